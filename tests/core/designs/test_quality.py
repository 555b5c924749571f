"""The figures of a plan, counted by hand on small ones."""

import pytest

from whistdrive.core.designs.expand import perfect
from whistdrive.core.designs.plan import PlannedRound
from whistdrive.core.designs.quality import Quality, least_squares, quality_of

ONE_TABLE_TWICE = [PlannedRound(((0, 1, 2, 3),), (4,)), PlannedRound(((0, 1, 2, 3),), (4,))]


def test_the_same_four_twice_while_a_fifth_looks_on() -> None:
    """12 meetings among 10 pairs could be 2 twice and 8 once (16); they are 6 twice (24)."""
    assert quality_of(5, ONE_TABLE_TWICE) == Quality(
        partner_repeats=2,
        opponents_most=2,
        meetings_excess=4,
        meetings_most=2,
        partners_evenness=2.0,
        opponents_evenness=2.0,
        meetings_evenness=1.5,
        sit_outs_spread=2,
        table_visits_spread=0,
        table_evenness=1.0,
        seats_spread=2,
    )


@pytest.mark.parametrize("players", [13, 37, 64])
def test_a_perfect_design_is_at_every_bound(players: int) -> None:
    quality = quality_of(players, [PlannedRound(games) for games in perfect(players)])
    assert (quality.partner_repeats, quality.meetings_excess) == (0, 0)
    assert (quality.partners_evenness, quality.opponents_evenness, quality.meetings_evenness) == (1, 1, 1)


def test_two_of_one_role_are_not_expected_as_partners() -> None:
    """Two ladies, two gentlemen: in two rounds each lady partners both, and nothing better can be."""
    rounds = [PlannedRound(((0, 2, 1, 3),)), PlannedRound(((0, 3, 1, 2),))]
    quality = quality_of(4, rounds, roles=((0, 1), (2, 3)))
    assert (quality.partner_repeats, quality.partners_evenness, quality.opponents_evenness) == (0, 1.0, 1.0)


def test_people_who_were_never_there_together_do_not_count() -> None:
    rounds = [PlannedRound(((0, 1, 2, 3),)), PlannedRound(((4, 5, 6, 7),))]
    assert quality_of(8, rounds).meetings_evenness == 1.0


def test_tables_of_those_who_cannot_move_are_left_out() -> None:
    rounds = [PlannedRound(((0, 1, 2, 3), (4, 5, 6, 7))), PlannedRound(((0, 5, 6, 7), (4, 1, 2, 3)))]
    assert quality_of(8, rounds).table_visits_spread == 2
    assert quality_of(8, rounds, pinned=(0, 4)).table_evenness == 1.0


@pytest.mark.parametrize(
    ("total", "possible", "least"), [(7, [9] * 3, 17), (0, [1, 1], 0), (5, [1, 1, 9], 11), (4, [4], 16)]
)
def test_the_least_sum_of_squares(total: int, possible: list[int], least: int) -> None:
    assert least_squares(total, possible) == least
