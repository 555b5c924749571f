"""A round that lasts until the rubber is won, at the desk: a line for each deal, one more until it is over."""

import pytest
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse

from tests.evening_play import cell_of, draw, open_evening


@pytest.fixture
def slug(db: None) -> str:
    """An evening of rubbers for four, its first round drawn."""
    slug = open_evening("rubber_evening", players=4, name="Rubbers", planned_rounds=3)
    draw(slug)
    return slug


def send(client: Client, slug: str, deal: int, tricks: int) -> HttpResponse:
    """What htmx is answered to one deal."""
    seats = ",".join(str(seat) for seat in cell_of(slug, 1, 1).seats)
    values = {"ns": tricks, "seen": 0, "key": f"deal-{deal}", "seats": seats}
    where = reverse("record", args=[slug, 1, 1, deal])
    return client.post(where, values, headers={"HX-Request": "true"})  # type: ignore[return-value]


def test_each_deal_brings_the_line_of_the_next_until_the_rubber_is_won(desk: Client, slug: str) -> None:
    answers = []
    for deal in range(1, 9):
        answers.append(send(desk, slug, deal, 13).content.decode())
        if f"table-1-deal-{deal + 1}" not in answers[-1]:
            break
    assert 2 <= len(answers) < 8
    assert "Still out: table 1" in " ".join(answers[0].split())
    assert "Every result of round 1 is in." in answers[-1]


def test_a_rubber_that_is_won_shows_no_line_more(desk: Client, slug: str) -> None:
    for deal in range(1, 9):
        if f"table-1-deal-{deal + 1}" not in send(desk, slug, deal, 13).content.decode():
            break
    shown = desk.get(reverse("round", args=[slug, 1])).content.decode()
    assert f"table-1-deal-{deal + 1}" not in shown


def test_a_refused_deal_keeps_everything_that_was_typed(desk: Client, slug: str) -> None:
    seats = ",".join(str(seat) for seat in cell_of(slug, 1, 1).seats)
    typed = {"ns": "14", "trump": "hearts", "honours": "EW-4", "ns_revokes": "2", "void": ""}
    sent = typed | {"seen": 0, "key": "deal-1", "seats": seats}
    answer = desk.post(reverse("record", args=[slug, 1, 1, 1]), sent, headers={"HX-Request": "true"})
    assert answer.status_code == 422
    shown = answer.content.decode()
    assert '<option value="hearts" selected>' in shown
    assert '<option value="EW-4" selected>' in shown
    assert 'name="ns_revokes" min="0" max="4" value="2"' in shown
    assert 'value="14"' in shown
