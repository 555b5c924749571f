"""Who holds which card: at the door, from a list, late, gone and swapped."""

import pytest

from tests.evening_play import ANN, draw, drive_now, enter, open_evening, play_evening, play_round
from whistdrive import models
from whistdrive.core.field import Role
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.core.seating import Chair, Seat
from whistdrive.core.standings import standings
from whistdrive.selectors.drives import drive_row, log_of
from whistdrive.services.people import (
    NewEntry,
    add_entries,
    change_entry,
    come_back,
    leave_after,
    remove_entry,
    substitute,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def slug() -> str:
    """A drive nobody has come to yet."""
    return open_evening(players=0)


def names(slug: str) -> list[str]:
    return [entry.name for entry in drive_now(slug).entries]


def holders(slug: str, number: int) -> list[tuple[str, int]]:
    rows = models.Holder.objects.filter(entry__drive__slug=slug, entry__number=number).order_by("from_round", "pk")
    return list(rows.values_list("name", "from_round"))


def test_numbers_are_given_in_order_of_arrival(slug: str) -> None:
    assert add_entries(slug=slug, entries=(NewEntry(("Ann",)), NewEntry(("Bob",))), by=ANN) == (1, 2)
    assert add_entries(slug=slug, entries=(NewEntry(("Cy",)),), by=ANN) == (3,)
    assert names(slug) == ["Ann", "Bob", "Cy"]


def test_two_john_smiths_both_stay_and_are_two_players(slug: str) -> None:
    smiths = (NewEntry(("John Smith",)), NewEntry(("John Smith",)))
    assert add_entries(slug=slug, entries=smiths, by=ANN) == (1, 2)
    players = models.Holder.objects.filter(entry__drive__slug=slug).values_list("player", flat=True)
    assert len(set(players)) == 2


def test_somebody_known_from_another_evening_is_the_same_player() -> None:
    for _ in range(2):
        add_entries(slug=open_evening(players=0), entries=(NewEntry(("Siân Pryce",)),), by=ANN)
    assert models.Player.objects.filter(name="Siân Pryce").count() == 1


def test_two_john_smiths_are_the_same_two_next_time() -> None:
    for _ in range(2):
        smiths = (NewEntry(("John Smith",)), NewEntry(("John Smith",)))
        add_entries(slug=open_evening(players=0), entries=smiths, by=ANN)
    assert models.Player.objects.filter(name="John Smith").count() == 2


def test_cards_may_be_printed_before_anybody_arrives(slug: str) -> None:
    add_entries(slug=slug, entries=[NewEntry() for _ in range(8)], by=ANN)
    assert names(slug) == [""] * 8
    draw(slug)
    change_entry(slug=slug, number=3, names=("Ann Hill",), role=None, chair=None, by=ANN)
    assert (names(slug)[2], holders(slug, 3)) == ("Ann Hill", [("Ann Hill", 1)])


def test_two_people_share_a_place_on_one_card(slug: str) -> None:
    add_entries(slug=slug, entries=(NewEntry(("Ann Hill", "Bob Dale")),), by=ANN)
    assert (names(slug), holders(slug, 1)) == (["Ann Hill / Bob Dale"], [("Ann Hill", 1), ("Bob Dale", 1)])


def test_a_card_number_of_ones_own_is_given_once(slug: str) -> None:
    add_entries(slug=slug, entries=(NewEntry(("Ann",), number=7),), by=ANN)
    with pytest.raises(Crossed, match="Card 7 is given out already"):
        add_entries(slug=slug, entries=(NewEntry(("Bob",), number=7),), by=ANN)
    assert add_entries(slug=slug, entries=(NewEntry(("Cy",)),), by=ANN) == (8,)


def test_a_list_with_one_card_too_many_is_refused_as_a_whole(slug: str) -> None:
    with pytest.raises(RuleBroken, match="400 cards at most"):
        add_entries(slug=slug, entries=[NewEntry() for _ in range(401)], by=ANN)
    assert names(slug) == []


def test_a_name_that_is_too_long_is_refused_and_nobody_is_entered(slug: str) -> None:
    with pytest.raises(RuleBroken, match="120 letters"):
        add_entries(slug=slug, entries=(NewEntry(("Ann",)), NewEntry(("x" * 10_000,))), by=ANN)
    assert names(slug) == []


def test_entering_nobody_changes_nothing(slug: str) -> None:
    before = drive_row(slug).revision
    assert add_entries(slug=slug, entries=(), by=ANN) == ()
    assert drive_row(slug).revision == before


def test_m4_a_latecomer_holds_the_card_from_the_next_round() -> None:
    slug = open_evening(players=8)
    play_evening(slug, 2)
    (number,) = add_entries(slug=slug, entries=(NewEntry(("Late",), Role.A),), by=ANN)
    entry = drive_now(slug).field.number(number)
    assert (entry.from_round, holders(slug, number)) == (3, [("Late", 3)])


def test_a_name_is_put_right_and_a_chair_is_kept() -> None:
    slug, home = open_evening(players=8), Chair(2, Seat.WEST)
    change_entry(slug=slug, number=4, names=("Siân",), role=Role.B, chair=home, by=ANN)
    entry = drive_now(slug).field.number(4)
    assert (entry.name, entry.fixed_chair) == ("Siân", home)
    play_evening(slug, 3)
    assert {each.seating.chairs[4] for each in drive_now(slug).rounds} == {home}


def test_a_chair_is_kept_by_one_only() -> None:
    slug, home = open_evening(players=8), Chair(1, Seat.SOUTH)
    change_entry(slug=slug, number=2, names=("Ann",), role=Role.B, chair=home, by=ANN)
    with pytest.raises(RuleBroken, match="Number 2 keeps that chair already"):
        change_entry(slug=slug, number=4, names=("Bob",), role=Role.B, chair=home, by=ANN)


def test_a_card_does_not_change_its_kind_once_a_round_is_drawn() -> None:
    slug = open_evening(players=8)
    draw(slug)
    with pytest.raises(Crossed, match="cannot change kind"):
        change_entry(slug=slug, number=1, names=("Ann",), role=Role.B, chair=None, by=ANN)


def test_m4_who_leaves_keeps_points_and_place_in_the_standings() -> None:
    slug = open_evening(players=9, planned_rounds=5)
    play_round(slug)
    earned = {line.entry.number: line.total for line in standings(drive_now(slug)).lines}
    leave_after(slug=slug, number=1, last_round=1, by=ANN)
    play_evening(slug, 2)
    now = {line.entry.number: line.total for line in standings(drive_now(slug)).lines}
    assert now[1] == earned[1]


def test_nobody_leaves_before_a_round_that_is_drawn() -> None:
    slug = open_evening(players=8)
    play_evening(slug, 2)
    with pytest.raises(Crossed, match="Round 2 is drawn"):
        leave_after(slug=slug, number=1, last_round=1, by=ANN)


def test_m4_who_missed_a_round_cannot_be_made_to_have_been_there() -> None:
    slug = open_evening(players=9)
    play_round(slug)
    leave_after(slug=slug, number=1, last_round=1, by=ANN)
    play_evening(slug, 2)
    for last in (3, 4):
        with pytest.raises(Crossed, match="Number 1 has missed a round"):
            leave_after(slug=slug, number=1, last_round=last, by=ANN)
    assert drive_now(slug).field.number(1).until_round == 1


def test_who_was_to_leave_may_stay_after_all() -> None:
    slug = open_evening(players=8)
    play_round(slug)
    leave_after(slug=slug, number=1, last_round=1, by=ANN)
    come_back(slug=slug, number=1, by=ANN)
    play_round(slug)
    assert 1 in drive_now(slug).rounds[1].seating.chairs


def test_who_has_missed_a_round_takes_a_new_card() -> None:
    slug = open_evening(players=9)
    play_round(slug)
    leave_after(slug=slug, number=1, last_round=1, by=ANN)
    play_round(slug)
    with pytest.raises(Crossed, match="give out a new card"):
        come_back(slug=slug, number=1, by=ANN)


def test_a_substitute_takes_over_the_card_and_its_scores_go_on() -> None:
    slug = open_evening(players=8)
    play_round(slug)
    earned = {line.entry.number: line.total for line in standings(drive_now(slug)).lines}
    substitute(slug=slug, number=3, names=("Zoë Brontë",), by=ANN)
    assert holders(slug, 3) == [("Player 3", 1), ("Zoë Brontë", 2)]
    line = next(line for line in standings(drive_now(slug)).lines if line.entry.number == 3)
    assert (line.entry.name, line.total) == ("Zoë Brontë", earned[3])
    assert log_of(drive_row(slug))[-1].what == "Card 3 passes from Player 3 to Zoë Brontë"


def test_a_card_that_was_never_seated_is_taken_back() -> None:
    slug = open_evening(players=9)
    remove_entry(slug=slug, number=9, by=ANN)
    assert len(drive_now(slug).entries) == 8
    draw(slug)
    with pytest.raises(Crossed, match="Number 1 has been seated"):
        remove_entry(slug=slug, number=1, by=ANN)


def test_a_number_nobody_holds_is_named(slug: str) -> None:
    with pytest.raises(NotThere, match="Nobody holds card 5"):
        leave_after(slug=slug, number=5, last_round=1, by=ANN)


def test_a_result_stays_with_the_card_when_a_name_changes() -> None:
    slug = open_evening(players=4)
    draw(slug)
    enter(slug, 1, 1, 9)
    before = drive_now(slug).rounds
    change_entry(slug=slug, number=1, names=("<script>",), role=Role.A, chair=None, by=ANN)
    assert drive_now(slug).rounds == before


def test_a_substitutes_name_is_put_right_and_who_played_before_keeps_theirs() -> None:
    slug = open_evening(players=8)
    play_round(slug)
    substitute(slug=slug, number=4, names=("Sian",), by=ANN)
    change_entry(slug=slug, number=4, names=("Siân",), role=Role.B, chair=None, by=ANN)
    assert holders(slug, 4) == [("Player 4", 1), ("Siân", 2)]
