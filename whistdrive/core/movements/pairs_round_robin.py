"""Pairs stay together (cards 1 and 2, 3 and 4) and every pair meets every other; with fewer rounds as many
others as there are rounds (Howell)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.designs.pairs import round_robin
from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.pairing import pair_problems, pairs_of, seat_pairs
from whistdrive.core.problems import Problem
from whistdrive.core.seating import Seating


@dataclass(frozen=True)
class PairsRoundRobin:
    label: ClassVar[str] = "Pairs: every pair against every pair"
    instruction: ClassVar[str] = "Go where your card or the list sends you, with your partner."
    needs_results: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = True
    roles: ClassVar[RolesUse] = RolesUse.IGNORED

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        number = len(played) + 1
        return seat_pairs(field, number, round_robin(len(pairs_of(field)), number)[-1])

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return pair_problems(field)


RULE = PairsRoundRobin()
