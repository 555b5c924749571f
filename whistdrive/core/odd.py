"""The odd tricks of a deal: a side's tricks above six, never negative."""

from collections.abc import Mapping

from whistdrive.core.cards import BOOK, TRICKS, Trump
from whistdrive.core.deal import Deal
from whistdrive.core.seating import Side


def good_tricks(deal: Deal, tricks: Mapping[Side, int]) -> dict[Side, int]:
    """Each side's tricks as far as they are good for it: at misere the thirteen less those taken (domain 1.12)."""
    if deal.trump is Trump.MISERE and deal.played:
        return {side: TRICKS - tricks[side] for side in Side}
    return dict(tricks)


def odd_tricks(deal: Deal, tricks: Mapping[Side, int]) -> dict[Side, int]:
    """Each side's tricks above the book."""
    return {side: max(0, count - BOOK) for side, count in good_tricks(deal, tricks).items()}
