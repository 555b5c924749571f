"""Opening a drive and choosing its rules at the desk."""

from typing import Any

import pytest
from django.db import connection
from django.http import QueryDict
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.evening_play import draw, drive_now, open_evening
from tests.web.conftest import client_for
from whistdrive import models
from whistdrive.core import catalogue
from whistdrive.core.cards import Trump
from whistdrive.core.catalogue import Kind
from whistdrive.core.drive import Places, Roles, SitOuts
from whistdrive.core.rules_check import rules_of_format
from whistdrive.web.forms_setup import setup_values


@pytest.fixture
def slug(db: None) -> str:
    """A village drive of twelve in set-up."""
    return open_evening(players=12)


def typed(format: str = "village_drive", **changes: Any) -> dict[str, Any]:
    """The set-up form filled in from a format, with changes."""
    values = setup_values(rules_of_format(format)) | {"name": "Spring Drive", "date": "2026-03-14", "venue": "Hall"}
    return {name: value for name, value in (values | changes).items() if value is not None}


def test_an_empty_desk_says_what_to_do(desk: Client) -> None:
    shown = desk.get(reverse("desk")).content.decode()
    assert "No drive yet" in shown
    assert shown.count("button-primary") == 1


def test_the_running_drive_stands_on_top(desk: Client, db: None) -> None:
    draw(open_evening(name="Running", players=8))
    open_evening(name="Later", players=8)
    shown = desk.get(reverse("desk")).content.decode()
    assert shown.index("Running") < shown.index("Later")


@pytest.mark.parametrize("drives", [1, 3])
def test_the_desk_costs_the_same_queries_for_one_drive_and_three(desk: Client, db: None, drives: int) -> None:
    for _ in range(drives):
        open_evening(players=4)
    with CaptureQueriesContext(connection) as queries:
        desk.get(reverse("desk"))
    assert len(queries) == 6


def test_a_drive_is_opened_by_one_form(desk: Client) -> None:
    form = {"name": "Harvest Drive", "date": "2026-09-26", "venue": "Chapel", "format": "semi_partner_drive"}
    answer = desk.post(reverse("open_drive"), form)
    assert answer.status_code == 302
    drive = drive_now("harvest-drive")
    assert (drive.name, drive.date, drive.venue) == ("Harvest Drive", "2026-09-26", "Chapel")
    assert drive.rules == rules_of_format("semi_partner_drive")


def test_the_last_place_is_offered_again(desk: Client, slug: str) -> None:
    assert 'value="Village hall"' in desk.get(reverse("open_drive")).content.decode()


def test_a_drive_without_a_name_is_refused_and_keeps_what_was_typed(desk: Client) -> None:
    answer = desk.post(reverse("open_drive"), {"date": "2026-09-26", "venue": "Chapel", "format": "village_drive"})
    assert answer.status_code == 422
    assert 'value="Chapel"' in answer.content.decode()
    assert not models.Drive.objects.exists()


@pytest.mark.parametrize("format", [each.key for each in catalogue.rules(Kind.FORMAT)])
def test_every_format_goes_through_the_form_unchanged(desk: Client, slug: str, format: str) -> None:
    answer = desk.post(reverse("drive_setup", args=[slug]), typed(format))
    assert answer.status_code == 302, answer.context["form"].errors
    assert drive_now(slug).rules.trumps == rules_of_format(format).trumps
    assert drive_now(slug).rules.movement == rules_of_format(format).movement
    assert drive_now(slug).rules.scoring == rules_of_format(format).scoring


def test_every_movement_and_scoring_of_the_catalogue_is_offered_with_its_questions(desk: Client, slug: str) -> None:
    shown = desk.get(reverse("drive_setup", args=[slug])).content.decode()
    for kind in (Kind.MOVEMENT, Kind.SCORING):
        for listed in catalogue.rules(kind):
            assert f'value="{listed.key}"' in shown
            for option in listed.options:
                assert f'name="{kind}-{listed.key}-{option.name}"' in shown


def test_another_format_fills_the_form_and_writes_nothing(desk: Client, slug: str) -> None:
    shown = desk.get(reverse("drive_setup", args=[slug]), {"format": "individual_night"}).content.decode()
    assert '<option value="individual" selected>' in shown
    assert drive_now(slug).rules.movement_choice.key == "losers_move"


def test_the_clubs_own_trumps_are_kept(desk: Client, slug: str) -> None:
    desk.post(reverse("drive_setup", args=[slug]), typed(trump_order="own", own_trumps="S NT h"))
    assert drive_now(slug).rules.trumps == (Trump.SPADES, Trump.NONE, Trump.HEARTS)


def test_a_rules_own_option_is_kept(desk: Client, slug: str) -> None:
    desk.post(reverse("drive_setup", args=[slug]), typed(**{"scoring-tricks_taken-revoke_tricks": "2"}))
    assert drive_now(slug).rules.scoring_choice.options["revoke_tricks"] == 2


def test_notes_are_kept_and_shown_again(desk: Client, slug: str) -> None:
    desk.post(reverse("drive_setup", args=[slug]), typed(notes="Tea at half past eight."))
    assert "Tea at half past eight." in desk.get(reverse("drive_setup", args=[slug])).content.decode()


def test_lists_follow_the_cards(desk: Client, slug: str) -> None:
    desk.post(reverse("drive_setup", args=[slug]), typed(roles="white_blue"))
    rules = drive_now(slug).rules
    assert (rules.roles, rules.lists) == (Roles.WHITE_BLUE, ("all", "white", "blue"))


def test_a_round_out_and_shared_places_count_as_the_club_likes(desk: Client, slug: str) -> None:
    desk.post(reverse("drive_setup", args=[slug]), typed(sit_outs="own_average", places="dense"))
    rules = drive_now(slug).rules
    assert (rules.sit_outs, rules.places) == (SitOuts.OWN_AVERAGE, Places.DENSE)


def test_the_clubs_own_lists_stay_where_they_are_not_asked_for(desk: Client, slug: str) -> None:
    models.Drive.objects.filter(slug=slug).update(lists=["ladies", "juniors"])
    unasked = {name: value for name, value in typed(lists=["gentlemen"]).items() if name != "own_lists"}
    desk.post(reverse("drive_setup", args=[slug]), unasked)
    assert drive_now(slug).rules.lists == ("gentlemen", "juniors")


def test_the_clubs_own_lists_are_written_with_commas(desk: Client, slug: str) -> None:
    lists = {"lists": ["ladies"], "own_lists": " Visitors,juniors , visitors,, all "}
    desk.post(reverse("drive_setup", args=[slug]), typed(**lists))
    assert drive_now(slug).rules.lists == ("ladies", "visitors", "juniors")
    assert 'value="visitors, juniors"' in desk.get(reverse("drive_setup", args=[slug])).content.decode()
    desk.post(reverse("drive_setup", args=[slug]), typed(lists=["ladies"], own_lists=""))
    assert drive_now(slug).rules.lists == ("ladies",)


def test_ties_are_parted_in_the_order_chosen(desk: Client, slug: str) -> None:
    desk.post(reverse("drive_setup", args=[slug]), typed(first_tie_break="second_half", next_tie_break="cut"))
    assert drive_now(slug).rules.tie_breaks == ("second_half", "cut")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"sessions": "12, 13"}, "These add up to 25, but the rounds are 24."),
        ({"sessions": "halves"}, "Write numbers of rounds"),
        ({"planned_rounds": "0"}, "greater than or equal to 1"),
        ({"trump_order": "own", "own_trumps": "H X"}, "is not a trump"),
        ({"trump_order": "own"}, "Write the trumps in their order."),
        ({"movement": "musical_chairs"}, "musical_chairs is not one of"),
        ({"deals_per_round": ""}, "This scoring has no rubber to be won"),
        ({"scoring-tricks_taken-revoke_tricks": "x"}, "Enter a whole number."),
    ],
)
def test_what_cannot_be_is_refused_at_its_field_and_writes_nothing(
    desk: Client, slug: str, changes: dict[str, str], says: str
) -> None:
    before = drive_now(slug)
    answer = desk.post(reverse("drive_setup", args=[slug]), typed(venue="Chapel", **changes))
    assert answer.status_code == 422
    shown = answer.content.decode()
    assert says in shown
    assert 'value="Chapel"' in shown
    assert drive_now(slug) == before


def test_a_finished_choice_of_a_running_drive_is_crossed(desk: Client, slug: str) -> None:
    models.Drive.objects.filter(slug=slug).update(state="finished")
    answer = desk.post(reverse("drive_setup", args=[slug]), typed())
    assert answer.status_code == 409
    assert "Reopen it" in answer.content.decode()


def test_a_scorer_sees_the_desk_and_opens_nothing(scorer: Any, slug: str) -> None:
    client = client_for(scorer)
    assert "Open a drive" not in client.get(reverse("desk")).content.decode()
    assert client.post(reverse("open_drive"), QueryDict("name=x")).status_code == 404


@pytest.mark.parametrize(("rounds", "page"), [(0, "entries"), (1, "round")])
def test_a_drives_name_leads_to_the_page_that_is_wanted_now(desk: Client, slug: str, rounds: int, page: str) -> None:
    for _ in range(rounds):
        draw(slug)
    where = reverse(page, args=[slug, *([rounds] if rounds else [])])
    assert desk.get(reverse("drive_now", args=[slug])).headers["Location"] == where


def test_the_format_offered_to_fill_in_from_is_the_one_the_drive_has(desk: Client, db: None) -> None:
    for format in ("village_drive", "individual_night"):
        shown = desk.get(reverse("drive_setup", args=[open_evening(format, name=format, players=8)]))
        assert f'<option value="{format}" selected>' in shown.content.decode()


def test_a_drive_just_opened_goes_on_to_its_people(desk: Client, db: None) -> None:
    answer = desk.post(reverse("open_drive"), {"name": "Harvest", "date": "2026-09-26", "format": "village_drive"})
    assert answer["Location"] == reverse("entries", args=["harvest"])
