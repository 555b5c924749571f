"""The pages of the hall's screen."""

import pytest

from tests.evening_play import draw, enter, open_evening, play_evening
from whistdrive.selectors.public import shown_drive
from whistdrive.selectors.screen import ScreenPage, pages_of, screen_pages

pytestmark = pytest.mark.django_db


def pages(slug: str) -> tuple[ScreenPage, ...]:
    return screen_pages(*shown_drive(slug))


def test_before_the_first_round_there_is_nothing_to_show() -> None:
    assert pages(open_evening()) == ()


def test_the_first_round_shows_who_sits_where_and_who_sits_out() -> None:
    slug = open_evening(format="individual_night", players=9, planned_rounds=9)
    draw(slug)
    (only,) = pages(slug)
    assert len(only.tables) == 2
    assert only.note.endswith("sits out.")


def test_a_later_round_shows_the_moves_until_a_result_is_in() -> None:
    slug = open_evening(planned_rounds=3)
    play_evening(slug, 1)
    number = draw(slug)
    assert [len(page.moves) for page in pages(slug)] == [4]
    enter(slug, number, 1, 7)
    assert [page.list_name for page in pages(slug)] == ["ladies", "gentlemen"]


def test_a_large_room_takes_turns() -> None:
    slug = open_evening(players=52, planned_rounds=3)
    draw(slug)
    assert [len(page.tables) for page in pages(slug)] == [10, 3]


def test_pages_keep_the_order_and_lose_nothing() -> None:
    assert pages_of(range(5), 2) == [(0, 1), (2, 3), (4,)]
