"""Winners move and every partnership changes: the winning lady goes up one table and the winning gentleman
down one, each to partner a loser found there; the losing gentleman moves to the chair on his lady's right."""

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
class WinnersMove:
    label: ClassVar[str] = "Winners move, partners change"
    instruction: ClassVar[str] = "Winners move: ladies up, gentlemen down. The losing gentleman changes chair."
    needs_results: ClassVar[bool] = True
    roles: ClassVar[RolesUse] = RolesUse.KEPT

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        return rotate(field, played, step, self.roles)

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return field_problems(field, self.roles)


def step(tables: Sequence[PlayedTable]) -> Chairs:
    """Domain 1.3, chairs from [GOA]: gentleman of the losers to the losing lady's right, newcomers opposite."""
    by_number = {table.number: table for table in tables}
    chairs: Chairs = {}
    for table in tables:
        lady = table.seat_of(table.winner.other, Role.A)
        chairs[Chair(table.number, lady)] = table.entry(table.winner.other, Role.A)
        chairs[Chair(table.number, lady.clockwise(-1))] = table.entry(table.winner.other, Role.B)
        up, down = by_number[table.up], by_number[table.down]
        up_lady = up.seat_of(up.winner.other, Role.A)
        down_lady = down.seat_of(down.winner.other, Role.A)
        chairs[Chair(up.number, up_lady.clockwise(1))] = table.entry(table.winner, Role.A)
        chairs[Chair(down.number, down_lady.clockwise(2))] = table.entry(table.winner, Role.B)
    return chairs


RULE = WinnersMove()
