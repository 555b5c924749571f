"""Losers move and every partnership changes: the losing lady goes up one table and the losing gentleman
down one; the winning gentleman changes chair so that he now opposes the lady he played with."""

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
class LosersMove:
    label: ClassVar[str] = "Losers move, partners change"
    instruction: ClassVar[str] = "Losers move: ladies up, gentlemen down. The gentleman who stays changes chair."
    needs_results: ClassVar[bool] = True
    roles: ClassVar[RolesUse] = RolesUse.KEPT

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        return rotate(field, played, step, self.roles)

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return field_problems(field, self.roles)


def step(tables: Sequence[PlayedTable]) -> Chairs:
    """Domain 1.2: the staying gentleman takes the losing gentleman's chair, the newcomer takes his."""
    by_number = {table.number: table for table in tables}
    chairs: Chairs = {}
    for table in tables:
        won, lost, here = table.winner, table.winner.other, table.number
        chairs[Chair(here, table.seat_of(won, Role.A))] = table.entry(won, Role.A)
        chairs[Chair(here, table.seat_of(lost, Role.B))] = table.entry(won, Role.B)
        up, down = by_number[table.up], by_number[table.down]
        chairs[Chair(up.number, up.seat_of(up.winner.other, Role.A))] = table.entry(lost, Role.A)
        chairs[Chair(down.number, down.seat_of(down.winner, Role.B))] = table.entry(lost, Role.B)
    return chairs


RULE = LosersMove()
