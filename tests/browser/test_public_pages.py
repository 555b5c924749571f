"""The public pages in a real browser: no fault found by axe, nothing wider than the screen, the board alive."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.urls import reverse
from playwright.sync_api import BrowserContext, Page, expect

from tests.evening_play import ANN, draw, drive_now, enter, open_evening, play_evening
from whistdrive.services.setup import put_up_notice

pytestmark = pytest.mark.django_db(transaction=True)
PRESSED = "button, select, .button, .tabs a, .tap, .brand, thead a, input:not([type=hidden])"
SCREENS = {"small phone": (320, 640), "phone": (390, 844), "desk": (1280, 800), "hall": (1920, 1080)}


@pytest.fixture
def evening() -> str:
    """Three rounds of a village drive with long names; the third has two tables still out."""
    slug = open_evening(planned_rounds=6, sessions=(3, 3))
    play_evening(slug, 2)
    number = draw(slug)
    for table in drive_now(slug).rounds[-1].seating.tables[:2]:
        enter(slug, number, table.number, 8)
    put_up_notice(slug=slug, notice="Tea in ten minutes. Raffle tickets at the bar.", by=ANN)
    return slug


def pages(slug: str) -> list[str]:
    return [
        reverse("home"),
        reverse("drive", args=[slug]),
        reverse("card", args=[slug, 3]),
        reverse("big_screen", args=[slug]),
        reverse("sign_in"),
        "/nothing-here/",
    ]


def faults(page: Page) -> list[str]:
    return [f"{each['id']}: {each['nodes'][0]['html'][:90]}" for each in Axe().run(page).response["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_public_page(page: Page, live_server: Any, evening: str, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    for address in pages(evening):
        page.goto(live_server.url + address)
        assert faults(page) == [], address


@pytest.mark.parametrize("screen", SCREENS)
def test_no_public_page_scrolls_sideways(page: Page, live_server: Any, evening: str, screen: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    for address in pages(evening):
        page.goto(live_server.url + address)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, address


def test_what_a_thumb_presses_is_44_pixels_high(page: Page, live_server: Any, evening: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    for address in pages(evening):
        page.goto(live_server.url + address)
        heights = page.evaluate(
            f"[...document.querySelectorAll('{PRESSED}')].map(e => e.getBoundingClientRect().height).filter(h => h)"
        )
        assert all(height >= 44 for height in heights), address


def test_the_big_screen_follows_the_results_by_itself(page: Page, live_server: Any, evening: str) -> None:
    page.goto(live_server.url + reverse("big_screen", args=[evening]))
    expect(page.get_by_text("Tables still out: 3, 4")).to_be_visible()
    enter(evening, 3, 3, 8)
    expect(page.get_by_text("Tables still out: 4")).to_be_visible()


def test_the_big_screen_shows_one_list_at_a_time(page: Page, live_server: Any, evening: str) -> None:
    page.goto(live_server.url + reverse("big_screen", args=[evening]))
    expect(page.locator(".hall-list:visible")).to_have_count(1)


def test_without_scripts_every_list_of_the_big_screen_is_there(browser: Any, live_server: Any, evening: str) -> None:
    context: BrowserContext = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(live_server.url + reverse("big_screen", args=[evening]))
    expect(page.locator(".hall-list:visible")).to_have_count(2)
    context.close()


def test_the_keyboard_skips_to_the_page_and_its_focus_is_seen(page: Page, live_server: Any, evening: str) -> None:
    page.goto(live_server.url + reverse("drive", args=[evening]))
    page.keyboard.press("Tab")
    expect(page.get_by_text("Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
