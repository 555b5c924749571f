"""What a revoke costs, in tricks: they pass to the side that did not revoke (English laws)."""

from whistdrive.core.cards import TRICKS
from whistdrive.core.deal import Deal
from whistdrive.core.seating import Side


def tricks_after_revokes(deal: Deal, each: int = 3) -> dict[Side, int]:
    """Each side's tricks once `each` trick(s) a revoke have passed over; the sum stays 13, nobody goes below 0.

    Source: domain vectors 10 and 34. When both sides revoked, the transfers cancel one for one.
    """
    if deal.void:
        return deal.tricks
    passed = each * (deal.revokes_by(Side.EW) - deal.revokes_by(Side.NS))
    north_south = min(TRICKS, max(0, deal.tricks[Side.NS] + passed))
    return {Side.NS: north_south, Side.EW: TRICKS - north_south}
