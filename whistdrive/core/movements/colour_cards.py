"""Colour cards: white goes up one table and blue goes down one after every round, whatever the result.
A couple that takes the same colour travels together; two colours part them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from whistdrive.core.field import Field, Role
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.problems import Problem
from whistdrive.core.rotation import Chairs, PlayedTable, field_problems, rotate
from whistdrive.core.seating import Chair, Seating, Side


@dataclass(frozen=True)
class ColourCards:
    label: ClassVar[str] = "Colour cards: white up, blue down"
    instruction: ClassVar[str] = "White up one table, blue down one."
    needs_results: ClassVar[bool] = False
    roles: ClassVar[RolesUse] = RolesUse.KEPT

    reverse: bool = field(default=False, metadata={"help": "White goes down and blue goes up instead."})

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        return rotate(field, played, self._step, self.roles)

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return field_problems(field, self.roles)

    def _step(self, tables: Sequence[PlayedTable]) -> Chairs:
        """Domain 1.6: everyone takes the same chair at the next table of their colour's way round."""
        chairs: Chairs = {}
        for table in tables:
            for side in Side:
                for role in Role:
                    target = table.up if (role is Role.A) != self.reverse else table.down
                    chairs[Chair(target, table.seat_of(side, role))] = table.entry(side, role)
        return chairs


RULE = ColourCards()
