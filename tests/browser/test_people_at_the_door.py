"""Giving out cards in a hurry: names by Enter alone, and a button pressed twice."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.evening_play import drive_now, open_evening
from whistdrive.services.access import make_setup_link, set_organiser

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def door(desk_page: Page, live_server: Any, sign_in: Any) -> Page:
    """The people's page of a drive that nobody has come to yet."""
    slug = open_evening(players=0)
    sign_in(set_organiser(token=make_setup_link(), name="Olwen", password="lotus-flower-9"))
    desk_page.goto(f"{live_server.url}/desk/{slug}/people/")
    return desk_page


def names() -> list[str]:
    return [entry.name for entry in drive_now("spring-drive").entries]


def test_names_are_typed_one_after_the_other_without_leaving_the_keys(door: Page) -> None:
    for number, name in enumerate(("Ann Hill", "Ŵyn Ellis", "John Smith"), start=1):
        door.keyboard.type(name)
        door.keyboard.press("Enter")
        door.get_by_text(f"Card {number} for {name}.").wait_for()
    assert names() == ["Ann Hill", "Ŵyn Ellis", "John Smith"]


def test_a_button_pressed_twice_gives_out_cards_once(door: Page) -> None:
    door.get_by_label("How many cards").fill("3")
    door.get_by_role("button", name="Give out the cards").dblclick()
    door.get_by_text("3 cards given out: 1 to 3.").wait_for()
    assert names() == ["", "", ""]


def test_a_form_that_was_left_may_be_sent_after_coming_back(door: Page) -> None:
    door.keyboard.type("Ann Hill")
    door.keyboard.press("Enter")
    door.get_by_text("Card 1 for Ann Hill.").wait_for()
    door.go_back()
    door.get_by_label("Name", exact=True).fill("Bob Dale")
    door.keyboard.press("Enter")
    door.get_by_text("Card 2 for Bob Dale.").wait_for()
    assert names() == ["Ann Hill", "Bob Dale"]
