"""Drawing rounds, taking the last one back, changing seats by hand."""

import pytest

from tests.evening_play import ANN, draw, drive_now, enter, open_evening, play_evening, play_round, table_of
from whistdrive import models
from whistdrive.core.field import Role
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.selectors.drives import drive_row, log_of
from whistdrive.services.people import NewEntry, add_entries, leave_after
from whistdrive.services.rounds import draw_round, swap_seats, take_back_round

pytestmark = pytest.mark.django_db


def test_s1_the_first_round_sets_the_drive_running() -> None:
    slug = open_evening(players=8)
    assert draw(slug) == 1
    assert drive_row(slug).state == "running"


@pytest.mark.parametrize("format", ["village_drive", "semi_partner_drive", "winners_move_drive", "individual_night"])
def test_m1_everyone_sits_exactly_once_or_sits_out(format: str) -> None:
    slug = open_evening(format, players=11, planned_rounds=6)
    play_evening(slug, 4)
    for each in drive_now(slug).rounds:
        seen = [*each.seating.chairs, *each.seating.sitting_out]
        assert sorted(seen) == list(range(1, 12))


def test_s2_the_same_next_round_twice_is_drawn_once() -> None:
    slug = open_evening(players=8)
    draw_round(slug=slug, after=0, by=ANN)
    with pytest.raises(Crossed, match="Round 1 was drawn already; nothing was changed"):
        draw_round(slug=slug, after=0, by=ANN)
    assert len(drive_now(slug).rounds) == 1


def test_s3_a_round_with_tables_still_out_does_not_close() -> None:
    slug = open_evening(players=12)
    draw(slug)
    enter(slug, 1, 2, 9)
    with pytest.raises(Crossed, match="Tables 1 and 3 have no result yet"):
        draw(slug)
    assert len(drive_now(slug).rounds) == 1


def test_s3_a_reason_closes_it_all_the_same_and_is_logged() -> None:
    slug = open_evening(players=8)
    draw(slug)
    enter(slug, 1, 1, 9)
    draw(slug, why="Table 2 went home")
    line = log_of(drive_row(slug))[-1]
    assert (line.what, line.why, line.by) == ("Round 1 closed with results missing", "Table 2 went home", "ann")


def test_no_more_rounds_are_drawn_than_are_planned() -> None:
    slug = open_evening(players=8, planned_rounds=2)
    play_evening(slug, 2)
    with pytest.raises(Crossed, match="All 2 rounds are drawn"):
        draw(slug)


def test_too_few_players_are_told_so_and_nothing_is_drawn() -> None:
    slug = open_evening(players=3)
    with pytest.raises(RuleBroken):
        draw(slug)
    assert (drive_now(slug).rounds, drive_row(slug).state) == ((), "setup")


def test_an_unknown_drive_is_not_there() -> None:
    with pytest.raises(NotThere, match="no drive called “autumn”"):
        draw_round(slug="autumn", after=0, by=ANN)


def test_m4_a_leaver_keeps_what_was_earned_and_is_not_seated_again() -> None:
    slug = open_evening(players=9, planned_rounds=6)
    play_round(slug)
    (number,) = [table_of(slug, 1, 1).north]
    leave_after(slug=slug, number=number, last_round=1, by=ANN)
    before = drive_now(slug).rounds[0]
    play_evening(slug, 3)
    later = [
        entry for each in drive_now(slug).rounds[1:] for entry in (*each.seating.chairs, *each.seating.sitting_out)
    ]
    assert number not in later
    assert drive_now(slug).rounds[0] == before


def test_m4_a_latecomer_joins_the_next_round_and_what_is_played_stands() -> None:
    slug = open_evening(players=8, planned_rounds=6)
    play_round(slug)
    before = drive_now(slug).rounds
    newcomers = [NewEntry((name,), role) for name in ("Ann", "Bob") for role in Role]
    numbers = add_entries(slug=slug, entries=newcomers, by=ANN)
    play_round(slug)
    drive = drive_now(slug)
    assert drive.rounds[:1] == before
    assert set(numbers) <= set(drive.rounds[1].seating.chairs)


def test_m6_a_correction_never_reseats_the_past() -> None:
    slug = open_evening(players=8)
    play_evening(slug, 3)
    seatings = [each.seating for each in drive_now(slug).rounds]
    enter(slug, 1, 1, 0, seen=1, why="Sides mixed up")
    assert [each.seating for each in drive_now(slug).rounds] == seatings


def test_m6_a_correction_of_the_last_round_changes_who_moves_next() -> None:
    slug = open_evening(players=8)
    play_round(slug, (9, 9))
    before = drive_now(slug).next_seating()
    enter(slug, 1, 1, 4, seen=1, why="Sides mixed up")
    assert drive_now(slug).next_seating() != before


def test_the_last_round_is_taken_back_while_no_result_is_in() -> None:
    slug = open_evening(players=8)
    play_round(slug)
    draw(slug)
    take_back_round(slug=slug, number=2, by=ANN)
    assert len(drive_now(slug).rounds) == 1
    take_back = log_of(drive_row(slug))[-1]
    assert take_back.what == "Round 2 taken back"


def test_the_first_round_taken_back_puts_the_drive_in_set_up_again() -> None:
    slug = open_evening(players=8)
    draw(slug)
    take_back_round(slug=slug, number=1, by=ANN)
    assert drive_row(slug).state == "setup"


def test_who_came_meanwhile_plays_in_the_round_drawn_again() -> None:
    slug = open_evening("individual_night", players=7, planned_rounds=4)
    draw(slug)
    add_entries(slug=slug, entries=(NewEntry(("Late",)),), by=ANN)
    take_back_round(slug=slug, number=1, by=ANN)
    draw(slug)
    assert 8 in drive_now(slug).rounds[0].seating.chairs


def test_a_round_with_a_result_is_not_taken_back() -> None:
    slug = open_evening(players=8)
    draw(slug)
    enter(slug, 1, 1, 9)
    with pytest.raises(Crossed, match="has results already"):
        take_back_round(slug=slug, number=1, by=ANN)


def test_only_the_last_round_is_taken_back() -> None:
    slug = open_evening(players=8)
    play_round(slug)
    draw(slug)
    with pytest.raises(Crossed, match="Round 1 is not the last round"):
        take_back_round(slug=slug, number=1, by=ANN)


def test_two_change_places_before_their_tables_have_results() -> None:
    slug = open_evening(players=8)
    draw(slug)
    one, other = table_of(slug, 1, 1).north, table_of(slug, 1, 2).west
    swap_seats(slug=slug, number=1, entries=(one, other), by=ANN)
    assert (table_of(slug, 1, 1).north, table_of(slug, 1, 2).west) == (other, one)


def test_one_who_sits_out_changes_places_with_one_who_plays() -> None:
    slug = open_evening("individual_night", players=5, planned_rounds=5)
    draw(slug)
    (out,) = drive_now(slug).rounds[0].seating.sitting_out
    north = table_of(slug, 1, 1).north
    swap_seats(slug=slug, number=1, entries=(out, north), by=ANN)
    assert drive_now(slug).rounds[0].seating.sitting_out == (north,)


def test_seats_stay_once_a_result_is_in_at_the_table() -> None:
    slug = open_evening(players=8)
    draw(slug)
    enter(slug, 1, 1, 9)
    pair = (table_of(slug, 1, 1).north, table_of(slug, 1, 2).north)
    with pytest.raises(Crossed, match="A result is in at that table"):
        swap_seats(slug=slug, number=1, entries=pair, by=ANN)


@pytest.mark.parametrize("pair", [(1, 1), (1, 99)])
def test_only_two_of_the_round_change_places(pair: tuple[int, int]) -> None:
    slug = open_evening(players=8)
    draw(slug)
    with pytest.raises(RuleBroken, match="must be in this round, and be two"):
        swap_seats(slug=slug, number=1, entries=pair, by=ANN)


def test_the_database_itself_refuses_an_entry_twice_in_a_round() -> None:
    from django.db import IntegrityError

    slug = open_evening(players=8)
    draw(slug)
    place = models.Place.objects.filter(round__drive__slug=slug).first()
    assert place
    with pytest.raises(IntegrityError):
        models.Place.objects.create(round=place.round, entry=place.entry)


def test_m6_the_seats_of_a_past_round_stay_even_where_it_was_not_played() -> None:
    slug = open_evening(players=8, planned_rounds=4)
    draw(slug)
    draw(slug, why="Table 1 forgot its slip")
    first = drive_now(slug).rounds[0].seating
    with pytest.raises(Crossed, match="Round 1 is past"):
        swap_seats(slug=slug, number=1, entries=(first.tables[0].north, first.tables[1].north), by=ANN)
    assert drive_now(slug).rounds[0].seating == first
