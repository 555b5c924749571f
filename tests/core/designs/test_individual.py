"""Everyone with everyone: what every evening of 24 rounds keeps to, for every number of people."""

from itertools import combinations

import pytest

from whistdrive.core.designs.individual import plan_individual
from whistdrive.core.designs.plan import PlannedRound
from whistdrive.core.designs.quality import quality_of
from whistdrive.core.designs.verify import faults_of_design, faults_of_plan

EVENNESS_OF_24_ROUNDS = {
    8: 1.0027, 9: 1.0035, 11: 1.0013, 15: 1.0034, 16: 1.0007, 17: 1.0008, 18: 1.0009, 20: 1.0007,
    22: 1.0229, 23: 1.0231, 26: 1.0051, 28: 1.0051, 31: 1.0053, 33: 1.0046, 34: 1.0209, 35: 1.0177,
    36: 1.0163, 37: 1.0219, 38: 1.0056, 40: 1.0072, 41: 1.0022, 58: 1.0007, 59: 1.0015, 60: 1.0007,
    61: 1.0014, 62: 1.0037, 63: 1.0163, 65: 1.0124, 66: 1.0320, 67: 1.0546, 69: 1.0189, 70: 1.0628,
    71: 1.0556, 72: 1.0511, 73: 1.0556, 74: 1.0455, 77: 1.0015, 78: 1.0037, 82: 1.0028, 86: 1.0007,
    89: 1, 90: 1, 91: 1, 92: 1, 93: 1, 94: 1, 95: 1, 96: 1, 97: 1, 98: 1, 99: 1,
}  # fmt: skip
"""Meetings beside the bound, as long searches found them; for numbers not named they are within 0.0017 of it."""


@pytest.mark.parametrize("players", [*range(8, 101), *range(101, 201, 9)])
def test_an_evening_of_24_rounds(players: int) -> None:
    plan = plan_individual(players, 24, seed=players)
    quality = quality_of(players, plan)
    assert faults_of_plan(players, plan) == ()
    assert quality.partner_repeats == 0
    assert quality.sit_outs_spread <= 1
    assert quality.seats_spread <= 2
    assert quality.meetings_evenness <= EVENNESS_OF_24_ROUNDS.get(players, 1.0017) + 0.00005


@pytest.mark.parametrize("players", range(16, 101))
def test_everybody_goes_round_the_room(players: int) -> None:
    assert quality_of(players, plan_individual(players, 24)).table_evenness <= 1.1


@pytest.mark.parametrize(
    ("players", "rounds"),
    [(players, 8) for players in (31, 32, 33, 34, 37, 40, 41, 48)]
    + [(28, 9), (32, 9), (40, 13), (48, 13), (52, 17), (64, 21), (76, 24), (101, 24), (399, 24), (400, 24)],
)
def test_nobody_is_met_twice(players: int, rounds: int) -> None:
    quality = quality_of(players, plan_individual(players, rounds))
    assert (quality.meetings_most, quality.partner_repeats) == (1, 0)
    assert quality.sit_outs_spread <= 1


@pytest.mark.parametrize("players", (4, 9, 28, 48, 69))
def test_a_whole_design_is_perfect(players: int) -> None:
    plan = plan_individual(players, players if players % 4 else players - 1)
    assert faults_of_design(players, [planned.games for planned in plan]) == ()


@pytest.mark.parametrize(("players", "rounds"), [(4, 7), (5, 3), (6, 8), (7, 10), (8, 26)])
def test_any_number_of_rounds_can_be_had(players: int, rounds: int) -> None:
    plan = plan_individual(players, rounds)
    quality = quality_of(players, plan)
    assert (len(plan), faults_of_plan(players, plan)) == (rounds, ())
    assert (quality.partner_repeats, quality.sit_outs_spread <= 1) == (0, True)


def test_the_seed_decides_everything() -> None:
    assert plan_individual(22, 12, seed=5) == plan_individual(22, 12, seed=5)
    assert plan_individual(22, 12, seed=5) != plan_individual(22, 12, seed=6)
    assert plan_individual(7, 9, seed=5) == plan_individual(7, 9, seed=5)


def test_friends_who_sign_in_together_do_not_always_play_together() -> None:
    first = {frozenset(plan_individual(16, 5, seed=seed)[0].games[0]) for seed in range(10)}
    assert len(first) > 5


def test_fewer_than_four_cannot_play() -> None:
    with pytest.raises(ValueError, match="four players"):
        plan_individual(3, 1)


def test_two_plans_may_not_share_their_mistakes() -> None:
    """Counted here by hand, without the code that measures: 5 people in 5 rounds."""
    met = [two for r in plan_individual(5, 5) for game in r.games for two in combinations(sorted(game), 2)]
    assert {two: met.count(two) for two in combinations(range(5), 2)} == dict.fromkeys(combinations(range(5), 2), 3)


def test_a_search_can_be_stopped_with_the_best_so_far() -> None:
    shares: list[float] = []
    plan = plan_individual(23, 30, progress=lambda share: shares.append(share) or len(shares) < 3)
    assert len(shares) == 3
    assert faults_of_plan(23, plan) == ()


def test_sitting_out_is_known_from_the_plan() -> None:
    assert all(
        isinstance(planned, PlannedRound) and len(planned.sitting_out) == 2 for planned in plan_individual(18, 8)
    )
