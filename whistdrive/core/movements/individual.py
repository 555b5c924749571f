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
from whistdrive.core.kinds import RolesUse, option
from whistdrive.core.planned import Plan, fixed_problems, follow, nameless, wish_problems, wishes_of
from whistdrive.core.problems import Problem
from whistdrive.core.seating import Seating


@dataclass(frozen=True)
class Individual:
    label: ClassVar[str] = "Everyone with everyone"
    instruction: ClassVar[str] = "Go where your card or the list sends you."
    needs_results: ClassVar[bool] = False
    roles: ClassVar[RolesUse] = RolesUse.IGNORED

    never_partners: tuple[tuple[int, int], ...] = option("Card numbers that never partner each other: 3-7, 4-9.", ())
    never_meet: tuple[tuple[int, int], ...] = option("Card numbers never at one table: 3-7, 4-9.", ())
    must_partner: tuple[tuple[int, int], ...] = option("Card numbers that partner at least once: 3-7, 4-9.", ())
    prefer_out: tuple[int, ...] = option("Card numbers that would rather sit out where somebody has to: 5, 12.", ())

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        rounds = max(field.planned_rounds, len(played) + 1)
        return follow(field, played, lambda kept: _plan(self, nameless(field), rounds, tuple(kept)))

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return (*fixed_problems(field), *wish_problems(field, self))


@lru_cache(maxsize=64)
def _plan(rule: Individual, field: Field, rounds: int, kept: tuple[PlannedRound, ...]) -> Plan:
    return plan_individual(len(field.entries), rounds, seed=field.seed, wishes=wishes_of(field, rule), played=kept)


RULE = Individual()
