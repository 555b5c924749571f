"""Everyone with everyone: seats known beforehand, no partner twice where that can be had, meetings as even
as can be, sit-outs in turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from whistdrive.core.designs.individual import plan_individual
from whistdrive.core.designs.plan import PlannedRound
from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.planned import Plan, fixed_problems, follow, nameless, wishes_of
from whistdrive.core.problems import Problem
from whistdrive.core.seating import Seating


@dataclass(frozen=True)
class Individual:
    label: ClassVar[str] = "Everyone with everyone"
    instruction: ClassVar[str] = "Go where your card or the list sends you."
    needs_results: ClassVar[bool] = False
    roles: ClassVar[RolesUse] = RolesUse.IGNORED

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        rounds = max(field.planned_rounds, len(played) + 1)
        return follow(field, played, lambda kept: _plan(nameless(field), rounds, tuple(kept)))

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return fixed_problems(field)


@lru_cache(maxsize=64)
def _plan(field: Field, rounds: int, kept: tuple[PlannedRound, ...]) -> Plan:
    return plan_individual(len(field.entries), rounds, seed=field.seed, wishes=wishes_of(field), played=kept)


RULE = Individual()
