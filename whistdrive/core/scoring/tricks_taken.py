"""The drive norm: each player writes down the tricks the side took, 0 to 13, and adds them up."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from whistdrive.core.award import Award, DealAward
from whistdrive.core.cards import TRICKS, Trump
from whistdrive.core.deal import Deal
from whistdrive.core.revoke import PENALTY_HELP, SIZE_HELP, RevokePenalty, pay_revokes
from whistdrive.core.seating import Side
from whistdrive.core.slam import SLAM_HELP, made_slam


class MisereCard(StrEnum):
    """What goes on the card after a misere deal."""

    THIRTEEN_LESS = "thirteen_less"
    TRICKS = "tricks"


@dataclass(frozen=True)
class TricksTaken:
    label: ClassVar[str] = "Tricks taken"
    unit: ClassVar[str] = "tricks"
    decides_movers: ClassVar[bool] = False

    misere_card: MisereCard = field(
        default=MisereCard.THIRTEEN_LESS,
        metadata={"help": "After a misere deal the card shows 13 less the tricks, or the tricks as taken."},
    )
    revoke: RevokePenalty = field(default=RevokePenalty.TAKE_TRICKS, metadata={"help": PENALTY_HELP})
    revoke_tricks: int = field(default=3, metadata={"help": SIZE_HELP})
    slam_bonus: int = field(default=0, metadata={"help": SLAM_HELP})

    @property
    def counts_honours(self) -> bool:
        return False

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        return tuple(DealAward(self._side(deal, Side.NS), self._side(deal, Side.EW)) for deal in deals)

    def _side(self, deal: Deal, side: Side) -> Award:
        paid = pay_revokes(deal, self.revoke, self.revoke_tricks)
        turned = deal.trump is Trump.MISERE and self.misere_card is MisereCard.THIRTEEN_LESS and deal.played
        written = TRICKS - paid.tricks[side] if turned else paid.tricks[side]
        bonus = self.slam_bonus if made_slam(deal, side) else 0
        return Award(max(0, written + paid.points[side]) + bonus, paid.tricks[side])

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        return None

    def is_over(self, deals: Sequence[Deal]) -> bool:
        return bool(deals)


RULE = TricksTaken()
