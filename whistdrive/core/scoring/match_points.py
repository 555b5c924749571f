"""A table's deals of a round are one match: the side with more tricks wins it, equal tricks are half a match each."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from whistdrive.core.award import Award, DealAward, Points, whole
from whistdrive.core.deal import Deal
from whistdrive.core.odd import good_tricks
from whistdrive.core.problems import RuleBroken
from whistdrive.core.revoke import tricks_after_revokes
from whistdrive.core.seating import Side


@dataclass(frozen=True)
class MatchPoints:
    label: ClassVar[str] = "Match points"
    unit: ClassVar[str] = "points"
    decides_movers: ClassVar[bool] = False

    win: float = field(default=1.0, metadata={"help": "Points for a match won (duplicate: 1; Aberdeen league: 3)."})
    tie: float = field(
        default=0.5, metadata={"help": "Points each for equal tricks (duplicate: half a match; Aberdeen league: 1)."}
    )
    revoke_tricks: int = field(
        default=3, metadata={"help": "Tricks that pass to the other side for each revoke (English laws: 3)."}
    )

    def __post_init__(self) -> None:
        if not (2 * self.win).is_integer() or not (2 * self.tie).is_integer() or not 0 <= self.tie <= self.win:
            raise RuleBroken("Points for a match are whole or half, and no less for winning it than for a tie.")

    @property
    def counts_honours(self) -> bool:
        return False

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        """The match is written down at its last deal that was played."""
        taken = [tricks_after_revokes(deal, self.revoke_tricks) for deal in deals]
        last = max((number for number, deal in enumerate(deals) if deal.played), default=None)
        match = self._match(deals)
        return tuple(
            DealAward(*(Award(match[side] if number == last else 0, tricks[side]) for side in Side))
            for number, tricks in enumerate(taken)
        )

    def _match(self, deals: Sequence[Deal]) -> dict[Side, Points]:
        margin = self._margin(deals)
        return {side: whole(self.tie if not margin else self.win if lead > 0 else 0.0) for side, lead in _leads(margin)}

    def _margin(self, deals: Sequence[Deal]) -> int:
        good = [good_tricks(deal, tricks_after_revokes(deal, self.revoke_tricks)) for deal in deals]
        return sum(each[Side.NS] - each[Side.EW] for each in good)

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        return None

    def is_over(self, deals: Sequence[Deal]) -> bool:
        return bool(deals)


def _leads(margin: int) -> tuple[tuple[Side, int], ...]:
    return ((Side.NS, margin), (Side.EW, -margin))


RULE = MatchPoints()
