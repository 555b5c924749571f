"""Pages that refresh by themselves ask little and are answered with less."""

import re
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from tests.evening_play import ANN, play_round
from whistdrive.selectors.drives import drive_row
from whistdrive.services.finish import finish_drive, reopen_drive

LIVE = ("drive", "big_screen")
HTMX = {"HTTP_HX_REQUEST": "true"}


def where(name: str, slug: str) -> str:
    return reverse(name, args=[slug])


def revision(slug: str) -> int:
    return drive_row(slug).revision


@pytest.mark.parametrize("name", LIVE)
def test_a_fragment_that_is_current_is_answered_204(name: str, stranger: Client, evening: str) -> None:
    answer = stranger.get(where(name, evening), {"v": revision(evening)}, **HTMX)
    assert (answer.status_code, answer.content) == (204, b"")


@pytest.mark.parametrize("name", LIVE)
def test_a_fragment_that_is_old_is_sent_anew_with_its_next_revision(name: str, stranger: Client, evening: str) -> None:
    old = revision(evening)
    play_round(evening)
    page = stranger.get(where(name, evening), {"v": old}, **HTMX).content.decode()
    assert "<html" not in page
    assert f"v={revision(evening)}" in page


@pytest.mark.parametrize("name", LIVE)
def test_a_finished_drive_asks_once_a_minute_and_sees_a_reopening(name: str, stranger: Client, evening: str) -> None:
    old = revision(evening)
    finish_drive(slug=evening, by=ANN)
    answer = stranger.get(where(name, evening), {"v": old}, **HTMX)
    assert (answer.status_code, "every 60s" in answer.content.decode()) == (200, True)
    final = revision(evening)
    assert stranger.get(where(name, evening), {"v": final}, **HTMX).status_code == 204
    reopen_drive(slug=evening, by=ANN, why="Table 2 was misread")
    again = stranger.get(where(name, evening), {"v": final}, **HTMX)
    assert "every 60s" not in again.content.decode()


@pytest.mark.parametrize("name", LIVE)
def test_a_plain_client_gets_304_until_something_changes(name: str, stranger: Client, evening: str) -> None:
    first = stranger.get(where(name, evening))
    known = {"HTTP_IF_NONE_MATCH": first["ETag"]}
    assert stranger.get(where(name, evening), **known).status_code == 304
    play_round(evening)
    changed = stranger.get(where(name, evening), **known)
    assert changed.status_code == 200
    assert changed.content != first.content


@pytest.mark.parametrize("name", LIVE)
def test_nothing_new_costs_one_query(name: str, stranger: Client, evening: str, django_assert_num_queries: Any) -> None:
    page = stranger.get(where(name, evening))
    with django_assert_num_queries(1):
        stranger.get(where(name, evening), {"v": revision_in(page.content.decode())}, **HTMX)
    with django_assert_num_queries(1):
        stranger.get(where(name, evening), HTTP_IF_NONE_MATCH=page["ETag"])
    with django_assert_num_queries(1):
        stranger.get(where(name, evening))


def revision_in(page: str) -> str:
    found = re.search(r"v=(\d+)", page)
    assert found
    return found[1]


def test_another_list_is_another_answer(stranger: Client, evening: str) -> None:
    tags = {stranger.get(where("drive", evening), {"list": name})["ETag"] for name in ("ladies", "gentlemen", "all")}
    assert len(tags) == 3


def test_senseless_choices_do_not_fill_the_cache(stranger: Client, evening: str) -> None:
    plain = stranger.get(where("drive", evening))["ETag"]
    assert stranger.get(where("drive", evening), {"sort": "key; drop", "after": "-1", "x": "y"})["ETag"] == plain
