"""Drive files in and out of the database: everything comes along, and nothing is written on a fault."""

import json
from typing import Any

import pytest

from tests.evening_play import ANN, draw, drive_now, enter, open_evening, play_round
from tests.evenings.known import EVENINGS
from whistdrive import models
from whistdrive.core.drive_file import parse, to_json
from whistdrive.core.field import Role
from whistdrive.core.names import Publish
from whistdrive.core.seating import Chair, Seat
from whistdrive.selectors.drives import drive_row, log_of
from whistdrive.selectors.exports import kept_drive
from whistdrive.selectors.play import history_of
from whistdrive.services.finish import finish_drive, reopen_drive
from whistdrive.services.imports import import_drive
from whistdrive.services.people import NewEntry, add_entries, change_entry, leave_after, substitute
from whistdrive.services.setup import put_up_notice

pytestmark = pytest.mark.django_db


def exported(slug: str) -> str:
    return to_json(kept_drive(drive_row(slug)))


def busy_evening() -> str:
    """A drive with everything in it: a fixed chair, a shared place, a correction, comings and goings."""
    slug = open_evening(players=10, planned_rounds=4)
    change_entry(slug=slug, number=2, names=("Ann Hill", "Bob Dale"), role=Role.B, chair=Chair(1, Seat.SOUTH), by=ANN)
    play_round(slug)
    enter(slug, 1, 2, 11, seen=1, why="The slip was read upside down")
    leave_after(slug=slug, number=5, last_round=1, by=ANN)
    add_entries(slug=slug, entries=(NewEntry(("Zoë Brontë",), Role.A),), by=ANN)
    substitute(slug=slug, number=4, names=("Siân Pryce",), by=ANN)
    play_round(slug)
    draw(slug)
    enter(slug, 3, 2, 13)
    put_up_notice(slug=slug, notice="Tea", by=ANN)
    models.Player.objects.filter(name="Player 6").update(publish=Publish.INITIAL)
    finish_drive(slug=slug, by=ANN, why="The hall closes at ten")
    reopen_drive(slug=slug, by=ANN, why="Two slips found")
    return slug


def forget_everything() -> None:
    """As if the file were taken to another machine."""
    models.RecordedDeal.objects.all().delete()
    models.Place.objects.all().delete()
    models.Drive.objects.all().delete()
    models.Club.objects.all().delete()


def test_export_and_import_elsewhere_and_export_give_the_same_file() -> None:
    first = exported(busy_evening())
    forget_everything()
    assert exported(import_drive(file=parse(first), by=ANN)) == first


def test_every_history_line_comes_along() -> None:
    slug = busy_evening()
    before, kept = history_of(drive_row(slug)), exported(slug)
    forget_everything()
    after = history_of(drive_row(import_drive(file=parse(kept), by=ANN)))
    assert after == before
    assert [version.why for version in after[1, 2, 1]] == ["", "The slip was read upside down"]


def test_the_log_comes_along_with_its_times() -> None:
    slug = busy_evening()
    before, kept = [(line.what, line.by, line.at) for line in log_of(drive_row(slug))], exported(slug)
    forget_everything()
    row = drive_row(import_drive(file=parse(kept), by=ANN))
    assert [(line.what, line.by, line.at) for line in log_of(row)] == before


def test_a_drive_imported_where_it_came_from_is_a_second_drive() -> None:
    slug = busy_evening()
    again = import_drive(file=parse(exported(slug)), by=ANN)
    assert again == "spring-drive-2"
    assert drive_now(again).rounds == drive_now(slug).rounds


def test_an_imported_drive_goes_on_where_it_stood() -> None:
    slug = open_evening(players=8, planned_rounds=3)
    play_round(slug)
    again = import_drive(file=parse(exported(slug)), by=ANN)
    assert play_round(again) == 2
    assert drive_now(again).rounds[1].seating == drive_now(slug).next_seating()


def test_a_file_without_state_is_running_once_a_round_is_drawn() -> None:
    row = drive_row(import_drive(file=parse(EVENINGS[0].text), by=ANN))
    assert (row.state, log_of(row)[0].what) == ("running", "Imported from a file")


def test_a_result_without_history_is_the_importers_first_version() -> None:
    row = drive_row(import_drive(file=parse(EVENINGS[0].text), by=ANN))
    (version,) = history_of(row)[1, 1, 1]
    assert (version.number, version.by) == (1, "ann")


def test_a_club_that_has_run_nothing_takes_the_files_name() -> None:
    import_drive(file=parse(with_club("Mill Lane Whist")), by=ANN)
    import_drive(file=parse(with_club("Harthill WI")), by=ANN)
    import_drive(file=parse(with_club("Mill Lane Whist")), by=ANN)
    assert list(models.Club.objects.values_list("name", flat=True).order_by("pk")) == ["Mill Lane Whist", "Harthill WI"]


def with_club(name: str) -> str:
    file: dict[str, Any] = EVENINGS[0].object() | {"club": name}
    return json.dumps(file)


def test_prizes_and_notes_are_kept_as_they_stand() -> None:
    extra = {"prizes": [{"list": "ladies", "places": 3}, "Booby"], "notes": "Bring cake.\nKey at number 7."}
    slug = import_drive(file=parse(json.dumps(EVENINGS[0].object() | extra)), by=ANN)
    assert {name: json.loads(exported(slug))[name] for name in extra} == extra
