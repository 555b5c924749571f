"""The choice of what the public sees, at the desk."""

from django.test import Client
from django.urls import reverse

from tests.evening_play import drive_now
from whistdrive.core.names import Publish


def test_the_organiser_hides_a_name_for_a_player_who_wants_it(desk: Client, stranger: Client, evening: str) -> None:
    public = reverse("card", args=[evening, 5])
    first = stranger.get(public)
    answer = desk.post(reverse("entry_shown", args=[evening, 5]), {"publish": "number"}, follow=True)
    assert "The public sees the name on card 5 as a number only." in answer.content.decode()
    assert stranger.get(public)["ETag"] != first["ETag"]


def test_a_choice_that_is_none_is_refused(desk: Client, evening: str) -> None:
    assert desk.post(reverse("entry_shown", args=[evening, 5]), {"publish": "never"}).status_code == 422


def test_what_the_club_shows_holds_for_all_who_have_not_chosen(desk: Client, stranger: Client, evening: str) -> None:
    desk.post(reverse("entry_shown", args=[evening, 5]), {"publish": "full"})
    public = reverse("card", args=[evening, 7])
    first = stranger.get(public)
    answer = desk.post(reverse("club_names"), {"publish": "number"}, follow=True)
    assert "Names are shown as a number only" in answer.content.decode()
    hidden = stranger.get(public)
    assert hidden["ETag"] != first["ETag"]
    entries = {entry.number: entry.publish for entry in drive_now(evening).entries}
    assert (entries[5], entries[7]) == (Publish.FULL, Publish.NUMBER)
    assert '<option value="number" selected>' in desk.get(reverse("club_names")).content.decode()


def test_a_way_of_showing_names_that_is_none_is_refused(desk: Client, evening: str) -> None:
    assert desk.post(reverse("club_names"), {"publish": "never"}).status_code == 422
