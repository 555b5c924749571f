"""Moves the field on from one round to the next: the rule's steps, then sit-outs, comings and goings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from whistdrive.core.chairs import keep_fixed_chairs
from whistdrive.core.field import Entry, Field, Role, of_role, roles_kept
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.problems import Problem, RuleBroken
from whistdrive.core.seating import SEATS, Chair, Seat, Seating, Side, Table, seating_from
from whistdrive.core.sitouts import choose_sit_outs

Chairs = dict[Chair, int]
ROLE_OF_SEAT = {Seat.NORTH: Role.A, Seat.EAST: Role.A, Seat.SOUTH: Role.B, Seat.WEST: Role.B}


@dataclass(frozen=True)
class PlayedTable:
    """One table at the end of a round, with who of each pair moves up and who down."""

    table: Table
    winner: Side
    roles: Mapping[int, Role]
    last: int

    @property
    def number(self) -> int:
        return self.table.number

    @property
    def up(self) -> int:
        """The next higher table; from the last back to table 1."""
        return 1 if self.number == self.last else self.number + 1

    @property
    def down(self) -> int:
        return self.last if self.number == 1 else self.number - 1

    def seat_of(self, side: Side, role: Role) -> Seat:
        """Where the lady (role A) or gentleman (role B) of a side sits; without roles north and east go up."""
        first, second = side.seats
        pair = {self.roles.get(self.table.at(seat)): seat for seat in side.seats}
        if {Role.A, Role.B} <= pair.keys():
            return pair[role]
        return first if role is Role.A else second

    def entry(self, side: Side, role: Role) -> int:
        return self.table.at(self.seat_of(side, role))


Step = Callable[[Sequence[PlayedTable]], Chairs]


def rotate(field: Field, played: Sequence[PlayedRound], step: Step, use: RolesUse) -> Seating:
    """The next round's seating: `step` moves the four of each table, the rest is house-keeping."""
    number = len(played) + 1
    here = field.at(number)
    with_roles = use is RolesUse.KEPT and roles_kept(here)
    tables = tables_for(here, with_roles)
    if not tables:
        raise RuleBroken(too_few(here, with_roles))
    chairs = step(_played_tables(field, played[-1], with_roles)) if played else {}
    chairs = _stayers(chairs, here, tables)
    out = choose_sit_outs(here, played, _places(here, tables, with_roles))
    chairs = {chair: entry for chair, entry in chairs.items() if entry not in out}
    _fill(chairs, _incoming(here, chairs, out, played), tables, here if with_roles else ())
    chairs = keep_fixed_chairs(chairs, here, with_roles)
    return seating_from(number, chairs, tuple(out))


def tables_for(here: Sequence[Entry], with_roles: bool) -> int:
    """How many full tables this field fills; with roles each table takes two of each."""
    if with_roles:
        return min(len(of_role(here, Role.A)), len(of_role(here, Role.B))) // 2
    return len(here) // 4


def too_few(here: Sequence[Entry], with_roles: bool) -> str:
    if with_roles:
        return (
            f"A table takes two of each card; there are {len(of_role(here, Role.A))} and {len(of_role(here, Role.B))}."
        )
    return f"It takes four to play; there are {len(here)}."


def _played_tables(field: Field, last: PlayedRound, with_roles: bool) -> list[PlayedTable]:
    roles = {e.number: e.role for e in field.entries if e.role} if with_roles else {}
    tables = last.seating.tables
    # A round whose deals were all void has no winner: the movement still needs one, and north-south stands for it.
    return [PlayedTable(t, last.winners.get(t.number, Side.NS), roles, len(tables)) for t in tables]


def _stayers(chairs: Chairs, here: Sequence[Entry], tables: int) -> Chairs:
    """Only those who are still there, at tables that are still used."""
    present = {entry.number for entry in here}
    return {c: e for c, e in chairs.items() if e in present and c.table <= tables}


def _places(here: Sequence[Entry], tables: int, with_roles: bool) -> dict[Role | None, int]:
    """How many of each role can be seated."""
    return {Role.A: 2 * tables, Role.B: 2 * tables} if with_roles else {None: 4 * tables}


def _incoming(here: Sequence[Entry], chairs: Chairs, out: Sequence[int], played: Sequence[PlayedRound]) -> list[Entry]:
    """Those who need a chair: who sat out longest first, then by number."""
    seated, resting = set(chairs.values()), set(played[-1].seating.sitting_out) if played else set()
    waiting = [entry for entry in here if entry.number not in seated and entry.number not in out]
    return sorted(waiting, key=lambda entry: (entry.number not in resting, entry.number))


def _fill(chairs: Chairs, incoming: list[Entry], tables: int, card_holders: Sequence[Entry]) -> None:
    """Give each empty chair, in table order, to the first in line whose card suits it; none hold cards: any."""
    waiting = list(incoming)
    empty = [c for c in (Chair(t, s) for t in range(1, tables + 1) for s in SEATS) if c not in chairs]
    roles = {entry.number: entry.role for entry in card_holders}
    for chair in empty:
        wanted = _wanted(chair, chairs, roles) if card_holders else None
        suited = next((e for e in waiting if wanted is None or e.role is wanted), waiting[0])
        waiting.remove(suited)
        chairs[chair] = suited.number


def _wanted(chair: Chair, chairs: Chairs, roles: dict[int, Role | None]) -> Role:
    partner = roles.get(chairs.get(chair.partner, 0))
    return partner.other if partner else ROLE_OF_SEAT[chair.seat]


def field_problems(field: Field, use: RolesUse) -> tuple[Problem, ...]:
    """What any movement that goes by results says of a field before the first round."""
    here = field.at(1)
    with_roles = use is RolesUse.KEPT and roles_kept(here)
    tables = tables_for(here, with_roles)
    if not tables:
        return (Problem(too_few(here, with_roles), stops=True),)
    found = []
    if tables < 3:
        found.append(Problem(f"With {tables} table{'s' * (tables > 1)} the same people keep meeting."))
    if with_roles and (swap := cards_to_swap(here)):
        found.append(Problem(swap))
    return tuple(found)


def cards_to_swap(here: Sequence[Entry]) -> str:
    """How many should take the other card so that as many as possible can play; empty when none need."""
    spare = len(of_role(here, Role.A)) - len(of_role(here, Role.B))
    swap = (abs(spare)) // 2
    if not swap or tables_for(here, True) == len(here) // 4:
        return ""
    holders, other = ("A", "B") if spare > 0 else ("B", "A")
    return f"{swap} with card {holders} should take card {other}: then {len(here) // 4} tables can play."
