"""The choice of what the public sees, at the desk."""

from django.test import Client
from django.urls import reverse


def test_the_organiser_hides_a_name_for_a_player_who_wants_it(desk: Client, stranger: Client, evening: str) -> None:
    public = reverse("card", args=[evening, 5])
    first = stranger.get(public)
    answer = desk.post(reverse("entry_shown", args=[evening, 5]), {"publish": "number"}, follow=True)
    assert "The public sees the name on card 5 as a number only." in answer.content.decode()
    assert stranger.get(public)["ETag"] != first["ETag"]


def test_a_choice_that_is_none_is_refused(desk: Client, evening: str) -> None:
    assert desk.post(reverse("entry_shown", args=[evening, 5]), {"publish": "never"}).status_code == 422
