"""Seats from the cards themselves: where results move people, each card says its table and its partner."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from whistdrive.core.checks import Mistake
from whistdrive.core.seating import Seating, Table
from whistdrive.core.words import and_list

Said = Mapping[int, Sequence[tuple[int, int] | None]]
"""By card number: table and partner of each round, None where the card sat out."""


def seatings_from_cards(said: Said) -> tuple[tuple[Seating, ...], tuple[Mistake, ...]]:
    """Every round's tables as far as four cards agree on them, and the tables that cannot be.

    Which pair is called north-south does not matter to the sums: the lower card's does.
    """
    rounds = max((len(lines) for lines in said.values()), default=0)
    seatings, mistakes = [], []
    for index in range(rounds):
        at: dict[int, dict[int, int]] = defaultdict(dict)
        for number, lines in sorted(said.items()):
            line = lines[index] if index < len(lines) else None
            if line:
                at[line[0]][number] = line[1]
        tables = {table: _table(table, partners) for table, partners in sorted(at.items())}
        good = tuple(found for found in tables.values() if found)
        seated = {number for found in good for number in found.entries}
        seatings.append(Seating(index + 1, good, tuple(sorted(said.keys() - seated))))
        mistakes += [_fault(index + 1, table, at[table]) for table, found in tables.items() if not found]
    return tuple(seatings), tuple(mistakes)


def _table(number: int, partners: Mapping[int, int]) -> Table | None:
    """The table, if it is two pairs who name each other."""
    mutual = all(partners.get(partner) == one != partner for one, partner in partners.items())
    if len(partners) != 4 or not mutual:
        return None
    north, east, *_ = sorted(partners, key=lambda one: (min(one, partners[one]), one))[::2]
    return Table(number, north, east, partners[north], partners[east])


def _fault(round_number: int, table: int, partners: Mapping[int, int]) -> Mistake:
    said = and_list([f"card {one} with {partner}" for one, partner in partners.items()])
    text = f"Round {round_number}, table {table}: {said}. That is not two pairs."
    return Mistake("table", tuple(partners), text)
