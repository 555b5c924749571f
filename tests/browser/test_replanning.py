"""Planning the rest of an evening afresh in a real browser: the page comes at once, before and after follow."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.urls import reverse
from playwright.sync_api import Page

from tests.evening_play import drive_now, open_evening, play_evening
from whistdrive.services.access import make_setup_link, set_organiser

pytestmark = pytest.mark.django_db(transaction=True)


def test_before_and_after_come_by_themselves_and_the_new_plan_is_taken(
    desk_page: Page, live_server: Any, sign_in: Any
) -> None:
    slug = open_evening("individual_night", players=16, name="Night", planned_rounds=8)
    play_evening(slug, 3)
    before = drive_now(slug).rules.seed
    sign_in(set_organiser(token=make_setup_link(), name="Olwen", password="lotus-flower-9"))
    desk_page.goto(live_server.url + reverse("replan", args=[slug]))
    desk_page.get_by_role("heading", name="Before and after").wait_for()
    assert desk_page.get_by_text("Planning the rest of the evening").count() == 0
    assert [each["id"] for each in Axe().run(desk_page).response["violations"]] == []
    desk_page.get_by_role("button", name="Take the new plan").click()
    desk_page.get_by_text("The rest of the evening is planned afresh.").wait_for()
    assert drive_now(slug).rules.seed == before + 1
