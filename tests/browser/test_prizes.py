"""Two evenings in a real browser, from the first draw to the prize sheet that is signed."""

from io import BytesIO
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from pypdf import PdfReader

from tests.evening_play import open_evening
from whistdrive.services.access import make_setup_link, set_organiser

pytestmark = pytest.mark.django_db(transaction=True)
TRICKS = ("9", "4", "11", "8", "10", "7", "13", "5")


def sound(page: Page, heading: str) -> None:
    """The page with this heading has come, and axe finds nothing wrong with it."""
    page.get_by_role("heading", name=heading, exact=True).first.wait_for()
    assert [each["id"] for each in Axe().run(page).response["violations"]] == []


def play_round(page: Page, number: int) -> None:
    page.locator("#next-step a").click()
    page.get_by_role("button", name=f"Draw round {number}").click()
    page.get_by_role("heading", name=f"Round {number}", exact=True).wait_for()
    for tricks in TRICKS * 3:
        if not page.locator(".result.is-missing").count():
            return
        cell = page.locator(".result.is-missing .result-box").first.get_attribute("id") or ""
        page.locator(f"#{cell}").fill(tricks)
        page.locator(f"#{cell}").press("Enter")
        page.locator(f"#{cell.removesuffix('-ns')}.is-done").wait_for()


def play_to_the_end(page: Page, rounds: int) -> None:
    for number in range(1, rounds + 1):
        play_round(page, number)
    page.locator("#next-step a").click()
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("heading", name="Standings").wait_for()


def write_the_sheet(page: Page) -> None:
    """The usual prizes, with a raffle prize on the first spare line."""
    page.get_by_role("link", name="Prizes", exact=True).click()
    sound(page, "Prizes")
    page.get_by_role("button", name="Begin with the usual prizes").click()
    sound(page, "Prize sheet")
    line = next(each for each in page.locator("fieldset.panel").all() if not each.get_by_label("Prize").input_value())
    line.get_by_label("Prize").fill("Chocolates")
    line.get_by_label("Given for").select_option("raffle")
    page.get_by_role("button", name="Keep the sheet").click()
    sound(page, "Prizes")


def settle_the_ties(page: Page) -> int:
    """The first tie is cut for, every other one is shared; says how many there were."""
    ties = page.locator("form.notice-warn")
    for settled in range(20):
        if not ties.count():
            return settled
        left = ties.count()
        if settled == 0:
            level = ties.first.locator("input[name=level]").input_value()
            ties.first.get_by_role("textbox").fill(" ".join(reversed(level.split(","))))
            ties.first.get_by_role("button", name="They cut for it").click()
        else:
            ties.first.get_by_role("button", name="They share it").click()
        page.get_by_text("It is written down.").wait_for()
        assert ties.count() <= left
    raise AssertionError("Ties that never end")


@pytest.mark.parametrize(
    ("ready", "players", "rounds"), [("village_drive", 8, 4), ("rubber_evening", 4, 2)], ids=["village", "rubbers"]
)
def test_an_evening_ends_with_a_prize_sheet_to_sign(
    ready: str, players: int, rounds: int, desk_page: Page, live_server: Any, sign_in: Any
) -> None:
    page = desk_page
    halves = (rounds // 2, rounds // 2)
    slug = open_evening(ready, players, name="Harvest", planned_rounds=rounds, sessions=halves)
    sign_in(set_organiser(token=make_setup_link(), name="Olwen", password="lotus-flower-9"))
    page.goto(f"{live_server.url}/desk/{slug}/")
    play_to_the_end(page, rounds)
    write_the_sheet(page)
    assert settle_the_ties(page) or ready == "village_drive"
    page.get_by_role("button", name="Draw the raffle").click()
    page.get_by_text("The raffle is drawn.").wait_for()
    sound(page, "Prizes")
    given = page.locator(".prizes li").filter(has_text="Player")
    assert given.count() >= players // 2
    address = page.get_by_role("link", name="Print it to sign").get_attribute("href")
    answer = page.request.get(f"{live_server.url}{address}")
    text = "".join(sheet.extract_text() for sheet in PdfReader(BytesIO(answer.body())).pages)
    assert "Received" in text
    assert "First prize" in text
    assert "TIE" not in text
