"""What honours are worth: three 2, four 4, two each nothing, and which law limits them."""

from enum import StrEnum

from whistdrive.core.deal import Deal
from whistdrive.core.seating import Side

WORTH = {3: 2, 4: 4}


class HonoursLaw(StrEnum):
    """Off; traditional (a side one short of game cannot count them); capped (never the winning point)."""

    OFF = "off"
    TRADITIONAL = "traditional"
    CAPPED = "capped"


def honours_points(deal: Deal, side: Side) -> int:
    """What a side's honours are worth before any limit; there are none without a trump suit."""
    suit = deal.trump is None or deal.trump.is_suit
    if deal.void or not suit or deal.honours is None or deal.honours.side is not side:
        return 0
    return WORTH[deal.honours.held]
