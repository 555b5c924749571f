"""Each refusal has its status, a plain sentence and what to do instead."""

from typing import Any

import pytest
from django.db import OperationalError
from django.test import Client, RequestFactory
from django.urls import reverse

from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.web.failures import FailuresMiddleware, failure_of

HTMX = {"HTTP_HX_REQUEST": "true"}


@pytest.mark.parametrize(
    ("refusal", "status"),
    [
        (NotThere("There is no drive."), 404),
        (Crossed("Table 3 has no result yet."), 409),
        (RuleBroken("Tricks go from 0 to 13."), 422),
        (OperationalError("database is locked"), 503),
        (OperationalError("server closed the connection unexpectedly"), 503),
        (OperationalError("database or disk is full"), 503),
    ],
)
def test_a_refusal_has_its_status(refusal: Exception, status: int) -> None:
    failure = failure_of(refusal)
    assert failure is not None
    assert failure.status == status
    assert failure.instead


@pytest.mark.parametrize("mistake", [ValueError("x"), OperationalError("no such table: x"), KeyError("x")])
def test_a_mistake_of_ours_is_no_refusal(mistake: Exception) -> None:
    assert failure_of(mistake) is None


def answered(refusal: Exception, **headers: Any) -> Any:
    from django.contrib.auth.models import AnonymousUser
    from django_htmx.middleware import HtmxDetails

    request = RequestFactory().post("/desk/", {"tricks": "14", "password": "secret"}, **headers)
    request.user = AnonymousUser()
    request.htmx = HtmxDetails(request)  # type: ignore[attr-defined]
    return FailuresMiddleware(lambda _: None).process_exception(request, refusal)  # type: ignore[arg-type, return-value]


def test_a_busy_database_says_when_to_try_again() -> None:
    assert answered(OperationalError("database is locked"))["Retry-After"] == "3"


def test_what_was_typed_is_shown_again_but_never_a_password(db: None) -> None:
    page = answered(RuleBroken("Tricks go from 0 to 13; 14 cannot be.")).content.decode()
    assert "14 cannot be" in page
    assert "<dd>14</dd>" in page
    assert "secret" not in page


def test_htmx_gets_the_fragment_with_the_same_status() -> None:
    answer = answered(Crossed("Table 3 has no result yet."), **HTMX)
    assert answer.status_code == 409
    assert b"<html" not in answer.content
    assert (answer["HX-Retarget"], answer["HX-Reswap"]) == ("#messages", "innerHTML")


def test_a_poll_that_fails_leaves_the_board_standing(stranger: Client) -> None:
    answer = stranger.get("/d/nowhere/", **HTMX)
    assert answer.status_code == 404
    assert answer["HX-Reswap"] == "none"


def test_a_drive_that_is_hidden_and_one_that_never_was_give_strangers_one_page(stranger: Client, evening: str) -> None:
    from tests.evening_play import ANN
    from whistdrive.services.setup import publish_drive

    publish_drive(slug=evening, published=False, by=ANN)
    hidden, never = stranger.get(reverse("drive", args=[evening])), stranger.get("/d/never-was/")
    assert hidden.status_code == never.status_code == 404
    assert hidden.content == never.content == stranger.get("/nothing/").content


def test_a_form_without_its_token_is_answered_403_with_what_was_typed() -> None:
    answer = Client(enforce_csrf_checks=True).post(reverse("sign_in"), {"username": "Olwen", "password": "secret"})
    assert answer.status_code == 403
    assert "Olwen" in answer.content.decode()
    assert "secret" not in answer.content.decode()


def test_a_form_sent_after_signing_out_is_answered_401_with_what_was_typed(stranger: Client) -> None:
    answer = stranger.post(reverse("scorers"), {"name": "Siân"})
    assert answer.status_code == 401
    assert "Siân" in answer.content.decode()


def test_a_form_that_is_too_large_is_answered_413(db: None) -> None:
    sent = {"username": "x" * 3_000_000}
    assert Client(enforce_csrf_checks=True).post(reverse("sign_in"), sent).status_code in (413, 403)
    plain = "username=" + "x" * 3_000_000
    form = "application/x-www-form-urlencoded"
    answer = Client(raise_request_exception=False).post(reverse("sign_in"), plain, content_type=form)
    assert answer.status_code == 413


def test_our_own_mistakes_are_answered_without_a_trace_of_the_program() -> None:
    from whistdrive.web.failures import server_error

    request = RequestFactory().get("/")
    answer = server_error(request)
    assert answer.status_code == 500
    assert b"Traceback" not in answer.content


def test_a_database_that_is_busy_before_any_view_is_answered_503_too() -> None:
    from whistdrive.web.failures import server_error

    try:
        raise OperationalError("database is locked")
    except OperationalError:
        assert server_error(RequestFactory().get("/")).status_code == 503
