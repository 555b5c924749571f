"""Pairs stay together (cards 1 and 2, 3 and 4): north-south sit, east-west move up one table after every
round (Mitchell, compass whist)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.designs.pairs import mitchell
from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.pairing import pair_problems, pairs_of, seat_pairs
from whistdrive.core.problems import Problem
from whistdrive.core.seating import Seating


@dataclass(frozen=True)
class FixedPairs:
    label: ClassVar[str] = "Pairs: north-south sit, east-west move"
    instruction: ClassVar[str] = "North-south sit. East-west move up one table."
    needs_results: ClassVar[bool] = False
    keeps_pairs: ClassVar[bool] = True
    roles: ClassVar[RolesUse] = RolesUse.IGNORED

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        number = len(played) + 1
        return seat_pairs(field, number, mitchell(len(pairs_of(field)), number)[-1])

    def problems(self, field: Field) -> tuple[Problem, ...]:
        tables = (len(pairs_of(field)) + 1) // 2
        again = Problem(f"After {tables} rounds the same pairs meet again.")
        return (*pair_problems(field), *([again] if field.planned_rounds > tables else []))


RULE = FixedPairs()
