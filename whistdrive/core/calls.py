"""Who goes where between two rounds, in words a caller can read aloud."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from whistdrive.core.field import Role
from whistdrive.core.role_words import role_word, role_words
from whistdrive.core.seating import Seating, Table
from whistdrive.core.words import and_list


@dataclass(frozen=True)
class Move:
    """One entry on its way: to a table, or out for a round when `table` is None."""

    entry: int
    table: int | None


@dataclass(frozen=True)
class TableCall:
    """What is called at one table: who leaves it for where, and who stays but changes chair."""

    table: int
    moves: tuple[Move, ...]
    turns: tuple[int, ...]
    text: str

    @property
    def sentence(self) -> str:
        """ "Table 3: lady to 4, gentleman to 2"."""
        return f"Table {self.table}: {self.text}"


@dataclass(frozen=True)
class Calls:
    """The whole call: table by table, then who comes in and who sits out."""

    tables: tuple[TableCall, ...]
    coming_in: tuple[Move, ...]
    sitting_out: tuple[int, ...]
    leaving: tuple[int, ...]

    @property
    def last(self) -> tuple[str, ...]:
        """The sentences after the tables: "Number 17 comes in at table 3." "Number 5 sits out." """
        return (
            *(f"Number {move.entry} comes in at table {move.table}." for move in self.coming_in),
            *_numbered(self.sitting_out, "sits out", "sit out"),
            *_numbered(self.leaving, "goes home", "go home"),
        )


def calls(before: Seating | None, after: Seating, roles: Mapping[int, Role | None], names: str) -> Calls:
    """What to call between two rounds; without a round before, everybody comes in and nothing is called by table.

    `roles` are the cards by number, `names` says what the two kinds are called (core.drive.Roles).
    """
    if before is None:
        return Calls((), (), after.sitting_out, ())
    known = {*after.chairs, *after.sitting_out}
    coming = [Move(number, chair.table) for number, chair in after.chairs.items() if number not in before.chairs]
    return Calls(
        tables=tuple(_table_call(table, after, roles, names) for table in before.tables),
        coming_in=tuple(sorted(coming, key=lambda move: (move.table or 0, move.entry))),
        sitting_out=after.sitting_out,
        leaving=tuple(number for number in sorted(before.chairs) if number not in known),
    )


def _table_call(table: Table, after: Seating, roles: Mapping[int, Role | None], names: str) -> TableCall:
    moves, turns = [], []
    for number in table.entries:
        chair = after.chairs.get(number)
        if chair is None or chair.table != table.number:
            moves.append(Move(number, chair.table if chair else None))
        elif chair.seat is not table.seat_of(number):
            turns.append(number)
    text = _moves_text(moves, roles, names)
    if turns:
        text = f"{text}, {_turns_text(turns, roles, names)}"
    return TableCall(table.number, tuple(moves), tuple(turns), text)


def _moves_text(moves: Sequence[Move], roles: Mapping[int, Role | None], names: str) -> str:
    if not moves:
        return "everyone stays"
    if not all(role_word(roles.get(move.entry), names) for move in moves):
        return ", ".join(f"{move.entry} {_where(move)}" for move in moves)
    parts = []
    for role in Role:
        going = [move for move in moves if roles.get(move.entry) is role]
        if len({move.table for move in going}) == 1 and len(going) == 2:
            parts.append(f"both {role_words(role, names)} {_where(going[0])}")
        else:
            parts += [f"{role_word(role, names)} {_where(move)}" for move in going]
    return ", ".join(parts)


def _where(move: Move) -> str:
    return f"to {move.table}" if move.table else "out"


def _turns_text(turns: Sequence[int], roles: Mapping[int, Role | None], names: str) -> str:
    if len(turns) == 1 and (word := role_word(roles.get(turns[0]), names)):
        return f"the {word} who stays changes chair"
    return f"{and_list([str(number) for number in turns])} change{'s' * (len(turns) == 1)} chair"


def _numbered(numbers: Sequence[int], one: str, many: str) -> tuple[str, ...]:
    if not numbers:
        return ()
    listed = and_list([str(number) for number in numbers])
    return (f"Number {listed} {one}.",) if len(numbers) == 1 else (f"Numbers {listed} {many}.",)
