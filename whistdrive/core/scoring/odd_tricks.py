"""Fixed-deal tournaments: a side scores one for each trick above six, and the other side nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from whistdrive.core.award import Award, DealAward
from whistdrive.core.deal import Deal
from whistdrive.core.odd import odd_tricks
from whistdrive.core.revoke import PENALTY_HELP, SIZE_HELP, RevokePenalty, pay_revokes
from whistdrive.core.seating import Side
from whistdrive.core.slam import SLAM_HELP, made_slam


@dataclass(frozen=True)
class OddTricks:
    label: ClassVar[str] = "Odd tricks (above six)"
    unit: ClassVar[str] = "points"
    decides_movers: ClassVar[bool] = False

    revoke: RevokePenalty = field(default=RevokePenalty.TAKE_TRICKS, metadata={"help": PENALTY_HELP})
    revoke_tricks: int = field(default=3, metadata={"help": SIZE_HELP})
    slam_bonus: int = field(default=0, metadata={"help": SLAM_HELP})

    @property
    def counts_honours(self) -> bool:
        return False

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        return tuple(DealAward(self._side(deal, Side.NS), self._side(deal, Side.EW)) for deal in deals)

    def _side(self, deal: Deal, side: Side) -> Award:
        """At misere a side counts the tricks it kept clear of above six (domain 1.12)."""
        paid = pay_revokes(deal, self.revoke, self.revoke_tricks)
        bonus = self.slam_bonus if made_slam(deal, side) else 0
        points = odd_tricks(deal, paid.tricks)[side] + paid.points[side]
        return Award(max(0, points) + bonus, paid.tricks[side])

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        return None

    def is_over(self, deals: Sequence[Deal]) -> bool:
        return bool(deals)


RULE = OddTricks()
