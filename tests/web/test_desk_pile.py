"""The desk's page for the pile of written cards."""

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.evening_play import ANN, draw, drive_now, open_evening
from tests.web.conftest import client_for
from whistdrive.core.pile import read_card
from whistdrive.services.pile import hand_in_card


@pytest.fixture
def night(db: None) -> str:
    slug = open_evening(players=8, planned_rounds=2)
    draw(slug)
    return slug


def typed(client: Client, slug: str, number: object, deals: str, total: str = "") -> object:
    return client.post(reverse("pile", args=[slug]), {"number": number, "deals": deals, "total": total})


def test_cards_are_typed_and_what_agrees_is_taken_over(desk: Client, night: str) -> None:
    for table in drive_now(night).rounds[0].seating.tables:
        for number in table.entries:
            tricks = "9" if number in (table.north, table.south) else "4"
            assert typed(desk, night, number, tricks).status_code == 302  # type: ignore[attr-defined]
    page = desk.get(reverse("pile", args=[night])).content.decode()
    assert "No card contradicts another." in page
    assert "Take over 2 deals" in page
    assert desk.post(reverse("pile_taken", args=[night])).status_code == 302
    assert [each.deals_at(1)[0].ns_tricks for each in drive_now(night).rounds] == [9]


def test_a_wrong_digit_is_named_on_the_page(desk: Client, night: str) -> None:
    table = drive_now(night).rounds[0].seating.tables[0]
    for number, tricks in zip(table.entries, ("9", "4", "8", "4"), strict=True):
        typed(desk, night, number, tricks)
    page = desk.get(reverse("pile", args=[night])).content.decode()
    assert f"Card {table.south}: deal 1 says 8; the others at the table make it 9." in page


@pytest.mark.parametrize(("number", "deals"), [("1", "14"), ("1", "nine"), ("99", "9"), ("", "9"), ("1", "9 9 9")])
def test_what_cannot_be_is_refused_and_stays_typed(desk: Client, night: str, number: str, deals: str) -> None:
    answer = typed(desk, night, number, deals)
    assert answer.status_code == 422  # type: ignore[attr-defined]
    assert f'value="{deals}"' in answer.content.decode()  # type: ignore[attr-defined]


def test_a_scorer_types_cards_but_the_organiser_takes_over(scorer: User, night: str) -> None:
    client = client_for(scorer)
    assert typed(client, night, 1, "9").status_code == 302  # type: ignore[attr-defined]
    assert client.post(reverse("pile_taken", args=[night])).status_code == 404


def test_the_pile_costs_the_same_queries_for_one_card_and_three(desk: Client, night: str) -> None:
    counts = []
    for number in (1, 2, 3):
        hand_in_card(slug=night, card=read_card(number, "9"), by=ANN)
        with CaptureQueriesContext(connection) as asked:
            desk.get(reverse("pile", args=[night]))
        counts.append(len(asked))
    assert counts[0] == counts[2]
