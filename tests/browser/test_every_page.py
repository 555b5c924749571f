"""Every page of the address table in a real browser: no fault found by axe, nothing wider than the screen."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import Page

from tests.evening_play import draw, drive_now, enter, open_evening, play_evening
from tests.web.test_addresses import ROWS, address
from whistdrive.services.access import add_scorer, make_setup_link, set_organiser

pytestmark = pytest.mark.django_db(transaction=True)
PAGES = [name for name, row in ROWS.items() if row.get[2] == 200]
LOOKS = {"desk by day": (1280, 800, "light"), "small phone by night": (320, 640, "dark")}


@pytest.fixture
def organiser() -> User:
    """The organiser of an evening whose third round is half in."""
    organiser = set_organiser(token=make_setup_link(), name="Olwen", password="lotus-flower-9")
    add_scorer(name="Sam", password="lotus-flower-9")
    slug = open_evening(planned_rounds=6, sessions=(3, 3))
    play_evening(slug, 2)
    number = draw(slug)
    for table in drive_now(slug).rounds[-1].seating.tables[:2]:
        enter(slug, number, table.number, 8)
    return organiser


def pages(organiser: User) -> list[str]:
    """The addresses that answer the organiser with a page, and not with a file."""
    client, scorer = Client(), User.objects.get(username="Sam")
    client.force_login(organiser)
    found = [address(name, scorer) for name in PAGES]
    return [each for each in found if "html" in client.get(each)["Content-Type"]]


def faults(page: Page) -> list[str]:
    return [f"{each['id']}: {each['nodes'][0]['html'][:90]}" for each in Axe().run(page).response["violations"]]


@pytest.mark.parametrize("look", LOOKS)
def test_every_page_can_be_read_by_everybody(
    page: Page, live_server: Any, organiser: User, sign_in: Any, look: str
) -> None:
    width, height, scheme = LOOKS[look]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    sign_in(organiser)
    found = {}
    for each in pages(organiser):
        page.goto(live_server.url + each)
        wide = page.evaluate("document.documentElement.scrollWidth")
        found[each] = faults(page) + ([f"{wide} pixels wide"] if wide > width else [])
    assert {each: wrong for each, wrong in found.items() if wrong} == {}
