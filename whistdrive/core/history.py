"""What was played, as a movement needs to see it: the seats of each round and who won at each table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from whistdrive.core.cards import TRICKS, Trump
from whistdrive.core.deal import Deal
from whistdrive.core.kinds import DealAward, Points, Scoring
from whistdrive.core.seating import Seating, Side


@dataclass(frozen=True)
class PlayedRound:
    """A round that is over; a table without a winner (all its deals void) is absent from `winners`.

    `points` is what each table's sides earned in it, for movements that go by score.
    """

    seating: Seating
    winners: Mapping[int, Side] = field(default_factory=dict)
    points: Mapping[int, Mapping[Side, Points]] = field(default_factory=dict)


def winner_of(deals: Sequence[Deal], scoring: Scoring) -> Side | None:
    """Which side won a table's round: most tricks after revokes, level sides parted by the last deal.

    A misere deal is won by the side with six tricks or fewer.
    """
    if scoring.decides_movers:
        return scoring.winner(deals)
    taken = [_counted(deal, award) for deal, award in zip(deals, scoring.award(deals), strict=True) if deal.played]
    margins = [tricks[Side.NS] - tricks[Side.EW] for tricks in taken]
    lead = sum(margins) or (margins[-1] if margins else 0)
    return None if lead == 0 else Side.NS if lead > 0 else Side.EW


def _counted(deal: Deal, award: DealAward) -> dict[Side, int]:
    tricks = {side: award.of(side).tricks for side in Side}
    if deal.trump is Trump.MISERE:
        return {side: TRICKS - tricks[side] for side in Side}
    return tricks
