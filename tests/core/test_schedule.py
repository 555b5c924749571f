"""The rounds that are known beforehand."""

import time
from dataclasses import replace

from tests.printing.evenings import after, drive_of, individual
from whistdrive.core.drive import DriveRound, Roles
from whistdrive.core.schedule import schedule


def test_a_movement_that_needs_results_is_known_as_far_as_it_is_drawn() -> None:
    drive = after(drive_of(8), 3)
    assert schedule(drive) == tuple(each.seating for each in drive.rounds)


def test_a_fixed_movement_is_known_to_its_last_round() -> None:
    drive = individual(8, 7)
    assert [seating.round for seating in schedule(drive)] == list(range(1, 8))


def test_drawing_the_rounds_one_by_one_gives_what_the_schedule_said() -> None:
    for drive in (individual(10, 9), drive_of(12, "colour_cards", planned_rounds=9, roles=Roles.WHITE_BLUE)):
        assert schedule(after(drive, 9)) == schedule(drive) == tuple(e.seating for e in after(drive, 9).rounds)


def test_the_schedule_stops_where_too_few_are_left() -> None:
    drive = individual(4, 3)
    entries = (*drive.entries[:3], replace(drive.entries[3], until_round=2))
    assert len(schedule(replace(drive, entries=entries))) == 2


def test_a_hundred_tables_are_planned_once_and_not_again_for_each_round() -> None:
    drive = drive_of(400, "colour_cards", planned_rounds=24)
    start = time.perf_counter()
    assert len(schedule(drive)) == 24
    assert time.perf_counter() - start < 5


def test_rounds_already_drawn_come_first_as_they_were_drawn() -> None:
    drive = drive_of(8, "colour_cards", planned_rounds=4)
    first, second = schedule(drive)[:2]
    swapped = replace(second, round=1)
    drawn = replace(drive, rounds=(DriveRound(swapped),))
    assert schedule(drawn)[0] == swapped != first
