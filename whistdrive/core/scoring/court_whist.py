"""Court whist: six blocks of four deals, each scored its own way, from Coronation to Restoration."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import ClassVar

from whistdrive.core.award import Award, DealAward, Points
from whistdrive.core.cards import TRICKS
from whistdrive.core.deal import Deal
from whistdrive.core.kinds import Scoring
from whistdrive.core.revoke import tricks_after_revokes
from whistdrive.core.seating import Side

BLOCK_DEALS = 4


class Block(IntEnum):
    """The blocks in their order; after the last the first comes again."""

    CORONATION = 0
    PROSPERITY = 1
    CONSPIRACY = 2
    REVOLUTION = 3
    CONFISCATION = 4
    RESTORATION = 5


class Conspiracy(StrEnum):
    """What a player writes in Conspiracy, where each counts tricks of their own and only a side's are known."""

    HALF = "half"
    SIDE = "side"


@dataclass(frozen=True)
class CourtWhist:
    label: ClassVar[str] = "Court whist"
    unit: ClassVar[str] = "points"
    decides_movers: ClassVar[bool] = False

    conspiracy: Conspiracy = field(
        default=Conspiracy.HALF,
        metadata={
            "help": "In Conspiracy each player counts their own tricks. A result says only the side's: half of them "
            "each, or the side's."
        },
    )
    speaking_cost: int = field(
        default=3,
        metadata={"help": "Points a side loses when a player speaks in Confiscation; enter it where revokes go."},
    )
    honour_value: int = field(
        default=1, metadata={"help": "Points for each honour a side holds three or four of, in Restoration."}
    )
    revoke_tricks: int = field(
        default=3, metadata={"help": "Tricks that pass to the other side for each revoke (English laws: 3)."}
    )

    @property
    def counts_honours(self) -> bool:
        return True

    def in_round(self, number: int, deals_per_round: int | None) -> Scoring:
        """The rule as it stands in one round: the blocks go by the deals of the whole drive."""
        return CourtRound(self, (number - 1) * (deals_per_round or 1))

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        return self.in_round(1, None).award(deals)

    def side(self, deal: Deal, block: Block, side: Side) -> Award:
        """What one deal of a block is worth to a side."""
        spoke = block is Block.CONFISCATION
        tricks = deal.tricks if spoke else tricks_after_revokes(deal, self.revoke_tricks)
        return Award(self._points(deal, block, side, tricks[side]) if deal.played else 0, tricks[side])

    def _points(self, deal: Deal, block: Block, side: Side, tricks: int) -> Points:
        held = deal.honours.held if deal.honours and deal.honours.side is side else 0
        half = tricks // 2 if tricks % 2 == 0 else tricks / 2
        points: dict[Block, Points] = {
            Block.PROSPERITY: 2 * tricks,
            Block.CONSPIRACY: tricks if self.conspiracy is Conspiracy.SIDE else half,
            Block.REVOLUTION: TRICKS - tricks,
            Block.CONFISCATION: max(0, tricks - self.speaking_cost * deal.revokes_by(side)),
            Block.RESTORATION: tricks + self.honour_value * held,
        }
        return points.get(block, tricks)

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        return None

    def is_over(self, deals: Sequence[Deal]) -> bool:
        return bool(deals)


@dataclass(frozen=True)
class CourtRound:
    """Court whist from a certain deal of the drive on (the first is 0)."""

    label: ClassVar[str] = CourtWhist.label
    unit: ClassVar[str] = CourtWhist.unit
    decides_movers: ClassVar[bool] = False

    rule: CourtWhist
    first: int

    @property
    def counts_honours(self) -> bool:
        return self.rule.counts_honours

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        return tuple(DealAward(*(self.rule.side(deal, self.block(deal), side) for side in Side)) for deal in deals)

    def block(self, deal: Deal) -> Block:
        return Block((self.first + deal.number - 1) // BLOCK_DEALS % len(Block))

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        return None

    def is_over(self, deals: Sequence[Deal]) -> bool:
        return bool(deals)


RULE = CourtWhist()
