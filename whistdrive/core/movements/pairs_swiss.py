"""Pairs stay together (cards 1 and 2, 3 and 4); after each round those with the most points meet, and no two
pairs meet twice while that can be helped."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.designs.pairs import swiss_round
from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.pairing import met_of, pair_problems, pairs_of, scores_of, seat_pairs
from whistdrive.core.problems import Problem
from whistdrive.core.seating import Seating


@dataclass(frozen=True)
class PairsSwiss:
    label: ClassVar[str] = "Pairs: by score so far"
    instruction: ClassVar[str] = "The list after each round says who meets whom."
    needs_results: ClassVar[bool] = True
    keeps_pairs: ClassVar[bool] = True
    roles: ClassVar[RolesUse] = RolesUse.IGNORED

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        met, sat_out = met_of(field, played)
        planned = swiss_round(len(pairs_of(field)), scores_of(field, played), met, sat_out)
        return seat_pairs(field, len(played) + 1, planned)

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return pair_problems(field)


RULE = PairsSwiss()
