"""One deal: thirteen tricks, honours, revokes, or thrown in."""

from dataclasses import replace

import pytest

from whistdrive.core.cards import Trump
from whistdrive.core.deal import Deal, Honours
from whistdrive.core.problems import RuleBroken
from whistdrive.core.revoke import tricks_after_revokes
from whistdrive.core.seating import Seat, Side

NS, EW = Side.NS, Side.EW
DEAL = Deal(1, Trump.HEARTS, 8)


@pytest.mark.parametrize("tricks", range(14))
def test_the_tricks_of_a_deal_add_up_to_thirteen(tricks: int) -> None:
    deal = Deal(1, None, tricks)
    assert deal.tricks == {NS: tricks, EW: 13 - tricks}


@pytest.mark.parametrize("tricks", [-1, 14, None])
def test_other_than_0_to_13_tricks_cannot_be(tricks: int | None) -> None:
    with pytest.raises(RuleBroken, match="0 to 13"):
        Deal(1, None, tricks)


def test_a_deal_thrown_in_has_no_tricks_and_is_not_played() -> None:
    void = Deal(1, Trump.HEARTS, None, void=True)
    assert (void.tricks, void.played) == ({NS: 0, EW: 0}, False)


@pytest.mark.parametrize("held", [0, 1, 2, 5])
def test_honours_are_three_or_four(held: int) -> None:
    with pytest.raises(RuleBroken):
        Honours(NS, held)


@pytest.mark.parametrize("trump", [Trump.NONE, Trump.MISERE])
def test_there_are_no_honours_without_a_trump_suit(trump: Trump) -> None:
    with pytest.raises(RuleBroken, match="no honours"):
        Deal(1, trump, 7, Honours(NS, 4))


def test_the_same_result_is_told_from_another() -> None:
    assert DEAL.same_result(replace(DEAL, number=2))
    assert Deal(1, None, 8, revokes=(NS, EW)).same_result(Deal(1, None, 8, revokes=(EW, NS)))
    others = (None, replace(DEAL, ns_tricks=7), replace(DEAL, trump=None), replace(DEAL, dealer=Seat.EAST))
    assert not any(DEAL.same_result(other) for other in others)


@pytest.mark.parametrize(
    ("tricks", "revokes", "after"),
    [
        (8, (NS,), 5),
        (8, (EW,), 11),
        (8, (NS, EW), 8),
        (8, (NS, NS), 2),
        (2, (NS,), 0),
        (12, (EW,), 13),
        (8, (), 8),
    ],
)
def test_three_tricks_pass_over_for_each_revoke(tricks: int, revokes: tuple[Side, ...], after: int) -> None:
    """Domain vectors 10 and 34: 8-5 becomes 5-8; the sum stays 13 and nobody goes below nothing."""
    assert tricks_after_revokes(Deal(1, None, tricks, revokes=revokes)) == {NS: after, EW: 13 - after}


def test_a_club_may_take_two_tricks_for_a_revoke() -> None:
    assert tricks_after_revokes(Deal(1, None, 8, revokes=(NS,)), each=2) == {NS: 6, EW: 7}


def test_a_revoke_in_a_deal_thrown_in_costs_nothing() -> None:
    assert tricks_after_revokes(Deal(1, None, None, revokes=(NS,), void=True)) == {NS: 0, EW: 0}
