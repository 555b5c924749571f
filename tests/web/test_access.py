"""The first link, signing in and out, and the scorers."""

from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from tests.web.conftest import PASSWORD, client_for
from whistdrive import models
from whistdrive.selectors.access import digest_of, role_of
from whistdrive.services.access import add_scorer, make_setup_link

CHOSEN = {"name": "Olwen", "password": PASSWORD}


def link(token: str) -> str:
    return reverse("first_link", args=[token])


def test_the_first_link_lets_the_organiser_in_and_works_once(stranger: Client) -> None:
    token = make_setup_link()
    assert stranger.get(link(token)).status_code == 200
    answer = stranger.post(link(token), CHOSEN)
    assert (answer.status_code, answer["Location"]) == (302, reverse("desk"))
    assert stranger.get(reverse("scorers")).status_code == 200
    assert client_for(None).get(link(token)).status_code == 404
    assert client_for(None).post(link(token), CHOSEN).status_code == 404


def test_a_link_that_does_not_work_says_how_to_get_another(stranger: Client) -> None:
    answer = stranger.get(link("used-or-never-was"))
    assert answer.status_code == 404
    assert "--new-link" in answer.content.decode()


def test_only_the_hash_of_the_link_is_kept(db: None) -> None:
    token = make_setup_link()
    stored = models.SetupLink.objects.get()
    assert stored.digest == digest_of(token)
    assert token not in stored.digest


def test_a_new_link_ends_the_old_one(stranger: Client) -> None:
    old, new = make_setup_link(), make_setup_link()
    assert stranger.get(link(old)).status_code == 404
    assert stranger.get(link(new)).status_code == 200


def test_the_link_is_told_to_no_other_page_and_kept_by_no_cache(stranger: Client) -> None:
    answer = stranger.get(link(make_setup_link()))
    assert answer["Referrer-Policy"] == "same-origin"
    assert "no-store" in answer["Cache-Control"]


def test_a_weak_password_is_refused_and_the_link_stays_good(stranger: Client) -> None:
    token = make_setup_link()
    answer = stranger.post(link(token), CHOSEN | {"password": "short"})
    assert answer.status_code == 422
    assert "too short" in answer.content.decode()
    assert stranger.post(link(token), CHOSEN).status_code == 302


def test_a_second_link_gives_the_same_organiser_a_new_password(organiser: User, stranger: Client) -> None:
    stranger.post(link(make_setup_link()), CHOSEN | {"password": "another-word-7"})
    assert User.objects.count() == 1
    assert User.objects.get().check_password("another-word-7")


def test_signing_in_leads_to_the_page_that_was_wanted(organiser: User, stranger: Client) -> None:
    wanted = stranger.get(reverse("scorers"))
    assert wanted["Location"] == f"{reverse('sign_in')}?next={reverse('scorers')}"
    answer = stranger.post(wanted["Location"], {"username": "Olwen", "password": PASSWORD, "next": reverse("scorers")})
    assert answer["Location"] == reverse("scorers")


def test_signing_in_never_leads_to_another_host(organiser: User, stranger: Client) -> None:
    sent = {"username": "Olwen", "password": PASSWORD, "next": "//evil.example/"}
    assert stranger.post(reverse("sign_in"), sent)["Location"] == reverse("desk")


def test_a_wrong_password_says_so(organiser: User, stranger: Client) -> None:
    answer = stranger.post(reverse("sign_in"), {"username": "Olwen", "password": "wrong"})
    assert "do not go together" in answer.content.decode()


def test_too_many_wrong_passwords_are_answered_429_with_when_to_try_again(organiser: User, stranger: Client) -> None:
    sent = {"username": "Olwen", "password": "wrong"}
    answers = [stranger.post(reverse("sign_in"), sent) for _ in range(9)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert answers[-1]["Retry-After"] == "900"


def test_one_name_locked_out_leaves_the_rest_of_the_hall_in(organiser: User, scorer: User, stranger: Client) -> None:
    for _ in range(9):
        stranger.post(reverse("sign_in"), {"username": "Olwen", "password": "wrong"})
    assert stranger.post(reverse("sign_in"), {"username": "Sam", "password": PASSWORD}).status_code == 302


def test_the_organiser_adds_a_scorer_who_may_enter_results_only(desk: Client) -> None:
    assert desk.post(reverse("scorers"), {"name": "Sam", "password": PASSWORD}).status_code == 302
    sam = User.objects.get(username="Sam")
    assert role_of(sam) == "scorer"
    assert client_for(sam).get(reverse("scorers")).status_code == 404


def test_a_name_already_taken_is_refused_in_the_form(desk: Client) -> None:
    answer = desk.post(reverse("scorers"), {"name": "olwen", "password": PASSWORD})
    assert answer.status_code == 422
    assert "called “olwen” already" in answer.content.decode()
    assert 'value="olwen"' in answer.content.decode()


def test_a_removed_scorer_is_out_at_once(desk: Client, scorer: User) -> None:
    theirs = client_for(scorer)
    desk.post(reverse("scorer_removal", args=[scorer.memberships.get().pk]))
    assert theirs.get(reverse("scorers")).status_code == 302


def test_the_organiser_cannot_be_removed_as_a_scorer(desk: Client, organiser: User) -> None:
    answer = desk.post(reverse("scorer_removal", args=[organiser.memberships.get().pk]))
    assert answer.status_code == 404
    assert User.objects.filter(username="Olwen").exists()


def test_the_list_of_scorers_costs_the_same_for_one_and_for_three(
    desk: Client, django_assert_num_queries: object
) -> None:
    counts = []
    for names in (("Sam",), ("Siân", "Rhys")):
        for name in names:
            add_scorer(name=name, password=PASSWORD)
        counts.append(queries_of(desk, reverse("scorers")))
    assert counts[0] == counts[1]


def queries_of(client: Client, where: str) -> int:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    with CaptureQueriesContext(connection) as queries:
        assert client.get(where).status_code == 200
    return len(queries)
