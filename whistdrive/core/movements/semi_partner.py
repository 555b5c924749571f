"""Losers move, winners stay together: the losing lady goes up one table and the losing gentleman down one;
the winners keep their chairs and their partner (a semi-partner drive)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.field import Field, Role
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.problems import Problem
from whistdrive.core.rotation import Chairs, PlayedTable, field_problems, rotate
from whistdrive.core.seating import Chair, Seating


@dataclass(frozen=True)
class SemiPartner:
    label: ClassVar[str] = "Losers move, winners stay partners"
    instruction: ClassVar[str] = "Losers move: ladies up, gentlemen down. Winners stay where they are."
    needs_results: ClassVar[bool] = True
    roles: ClassVar[RolesUse] = RolesUse.KEPT

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        return rotate(field, played, step, self.roles)

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return field_problems(field, self.roles)


def step(tables: Sequence[PlayedTable]) -> Chairs:
    """Domain 1.1: newcomers take the losers' chairs, lady for lady and gentleman for gentleman."""
    by_number = {table.number: table for table in tables}
    chairs: Chairs = {}
    for table in tables:
        for seat in table.winner.seats:
            chairs[Chair(table.number, seat)] = table.table.at(seat)
        for role, target in ((Role.A, by_number[table.up]), (Role.B, by_number[table.down])):
            loser = table.entry(table.winner.other, role)
            chairs[Chair(target.number, target.seat_of(target.winner.other, role))] = loser
    return chairs


RULE = SemiPartner()
