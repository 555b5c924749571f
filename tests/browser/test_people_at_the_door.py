"""Giving out cards in a hurry: names by Enter alone, and a button pressed twice."""

from time import sleep
from typing import Any

import pytest
from playwright.sync_api import Page, Route

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


def press_twice_while_the_server_thinks(door: Page) -> None:
    """Ask for three cards, and press again half a second later while the first answer is still on its way."""

    def slowly(route: Route) -> None:
        answer = route.fetch(max_redirects=0)
        sleep(1)
        route.fulfill(response=answer)

    door.route("**/people/numbers/", slowly)
    door.get_by_label("How many cards").fill("3")
    button = door.get_by_role("button", name="Give out the cards")
    button.evaluate("each => { each.click(); setTimeout(() => each.click(), 500); }")
    door.get_by_text("cards given out: ").first.wait_for()


def test_a_button_pressed_twice_gives_out_cards_once(door: Page) -> None:
    press_twice_while_the_server_thinks(door)
    assert names() == [""] * 3


def test_without_our_script_the_second_press_would_give_out_more(door: Page) -> None:
    door.route("**/desk*.js", lambda route: route.abort())
    door.reload()
    press_twice_while_the_server_thinks(door)
    assert names() == [""] * 6


def test_a_form_that_was_left_may_be_sent_after_coming_back(door: Page) -> None:
    door.keyboard.type("Ann Hill")
    door.keyboard.press("Enter")
    door.get_by_text("Card 1 for Ann Hill.").wait_for()
    door.go_back()
    door.get_by_label("Name", exact=True).fill("Bob Dale")
    door.keyboard.press("Enter")
    door.get_by_text("Card 2 for Bob Dale.").wait_for()
    assert names() == ["Ann Hill", "Bob Dale"]
