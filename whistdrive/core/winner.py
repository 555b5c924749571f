"""Which side won a table's round, as the movement counts it."""

from collections.abc import Sequence

from whistdrive.core.award import DealAward
from whistdrive.core.awarded import awards_of
from whistdrive.core.cards import TRICKS, Trump
from whistdrive.core.deal import Deal
from whistdrive.core.kinds import Scoring
from whistdrive.core.seating import Side


def winner_of(deals: Sequence[Deal], scoring: Scoring) -> Side | None:
    """Which side won a table's round: most tricks after revokes, level sides parted by the last deal.

    A misere deal is won by the side with six tricks or fewer.
    """
    if scoring.decides_movers:
        return scoring.winner(deals)
    taken = [
        _counted(deal, award)
        for deal, award in zip(deals, awards_of(scoring, tuple(deals)), strict=True)
        if deal.played
    ]
    margins = [tricks[Side.NS] - tricks[Side.EW] for tricks in taken]
    lead = sum(margins) or (margins[-1] if margins else 0)
    return None if lead == 0 else Side.NS if lead > 0 else Side.EW


def _counted(deal: Deal, award: DealAward) -> dict[Side, int]:
    tricks = {side: award.of(side).tricks for side in Side}
    if deal.trump is Trump.MISERE:
        return {side: TRICKS - tricks[side] for side in Side}
    return tricks
