"""Recomputing a drive from its rows finds what does not agree."""

import pytest

from tests.evening_play import ANN, draw, enter, open_evening, play_evening
from whistdrive import models
from whistdrive.core.drive import SitOuts
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.loading import drive_of
from whistdrive.selectors.verifying import differences
from whistdrive.services.people import leave_after

pytestmark = pytest.mark.django_db


@pytest.fixture
def slug() -> str:
    """Two rounds of nine players with a correction, a leaver and a third round half played."""
    found = open_evening(players=9, planned_rounds=5)
    play_evening(found, 2)
    enter(found, 1, 1, 3, seen=1, why="Misread")
    leave_after(slug=found, number=9, last_round=2, by=ANN)
    draw(found)
    enter(found, 3, 2, 13)
    return found


def found(slug: str) -> tuple[str, ...]:
    return differences(drive_row(slug))


def test_a1_standings_equal_an_independent_fold_of_the_results(slug: str) -> None:
    assert found(slug) == ()


def test_a1_so_they_do_while_a_round_without_a_seat_is_not_paid_for_yet() -> None:
    slug = open_evening("individual_night", players=9, planned_rounds=4, sit_outs=SitOuts.SIX_AND_A_HALF)
    play_evening(slug, 2)
    draw(slug)
    assert found(slug) == ()
    enter(slug, 3, 2, 13)
    assert found(slug) == ()


@pytest.mark.parametrize("format", ["village_drive", "winners_move_drive", "fixed_tournament", "individual_night"])
def test_a1_so_they_do_after_every_step_of_every_format(format: str) -> None:
    slug = open_evening(format, players=8, planned_rounds=4)
    for _ in range(3):
        play_evening(slug, 1)
        assert found(slug) == ()


def test_a_drive_nobody_has_come_to_agrees() -> None:
    assert found(open_evening(players=0)) == ()


def test_a_version_that_is_gone_is_named(slug: str) -> None:
    models.RecordedDeal.objects.filter(round__drive__slug=slug, version=1, round__number=1, table=1).delete()
    assert found(slug) == ("Round 1, table 1, deal 1: versions [2] have a gap.",)


def test_an_empty_chair_and_who_sat_there_are_named(slug: str) -> None:
    models.Place.objects.filter(round__drive__slug=slug, round__number=2, entry__number=3).delete()
    assert found(slug)[-1] == "Round 2: number 3 is there 0 times, 1 expected."


def test_a_result_where_nobody_sits_is_named(slug: str) -> None:
    models.RecordedDeal.objects.filter(round__drive__slug=slug, round__number=3, table=2).update(table=7)
    assert found(slug) == ("Round 3: a result lies at table 7, where nobody sits.",)


def test_one_who_had_left_and_is_seated_is_named(slug: str) -> None:
    models.Entry.objects.filter(drive__slug=slug, number=1).update(until_round=1)
    assert "Round 2: number 1 is there 1 times, 0 expected." in found(slug)


def test_a_total_kept_in_memory_that_is_out_of_date_is_named(slug: str) -> None:
    """A change that went round the services did not raise the revision."""
    drive_of(drive_row(slug))
    last = models.RecordedDeal.objects.filter(round__drive__slug=slug, round__number=3)
    last.update(ns_tricks=0)
    assert found(slug)
    assert all(sentence.startswith("The standings kept in memory give number") for sentence in found(slug)[:4])


def test_a_rule_that_is_not_there_any_more_is_named(slug: str) -> None:
    models.Drive.objects.filter(slug=slug).update(movement="waltz", tie_breaks=["toss"])
    assert any("There is no movement called “waltz”" in sentence for sentence in found(slug))
