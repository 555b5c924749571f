"""The end of an evening, and reopening it with a reason."""

import pytest

from tests.evening_play import ANN, draw, drive_now, enter, open_evening, play_round
from whistdrive.core.problems import Crossed, RuleBroken
from whistdrive.selectors.drives import drive_row, log_of
from whistdrive.services.finish import finish_drive, reopen_drive
from whistdrive.services.people import NewEntry, add_entries
from whistdrive.services.rounds import draw_round, take_back_round

pytestmark = pytest.mark.django_db


@pytest.fixture
def finished() -> str:
    slug = open_evening(players=8, planned_rounds=3)
    play_round(slug)
    finish_drive(slug=slug, by=ANN)
    return slug


def test_s1_a_drive_that_has_not_begun_cannot_finish() -> None:
    with pytest.raises(Crossed, match="has not begun"):
        finish_drive(slug=open_evening(players=8), by=ANN)


def test_s3_an_evening_with_results_missing_does_not_finish() -> None:
    slug = open_evening(players=8)
    draw(slug)
    enter(slug, 1, 1, 9)
    with pytest.raises(Crossed, match="Table 2 has no result yet"):
        finish_drive(slug=slug, by=ANN)
    assert drive_row(slug).state == "running"


def test_s3_an_earlier_round_with_a_gap_is_asked_about_too() -> None:
    slug = open_evening(players=8)
    draw(slug)
    enter(slug, 1, 1, 9)
    draw(slug, why="Slip lost")
    enter(slug, 2, 1, 9)
    enter(slug, 2, 2, 9)
    with pytest.raises(Crossed, match="Round 1: table 2 has no result yet"):
        finish_drive(slug=slug, by=ANN)
    finish_drive(slug=slug, by=ANN, why="The slip is lost for good")
    line = log_of(drive_row(slug))[-1]
    assert (line.what, line.why) == ("Finished with results missing", "The slip is lost for good")


def test_s1_a_finished_drive_neither_draws_nor_takes_back_nor_takes_in(finished: str) -> None:
    for change in (
        lambda: draw_round(slug=finished, after=1, by=ANN),
        lambda: take_back_round(slug=finished, number=1, by=ANN),
        lambda: add_entries(slug=finished, entries=(NewEntry(("Late",)),), by=ANN),
        lambda: finish_drive(slug=finished, by=ANN),
    ):
        with pytest.raises(Crossed, match="The drive is finished"):
            change()
    assert len(drive_now(finished).rounds) == 1


def test_s4_reopening_needs_a_reason(finished: str) -> None:
    with pytest.raises(RuleBroken, match="Say why"):
        reopen_drive(slug=finished, by=ANN, why=" ")
    assert drive_row(finished).state == "finished"


def test_s4_reopened_for_corrections_it_draws_no_further_round(finished: str) -> None:
    reopen_drive(slug=finished, by=ANN, why="Two slips found")
    enter(finished, 1, 1, 3, seen=1, why="Slip found")
    with pytest.raises(Crossed, match="reopened for corrections only"):
        draw_round(slug=finished, after=1, by=ANN)
    finish_drive(slug=finished, by=ANN)
    assert [line.what for line in log_of(drive_row(finished))][-3:] == ["Finished", "Reopened", "Finished"]
    assert log_of(drive_row(finished))[-2].why == "Two slips found"


def test_a_running_drive_need_not_be_reopened() -> None:
    slug = open_evening(players=8)
    draw(slug)
    with pytest.raises(Crossed, match="The drive is running"):
        reopen_drive(slug=slug, by=ANN, why="Because")
