"""Trump orders."""

import pytest

from whistdrive.core.cards import Trump
from whistdrive.core.problems import RuleBroken
from whistdrive.core.trumps import ORDERS, deal_index, read_order, trump_of

H, C, D, S, NT, M = (Trump(word) for word in ("hearts", "clubs", "diamonds", "spades", "none", "misere"))


def test_the_order_repeats() -> None:
    assert [trump_of((H, C, D, S), index) for index in range(6)] == [H, C, D, S, H, C]


def test_no_order_leaves_the_trump_to_the_table() -> None:
    assert trump_of((), 3) is None


def test_four_deals_a_round_go_once_through_four_suits() -> None:
    assert [deal_index(2, deal, 4) for deal in (1, 2, 3, 4)] == [4, 5, 6, 7]


def test_a_round_of_no_set_length_starts_the_order_afresh() -> None:
    assert [deal_index(9, deal, None) for deal in (1, 2)] == [0, 1]


@pytest.mark.parametrize("typed", ["h c d s nt", "H,C,D,S,N", "hearts, clubs diamonds SPADES none"])
def test_the_clubs_own_list_is_read_as_typed(typed: str) -> None:
    assert read_order(typed) == (H, C, D, S, NT)


def test_misere_may_be_in_the_list() -> None:
    assert read_order("S H NT D C M") == (S, H, NT, D, C, M)


def test_what_is_not_a_trump_is_named() -> None:
    with pytest.raises(RuleBroken, match="“x” is not a trump"):
        read_order("h c x")


def test_every_order_that_clubs_are_known_to_use_is_there() -> None:
    """Domain section 3."""
    known = {order.trumps for order in ORDERS}
    assert {(H, D, S, C), (C, D, H, S), (NT, S, H, D, C), (S, H, C, D), (S, H, NT, D, C, M), (H,), ()} <= known
    assert len({order.key for order in ORDERS}) == len(ORDERS)


def test_only_suits_have_honours() -> None:
    assert [trump for trump in Trump if not trump.is_suit] == [NT, M]
