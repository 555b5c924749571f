"""What the laws add to a drive is kept: sit-outs, places, ghosts, own lists and play-offs, in rows and in files."""

from dataclasses import replace
from typing import Any

import pytest

from tests.evening_play import ANN, draw, drive_now, enter, open_evening, play_round
from whistdrive.core.drive import Choice, Places, SitOuts
from whistdrive.core.drive_file import parse, to_json
from whistdrive.core.problems import RuleBroken
from whistdrive.core.recorded import KeptDrive
from whistdrive.core.standings import Standings, standings
from whistdrive.core.totals import scorecards
from whistdrive.selectors.drives import drive_row, log_of
from whistdrive.selectors.exports import kept_drive
from whistdrive.selectors.verifying import differences
from whistdrive.services.finish import record_order
from whistdrive.services.imports import import_drive
from whistdrive.services.people import mark_entry

pytestmark = pytest.mark.django_db


def again(kept: KeptDrive) -> str:
    """The drive written as a file, read and stored once more; its slug."""
    return import_drive(file=parse(to_json(kept)), by=ANN)


def lines(table: Standings) -> list[tuple[Any, ...]]:
    return [(line.place, line.entry.number, line.total, line.tie_break) for line in table.lines]


@pytest.mark.parametrize("sit_outs", list(SitOuts))
def test_what_a_round_without_a_seat_is_worth_is_kept_and_verified(sit_outs: SitOuts) -> None:
    slug = open_evening("individual_night", 5, planned_rounds=3, sit_outs=sit_outs, places=Places.DENSE)
    for _ in range(3):
        play_round(slug)
    assert differences(drive_row(slug)) == ()
    copy = again(kept_drive(drive_row(slug)))
    assert (drive_now(copy).rules.sit_outs, drive_now(copy).rules.places) == (sit_outs, Places.DENSE)
    assert lines(standings(drive_now(copy))) == lines(standings(drive_now(slug)))


def test_ghosts_and_own_lists_come_along_in_a_file() -> None:
    slug = open_evening("individual_night", 8, planned_rounds=2)
    play_round(slug)
    kept = kept_drive(drive_row(slug))
    first, second, *rest = kept.drive.entries
    entries = (replace(first, ghost=True), replace(second, tags=("juniors", "visitors")), *rest)
    copy = again(replace(kept, drive=replace(kept.drive, entries=entries)))
    drive = drive_now(copy)
    assert len(standings(drive).lines) == 7
    assert [line.entry.number for line in standings(drive, "juniors").lines] == [second.number]
    assert differences(drive_row(copy)) == ()


def test_a_list_nobody_is_on_yet_does_not_spoil_the_file() -> None:
    slug = open_evening("individual_night", 4, planned_rounds=1, lists=("all", "juniors"))
    play_round(slug)
    assert drive_now(again(kept_drive(drive_row(slug)))).rules.lists == ("all",)
    mark_entry(slug=slug, number=2, ghost=False, tags=("juniors",), by=ANN)
    assert drive_now(again(kept_drive(drive_row(slug)))).rules.lists == ("all", "juniors")


def test_a_card_is_marked_as_the_ghost_or_for_a_list_at_the_desk() -> None:
    slug = open_evening("individual_night", 4, planned_rounds=1)
    mark_entry(slug=slug, number=4, ghost=True, tags=(), by=ANN)
    mark_entry(slug=slug, number=2, ghost=False, tags=("visitors", " ", "visitors"), by=ANN)
    play_round(slug)
    assert len(standings(drive_now(slug)).lines) == 3
    assert [line.entry.number for line in standings(drive_now(slug), "visitors").lines] == [2]


def test_a_recorded_play_off_parts_the_tie_and_is_logged() -> None:
    slug = open_evening("individual_night", 4, planned_rounds=1, tie_breaks=("play_off", "shared"))
    play_round(slug)
    level = [line.entry.number for line in standings(drive_now(slug)).lines if line.place == 1]
    record_order(slug=slug, tie_break="play_off", order=level[::-1], by=ANN)
    table = standings(drive_now(slug))
    assert [(line.place, line.entry.number, line.tie_break) for line in table.lines][:2] == [
        (1, level[1], "play_off"),
        (2, level[0], "play_off"),
    ]
    assert any("play off" in line.what for line in log_of(drive_row(slug)))
    assert lines(standings(drive_now(again(kept_drive(drive_row(slug)))))) == lines(table)


@pytest.mark.parametrize("order", [[1, 1], [1, 99]])
def test_an_order_with_a_number_twice_or_unknown_is_refused(order: list[int]) -> None:
    slug = open_evening("individual_night", 4, planned_rounds=1)
    with pytest.raises(RuleBroken):
        record_order(slug=slug, tie_break="cut", order=order, by=ANN)


def test_an_evening_of_court_whist_counts_block_by_block() -> None:
    slug = open_evening("court_whist", 4)
    for number in range(1, 7):
        draw(slug)
        for deal in range(1, 5):
            enter(slug, number, 1, 8, deal=deal)
    drive = drive_now(slug)
    north = drive.rounds[3].seating.tables[0].north
    by_round = {line.round: line.points for line in scorecards(drive)[north].lines}
    assert by_round[4] == 5
    assert differences(drive_row(slug)) == ()
    total = sum(card.total for card in scorecards(drive).values())
    assert total == 26 * 4 * (1 + 2 + 0.5 + 1 + 1 + 1)


def test_a_round_that_is_one_rubber_lasts_until_it_is_won() -> None:
    slug = open_evening("rubber_evening", 4, scoring_choice=Choice("rubber", {"laws": "running", "honours": "off"}))
    draw(slug)
    for deal, tricks in enumerate((11, 8, 9), start=1):
        enter(slug, 1, 1, tricks, deal=deal)
        assert drive_now(slug).complete == (deal == 3)
    assert {line.total for line in standings(drive_now(slug)).lines} == {12, -12}
    assert differences(drive_row(slug)) == ()
    assert lines(standings(drive_now(again(kept_drive(drive_row(slug)))))) == lines(standings(drive_now(slug)))
