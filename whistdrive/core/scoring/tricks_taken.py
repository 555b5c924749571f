"""The drive norm: each player writes down the tricks the side took, 0 to 13, and adds them up."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from whistdrive.core.cards import TRICKS, Trump
from whistdrive.core.deal import Deal
from whistdrive.core.kinds import Award, DealAward
from whistdrive.core.revoke import tricks_after_revokes
from whistdrive.core.seating import Side


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
    revoke_tricks: int = field(
        default=3, metadata={"help": "Tricks that pass to the other side for each revoke (English laws: 3)."}
    )

    @property
    def counts_honours(self) -> bool:
        return False

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        return tuple(DealAward(self._side(deal, Side.NS), self._side(deal, Side.EW)) for deal in deals)

    def _side(self, deal: Deal, side: Side) -> Award:
        tricks = tricks_after_revokes(deal, self.revoke_tricks)[side]
        turned = deal.trump is Trump.MISERE and self.misere_card is MisereCard.THIRTEEN_LESS
        return Award(TRICKS - tricks if turned and deal.played else tricks, tricks)

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        return None

    def is_over(self, deals: Sequence[Deal]) -> bool:
        return bool(deals)


RULE = TricksTaken()
