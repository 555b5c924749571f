"""Running rounds at the desk: entering, correcting, calling, drawing, taking back, finishing."""

from typing import Any

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.evening_play import cell_of, draw, drive_now, enter, open_evening, play_evening, play_round
from tests.web.conftest import client_for
from whistdrive import models


@pytest.fixture
def running(db: None) -> str:
    """A village drive of twelve with its first round drawn and nothing entered."""
    slug = open_evening(players=12, planned_rounds=4, sessions=(2, 2))
    draw(slug)
    return slug


def sent(client: Client, slug: str, table: int, number: int = 1, **typed: Any) -> HttpResponse:
    """What the line of a table answers; `htmx` asks for the line alone."""
    htmx = typed.pop("htmx", False)
    values = {"seen": 0, "key": f"key-{number}-{table}", "seats": seats(slug, number, table)} | typed
    headers = {"HX-Request": "true"} if htmx else {}
    return client.post(reverse("record", args=[slug, number, table, 1]), values, headers=headers)  # type: ignore[return-value]


def seats(slug: str, number: int, table: int) -> str:
    return ",".join(str(seat) for seat in cell_of(slug, number, table).seats)


def stored(slug: str) -> list[tuple[int, int, int | None]]:
    rows = models.RecordedDeal.objects.filter(round__drive__slug=slug).order_by("pk")
    return list(rows.values_list("table", "version", "ns_tricks"))


def shown(answer: HttpResponse) -> str:
    return answer.content.decode()


def test_the_round_shows_who_sits_where_and_what_is_missing(desk: Client, running: str) -> None:
    page = shown(desk.get(reverse("round", args=[running, 1])))
    assert "Still out: tables 1, 2, 3" in " ".join(page.split())
    assert page.count("is-missing") == 3
    assert "Player 1" in page


def test_a_result_is_stored_and_the_next_missing_table_waits(desk: Client, running: str) -> None:
    answer = sent(desk, running, 1, ns=9)
    assert answer.status_code == 302
    assert stored(running) == [(1, 1, 9)]
    page = shown(desk.get(answer["Location"]))
    assert "9 – 4" in page
    assert 'id="table-2-deal-1-ns"' in page.split("autofocus")[0].rsplit("<input", 1)[1]


def test_htmx_gets_the_line_alone_with_what_is_still_out(desk: Client, running: str) -> None:
    page = shown(sent(desk, running, 1, ns=9, htmx=True))
    assert "<html" not in page
    assert "9 – 4" in page
    assert "Still out: tables 2, 3" in " ".join(page.split())


@pytest.mark.parametrize("htmx", [False, True])
def test_e2_sending_twice_stores_once_with_the_same_answer(desk: Client, running: str, htmx: bool) -> None:
    first = sent(desk, running, 1, ns=9, htmx=htmx)
    again = sent(desk, running, 1, ns=9, htmx=htmx)
    assert first.status_code == again.status_code
    assert stored(running) == [(1, 1, 9)]


@pytest.mark.parametrize("typed", ["14", "-1", "x", ""])
@pytest.mark.parametrize("htmx", [False, True])
def test_tricks_that_cannot_be_are_refused_with_what_was_typed(
    desk: Client, running: str, typed: str, htmx: bool
) -> None:
    answer = sent(desk, running, 2, ns=typed, htmx=htmx)
    assert answer.status_code == 422
    assert "notice-refused" in shown(answer)
    assert f'value="{typed}"' in shown(answer)
    assert "Enter north-south’s tricks: 0 to 13." in shown(answer)
    assert stored(running) == []


@pytest.mark.parametrize("htmx", [False, True])
def test_e1_the_second_of_two_scorers_sees_both_values_and_chooses(desk: Client, running: str, htmx: bool) -> None:
    sent(desk, running, 1, ns=9, key="one")
    answer = sent(desk, running, 1, ns=8, key="two", htmx=htmx)
    assert answer.status_code == 409
    page = " ".join(shown(answer).split())
    assert "9 for north-south" in page
    assert "You typed <b>8</b>" in page
    assert "by Olwen" in page
    assert stored(running) == [(1, 1, 9)]


def test_e7_a_result_for_other_seats_is_asked_again(desk: Client, running: str) -> None:
    answer = sent(desk, running, 1, ns=9, seats="1,2,3,12")
    assert answer.status_code == 409
    assert "Check the names" in shown(answer)
    assert stored(running) == []


def test_e3_a_correction_keeps_the_old_value_with_who_and_why(desk: Client, running: str) -> None:
    enter(running, 1, 1, 9)
    address = reverse("correct_deal", args=[running, 1, 1, 1])
    values = {"ns": 4, "seen": 1, "key": "c", "seats": seats(running, 1, 1), "why": "Slip read upside down"}
    assert desk.post(address, values).status_code == 302
    assert stored(running) == [(1, 1, 9), (1, 2, 4)]
    page = shown(desk.get(address))
    assert "Slip read upside down" in page
    assert "ann" in page
    assert "Olwen" in page


def test_a_correction_without_a_reason_is_refused_and_keeps_what_was_typed(desk: Client, running: str) -> None:
    enter(running, 1, 1, 9)
    values = {"ns": 4, "seen": 1, "key": "c", "seats": seats(running, 1, 1)}
    answer = desk.post(reverse("correct_deal", args=[running, 1, 1, 1]), values)
    assert answer.status_code == 422
    assert "Say why" in shown(answer)
    assert 'value="4"' in shown(answer)


def test_e4_saving_unchanged_writes_nothing(desk: Client, running: str) -> None:
    enter(running, 1, 1, 9)
    values = {"ns": 9, "seen": 1, "key": "c", "seats": seats(running, 1, 1)}
    assert desk.post(reverse("correct_deal", args=[running, 1, 1, 1]), values).status_code == 302
    assert stored(running) == [(1, 1, 9)]


def test_a_void_deal_is_said_and_counts_nothing(desk: Client, running: str) -> None:
    sent(desk, running, 1, void="on")
    assert stored(running) == [(1, 1, None)]
    assert "void" in shown(desk.get(reverse("round", args=[running, 1])))


def test_a_correction_can_make_a_deal_void(desk: Client, running: str) -> None:
    enter(running, 1, 1, 9)
    values = {"ns": 9, "void": "on", "seen": 1, "key": "c", "seats": seats(running, 1, 1), "why": "Thrown in"}
    assert desk.post(reverse("correct_deal", args=[running, 1, 1, 1]), values).status_code == 302
    assert stored(running) == [(1, 1, 9), (1, 2, None)]


def test_a_revoke_goes_in_with_the_tricks(desk: Client, running: str) -> None:
    sent(desk, running, 1, ns=8, ns_revokes=1)
    assert models.RecordedDeal.objects.get().ns_revokes == 1


def test_honours_are_refused_where_the_drive_does_not_count_them(desk: Client, running: str) -> None:
    answer = sent(desk, running, 1, ns=8, honours="NS-3")
    assert answer.status_code == 422
    assert "does not count honours" in shown(answer)


def test_a_table_or_deal_that_is_not_there_is_not_found(desk: Client, running: str) -> None:
    typed = {"ns": 9, "seen": 0, "key": "k", "seats": "1,2,3,4"}
    assert desk.post(reverse("record", args=[running, 1, 9, 1]), typed).status_code == 404
    assert desk.get(reverse("round", args=[running, 2])).status_code == 404


def test_the_next_round_is_called_in_words(desk: Client, running: str) -> None:
    for table in (1, 2, 3):
        enter(running, 1, table, 9)
    page = shown(desk.get(reverse("next_round", args=[running])))
    assert "Table 2: lady to 3, gentleman to 1, the gentleman who stays changes chair" in page


def test_s3_a_round_with_results_missing_is_refused_with_its_tables(desk: Client, running: str) -> None:
    enter(running, 1, 2, 9)
    answer = desk.post(reverse("next_round", args=[running]), {"after": 1})
    assert answer.status_code == 409
    assert "Tables 1 and 3 have no result yet." in shown(answer)
    assert len(drive_now(running).rounds) == 1


def test_s3_with_a_reason_it_goes_on_and_the_log_says_so(desk: Client, running: str) -> None:
    answer = desk.post(reverse("next_round", args=[running]), {"after": 1, "why": "Table 1 went home"})
    assert answer.status_code == 302
    assert "Table 1 went home" in shown(desk.get(reverse("drive_log", args=[running])))


def test_s2_the_second_next_round_changes_nothing(desk: Client, running: str) -> None:
    for table in (1, 2, 3):
        enter(running, 1, table, 9)
    first = desk.post(reverse("next_round", args=[running]), {"after": 1})
    second = desk.post(reverse("next_round", args=[running]), {"after": 1})
    assert (first.status_code, second.status_code) == (302, 409)
    assert len(drive_now(running).rounds) == 2


def test_the_last_round_is_taken_back_until_a_result_is_in(desk: Client, running: str) -> None:
    assert desk.post(reverse("take_back", args=[running, 1])).status_code == 302
    assert drive_now(running).rounds == ()
    draw(running)
    enter(running, 1, 1, 9)
    assert desk.post(reverse("take_back", args=[running, 1])).status_code == 409


def test_two_in_the_wrong_chairs_change_places(desk: Client, running: str) -> None:
    before = drive_now(running).rounds[0].seating
    one, other = before.tables[0].north, before.tables[1].north
    assert desk.post(reverse("swap", args=[running, 1]), {"one": one, "other": other}).status_code == 302
    after = drive_now(running).rounds[0].seating
    assert (after.tables[0].north, after.tables[1].north) == (other, one)


def test_a_scorer_enters_and_corrects_but_draws_nothing(scorer: Any, running: str) -> None:
    client = client_for(scorer)
    assert sent(client, running, 1, ns=9).status_code == 302
    assert client.get(reverse("correct_deal", args=[running, 1, 1, 1])).status_code == 200
    assert client.get(reverse("next_round", args=[running])).status_code == 404
    assert client.post(reverse("next_round", args=[running]), {"after": 1}).status_code == 404


def test_a_stranger_enters_nothing(stranger: Client, running: str) -> None:
    assert sent(stranger, running, 1, ns=9).status_code == 401
    assert stored(running) == []


def test_s4_a_finished_drive_takes_a_correction_only_when_reopened(desk: Client, running: str) -> None:
    for table in (1, 2, 3):
        enter(running, 1, table, 9)
    assert desk.post(reverse("finish", args=[running])).status_code == 302
    values = {"ns": 4, "seen": 1, "key": "late", "seats": seats(running, 1, 1), "why": "Wrong"}
    address = reverse("correct_deal", args=[running, 1, 1, 1])
    refused = desk.post(address, values)
    assert refused.status_code == 409
    assert "Reopen it" in shown(refused)
    assert desk.post(reverse("reopen", args=[running]), {"why": ""}).status_code == 422
    assert desk.post(reverse("reopen", args=[running]), {"why": "Table 1 misread"}).status_code == 302
    assert desk.post(address, values).status_code == 302


def test_a_drive_with_tables_out_is_not_finished_by_one_press(desk: Client, running: str) -> None:
    assert desk.post(reverse("finish", args=[running])).status_code == 409


def test_hiding_the_drive_takes_its_public_page_away(desk: Client, stranger: Client, running: str) -> None:
    desk.post(reverse("publish", args=[running]), {"published": "no"})
    assert stranger.get(reverse("drive", args=[running])).status_code == 404
    desk.post(reverse("publish", args=[running]), {"published": "yes"})
    assert stranger.get(reverse("drive", args=[running])).status_code == 200


def test_the_line_on_the_big_screen_goes_up(desk: Client, stranger: Client, running: str) -> None:
    desk.post(reverse("notice", args=[running]), {"notice": "Tea in ten minutes"})
    assert "Tea in ten minutes" in shown(stranger.get(reverse("big_screen", args=[running])))


def test_the_desk_reads_standings_with_full_names(desk: Client, evening: str) -> None:
    page = shown(desk.get(reverse("desk_standings", args=[evening])))
    assert "Player 1" in page
    assert "After round 3, every result in." in " ".join(page.split())


def test_several_deals_have_a_line_each(desk: Client, db: None) -> None:
    slug = open_evening("fixed_tournament", players=8)
    draw(slug)
    page = shown(desk.get(reverse("round", args=[slug, 1])))
    assert page.count('class="result ') == 8
    assert "Deal 4" in page


@pytest.mark.parametrize("name", ["round", "next_round", "desk_standings", "drive_log"])
def test_a_page_costs_the_same_queries_for_one_table_and_three(desk: Client, db: None, name: str) -> None:
    counts = []
    for players in (4, 12):
        slug = open_evening(players=players, name=f"Evening {players}", planned_rounds=4)
        play_evening(slug, 1 if players == 4 else 3)
        number = len(drive_now(slug).rounds)
        args = [slug, number] if name == "round" else [slug]
        with CaptureQueriesContext(connection) as asked:
            assert desk.get(reverse(name, args=args)).status_code == 200
        counts.append(len(asked))
    assert counts[0] == counts[1] <= 14


def test_every_round_played_can_be_looked_at_again(desk: Client, running: str) -> None:
    for table in (1, 2, 3):
        enter(running, 1, table, 9)
    play_round(running)
    assert "9 – 4" in shown(desk.get(reverse("round", args=[running, 1])))
