"""Where a drive stands: the one next thing to do, step by step through an evening."""

import pytest

from tests.evening_play import ANN, draw, drive_now, enter, open_evening
from whistdrive.core.field import Role
from whistdrive.selectors.desk import NextStep, listed_drives, strip_of
from whistdrive.selectors.drives import drive_row
from whistdrive.services.finish import finish_drive, reopen_drive
from whistdrive.services.people import NewEntry, add_entries

pytestmark = pytest.mark.django_db


def next_step(slug: str) -> NextStep:
    return strip_of(drive_row(slug)).next


def enter_all(slug: str, number: int) -> None:
    for table in drive_now(slug).rounds[number - 1].seating.tables:
        enter(slug, number, table.number, 8)


def test_an_empty_drive_wants_people() -> None:
    assert next_step(open_evening(players=3)) == NextStep("Enter people", "entries")


def test_an_evening_goes_from_drawing_to_printing_one_step_at_a_time() -> None:
    slug = open_evening(players=12, planned_rounds=2)
    assert next_step(slug) == NextStep("Draw round 1", "next_round")
    draw(slug)
    assert next_step(slug) == NextStep("Enter results (3 tables out)", "round", 1)
    enter(slug, 1, 2, 8)
    assert next_step(slug).label == "Enter results (2 tables out)"
    enter(slug, 1, 1, 8)
    enter(slug, 1, 3, 8)
    assert next_step(slug) == NextStep("Next round: 2", "next_round")
    draw(slug)
    enter_all(slug, 2)
    assert next_step(slug) == NextStep("Finish the drive", "finish")
    finish_drive(slug=slug, by=ANN)
    assert next_step(slug) == NextStep("Print standings", "prints")
    reopen_drive(slug=slug, by=ANN, why="Table 2 was misread")
    assert next_step(slug) == NextStep("Finish again", "finish")


def test_kinds_of_card_that_allow_no_table_are_to_be_changed_first() -> None:
    slug = open_evening(players=0)
    ladies = tuple(NewEntry((f"Player {number}",), Role.A) for number in range(1, 7))
    gentleman = NewEntry(("Tom Hart",), Role.B)
    add_entries(slug=slug, entries=(*ladies, gentleman), by=ANN)
    assert next_step(slug) == NextStep("Change some cards: no table can play yet", "entries")


def test_one_table_out_is_said_in_the_singular() -> None:
    slug = open_evening(players=4)
    draw(slug)
    assert next_step(slug).label == "Enter results (1 table out)"


@pytest.mark.parametrize(("organiser", "page"), [(True, "entries"), (False, "drive_log")])
def test_before_the_first_round_only_the_organiser_lands_on_the_people(organiser: bool, page: str) -> None:
    slug = open_evening(players=4)
    assert strip_of(drive_row(slug)).landing(organiser).page == page


def test_the_drive_that_runs_is_listed_first() -> None:
    running = open_evening(name="Running", players=4)
    draw(running)
    waiting = open_evening(name="Waiting", players=4)
    assert [drive.slug for drive in listed_drives()] == [running, waiting]
