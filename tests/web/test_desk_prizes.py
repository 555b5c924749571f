"""The prize page and its sheet, and how the standings say that a tie was parted or stands."""

from io import BytesIO
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from pypdf import PdfReader

from tests.evening_play import ANN, open_evening, play_round
from whistdrive.core.prizes import Measure, Prize, PrizeSheet
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.prizes import PrizePage, prize_page
from whistdrive.services.prizes import keep_sheet

CAKE = Prize("Cake", measure=Measure.RAFFLE)


@pytest.fixture
def night(db: None) -> str:
    """Four players after one deal: two are level at the top, two at the bottom."""
    slug = open_evening("individual_night", 4, name="Night", planned_rounds=1)
    play_round(slug)
    return slug


def page(slug: str) -> PrizePage:
    return prize_page(drive_row(slug))


def shown(client: Client, name: str, slug: str) -> str:
    return " ".join(client.get(reverse(name, args=[slug])).content.decode().split())


def line(number: int, **values: Any) -> dict[str, Any]:
    plain = {"thing": "", "list_name": "all", "measure": "total", "place": 1, "figure": "", "turn": ""} | values
    return {f"prize-{number}-{name}": value for name, value in plain.items()}


def sheet(*lines: dict[str, Any], **how: Any) -> dict[str, Any]:
    sent = {"prize-TOTAL_FORMS": len(lines), "prize-INITIAL_FORMS": 0} | how
    for number, values in enumerate(lines):
        sent |= line(number, **values)
    return sent


def send(client: Client, slug: str, *lines: dict[str, Any], **how: Any) -> Any:
    return client.post(reverse("prize_sheet", args=[slug]), sheet(*lines, **how))


def test_an_evening_without_a_sheet_offers_the_usual_prizes_and_those_of_earlier_drives(
    desk: Client, night: str
) -> None:
    other = open_evening(name="Earlier")
    keep_sheet(slug=other, sheet=PrizeSheet((CAKE,)), by=ANN)
    assert "There is no prize sheet yet." in shown(desk, "prizes", night)
    assert f'<option value="{other}">Earlier, 14 March 2026</option>' in shown(desk, "prizes", night)
    desk.post(reverse("prizes_begin", args=[night]))
    assert "First prize" in shown(desk, "prizes", night)
    desk.post(reverse("prizes_copy", args=[night]), {"source": other})
    assert [prize.thing for prize in page(night).prizes] == ["Cake"]


def test_the_sheet_is_kept_in_its_turns_and_empty_lines_are_left_out(desk: Client, night: str) -> None:
    lines = ({"thing": "Tin", "turn": 2, "measure": "lowest"}, {}, {"thing": "Wine", "turn": 1}, {"thing": "Jam"})
    assert send(desk, night, *lines, one_each="on").status_code == 302
    assert [prize.thing for prize in page(night).prizes] == ["Wine", "Tin", "Jam"]
    assert page(night).sheet.one_each
    send(desk, night, {"thing": "Wine"})
    assert not page(night).sheet.one_each


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"measure": "session"}, "Which session?"),
        ({"measure": "session", "figure": 3}, "Sessions here go from 1 to 1."),
        ({"measure": "nearest"}, "Which number was drawn?"),
        ({"measure": "nearest", "figure": "x"}, "Enter a whole number."),
        ({"place": 0}, "greater than or equal to 1"),
        ({"list_name": "ghosts"}, "Select a valid choice"),
    ],
)
def test_a_line_that_says_too_little_is_marked_and_nothing_is_kept(
    desk: Client, night: str, values: dict[str, Any], words: str
) -> None:
    answer = send(desk, night, {"thing": "Wine"} | values)
    assert answer.status_code == 422
    assert words in answer.content.decode()
    assert 'value="Wine"' in answer.content.decode()
    assert page(night).prizes == ()


def test_a_tie_is_warned_of_before_it_is_announced_and_settled_on_the_page(desk: Client, night: str) -> None:
    send(desk, night, {"thing": "Wine"}, {"thing": "Jam", "place": 2}, one_each="on")
    first, second = page(night).ties[0].numbers
    assert f"Wine and Jam: {first} Player {first} and {second} Player {second} are level" in shown(
        desk, "prizes", night
    )
    where = reverse("prize_settled", args=[night, 0])
    level = f"{first},{second}"
    assert desk.post(where, {"how": "cut", "level": level, "order": ""}).status_code == 422
    assert desk.post(where, {"how": "cut", "level": level, "order": f"{second}"}).status_code == 302
    assert "won the cut" in shown(desk, "prizes", night)
    assert [prize.numbers for prize in page(night).prizes] == [(second,), (first,)]
    assert desk.post(where, {"how": "cut", "level": level, "order": f"{second}"}).status_code == 409


def test_finishing_says_which_prizes_have_a_tie(desk: Client, night: str) -> None:
    send(desk, night, {"thing": "Wine"})
    finished = desk.post(reverse("finish", args=[night]), {"why": ""}, follow=True).content.decode()
    assert "Before you announce the prizes: Wine: " in finished


def test_the_raffle_is_drawn_on_the_page_and_written_in_the_log(desk: Client, night: str) -> None:
    send(desk, night, {"thing": "Cake", "measure": "raffle"})
    assert "not drawn yet" in shown(desk, "prizes", night)
    desk.post(reverse("raffle", args=[night]))
    winner = page(night).prizes[0].numbers[0]
    assert f"{winner} Player {winner}" in shown(desk, "prizes", night)
    assert "Raffle drawn with seed" in shown(desk, "drive_log", night)


def test_the_printed_sheet_says_who_gets_what_and_why(desk: Client, night: str) -> None:
    send(desk, night, {"thing": "Wine"}, {"thing": "Cake", "measure": "raffle"})
    answer = desk.get(reverse("print_piece", args=[night, "prizes"]))
    text = PdfReader(BytesIO(answer.content)).pages[0].extract_text()
    assert all(word in text for word in ("Wine", "Everyone: first", "TIE: 9 in all", "Cake", "Received"))


def test_standings_say_how_a_tie_was_parted_and_which_one_stands(desk: Client, night: str) -> None:
    send(desk, night, {"thing": "Wine"})
    tie = page(night).ties[0].numbers
    where = reverse("prize_settled", args=[night, 0])
    desk.post(where, {"how": "play_off", "level": ",".join(map(str, tie)), "order": f"{tie[1]}"})
    note = "Ties parted by: play-off. “=” is a tie that stands."
    for name in ("desk_standings", "drive"):
        assert "won the play-off" in shown(desk, name, night)
        assert note in shown(desk, name, night)
        assert "3=" in shown(desk, name, night)
    csv = desk.get(reverse("standings_csv", args=[night])).content.decode()
    assert "Total,Tie" in csv
    assert csv.count("won the play-off") == 1
    paper = desk.get(reverse("print_piece", args=[night, "standings"]))
    assert note in PdfReader(BytesIO(paper.content)).pages[0].extract_text().replace("\n", " ")


def test_standings_without_a_tie_say_nothing_of_ties(desk: Client, db: None) -> None:
    slug = open_evening("individual_night", 4, name="Bare", planned_rounds=1)
    assert "is a tie" not in shown(desk, "drive", slug)
    assert "Ties parted" not in shown(desk, "drive", slug)


@pytest.mark.parametrize("prizes", [1, 3])
def test_the_prize_page_costs_the_same_queries_for_one_prize_and_three(desk: Client, night: str, prizes: int) -> None:
    for number in range(prizes):
        other = open_evening(name=f"Earlier {number}")
        keep_sheet(slug=other, sheet=PrizeSheet((CAKE,) * prizes), by=ANN)
    keep_sheet(slug=night, sheet=PrizeSheet((Prize("Wine"),) * prizes), by=ANN)
    desk.get(reverse("prizes", args=[night]))
    with CaptureQueriesContext(connection) as asked:
        desk.get(reverse("prizes", args=[night]))
    assert len(asked) == 5
