"""What everybody sees: lists, standings, a card, the big screen."""

import re
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.evening_play import ANN, draw, drive_now, enter, open_evening, play_evening, play_round
from whistdrive import models
from whistdrive.core.field import Role
from whistdrive.core.names import Publish
from whistdrive.core.standings import standings
from whistdrive.selectors.public import shown_standings
from whistdrive.services.finish import finish_drive, reopen_drive
from whistdrive.services.naming import show_name
from whistdrive.services.people import NewEntry, add_entries
from whistdrive.services.setup import put_up_notice

HOSTILE = "<script>alert(1)</script>"


def page(client: Client, name: str, *args: Any, **query: Any) -> str:
    answer = client.get(reverse(name, args=args), query)
    assert answer.status_code == 200
    return answer.content.decode()


def test_drives_that_have_begun_are_listed(stranger: Client, evening: str) -> None:
    open_evening(name="Not Yet")
    shown = page(stranger, "home")
    assert "Spring Drive" in shown
    assert "Not Yet" not in shown


def test_an_empty_list_says_what_will_happen(stranger: Client) -> None:
    assert "No drive is shown yet." in page(stranger, "home")


def test_standings_on_the_page_equal_the_core(stranger: Client, evening: str) -> None:
    shown = page(stranger, "drive", evening, list="all")
    for line in standings(drive_now(evening)).lines:
        assert f">{line.total}</td>" in shown


def test_those_who_share_a_place_are_shown_so(stranger: Client, db: None) -> None:
    slug = open_evening(players=4, planned_rounds=2)
    play_round(slug, (7,))
    shown = page(stranger, "drive", slug, list="all")
    assert shown.count("1=") == 2
    assert shown.count("3=") == 2


def test_totals_by_half_are_shown(stranger: Client, evening: str) -> None:
    play_round(evening)
    shown = page(stranger, "drive", evening)
    assert "First half" in shown
    assert "Second half" in shown


def test_standings_after_an_earlier_round_stay_what_they_were(stranger: Client, evening: str) -> None:
    before = page(stranger, "drive", evening, list="all", after=2)
    assert "Everyone, after round 2" in before
    play_round(evening)
    after = page(stranger, "drive", evening, list="all", after=2)
    assert rows_of(before) == rows_of(after)


def rows_of(shown: str) -> str:
    return shown.split("<tbody>")[1].split("</tbody>")[0]


@pytest.mark.parametrize(("sort", "first"), [("number", "1"), ("-number", "16")])
def test_a_list_is_sorted_by_its_heads(stranger: Client, evening: str, sort: str, first: str) -> None:
    shown = page(stranger, "drive", evening, list="all", sort=sort)
    assert f"/card/{first}/" in rows_of(shown).split("</tr>")[0]
    assert f'aria-sort="{"descending" if sort[0] == "-" else "ascending"}"' in shown


def test_a_list_nobody_can_be_on_is_not_there(stranger: Client, evening: str) -> None:
    assert stranger.get(reverse("drive", args=[evening]), {"list": "cats"}).status_code == 404


def test_tables_still_out_are_named(stranger: Client, evening: str) -> None:
    number = draw(evening)
    enter(evening, number, 2, 7)
    assert "1, 3, 4" in page(stranger, "drive", evening)
    assert "Tables still out: <b>1, 3, 4</b>" in page(stranger, "big_screen", evening)


def test_a_drive_that_has_not_begun_shows_no_names(stranger: Client, db: None) -> None:
    slug = open_evening()
    shown = page(stranger, "drive", slug) + page(stranger, "big_screen", slug)
    assert "The drive has not begun." in shown
    assert "Player 1<" not in shown


def test_a_finished_drive_says_final(stranger: Client, evening: str) -> None:
    finish_drive(slug=evening, by=ANN)
    assert "Final result." in page(stranger, "drive", evening)


def test_s4_a_reopened_drive_says_so_with_the_reason(stranger: Client, evening: str) -> None:
    finish_drive(slug=evening, by=ANN)
    reopen_drive(slug=evening, by=ANN, why="Table 2 wrote the wrong side.")
    shown = page(stranger, "drive", evening)
    assert "Reopened for a correction: Table 2 wrote the wrong side." in shown
    assert "Final result." not in shown


def test_p1_the_public_sees_as_much_of_a_name_as_the_player_lets_it(stranger: Client, db: None) -> None:
    slug = open_evening(format="individual_night", players=1, planned_rounds=3)
    names = ("Ann Example", "Bob Hidden", "Carys Short")
    add_entries(slug=slug, entries=[NewEntry((name,)) for name in names], by=ANN)
    show_name(slug=slug, number=3, publish=Publish.NUMBER, by=ANN)
    show_name(slug=slug, number=4, publish=Publish.INITIAL, by=ANN)
    play_round(slug)
    for name, args in (("drive", [slug]), ("big_screen", [slug]), ("card", [slug, 1]), ("standings_csv", [slug])):
        shown = page(stranger, name, *args)
        assert "Bob" not in shown
        assert "Carys Short" not in shown
        assert "Player 3" in shown
        assert "Carys S." in shown
        assert "Ann Example" in shown


def test_p1_of_two_who_share_a_card_the_one_who_shows_less_decides(stranger: Client, db: None) -> None:
    slug = open_evening(format="individual_night", players=3, planned_rounds=3)
    add_entries(slug=slug, entries=[NewEntry(("Ann Example", "Bob Hidden"))], by=ANN)
    models.Player.objects.filter(name="Bob Hidden").update(publish=Publish.INITIAL)
    play_round(slug)
    shown = page(stranger, "drive", slug)
    assert "Ann E. / Bob H." in shown


def test_a_card_shows_the_evening_line_by_line(stranger: Client, evening: str) -> None:
    shown = page(stranger, "card", evening, 5)
    assert rows_of(shown).count("<tr") == 3
    line = next(line for line in standings(drive_now(evening)).lines if line.entry.number == 5)
    assert f"<dd>{line.total}</dd>" in shown


def test_a_card_says_where_to_sit_now_and_with_whom(stranger: Client, evening: str) -> None:
    number = draw(evening)
    table = drive_now(evening).rounds[-1].seating.tables[0]
    shown = page(stranger, "card", evening, table.north)
    assert f"Now: round {number}" in shown
    assert f"Table {table.number}, north" in shown
    assert f"<b>{table.south} Player {table.south}</b>" in shown


def test_a_known_movement_says_the_next_seat_too(stranger: Client, db: None) -> None:
    slug = open_evening(format="individual_night", players=8, planned_rounds=7)
    play_evening(slug, 1)
    assert "Next: round 2" in page(stranger, "card", slug, 3)


def test_not_entered_is_a_dash_and_never_nought(stranger: Client, evening: str) -> None:
    draw(evening)
    last = rows_of(page(stranger, "card", evening, 1)).split("</tr>")[3]
    assert last.count("–") == 2
    assert ">0<" not in last


def test_a_card_is_found_by_its_number(stranger: Client, evening: str) -> None:
    lookup = reverse("card_lookup", args=[evening])
    assert stranger.get(lookup, {"number": " 7 "})["Location"] == reverse("card", args=[evening, 7])
    for wrong in ("", "seven", "99"):
        assert stranger.get(lookup, {"number": wrong}, follow=True).status_code == 404


def test_the_big_screen_turns_long_lists_into_pages(stranger: Client, evening: str) -> None:
    play_evening(slug := open_evening(players=48, name="Long", planned_rounds=2), 1)
    assert page(stranger, "big_screen", slug).count("<caption>") == 6
    assert page(stranger, "big_screen", evening).count("<caption>") == 2


def test_the_big_screen_says_who_sits_and_who_goes_where_until_a_result_is_in(stranger: Client, evening: str) -> None:
    slug = open_evening(name="Begin", planned_rounds=3)
    draw(slug)
    assert "Take your seats" in page(stranger, "big_screen", slug)
    number = draw(evening)
    moves = page(stranger, "big_screen", evening)
    assert "Who goes where" in moves
    assert "Table 1: " in moves
    enter(evening, number, 1, 7)
    assert "Who goes where" not in page(stranger, "big_screen", evening)


def test_the_notice_stands_on_the_big_screen(stranger: Client, evening: str) -> None:
    put_up_notice(slug=evening, notice="Tea in ten minutes", by=ANN)
    assert "Tea in ten minutes" in page(stranger, "big_screen", evening)


def test_t7_a_hostile_name_is_text_everywhere(stranger: Client, db: None) -> None:
    slug = open_evening(players=3, name=HOSTILE, planned_rounds=2)
    add_entries(slug=slug, entries=[NewEntry((HOSTILE,), Role.B)], by=ANN)
    play_round(slug)
    put_up_notice(slug=slug, notice=HOSTILE, by=ANN)
    for name, args in (("home", []), ("drive", [slug]), ("big_screen", [slug]), ("card", [slug, 4])):
        shown = page(stranger, name, *args, **({"list": "all"} if name == "drive" else {}))
        assert HOSTILE not in shown
        assert "&lt;script&gt;alert(1)" in shown


def test_t8_an_exported_cell_never_starts_a_formula(stranger: Client, db: None) -> None:
    slug = open_evening(format="individual_night", players=3, planned_rounds=3)
    add_entries(slug=slug, entries=[NewEntry(("=HYPERLINK(1)",))], by=ANN)
    play_round(slug)
    assert ",'=HYPERLINK(1)," in page(stranger, "standings_csv", slug)


def test_a2_the_spreadsheet_agrees_with_the_core(stranger: Client, evening: str) -> None:
    shown = page(stranger, "standings_csv", evening, list="all")
    lines = standings(drive_now(evening)).lines
    totals = [line.rsplit(",", 1)[1] for line in shown.splitlines()[1:]]
    assert totals == [str(line.total) for line in lines]


def queries_of(client: Client, name: str, *args: Any) -> int:
    with CaptureQueriesContext(connection) as queries:
        page(client, name, *args)
    return len(queries)


@pytest.mark.parametrize("name", ["drive", "big_screen", "standings_csv"])
def test_a_drive_costs_the_same_for_four_and_for_four_hundred(name: str, stranger: Client, db: None) -> None:
    counts = set()
    for players in (4, 400):
        slug = open_evening(players=players, planned_rounds=2, name=f"For {players}")
        draw(slug)
        counts.add(queries_of(stranger, name, slug))
    assert len(counts) == 1


def test_a_card_costs_the_same_for_one_round_and_for_three(stranger: Client, db: None) -> None:
    counts = set()
    for rounds in (1, 3):
        slug = open_evening(planned_rounds=4, name=f"Rounds {rounds}")
        play_evening(slug, rounds)
        counts.add(queries_of(stranger, "card", slug, 1))
    assert len(counts) == 1


def test_the_list_of_drives_costs_the_same_for_one_and_for_three(stranger: Client, evening: str) -> None:
    one = queries_of(stranger, "home")
    for name in ("Second", "Third"):
        draw(open_evening(players=4, name=name))
    assert queries_of(stranger, "home") == one == 1


def test_a_half_that_has_not_begun_is_a_dash_and_never_nought(stranger: Client, db: None) -> None:
    slug = open_evening(players=8, planned_rounds=4, sessions=(2, 2))
    play_round(slug)
    found = shown_standings(drive_now(slug), "all", 1)
    assert all(line.sessions[1] is None and line.sessions[0] is not None for line in found.lines)
    shown = stranger.get(reverse("card", args=[slug, 1])).content.decode()
    assert re.search(r"Second half</dt>\s*<dd>–</dd>", shown)


def test_e5_somebody_with_nothing_entered_has_no_total_yet(stranger: Client, db: None) -> None:
    slug = open_evening(players=8, planned_rounds=4)
    draw(slug)
    enter(slug, 1, 1, 9)
    shown = stranger.get(reverse("standings_csv", args=[slug]), {"list": "all"}).content.decode()
    totals = [line.split(",")[3] for line in shown.splitlines()[1:] if line]
    assert sorted(totals) == ["", "", "", "", "4", "4", "9", "9"]
