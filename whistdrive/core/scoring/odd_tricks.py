"""Fixed-deal tournaments: a side scores one for each trick above six, and the other side nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from whistdrive.core.cards import BOOK, TRICKS, Trump
from whistdrive.core.deal import Deal
from whistdrive.core.kinds import Award, DealAward
from whistdrive.core.revoke import tricks_after_revokes
from whistdrive.core.seating import Side


@dataclass(frozen=True)
class OddTricks:
    label: ClassVar[str] = "Odd tricks (above six)"
    unit: ClassVar[str] = "points"
    decides_movers: ClassVar[bool] = False

    revoke_tricks: int = field(
        default=3, metadata={"help": "Tricks that pass to the other side for each revoke (English laws: 3)."}
    )

    @property
    def counts_honours(self) -> bool:
        return False

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        return tuple(DealAward(self._side(deal, Side.NS), self._side(deal, Side.EW)) for deal in deals)

    def _side(self, deal: Deal, side: Side) -> Award:
        """At misere a side counts the tricks it kept clear of above six (domain 1.12)."""
        tricks = tricks_after_revokes(deal, self.revoke_tricks)[side]
        counted = TRICKS - tricks if deal.trump is Trump.MISERE and deal.played else tricks
        return Award(max(0, counted - BOOK), tricks)

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        return None

    def is_over(self, deals: Sequence[Deal]) -> bool:
        return bool(deals)


RULE = OddTricks()
