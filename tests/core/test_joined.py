"""Pairs and teams: small evenings worked by hand."""

from dataclasses import replace

import pytest

from tests.core.small_drives import named, small_drive, with_round
from whistdrive.core.answers import standings_object
from whistdrive.core.drive import Choice, Drive, SitOuts
from whistdrive.core.joined import name_from, name_shown
from whistdrive.core.names import Publish
from whistdrive.core.prizes import Prize, PrizeSheet, give_prizes
from whistdrive.core.problems import NotThere
from whistdrive.core.standings import shown_lists, standings

PAIRS_DRIVE = with_round(
    named(
        small_drive(8, "individual_night", planned_rounds=2, movement_choice=Choice("fixed_pairs")),
        number_1="Ann",
        number_2="Bob",
    ),
    [9, 6],
)


def seen(drive: Drive, list_name: str) -> list[tuple[int, str, float]]:
    return [(line.place, line.entry.name, line.total) for line in standings(drive, list_name).lines]


def teams_of(drive: Drive, **tags: str) -> Drive:
    """The drive with tags: card_3="Team: Red Lion"."""
    kept = {int(key.removeprefix("card_")): tag for key, tag in tags.items()}
    return replace(drive, entries=tuple(replace(e, tags=(kept[e.number],)) for e in drive.entries if e.number in kept))


RED_AND_BLUE = teams_of(
    small_drive(8, "individual_night", planned_rounds=2),
    **{f"card_{number}": "team: Red Lion" for number in (1, 2, 3)},
    card_4="Team:  red  lion",
    **{f"card_{number}": "team: Bell" for number in (5, 6, 7, 8)},
)


def test_a_pair_is_one_line_with_its_points_counted_once() -> None:
    """Table one was 9 to 4, table two 6 to 7."""
    expected = {}
    for table in PAIRS_DRIVE.rounds[0].seating.tables:
        for side, points in PAIRS_DRIVE.played[0].points[table.number].items():
            expected[min(table.pair(side))] = points
    lines = standings(PAIRS_DRIVE, "pairs").lines
    assert [line.total for line in lines] == [9, 7, 6, 4]
    assert {line.entry.number: line.total for line in lines} == expected


def test_a_pair_has_both_names_and_the_number_of_its_first_card() -> None:
    told = standings_object("spring", standings(PAIRS_DRIVE, "pairs"))["lines"]
    assert {(line["number"], line["name"]) for line in told} >= {(1, "Ann & Bob"), (3, "Player 3 & Player 4")}
    assert sorted(line["total"] for line in told) == [4, 6, 7, 9]


def test_pairs_that_are_level_share_a_place() -> None:
    level = with_round(small_drive(8, "individual_night", movement_choice=Choice("fixed_pairs")), [7, 7])
    assert [(line.place, line.tied) for line in standings(level, "pairs").lines] == [
        (1, True), (1, True), (3, True), (3, True),
    ]  # fmt: skip


def test_a_pair_that_sits_out_is_paid_once() -> None:
    six = small_drive(6, "individual_night", movement_choice=Choice("pairs_round_robin"), deals_per_round=1)
    six = with_round(replace(six, rules=replace(six.rules, sit_outs=SitOuts.SIX_AND_A_HALF)), [8])
    assert sorted(line.total for line in standings(six, "pairs").lines) == [5, 6.5, 8]


def test_each_of_a_pair_hides_its_own_name_as_it_wishes() -> None:
    shy = replace(PAIRS_DRIVE.entries[1], publish=Publish.NUMBER)
    drive = replace(PAIRS_DRIVE, entries=(PAIRS_DRIVE.entries[0], shy, *PAIRS_DRIVE.entries[2:]))
    pair = next(line.entry for line in standings(drive, "pairs").lines if line.entry.number == 1)
    assert name_shown(pair) == "Ann & Player 2"
    assert name_from(pair, {1: "Ann", 2: "Bob"}) == "Ann & Bob"


def test_a_ghosts_partner_stands_alone_and_two_ghosts_are_no_pair() -> None:
    ghosts = tuple(replace(e, ghost=e.number in (1, 5, 6)) for e in PAIRS_DRIVE.entries)
    drive = replace(PAIRS_DRIVE, entries=ghosts)
    assert {line.entry.name for line in standings(drive, "pairs").lines} == {
        "Bob", "Player 3 & Player 4", "Player 7 & Player 8",
    }  # fmt: skip


def test_a_teams_total_is_the_sum_of_its_members() -> None:
    drive = with_round(RED_AND_BLUE, [9, 6])
    alone = {line.entry.number: line.total for line in standings(drive).lines}
    totals = {line.entry.number: line.total for line in standings(drive, "teams").lines}
    assert totals == {1: sum(alone[n] for n in (1, 2, 3, 4)), 5: sum(alone[n] for n in (5, 6, 7, 8))}
    assert sum(totals.values()) == 2 * 26


def test_a_team_is_named_by_its_tag_however_it_is_spaced() -> None:
    drive = with_round(RED_AND_BLUE, [13, 13])
    assert {name for _, name, _ in seen(drive, "teams")} == {
        "Red Lion: Player 1, Player 2, Player 3 & Player 4",
        "Bell: Player 5, Player 6, Player 7 & Player 8",
    }


def test_three_cards_are_no_team() -> None:
    first, *rest = RED_AND_BLUE.entries
    drive = replace(RED_AND_BLUE, entries=(replace(first, tags=()), *rest))
    assert [line.entry.number for line in standings(drive, "teams").lines] == [5]


@pytest.mark.parametrize(("list_name", "words"), [("pairs", "has no pairs"), ("teams", "has no teams")])
def test_a_drive_without_pairs_or_teams_says_so(list_name: str, words: str) -> None:
    with pytest.raises(NotThere, match=words):
        standings(small_drive(8), list_name)


def test_pages_and_paper_offer_pairs_and_teams_where_there_are_any() -> None:
    assert shown_lists(PAIRS_DRIVE) == ("all", "pairs")
    assert shown_lists(RED_AND_BLUE) == ("all", "teams")
    asked = replace(RED_AND_BLUE, rules=replace(RED_AND_BLUE.rules, lists=("pairs", "all")))
    assert shown_lists(asked) == ("all", "teams")


def test_a_prize_for_pairs_leaves_neither_of_them_another() -> None:
    prizes = (Prize("Two hams", "pairs"), Prize("Tea"), Prize("Jam", place=2), Prize("Pen", place=3))
    given = give_prizes(PAIRS_DRIVE, PrizeSheet(prizes))
    winners = {given[0].entries[0].number, given[0].entries[0].number + 1}
    assert len(winners & {e.number for each in given[1:] for e in each.entries}) == 0


def test_a_pair_without_names_has_no_lonely_and() -> None:
    pair = standings(PAIRS_DRIVE, "pairs").lines[0].entry
    assert name_from(pair, dict.fromkeys(range(1, 9), "")) == ""
