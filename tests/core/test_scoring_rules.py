"""Options of the scoring rules that no numbered vector speaks of."""

import pytest

from tests.core.test_scoring_vectors import A, B, deal, marks, rubber, scoring, totals
from whistdrive.core.cards import Trump
from whistdrive.core.deal import Deal
from whistdrive.core.problems import RuleBroken
from whistdrive.core.revoke import RevokePenalty
from whistdrive.core.rubber import GameLaw
from whistdrive.core.slam import made_slam
from whistdrive.core.winner import winner_of


@pytest.mark.parametrize(
    ("penalty", "points"), [("take_tricks", (6, 7)), ("add_points", (8, 7)), ("deduct_points", (6, 5))]
)
def test_a_revoke_may_cost_two_tricks_or_two_points(penalty: str, points: tuple[int, int]) -> None:
    assert totals(scoring("tricks_taken", revoke=penalty, revoke_tricks=2), [deal(8, revokes=(A,))]) == points


def test_nobody_goes_below_nought_for_a_revoke() -> None:
    beaten = deal(1, revokes=(A,))
    assert totals(scoring("tricks_taken"), [beaten]) == (0, 13)
    assert totals(scoring("odd_tricks", revoke="deduct_points"), [beaten])[0] == 0
    assert marks((1, 0), beaten, GameLaw(5, penalty=RevokePenalty.DEDUCT_POINTS)) == (0, 6)


def test_tricks_taken_for_a_revoke_never_make_a_slam() -> None:
    assert made_slam(deal(13), A)
    assert not made_slam(deal(10, revokes=(B,)), A)
    assert not made_slam(deal(13, revokes=(A,)), A)
    assert not made_slam(Deal(1, Trump.MISERE, 13), A)
    assert totals(scoring("odd_tricks", slam_bonus=2), [deal(10, revokes=(B,))]) == (7, 0)
    assert totals(scoring("odd_tricks", slam_bonus=2), [deal(13)]) == (9, 0)


def test_when_both_revoke_neither_can_win_the_game() -> None:
    law = GameLaw(5, penalty=RevokePenalty.ADD_POINTS)
    assert marks((4, 3), deal(10, revokes=(A, B)), law) == (4, 4)


def test_a_side_that_revoked_cannot_win_the_game_on_tricks_that_are_left() -> None:
    assert marks((4, 0), deal(12, revokes=(A,))) == (4, 0)


def test_honours_count_beside_odd_tricks_where_deals_are_fixed() -> None:
    rule = scoring("odd_tricks_and_honours")
    assert rule.counts_honours
    assert totals(rule, [deal(9, (B, 4))]) == (3, 4)
    assert totals(rule, [Deal(1, Trump.NONE, 9)]) == (3, 0)


def test_running_points_count_everything_and_two_more_for_two_games_to_nothing() -> None:
    clean, third = rubber((A, 2), (A, 3)), rubber((A, 2), (B, 1), (A, 0))
    running = scoring("rubber", laws="running", counts="points")
    assert totals(running, clean) == (5 + 5 + 2, 2 + 3)
    assert totals(running, third) == (5 + 1 + 5, 2 + 5 + 0)
    assert totals(scoring("rubber", laws="running"), clean) == (7, -7)


def test_a_match_that_goes_past_the_target_keeps_its_points() -> None:
    match = scoring("rubber", laws="running", best_of=1, honours="off", counts="points")
    deals = [deal(10, number=1), deal(8, number=2)]
    assert totals(match, deals) == (6, 0)
    assert match.is_over(deals)


def test_the_third_game_is_not_played_after_two() -> None:
    assert scoring("rubber").is_over(rubber((A, 0), (A, 0)))
    assert not scoring("rubber").is_over(rubber((A, 0), (B, 0)))


def test_a_session_of_several_rubbers_goes_by_the_margin() -> None:
    evening = rubber((A, 0), (A, 0)) + rubber((B, 3), (A, 0), (B, 4))
    assert totals(scoring("rubber"), evening) == (8 - 1, 1 - 8)
    assert totals(scoring("rubber", counts="points"), evening) == (8, 1)


def test_a_game_cut_off_by_the_last_deal_counts_as_it_stands_or_not_at_all() -> None:
    cut = [*rubber((A, 3)), deal(8, number=3)]
    assert totals(scoring("rubber"), cut) == (1 + 2, -3)
    assert totals(scoring("rubber", unfinished=False), cut) == (1, -1)
    assert totals(scoring("rubber", laws="running", counts="points"), cut) == (5 + 2, 3)
    assert totals(scoring("rubber", laws="running", counts="points", unfinished=False), cut) == (5, 3)
    assert totals(scoring("rubber"), [deal(10)]) == (3, -3)


def test_who_won_the_rubber_moves_even_with_fewer_points() -> None:
    deals = rubber((A, 4), (B, 0), (A, 4))
    running = scoring("rubber", laws="running")
    assert totals(running, deals)[0] < 0
    assert winner_of(deals, running) is A


def test_a_level_round_goes_to_the_winners_of_the_last_deal() -> None:
    assert winner_of([deal(8), deal(5, number=2)], scoring("rubber")) is B
    assert winner_of([Deal(1, None, None, void=True)], scoring("rubber")) is None


def test_targets_and_honours_follow_the_laws_unless_said_otherwise() -> None:
    assert scoring("rubber").counts_honours
    assert not scoring("rubber", laws="american").counts_honours
    assert scoring("rubber", laws="american", honours="traditional").counts_honours
    assert scoring("rubber", target=9).is_over(rubber((A, 0), (A, 0), (A, 0), (A, 0)))


@pytest.mark.parametrize("options", [{"target": 0}, {"target": 99}, {"best_of": 2}])
def test_a_rubber_that_cannot_be_won_is_refused(options: dict[str, int]) -> None:
    with pytest.raises(RuleBroken):
        scoring("rubber", **options)


@pytest.mark.parametrize("options", [{"win": 0.3}, {"tie": 2}, {"tie": "nan"}, {"win": "inf"}])
def test_match_points_are_whole_or_half(options: dict[str, float]) -> None:
    with pytest.raises(RuleBroken):
        scoring("match_points", **options)
