"""Known evenings: imported, they give their known answers; exported and imported again they give them again."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.evening_play import ANN
from tests.evenings.known import EVENINGS, Known
from whistdrive.core.drive import Drive
from whistdrive.core.drive_file import parse, to_json
from whistdrive.core.seating import Side
from whistdrive.core.standings import standings
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.exports import kept_drive
from whistdrive.selectors.loading import load_drive
from whistdrive.selectors.verifying import differences
from whistdrive.services.imports import import_drive

pytestmark = pytest.mark.django_db
evenings = pytest.mark.parametrize("known", EVENINGS, ids=str)


def imported(text: str) -> str:
    return import_drive(file=parse(text), by=ANN)


def exported(slug: str) -> str:
    return to_json(kept_drive(drive_row(slug)))


def lines(drive: Drive, after_round: int | None = None) -> list[dict[str, Any]]:
    table = standings(drive, "all", after_round)
    return [
        {
            "place": line.place,
            "tied": line.tied,
            "number": line.entry.number,
            "total": line.total,
            "sessions": list(line.sessions),
        }
        for line in table.lines
    ]


def next_partnerships(drive: Drive) -> list[dict[str, Any]]:
    return [
        {"table": table.number, "sides": sorted(sorted(table.pair(side)) for side in Side)}
        for table in drive.next_seating().tables
    ]


def sides_sorted(answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**table, "sides": sorted(sorted(side) for side in table["sides"])} for table in answer]


def agrees(drive: Drive, known: Known) -> None:
    assert lines(drive) == known.answer["standings"]
    assert lines(drive, drive.rules.sessions[0]) == known.answer["after_first_session"]
    assert next_partnerships(drive) == sides_sorted(known.answer["next_partnerships"])


def test_there_are_evenings_to_compare_with() -> None:
    assert len(EVENINGS) >= 3


@evenings
def test_a_known_evening_read_gives_its_answers(known: Known) -> None:
    agrees(parse(known.text).drive, known)


@evenings
def test_a_known_evening_imported_gives_its_answers(known: Known) -> None:
    row = drive_row(imported(known.text))
    agrees(load_drive(row), known)
    assert differences(row) == ()


@evenings
def test_exported_and_imported_again_it_gives_them_again(known: Known) -> None:
    again = imported(exported(imported(known.text)))
    agrees(load_drive(drive_row(again)), known)


@evenings
def test_the_seats_do_not_depend_on_what_the_next_round_would_be(known: Known) -> None:
    """A round redrawn by the rule from the rounds before it is the round that was played."""
    drive = parse(known.text).drive
    for each in drive.rounds[1:]:
        before = Drive(drive.name, drive.date, drive.venue, drive.rules, drive.entries, drive.rounds[: each.number - 1])
        expected = [{frozenset(table.pair(side)) for side in Side} for table in each.seating.tables]
        assert [{frozenset(t.pair(side)) for side in Side} for t in before.next_seating().tables] == expected


@evenings
def test_the_second_export_is_the_first_but_for_the_keys(known: Known, without_keys: Callable[[str], Any]) -> None:
    first = exported(imported(known.text))
    assert without_keys(exported(imported(first))) == without_keys(first)
