"""One evening of two tables and three rounds, from the empty desk to the printed standings, by keyboard alone."""

from io import BytesIO
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page
from pypdf import PdfReader

from whistdrive.services.access import make_setup_link, set_organiser

pytestmark = pytest.mark.django_db(transaction=True)
LADIES = ("Siân Pryce", "Maud Ellis", "Joan Webb", "Ivy Stone")
GENTLEMEN = ("Alun Rees", "Tom Hart", "Owen Brook", "Piotr Nowak")
MOST_STOPS = 90


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the wanted thing has the focus."""
    wanted.wait_for()
    for _ in range(MOST_STOPS):
        if wanted.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def press(page: Page, wanted: Locator) -> None:
    tab_to(page, wanted)
    page.keyboard.press("Enter")


def write(page: Page, label: str, text: str) -> None:
    tab_to(page, page.get_by_label(label, exact=True).first)
    page.keyboard.press("Control+A")
    page.keyboard.type(text)


def in_order(page: Page, heading: str) -> None:
    """The page with this heading has come, and axe finds nothing wrong with it."""
    page.get_by_role("heading", name=heading).first.wait_for()
    violations = Axe().run(page).response["violations"]
    assert [f"{page.url} {each['id']}: {each['nodes'][0]['html'][:90]}" for each in violations] == []


def open_drive(page: Page, url: str) -> None:
    page.goto(f"{url}/desk/")
    in_order(page, "The desk")
    press(page, page.get_by_role("link", name="Open a drive").first)
    write(page, "Name of the drive", "Harvest Drive")
    in_order(page, "Open a drive")
    press(page, page.get_by_role("button", name="Open the drive"))


def plan_three_rounds(page: Page) -> None:
    press(page, page.get_by_role("link", name="Set-up"))
    write(page, "Rounds", "3")
    write(page, "Sessions", "3")
    in_order(page, "Set-up")
    press(page, page.get_by_role("button", name="Keep these choices"))


def give_out_cards(page: Page) -> None:
    press(page, page.get_by_role("link", name="People", exact=True))
    for name in LADIES:
        give_card(page, name)
    role = page.get_by_label("Card", exact=True).first
    tab_to(page, role)
    page.keyboard.press("ArrowDown")
    for name in GENTLEMEN:
        give_card(page, name)
    in_order(page, "People")


def give_card(page: Page, name: str) -> None:
    write(page, "Name", name)
    page.keyboard.press("Enter")
    page.get_by_role("cell", name=name).or_(page.get_by_role("rowheader", name=name)).first.wait_for()


def play(page: Page, number: int, tricks: tuple[str, str]) -> None:
    press(page, page.locator("#next-step a"))
    in_order(page, f"Round {number}: who goes where")
    press(page, page.get_by_role("button", name=f"Draw round {number}"))
    page.get_by_role("heading", name=f"Round {number}", exact=True).wait_for()
    in_order(page, f"Round {number}")
    for table, each in enumerate(tricks, start=1):
        box = page.locator(f"#table-{table}-deal-1-ns")
        # The box that waits has the focus already: a number and Enter is all there is to do.
        assert box.evaluate("each => each === document.activeElement")
        page.keyboard.type(each)
        assert page.locator(f"#table-{table}-deal-1 .others").inner_text() == str(13 - int(each))
        page.keyboard.press("Enter")
        page.locator(f"#table-{table}-deal-1.is-done").wait_for()


def test_an_evening_is_played_by_keyboard_from_the_empty_desk_to_the_printed_standings(
    page: Page, live_server: Any, sign_in: Any
) -> None:
    sign_in(set_organiser(token=make_setup_link(), name="Olwen", password="lotus-flower-9"))
    open_drive(page, live_server.url)
    plan_three_rounds(page)
    give_out_cards(page)
    for number, tricks in enumerate((("9", "4"), ("7", "13"), ("0", "6")), start=1):
        play(page, number, tricks)
    press(page, page.locator("#next-step a"))
    in_order(page, "Finish the drive")
    press(page, page.get_by_role("button", name="Finish"))
    in_order(page, "Standings")
    press(page, page.locator("#next-step a"))
    in_order(page, "Print")
    address = page.locator("a[href$='standings.pdf']").get_attribute("href")
    answer = page.request.get(f"{live_server.url}{address}")
    assert answer.headers["content-type"] == "application/pdf"
    assert "Siân Pryce" in PdfReader(BytesIO(answer.body())).pages[0].extract_text()
