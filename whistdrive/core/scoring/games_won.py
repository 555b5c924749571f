"""Wins only: one for the side that took seven tricks or more, nothing for the other; more for a slam by agreement."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from whistdrive.core.award import Award, DealAward
from whistdrive.core.cards import BOOK
from whistdrive.core.deal import Deal
from whistdrive.core.odd import good_tricks
from whistdrive.core.revoke import tricks_after_revokes
from whistdrive.core.seating import Side
from whistdrive.core.slam import SLAM_HELP, made_slam


@dataclass(frozen=True)
class GamesWon:
    label: ClassVar[str] = "Games won"
    unit: ClassVar[str] = "games"
    decides_movers: ClassVar[bool] = False

    revoke_tricks: int = field(
        default=3, metadata={"help": "Tricks that pass to the other side for each revoke (English laws: 3)."}
    )
    slam_bonus: int = field(default=0, metadata={"help": SLAM_HELP})

    @property
    def counts_honours(self) -> bool:
        return False

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        return tuple(DealAward(self._side(deal, Side.NS), self._side(deal, Side.EW)) for deal in deals)

    def _side(self, deal: Deal, side: Side) -> Award:
        tricks = tricks_after_revokes(deal, self.revoke_tricks)
        won = int(good_tricks(deal, tricks)[side] > BOOK)
        return Award(won + (self.slam_bonus if made_slam(deal, side) else 0), tricks[side])

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        return None

    def is_over(self, deals: Sequence[Deal]) -> bool:
        return bool(deals)


RULE = GamesWon()
