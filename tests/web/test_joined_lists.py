"""Pairs, teams and ghosts on the pages: tabs, files, and the mark of an exposed hand."""

import pytest
from django.test import Client
from django.urls import reverse

from tests.evening_play import ANN, draw, open_evening, play_evening
from whistdrive.core.drive import Choice
from whistdrive.services.people import mark_entry


@pytest.fixture
def pairs(db: None) -> str:
    slug = open_evening("individual_night", 8, planned_rounds=2, movement_choice=Choice("fixed_pairs"))
    play_evening(slug, 1)
    return slug


def shown(client: Client, name: str, slug: str, *more: int, **query: str) -> str:
    answer = client.get(reverse(name, args=[slug, *more]), query)
    assert answer.status_code == 200
    return answer.content.decode()


def test_a_drive_of_pairs_has_a_tab_for_them(stranger: Client, desk: Client, pairs: str) -> None:
    for client, name in ((stranger, "drive"), (desk, "desk_standings")):
        assert "list=pairs" in shown(client, name, pairs)
        table = shown(client, name, pairs, list="pairs")
        assert "1 &amp; 2" in table and "Player 1 &amp; Player 2" in table
        assert "list=teams" not in table


def test_pairs_come_as_a_file_too(stranger: Client, pairs: str) -> None:
    rows = shown(stranger, "standings_csv", pairs, list="pairs").splitlines()
    assert len(rows) == 5
    assert any("Player 3 & Player 4" in row for row in rows)


def test_a_list_of_pairs_or_teams_nobody_is_in_is_refused(stranger: Client, evening: str) -> None:
    for name in ("pairs", "teams"):
        assert stranger.get(reverse("drive", args=[evening]), {"list": name}).status_code == 404


def test_four_cards_with_one_tag_are_a_team_with_a_tab(stranger: Client, desk: Client, evening: str) -> None:
    for number in (1, 2, 5, 6):
        desk.post(reverse("entry_marked", args=[evening, number]), {"tags": "team: Red Lion"})
    tabs = shown(desk, "desk_standings", evening)
    assert "list=teams" in tabs and "list=team%3A" not in tabs
    assert "Red Lion: Player 1, Player 2, Player 5 &amp; Player 6" in shown(stranger, "drive", evening, list="teams")


def test_a_ghost_is_marked_wherever_it_sits(stranger: Client, desk: Client, db: None) -> None:
    slug = open_evening("individual_night", 4, planned_rounds=3)
    mark_entry(slug=slug, number=4, ghost=True, tags=(), by=ANN)
    number = draw(slug)
    assert "Player 4 (ghost)" in shown(desk, "round", slug, number)
    assert "Player 4 (ghost)" in shown(stranger, "card", slug, 1)
