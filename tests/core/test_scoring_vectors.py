"""The vectors of the laws by their number: what deals are worth under every way of scoring."""

from typing import Any

import pytest

from whistdrive.core import catalogue
from whistdrive.core.cards import Trump
from whistdrive.core.catalogue import Kind
from whistdrive.core.deal import Deal, Honours
from whistdrive.core.honours import HonoursLaw
from whistdrive.core.kinds import ByRound, Scoring
from whistdrive.core.problems import RuleBroken
from whistdrive.core.revoke import RevokePenalty, tricks_after_revokes
from whistdrive.core.rubber import GameLaw, Score, after_deal
from whistdrive.core.rubber_points import Laws, Worth
from whistdrive.core.seating import Side
from whistdrive.core.winner import winner_of

A, B = Side.NS, Side.EW
SHORT = GameLaw(5)
LONG_NINE = GameLaw(9)
LONG_TEN = GameLaw(10)


def scoring(key: str, **options: Any) -> Scoring:
    rule: Scoring = catalogue.build(Kind.SCORING, key, options)
    return rule


def deal(tricks: int, hon: tuple[Side, int] | None = None, revokes: tuple[Side, ...] = (), number: int = 1) -> Deal:
    """A deal in hearts: A's tricks."""
    return Deal(number, Trump.HEARTS, tricks, Honours(*hon) if hon else None, revokes)


def marks(before: tuple[int, int], played: Deal, law: GameLaw = SHORT) -> tuple[int, int]:
    score: Score = dict(zip((A, B), before, strict=True))
    after = after_deal(score, played, law)
    return after[A], after[B]


def game(winner: Side, losers: int, first: int) -> list[Deal]:
    """The deals of one short game that `winner` wins while the losers make `losers` first."""
    worth = [] if not losers else [(winner.other, losers)]
    found = []
    for side, points in [*worth, (winner, 5)]:
        found.append(deal(6 + points if side is A else 7 - points, number=first + len(found)))
    return found


def rubber(*games: tuple[Side, int]) -> list[Deal]:
    deals: list[Deal] = []
    for winner, losers in games:
        deals += game(winner, losers, len(deals) + 1)
    return deals


def totals(rule: Scoring, deals: list[Deal]) -> tuple[float, float]:
    awards = rule.award(deals)
    return sum(each.ns.points for each in awards), sum(each.ew.points for each in awards)


def test_vector_1_tricks_are_marked_before_honours_and_honours_may_win() -> None:
    assert marks((3, 0), deal(4, (A, 3))) == (5, 3)
    assert Worth(Laws.ENGLISH, 5).of_game(3) == 1


def test_vector_2_honours_of_the_losers_count_for_nothing_once_tricks_put_a_side_out() -> None:
    assert marks((3, 0), deal(8, (B, 4))) == (5, 0)
    assert Worth(Laws.ENGLISH, 5).of_game(0) == 3


def test_vector_3_a_side_at_four_cannot_count_honours() -> None:
    assert marks((4, 2), deal(6, (A, 4))) == (4, 3)


def test_vector_4_a_side_at_four_goes_out_on_the_odd_trick() -> None:
    assert marks((4, 2), deal(7)) == (5, 2)
    assert Worth(Laws.ENGLISH, 5).of_game(2) == 2


def test_vector_7_nine_tricks_and_three_honours_win_a_game_at_once() -> None:
    assert marks((0, 0), deal(9, (A, 3))) == (5, 0)


def test_vector_8_the_odd_trick_and_four_honours_win_a_game_at_once() -> None:
    assert marks((0, 0), deal(7, (A, 4))) == (5, 0)


def test_vector_9_divided_honours_count_for_nothing() -> None:
    assert marks((2, 2), deal(8)) == (4, 2)
    with pytest.raises(RuleBroken):
        Honours(A, 2)


def test_vector_10_three_tricks_taken_for_a_revoke() -> None:
    played = deal(8, revokes=(A,))
    assert tricks_after_revokes(played) == {A: 5, B: 8}
    assert marks((2, 0), played) == (2, 2)


def test_vector_11_three_points_added_and_the_revoking_side_stands_at_four() -> None:
    assert marks((3, 0), deal(9, revokes=(A,)), GameLaw(5, penalty=RevokePenalty.ADD_POINTS)) == (4, 3)


def test_vector_12_three_points_deducted() -> None:
    assert marks((3, 0), deal(9, revokes=(A,)), GameLaw(5, penalty=RevokePenalty.DEDUCT_POINTS)) == (3, 0)


def test_vector_15_points_for_a_revoke_win_the_game_before_tricks_count() -> None:
    assert marks((0, 2), deal(9, revokes=(A,)), GameLaw(5, penalty=RevokePenalty.ADD_POINTS)) == (0, 5)


@pytest.mark.parametrize(
    ("vector", "games", "value"),
    [
        (16, [(A, 0), (A, 0)], 8),
        (17, [(A, 3), (B, 0), (A, 4)], 1),
        (18, [(A, 3), (A, 1)], 5),
        (19, [(A, 2), (B, 1), (A, 3)], 3),
    ],
    ids=lambda value: f"vector_{value}" if isinstance(value, int) else "",
)
def test_a_rubber_is_worth_its_games_and_two_more(vector: int, games: list[tuple[Side, int]], value: int) -> None:
    deals = rubber(*games)
    assert totals(scoring("rubber"), deals) == (value, -value)
    assert totals(scoring("rubber", counts="points"), deals) == (value, 0)
    assert scoring("rubber").is_over(deals)
    assert not scoring("rubber").is_over(deals[:-1])
    assert winner_of(deals, scoring("rubber")) is A


def test_vector_21_capped_honours_never_supply_the_winning_point() -> None:
    assert marks((6, 6), deal(7, (A, 3)), GameLaw(9, HonoursLaw.CAPPED)) == (8, 6)


def test_vector_22_by_the_old_law_the_same_honours_win() -> None:
    assert marks((6, 6), deal(7, (A, 3)), LONG_NINE) == (9, 6)


def test_vector_24_at_eight_of_ten_honours_win_after_the_other_side_s_odd_trick() -> None:
    assert marks((8, 5), deal(6, (A, 3)), LONG_TEN) == (10, 6)


def test_vector_25_at_nine_of_ten_honours_cannot_be_counted() -> None:
    assert marks((9, 5), deal(6, (A, 4)), LONG_TEN) == (9, 6)


def test_vector_27_the_american_value_is_seven_less_the_losers_score() -> None:
    deals = [deal(11, number=1), deal(3, number=2), deal(10, number=3)]
    american = scoring("rubber", laws="american", best_of=1)
    assert american.award(deals)[2].ns.points == 7 - 4
    assert totals(american, deals) == (3, -3)
    assert not american.counts_honours


def test_vector_29_tricks_and_odd_tricks_of_the_same_deals() -> None:
    deals = [deal(tricks, number=number) for number, tricks in enumerate([7, 6, 9, 4], 1)]
    assert totals(scoring("tricks_taken"), deals)[0] == 26
    assert totals(scoring("odd_tricks"), deals)[0] == 4


def test_vector_30_two_ways_of_adding_differ() -> None:
    even = [deal(7, number=number) for number in range(1, 5)]
    uneven = [deal(tricks, number=number) for number, tricks in enumerate([13, 5, 5, 5], 1)]
    assert totals(scoring("tricks_taken"), even)[0] == totals(scoring("tricks_taken"), uneven)[0] == 28
    assert (totals(scoring("odd_tricks"), even)[0], totals(scoring("odd_tricks"), uneven)[0]) == (4, 7)


def test_vector_33_two_sides_make_thirteen() -> None:
    assert deal(8).tricks == {A: 8, B: 5}
    with pytest.raises(RuleBroken):
        deal(14)


def test_vector_34_a_revoke_may_turn_the_winner_at_a_drive() -> None:
    played = deal(8, revokes=(A,))
    assert totals(scoring("tricks_taken"), [played]) == (5, 8)
    assert winner_of([played], scoring("tricks_taken")) is B


def test_vector_36_flag_whist_gives_one_for_the_odd_trick_and_two_for_all_thirteen() -> None:
    flags = scoring("games_won", slam_bonus=1)
    home_one, home_two, home_three = (totals(flags, [deal(tricks)]) for tricks in (7, 6, 13))
    team_one, team_two, team_three = home_one[0] + home_two[1], home_two[0] + home_three[1], home_three[0] + home_one[1]
    assert (team_one, team_two, team_three) == (2, 0, 2)


def test_vector_40_a_league_gives_three_for_a_match_won_and_one_for_a_tie() -> None:
    league = scoring("match_points", win=3, tie=1)
    won, tied, lost = [deal(8), deal(7)], [deal(8), deal(5)], [deal(5), deal(6)]
    assert 5 * totals(league, won)[0] + 2 * totals(league, tied)[0] + totals(league, lost)[0] == 17


def test_vector_42_equal_tricks_are_half_a_match_each() -> None:
    assert totals(scoring("match_points"), [deal(8), deal(5, number=2)]) == (0.5, 0.5)
    assert totals(scoring("match_points"), [deal(8), deal(6, number=2)]) == (1, 0)


def test_vector_43_a_flag_lost_is_a_flag_won_so_their_number_stays() -> None:
    tables, flags = 8, scoring("games_won")
    home = [12] * tables
    for host, tricks in enumerate([7, 6, 13, 0, 5, 9, 8, 3]):
        won = totals(flags, [deal(tricks)])
        home[host] += int(won[0] - won[1])
        home[(host + 1) % tables] += int(won[1] - won[0])
    assert sum(home) == 12 * tables == 96


def court(number: int, played: Deal) -> tuple[float, float]:
    """What deal `number` of 24 is worth at court whist, six rounds of four deals."""
    rule = scoring("court_whist")
    assert isinstance(rule, ByRound)
    award = rule.in_round((number - 1) // 4 + 1, 4).award([played])[0]
    return award.ns.points, award.ew.points


def test_vector_45_in_revolution_a_side_writes_the_other_side_s_tricks() -> None:
    assert court(13, deal(9, number=1)) == (4, 9)
    assert court(16, deal(9, number=4)) == (4, 9)


def test_vector_46_in_confiscation_speaking_costs_three() -> None:
    assert court(17, deal(8, revokes=(A,), number=1)) == (5, 5)


def test_vector_47_at_misere_the_side_with_six_wins() -> None:
    played = Deal(1, Trump.MISERE, 6)
    for key in ("tricks_taken", "odd_tricks", "games_won"):
        assert winner_of([played], scoring(key)) is A
    assert totals(scoring("tricks_taken"), [played]) == (7, 6)
    assert totals(scoring("tricks_taken", misere_card="tricks"), [played]) == (6, 7)


def test_the_other_blocks_of_court_whist_each_count_their_own_way() -> None:
    assert court(1, deal(9, number=1)) == (9, 4)
    assert court(5, deal(9, number=1)) == (18, 8)
    assert court(9, deal(9, number=1)) == (4.5, 2)
    assert court(21, deal(9, (B, 4), number=1)) == (9, 8)
