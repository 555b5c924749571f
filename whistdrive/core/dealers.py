"""Who deals: the deal goes round the table, north first, one seat to the left with every deal of the drive."""

from whistdrive.core.seating import SEATS, Seat
from whistdrive.core.trumps import deal_index


def dealer_of(round_number: int, deal: int, deals_per_round: int | None) -> Seat:
    """The seat that deals; where people change chairs every round, the seat goes round and not the person."""
    return SEATS[deal_index(round_number, deal, deals_per_round) % len(SEATS)]
