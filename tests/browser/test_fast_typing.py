"""Results typed faster than the server answers: nothing is lost, and what is refused is asked again."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.evening_play import draw, drive_now, open_evening
from whistdrive.services.access import make_setup_link, set_organiser

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def round_page(page: Page, live_server: Any, sign_in: Any) -> Page:
    """Round 1 of five tables, nothing entered."""
    sign_in(set_organiser(token=make_setup_link(), name="Olwen", password="lotus-flower-9"))
    slug = open_evening(players=20, name="Fast Drive")
    draw(slug)
    page.goto(f"{live_server.url}/desk/{slug}/round/1/")
    return page


def entered() -> list[int | None]:
    drawn = drive_now("fast-drive").rounds[0]
    return [drawn.deals_at(table.number)[0].ns_tricks for table in drawn.seating.tables if drawn.deals_at(table.number)]


def test_five_tables_typed_in_one_go_are_all_stored(round_page: Page) -> None:
    for tricks in ("9", "4", "13", "0", "7"):
        round_page.keyboard.type(f"{tricks}\n")
    expect(round_page.locator(".result.is-done")).to_have_count(5)
    assert entered() == [9, 4, 13, 0, 7]
    expect(round_page.locator("#next-step a")).to_be_focused()


def test_a_refused_number_brings_the_typist_back_to_its_table(round_page: Page) -> None:
    round_page.keyboard.type("14\n")
    expect(round_page.locator("#table-1-deal-1 .notice-refused")).to_be_visible()
    expect(round_page.locator("#table-1-deal-1-ns")).to_be_focused()
    round_page.keyboard.press("Control+A")
    round_page.keyboard.type("8\n")
    expect(round_page.locator("#table-1-deal-1.is-done")).to_be_visible()
    assert entered() == [8]
