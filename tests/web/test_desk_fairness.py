"""The desk's account of fairness, and planning the rest of an evening afresh."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.evening_play import ANN, drive_now, open_evening, play_evening, play_round
from whistdrive.core.schedule import schedule
from whistdrive.services.people import leave_after


@pytest.fixture
def night(db: None) -> str:
    """An individual night of sixteen, eight rounds planned and three played."""
    slug = open_evening("individual_night", players=16, name="Night", planned_rounds=8)
    play_evening(slug, 3)
    return slug


def test_the_account_is_in_words_with_a_picture(desk: Client, night: str) -> None:
    shown = desk.get(reverse("fairness", args=[night])).content.decode()
    assert "Nobody partnered anyone twice." in shown
    assert "Nobody sat out." in shown
    assert "partners 1, opponents 0" in shown


def test_before_and_after_stand_side_by_side_and_nothing_is_written_yet(desk: Client, night: str) -> None:
    before = drive_now(night)
    leave_after(slug=night, number=5, last_round=3, by=ANN)
    shown = desk.get(reverse("new_plan", args=[night]), {"seed": "41"}).content.decode()
    assert "As it stands" in shown
    assert "New plan" in shown
    assert "Take the new plan" in shown
    assert drive_now(night).rules.seed == before.rules.seed


def test_the_page_is_there_before_the_plan_which_comes_by_itself_or_by_a_link(desk: Client, night: str) -> None:
    page = desk.get(reverse("replan", args=[night]), {"seed": "41"}).content.decode()
    wanted = f"{reverse('new_plan', args=[night])}?seed=41"
    assert f'hx-get="{wanted}" hx-trigger="load"' in page
    assert f'href="{wanted}"' in page
    assert "Before and after</h2>" not in page
    part = desk.get(wanted, headers={"HX-Request": "true"}).content.decode()
    assert part.lstrip().startswith("<section")
    assert "Before and after</h2>" in part


@pytest.mark.parametrize("seed", ["", "x", "-1"])
def test_a_plan_that_was_not_offered_is_refused(desk: Client, night: str, seed: str) -> None:
    assert desk.get(reverse("new_plan", args=[night]), {"seed": seed}).status_code == 422


def test_a_new_plan_keeps_what_was_drawn(desk: Client, night: str) -> None:
    before = schedule(drive_now(night))
    answer = desk.post(reverse("replan", args=[night]), {"after": "3", "seed": "41"}, follow=True)
    assert answer.status_code == 200
    after = schedule(drive_now(night))
    assert after[:3] == before[:3]
    assert after[3:] != before[3:]


def test_s2_a_round_drawn_meanwhile_makes_the_plan_ask_again(desk: Client, night: str) -> None:
    play_round(night)
    answer = desk.post(reverse("replan", args=[night]), {"after": "3", "seed": "41"})
    assert answer.status_code == 409
    assert "Round 4 was drawn meanwhile" in answer.content.decode()


def test_a_movement_that_goes_by_results_has_nothing_to_plan(desk: Client, evening: str) -> None:
    answer = desk.get(reverse("replan", args=[evening]))
    assert answer.status_code == 422
    assert "goes by the results" in answer.content.decode()


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_account_costs_the_same_queries_for_one_round_and_three(desk: Client, db: None, rounds: int) -> None:
    slug = open_evening("individual_night", players=16, name="Night", planned_rounds=8)
    play_evening(slug, rounds)
    with CaptureQueriesContext(connection) as asked:
        desk.get(reverse("fairness", args=[slug]))
    assert len(asked) == 10
