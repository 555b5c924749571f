"""Pairs that stay together: small movements worked by hand, and the laws of the larger ones."""

from collections import Counter

import pytest

from whistdrive.core.designs.pairs import PairsRound, mitchell, round_robin, swiss_round
from whistdrive.core.designs.plan import duo


def _meetings(rounds: tuple[PairsRound, ...]) -> Counter[tuple[int, int]]:
    return Counter(duo(*game) for planned in rounds for game in planned.games)


def test_east_west_move_up_one_table_and_meet_each_north_south_once() -> None:
    assert mitchell(6, 3) == (
        PairsRound(((0, 3), (1, 4), (2, 5))),
        PairsRound(((0, 5), (1, 3), (2, 4))),
        PairsRound(((0, 4), (1, 5), (2, 3))),
    )


def test_of_seven_pairs_the_one_at_the_table_without_north_south_sits_out() -> None:
    assert mitchell(7, 4) == (
        PairsRound(((0, 3), (1, 4), (2, 5)), (6,)),
        PairsRound(((0, 6), (1, 3), (2, 4)), (5,)),
        PairsRound(((0, 5), (1, 6), (2, 3)), (4,)),
        PairsRound(((0, 4), (1, 5), (2, 6)), (3,)),
    )


def test_four_pairs_meet_in_three_rounds() -> None:
    assert _meetings(round_robin(4, 3)) == Counter({(0, 1): 1, (0, 2): 1, (0, 3): 1, (1, 2): 1, (1, 3): 1, (2, 3): 1})


def test_five_pairs_by_the_circle() -> None:
    assert [(set(map(frozenset, r.games)), r.sitting_out) for r in round_robin(5, 5)] == [
        ({frozenset({1, 4}), frozenset({2, 3})}, (0,)),
        ({frozenset({2, 0}), frozenset({3, 4})}, (1,)),
        ({frozenset({3, 1}), frozenset({4, 0})}, (2,)),
        ({frozenset({4, 2}), frozenset({0, 1})}, (3,)),
        ({frozenset({0, 3}), frozenset({1, 2})}, (4,)),
    ]


@pytest.mark.parametrize("pairs", range(4, 41))
def test_every_pair_meets_every_pair_once(pairs: int) -> None:
    rounds = round_robin(pairs, pairs - 1 + pairs % 2)
    assert set(_meetings(rounds).values()) == {1}
    assert len(_meetings(rounds)) == pairs * (pairs - 1) // 2
    assert set(Counter(pair for r in rounds for pair in r.sitting_out).values()) == ({1} if pairs % 2 else set())


@pytest.mark.parametrize("pairs", range(6, 41))
def test_every_pair_goes_round_the_room_and_changes_sides(pairs: int) -> None:
    rounds = round_robin(pairs, pairs - 1 + pairs % 2)
    visits = Counter((pair, table) for r in rounds for table, game in enumerate(r.games) for pair in game)
    assert max(visits.values()) <= (4 if pairs % 6 == 4 else 2)
    north = Counter(game[0] for r in rounds for game in r.games)
    assert max(north.values()) - min(north[pair] for pair in range(pairs)) <= 1


def test_a_howell_of_fewer_rounds_repeats_nobody() -> None:
    assert set(_meetings(round_robin(12, 7)).values()) == {1}


def test_the_best_meet_the_best_they_have_not_met() -> None:
    met = [(0, 1), (2, 3), (4, 5)]
    # 0 and 1 have met, so 0 meets 2; 1 may not meet 3, or 4 and 5 would meet again.
    assert swiss_round(6, {0: 5, 1: 4, 2: 4, 3: 2, 4: 2, 5: 1}, met).games == ((0, 2), (1, 4), (3, 5))


def test_the_search_goes_back_when_the_last_have_all_met() -> None:
    met = [(3, 4), (3, 5), (4, 5)]
    drawn = swiss_round(6, {0: 9, 1: 8, 2: 7, 3: 6, 4: 5, 5: 4}, met)
    assert drawn.games == ((0, 3), (1, 4), (2, 5))


def test_the_lowest_who_has_not_sat_out_sits_out() -> None:
    scores = {0: 3, 1: 2, 2: 1, 3: 1, 4: 0}
    assert swiss_round(5, scores, [], sat_out=[4]) == PairsRound(((0, 1), (2, 4)), (3,))


def test_pairs_meet_again_only_when_all_have_met() -> None:
    met = [(a, b) for b in range(4) for a in range(b)]
    assert swiss_round(4, {}, met).games == ((0, 1), (2, 3))


def test_eight_pairs_play_seven_rounds_by_score_without_a_repeat() -> None:
    met: list[tuple[int, int]] = []
    scores: Counter[int] = Counter()
    for number in range(7):
        games = swiss_round(8, scores, met).games
        met += games
        scores.update(game[number % 2] for game in games)
    assert len({duo(*two) for two in met}) == 28
