"""Numbered chairs, no ladies' and gentlemen's cards: winners go to the next table, the loser in the lower
chair moves on one chair, shuffles and deals. Chairs 1 to 4 run clockwise from north; 1 plays with 3."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.problems import Problem
from whistdrive.core.rotation import Chairs, PlayedTable, field_problems, rotate
from whistdrive.core.seating import SEATS, Chair, Seating


@dataclass(frozen=True)
class NumberedChairs:
    label: ClassVar[str] = "Numbered chairs, winners move"
    instruction: ClassVar[str] = "Winners move up one table. The loser in the lower chair moves on one and deals."
    needs_results: ClassVar[bool] = True
    roles: ClassVar[RolesUse] = RolesUse.IGNORED

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        return rotate(field, played, step, self.roles)

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return field_problems(field, self.roles)


def step(tables: Sequence[PlayedTable]) -> Chairs:
    """Domain 1.5: after the move the losers sit in 2 and 3, or in 3 and 4; newcomers take 1 and what is left."""
    chairs: Chairs = {}
    for table in tables:
        lower, higher = (SEATS.index(seat) for seat in table.winner.other.seats)
        chairs[Chair(table.number, SEATS[lower + 1])] = table.table.entries[lower]
        chairs[Chair(table.number, SEATS[higher])] = table.table.entries[higher]
    by_number = {table.number: table for table in tables}
    for table in tables:
        first, second = (SEATS.index(seat) for seat in table.winner.seats)
        losers_lower = SEATS.index(by_number[table.up].winner.other.seats[0])
        left_over = 1 if losers_lower == 1 else 3
        chairs[Chair(table.up, SEATS[0])] = table.table.entries[second]
        chairs[Chair(table.up, SEATS[left_over])] = table.table.entries[first]
    return chairs


RULE = NumberedChairs()
