"""Everyone with everyone, each partnership one of each card: seats known beforehand, no partner twice where
that can be had; couples can be kept from partnering each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from whistdrive.core.designs.mixed import plan_mixed
from whistdrive.core.designs.plan import PlannedRound
from whistdrive.core.field import Field, Role, roles_kept
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse, option
from whistdrive.core.planned import (
    NO_CARDS,
    Plan,
    by_place,
    follow,
    nameless,
    two_cards_problems,
    wish_problems,
    wishes_of,
)
from whistdrive.core.problems import Problem, RuleBroken
from whistdrive.core.seating import Seating


@dataclass(frozen=True)
class Mixed:
    label: ClassVar[str] = "Everyone with everyone, one of each card"
    instruction: ClassVar[str] = "Go where your card or the list sends you."
    needs_results: ClassVar[bool] = False
    roles: ClassVar[RolesUse] = RolesUse.KEPT

    couples: tuple[tuple[int, int], ...] = option("Couples by card number, who never partner each other: 1-2, 3-4.", ())
    never_partners: tuple[tuple[int, int], ...] = option("Card numbers that never partner each other: 3-8, 4-9.", ())
    never_meet: tuple[tuple[int, int], ...] = option("Card numbers never at one table: 3-7, 4-9.", ())
    must_partner: tuple[tuple[int, int], ...] = option("Card numbers that partner at least once: 3-8, 4-9.", ())
    prefer_out: tuple[int, ...] = option("Card numbers that would rather sit out where somebody has to: 5, 12.", ())

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        if not roles_kept(field.entries):
            raise RuleBroken(NO_CARDS)
        rounds = max(field.planned_rounds, len(played) + 1)
        return follow(field, played, lambda kept: _plan(self, nameless(field), rounds, tuple(kept)))

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return (*two_cards_problems(field), *wish_problems(field, self))


@lru_cache(maxsize=64)
def _plan(rule: Mixed, field: Field, rounds: int, kept: tuple[PlannedRound, ...]) -> Plan:
    at = {entry.number: index for index, entry in enumerate(field.entries)}
    kinds = {role: [at[e.number] for e in field.entries if e.role is role] for role in Role}
    couples = sorted(by_place(rule.couples, at))
    wishes = wishes_of(field, rule)
    return plan_mixed(
        kinds[Role.A], kinds[Role.B], rounds, couples=couples, seed=field.seed, wishes=wishes, played=kept
    )


RULE = Mixed()
