"""The print page and its PDFs."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.evening_play import open_evening, play_round
from tests.printing.reading import Pdf


def pdf(desk: Client, name: str, slug: str, *more: str, **query: object) -> Pdf:
    answer = desk.get(reverse(name, args=[slug, *more]), query)
    assert (answer.status_code, answer["Content-Type"]) == (200, "application/pdf")
    return Pdf(answer.content)


def test_the_page_offers_what_can_be_printed_and_says_why_the_rest_cannot(desk: Client, evening: str) -> None:
    shown = desk.get(reverse("prints", args=[evening])).content.decode()
    assert reverse("print_piece", args=[evening, "cards"]) in shown
    assert reverse("print_piece", args=[evening, "guides"]) not in shown
    assert "depend on the results" in shown


def test_cards_come_as_a_pdf_with_a_name_of_their_own(desk: Client, evening: str) -> None:
    answer = desk.get(reverse("print_piece", args=[evening, "cards"]))
    assert answer["Content-Disposition"] == 'inline; filename="spring-drive-cards.pdf"'
    assert "Player 16" in Pdf(answer.content).text


def test_one_round_s_slips_have_an_address(desk: Client, evening: str) -> None:
    text = pdf(desk, "print_piece", evening, "slips", round="2", paper="Letter").text
    assert "Round 2" in text
    assert "Round 3" not in text


def test_the_pack_holds_what_was_ticked(desk: Client, evening: str) -> None:
    text = pdf(desk, "print_file", evening, what=["standings"], paper="A4", big="on").text
    assert "Ladies" in text
    assert "Signed" not in text


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ({"paper": "B4"}, "Paper"),
        ({"what": "guides"}, "What"),
        ({"what": "slips", "rounds_from": "99"}, "no such round"),
        ({"spares": "100000"}, "Spare cards"),
    ],
)
def test_a_choice_that_cannot_be_is_refused_in_words(
    desk: Client, evening: str, query: dict[str, str], said: str
) -> None:
    answer = desk.get(reverse("print_file", args=[evening]), query)
    assert answer.status_code == 422
    assert said in answer.content.decode()


def test_a_piece_nobody_knows_is_not_there(desk: Client, evening: str) -> None:
    assert desk.get(reverse("print_piece", args=[evening, "hats"])).status_code == 404


@pytest.mark.django_db
def test_the_print_page_asks_as_much_of_the_database_for_many_as_for_few(desk: Client) -> None:
    counts = []
    for players, rounds in ((4, 1), (12, 3)):
        slug = open_evening(players=players, name=f"Evening of {players}")
        for _ in range(rounds):
            play_round(slug)
        with CaptureQueriesContext(connection) as queries:
            desk.get(reverse("prints", args=[slug]))
        counts.append(len(queries))
    assert counts[0] == counts[1]
