"""What the deals of one table were worth, worked out once for equal deals: an evening has thousands, few differ."""

from collections.abc import Hashable
from functools import lru_cache
from typing import cast

from whistdrive.core.award import DealAward
from whistdrive.core.deal import Deal
from whistdrive.core.kinds import Scoring


def awards_of(scoring: Scoring, deals: tuple[Deal, ...]) -> tuple[DealAward, ...]:
    """One award a deal, in their order; rules and deals are values, so equal ones have equal awards."""
    return _worked_out(cast(Hashable, scoring), deals)


@lru_cache(maxsize=16_384)
def _worked_out(scoring: Hashable, deals: tuple[Deal, ...]) -> tuple[DealAward, ...]:
    return tuple(cast(Scoring, scoring).award(deals))
