"""How well the desk is covered by copies."""

import os
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import time_machine
from django.utils import timezone

from tests.evening_play import enter, open_evening, play_round
from whistdrive.selectors.copies import copy_age, newest_copy

pytestmark = pytest.mark.django_db
CopyMade = Callable[[timedelta], None]


@pytest.fixture
def copy_made(settings: Any, tmp_path: Path) -> CopyMade:
    """A data folder without copies, and a way to put one of a certain age there."""
    settings.DATA = tmp_path
    (tmp_path / "backups").mkdir()

    def make(age: timedelta) -> None:
        path = tmp_path / "backups" / f"{age.total_seconds():.0f}.sqlite3"
        path.touch()
        made = (datetime.now() - age).timestamp()
        os.utime(path, (made, made))

    return make


def hours_ago(hours: float) -> Any:
    return time_machine.travel(timezone.now() - timedelta(hours=hours), tick=False)


def behind() -> bool:
    found = copy_age()
    assert found
    return found.behind


def test_a_new_desk_needs_no_copy_yet(copy_made: CopyMade) -> None:
    assert newest_copy() is None
    assert not behind()


def test_d5_work_of_an_hour_without_a_copy_is_pointed_out(copy_made: CopyMade) -> None:
    with hours_ago(1.1):
        open_evening(players=8)
    assert behind()
    copy_made(timedelta(minutes=5))
    assert not behind()


def test_d5_an_old_copy_is_good_while_nothing_was_done_since(copy_made: CopyMade) -> None:
    with hours_ago(24 * 8):
        open_evening(players=8)
    copy_made(timedelta(days=7))
    assert not behind()


def test_d5_a_result_that_is_in_no_copy_for_an_hour_is_pointed_out(copy_made: CopyMade) -> None:
    with hours_ago(5):
        slug = open_evening(players=8)
        play_round(slug)
    copy_made(timedelta(hours=4))
    with hours_ago(2):
        enter(slug, 1, 1, 7, seen=1, why="misread")
    assert behind()


def test_d5_fresh_work_waits_for_the_copy_of_its_round(copy_made: CopyMade) -> None:
    copy_made(timedelta(days=7))
    open_evening(players=8)
    assert not behind()


def test_the_newest_copy_counts(copy_made: CopyMade) -> None:
    copy_made(timedelta(days=7))
    copy_made(timedelta(days=1))
    newest = newest_copy()
    assert newest
    assert newest.path.name == "86400.sqlite3"
