"""Head table: winners go one table towards table 1 and part; losers stay. At table 1 the winners stay and
the losers drop to the last table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.field import Field, Role
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.problems import Problem
from whistdrive.core.rotation import Chairs, PlayedTable, field_problems, rotate
from whistdrive.core.seating import Chair, Seating, Side


@dataclass(frozen=True)
class HeadTable:
    label: ClassVar[str] = "Head table: winners up, losers stay"
    instruction: ClassVar[str] = "Winners go one table up; at table 1 the losers go to the last. Partners part."
    needs_results: ClassVar[bool] = True
    roles: ClassVar[RolesUse] = RolesUse.KEPT

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        return rotate(field, played, step, self.roles)

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return field_problems(field, self.roles)


def step(tables: Sequence[PlayedTable]) -> Chairs:
    """Domain 1.8: the staying lady keeps her chair, her gentleman opposes her, newcomers partner them."""
    by_number = {table.number: table for table in tables}
    chairs: Chairs = {}
    for table in tables:
        stays = _staying_side(table)
        leaves = stays.other
        chairs[Chair(table.number, table.seat_of(stays, Role.A))] = table.entry(stays, Role.A)
        chairs[Chair(table.number, table.seat_of(leaves, Role.B))] = table.entry(stays, Role.B)
        target = by_number[table.last if table.number == 1 else table.number - 1]
        there = _staying_side(target)
        chairs[Chair(target.number, target.seat_of(there.other, Role.A))] = table.entry(leaves, Role.A)
        chairs[Chair(target.number, target.seat_of(there, Role.B))] = table.entry(leaves, Role.B)
    return chairs


def _staying_side(table: PlayedTable) -> Side:
    return table.winner if table.number == 1 else table.winner.other


RULE = HeadTable()
