"""Marking a card at the desk: as the ghost, and for the club's own lists."""

from django.test import Client
from django.urls import reverse

from tests.evening_play import drive_now
from whistdrive.core.standings import standings


def test_a_card_marked_for_a_list_stands_on_it_and_the_list_is_shown(desk: Client, evening: str) -> None:
    desk.post(reverse("entry_marked", args=[evening, 3]), {"tags": "Juniors, visitors"})
    assert [line.entry.number for line in standings(drive_now(evening), "juniors").lines] == [3]
    assert "?list=juniors" in desk.get(reverse("desk_standings", args=[evening])).content.decode()
    shown = desk.get(reverse("entry", args=[evening, 3])).content.decode()
    assert 'value="juniors, visitors"' in shown
    assert "juniors</span>" in desk.get(reverse("entries", args=[evening])).content.decode()


def test_a_card_marked_as_the_ghost_is_ranked_nowhere(desk: Client, evening: str) -> None:
    desk.post(reverse("entry_marked", args=[evening, 3]), {"ghost": "on"})
    assert 3 not in [line.entry.number for line in standings(drive_now(evening)).lines]
    assert "ghost</span>" in desk.get(reverse("entries", args=[evening])).content.decode()
    desk.post(reverse("entry_marked", args=[evening, 3]), {})
    assert 3 in [line.entry.number for line in standings(drive_now(evening)).lines]
