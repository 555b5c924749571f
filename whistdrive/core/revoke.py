"""What a revoke costs: tricks that pass over, points added to the other side, or points taken off (English laws)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from whistdrive.core.cards import TRICKS
from whistdrive.core.deal import Deal
from whistdrive.core.seating import Side

PENALTY_HELP = (
    "What a revoke costs: take_tricks from the side that revoked, add_points to the other side, or deduct_points "
    "(English laws: the other side's choice; a drive agrees on one)."
)
SIZE_HELP = "How many tricks or points each revoke costs (English laws: 3; military bridge: 2)."


class RevokePenalty(StrEnum):
    """The three penalties of the English laws."""

    TAKE_TRICKS = "take_tricks"
    ADD_POINTS = "add_points"
    DEDUCT_POINTS = "deduct_points"


@dataclass(frozen=True)
class Paid:
    """A deal once its revokes are paid: each side's tricks, and the points added to it or taken off."""

    tricks: Mapping[Side, int]
    points: Mapping[Side, int]


def pay_revokes(deal: Deal, penalty: RevokePenalty, each: int) -> Paid:
    """What each side is left with when every revoke costs `each` trick(s) or points."""
    if deal.void or penalty is RevokePenalty.TAKE_TRICKS:
        return Paid(tricks_after_revokes(deal, each), dict.fromkeys(Side, 0))
    if penalty is RevokePenalty.ADD_POINTS:
        return Paid(deal.tricks, {side: each * deal.revokes_by(side.other) for side in Side})
    return Paid(deal.tricks, {side: -each * deal.revokes_by(side) for side in Side})


def tricks_after_revokes(deal: Deal, each: int = 3) -> dict[Side, int]:
    """Each side's tricks once `each` trick(s) a revoke have passed over; the sum stays 13, nobody goes below 0.

    Source: domain vectors 10 and 34. When both sides revoked, the transfers cancel one for one.
    """
    if deal.void:
        return deal.tricks
    passed = each * (deal.revokes_by(Side.EW) - deal.revokes_by(Side.NS))
    north_south = min(TRICKS, max(0, deal.tricks[Side.NS] + passed))
    return {Side.NS: north_south, Side.EW: TRICKS - north_south}
