"""All thirteen tricks, won in play: tricks taken for a revoke never make a slam."""

from whistdrive.core.cards import TRICKS, Trump
from whistdrive.core.deal import Deal
from whistdrive.core.seating import Side

SLAM_HELP = "Points for all thirteen tricks won in play, by agreement (none in the English laws; flag whist: 1 more)."


def made_slam(deal: Deal, side: Side) -> bool:
    """Whether a side won all thirteen in play and paid for no revoke; a misere deal has no slam."""
    won = deal.played and deal.tricks[side] == TRICKS and deal.trump is not Trump.MISERE
    return won and not deal.revokes_by(side)
