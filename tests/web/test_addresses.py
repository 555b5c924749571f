"""Every address and who may go there: a new address without a row fails."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import URLPattern, get_resolver, reverse

from tests.web.conftest import client_for
from whistdrive.services.setup import RESERVED

Statuses = tuple[int, int, int]
EVERYBODY: Statuses = (200, 200, 200)
NOT_A_FORM: Statuses = (405, 405, 405)
NOWHERE: Statuses = (404, 404, 404)
ORGANISER: Statuses = (302, 404, 200)
ORGANISER_FORM: Statuses = (401, 404, 422)
SCORER: Statuses = (302, 200, 200)
SCORER_FORM: Statuses = (401, 422, 422)


@dataclass(frozen=True)
class Row:
    """The answers to a stranger, a scorer and the organiser: to looking, and to an empty form sent."""

    get: Statuses
    post: Statuses = NOT_A_FORM
    named: dict[str, Any] = field(default_factory=dict)


PAGE = Row(EVERYBODY)
ROWS: dict[str, Row] = {
    # Everybody
    "home": PAGE,
    "drive": PAGE,
    "card": PAGE,
    "card_lookup": Row(NOWHERE),
    "big_screen": PAGE,
    "standings_csv": PAGE,
    # Coming in
    "first_link": Row(NOWHERE, NOWHERE),
    "sign_in": Row((200, 302, 302), (200, 302, 302)),
    "sign_out": Row((405, 405, 405), (302, 302, 302)),
    "scorers": Row(ORGANISER, ORGANISER_FORM),
    "scorer_removal": Row((302, 404, 405), (401, 404, 302)),
    # Fairness
    "fairness": Row(SCORER, (401, 405, 405)),
    "replan": Row((302, 404, 422), ORGANISER_FORM),
    "new_plan": Row((302, 404, 422), (401, 404, 405)),
    # Prizes
    "prizes": Row(ORGANISER, (401, 404, 405)),
    "prize_sheet": Row(ORGANISER, ORGANISER_FORM),
    "prizes_begin": Row((302, 404, 405), (401, 404, 302)),
    "prizes_copy": Row((302, 404, 405), ORGANISER_FORM),
    "prize_settled": Row((302, 404, 405), ORGANISER_FORM),
    "raffle": Row((302, 404, 405), ORGANISER_FORM),
    # Paper
    "prints": Row(ORGANISER, (401, 404, 405)),
    "print_file": Row(ORGANISER, (401, 404, 405)),
    "print_piece": Row(ORGANISER, (401, 404, 405), {"piece": "cards"}),
    # Opening a drive and its people
    "desk": Row(SCORER, (401, 405, 405)),
    "open_drive": Row(ORGANISER, ORGANISER_FORM),
    "club_names": Row(ORGANISER, ORGANISER_FORM),
    "drive_now": Row((302, 302, 302), (401, 405, 405)),
    "drive_setup": Row(ORGANISER, ORGANISER_FORM),
    "entries": Row(ORGANISER, ORGANISER_FORM),
    "numbers_only": Row((302, 404, 405), ORGANISER_FORM),
    "paste_names": Row(ORGANISER, ORGANISER_FORM),
    "add_names": Row((302, 404, 405), ORGANISER_FORM),
    "entry": Row(ORGANISER, (401, 404, 409)),
    "entry_shown": Row((302, 404, 405), ORGANISER_FORM),
    "entry_marked": Row((302, 404, 405), (401, 404, 302)),
    "entry_leave": Row((302, 404, 405), ORGANISER_FORM),
    "entry_back": Row((302, 404, 405), (401, 404, 302)),
    "entry_substitute": Row((302, 404, 405), ORGANISER_FORM),
    "entry_remove": Row((302, 404, 405), (401, 404, 409)),
    # Running a drive
    "round": Row(SCORER, (401, 405, 405)),
    "record": Row((302, 405, 405), SCORER_FORM),
    "correct_deal": Row(SCORER, SCORER_FORM),
    "next_round": Row(ORGANISER, ORGANISER_FORM),
    "take_back": Row((302, 404, 405), (401, 404, 409)),
    "swap": Row((302, 404, 405), ORGANISER_FORM),
    "desk_standings": Row(SCORER, (401, 405, 405)),
    "finish": Row(ORGANISER, (401, 404, 302)),
    "reopen": Row(ORGANISER, ORGANISER_FORM),
    "publish": Row((302, 404, 405), (401, 404, 302)),
    "notice": Row((302, 404, 405), (401, 404, 302)),
    "pile": Row(SCORER, SCORER_FORM),
    "pile_taken": Row((302, 404, 405), (401, 404, 409)),
    "drive_log": Row(SCORER, (401, 405, 405)),
}
STANDS_FOR = {"slug": "spring-drive", "number": 1, "table": 1, "round": 1, "deal": 1, "line": 0, "token": "unknown"}


def patterns() -> dict[str, URLPattern]:
    return {str(each.name): each for each in get_resolver().url_patterns}


def address(name: str, scorer: User) -> str:
    wanted = patterns()[name].pattern.converters
    known = STANDS_FOR | {"membership": scorer.memberships.get().pk} | ROWS[name].named
    return reverse(name, kwargs={each: known[each] for each in wanted})


def test_every_address_has_a_row() -> None:
    assert set(patterns()) == set(ROWS)


def test_no_drive_takes_the_address_of_a_page() -> None:
    routes = [str(each.pattern) for each in get_resolver().url_patterns]
    beside = {route.split("/")[1] for route in routes if route.startswith("desk/")} - {"", "<slug:slug>"}
    assert beside == set(RESERVED)


@pytest.mark.parametrize("name", ROWS)
def test_t1_everybody_sees_what_is_theirs_and_nothing_else(
    name: str, evening: str, scorer: User, organiser: User
) -> None:
    where = address(name, scorer)
    answers = tuple(client_for(user).get(where).status_code for user in (None, scorer, organiser))
    assert answers == ROWS[name].get
    sent = tuple(client_for(user).post(where).status_code for user in (None, scorer, organiser))
    assert sent == ROWS[name].post


@pytest.mark.parametrize("name", ROWS)
def test_t2_looking_never_writes(name: str, evening: str, scorer: User, organiser: User) -> None:
    client, where = client_for(organiser), address(name, scorer)
    with CaptureQueriesContext(
        connection,
    ) as queries:
        client.get(where)
    writes = [each["sql"] for each in queries if each["sql"].split()[0] in ("INSERT", "UPDATE", "DELETE")]
    assert [sql for sql in writes if "django_session" not in sql] == []


@pytest.mark.parametrize("name", [name for name, row in ROWS.items() if row.get == EVERYBODY])
def test_public_pages_never_set_a_cookie(name: str, evening: str, scorer: User) -> None:
    answer = client_for(None).get(address(name, scorer))
    assert not answer.cookies
    assert "Cookie" not in answer.get("Vary", "")


@pytest.mark.parametrize("name", [name for name, row in ROWS.items() if row.get in (ORGANISER, SCORER)])
def test_pages_of_the_desk_are_kept_by_no_cache(name: str, evening: str, scorer: User, organiser: User) -> None:
    assert "no-store" in client_for(organiser).get(address(name, scorer))["Cache-Control"]
