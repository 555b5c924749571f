"""How much of a name the public sees follows the player everywhere at once."""

import pytest

from tests.evening_play import ANN, drive_now, open_evening
from whistdrive.core.names import Publish
from whistdrive.core.problems import NotThere, RuleBroken
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.loading import drive_of
from whistdrive.services.naming import show_name
from whistdrive.services.people import NewEntry, add_entries

pytestmark = pytest.mark.django_db


def publish_of(slug: str, number: int) -> Publish:
    return drive_of(drive_row(slug)).field.number(number).publish


def test_p1_a_choice_holds_in_every_drive_of_the_player_at_once() -> None:
    first, second = open_evening(players=4), open_evening(players=4, name="Another")
    assert publish_of(second, 2) is Publish.FULL
    show_name(slug=first, number=2, publish=Publish.INITIAL, by=ANN)
    assert publish_of(first, 2) is publish_of(second, 2) is Publish.INITIAL
    assert publish_of(second, 3) is Publish.FULL


def test_a_choice_counts_as_a_change_so_that_no_kept_page_shows_the_old_name() -> None:
    slug, other = open_evening(players=4), open_evening(players=4, name="Another")
    before = [drive_row(each).revision for each in (slug, other)]
    show_name(slug=slug, number=1, publish=Publish.NUMBER, by=ANN)
    assert [drive_row(each).revision for each in (slug, other)] == [revision + 1 for revision in before]


def test_a_card_without_a_name_has_no_choice() -> None:
    slug = open_evening(players=0)
    add_entries(slug=slug, entries=[NewEntry()], by=ANN)
    with pytest.raises(RuleBroken):
        show_name(slug=slug, number=1, publish=Publish.NUMBER, by=ANN)
    with pytest.raises(NotThere):
        show_name(slug=slug, number=9, publish=Publish.NUMBER, by=ANN)


def test_no_number_changes_with_the_name() -> None:
    slug = open_evening(players=4)
    before = [(entry.number, entry.name) for entry in drive_now(slug).entries]
    show_name(slug=slug, number=1, publish=Publish.NUMBER, by=ANN)
    assert [(entry.number, entry.name) for entry in drive_now(slug).entries] == before
