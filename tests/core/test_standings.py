"""Places: ties share one and the next is skipped, whatever order the rows come in."""

from dataclasses import dataclass, replace
from random import Random

import pytest

from tests.core.small_drives import corrected, named, small_drive, with_round
from whistdrive.core.field import Entry
from whistdrive.core.problems import NotThere
from whistdrive.core.scorecard import Scorecard
from whistdrive.core.standings import rank, standings
from whistdrive.core.tiebreaks.shared import RULE as SHARED


def cards(*totals: int) -> list[Scorecard]:
    return [Scorecard(Entry(number), sessions=(total,)) for number, total in enumerate(totals, start=1)]


def places(*totals: int) -> list[int]:
    return [line.place for line in rank(cards(*totals), [("shared", SHARED)])]


def test_ties_share_a_place_and_the_next_is_skipped() -> None:
    """Domain vector 39."""
    assert places(18, 18, 16, 15, 15) == [1, 1, 3, 4, 4]


def test_two_winners_leave_no_second() -> None:
    assert places(9, 5, 9) == [1, 1, 3]


def test_a_shared_place_says_so() -> None:
    lines = rank(cards(18, 18, 16), [("shared", SHARED)])
    assert [line.tied for line in lines] == [True, True, False]
    assert [line.tie_break for line in lines] == [None, None, None]


def test_nobody_at_all_gives_an_empty_list() -> None:
    assert rank([], [("shared", SHARED)]) == ()


def test_a5_places_do_not_depend_on_the_order_of_the_rows() -> None:
    dealt = cards(3, 9, 9, 1, 9, 4, 4)
    expected = rank(dealt, [("shared", SHARED)])
    for seed in range(20):
        shuffled = Random(seed).sample(dealt, len(dealt))
        assert rank(shuffled, [("shared", SHARED)]) == expected


@dataclass(frozen=True)
class LowNumber:
    """A made-up rule: numbers up to `most` come first."""

    label = "Low numbers"
    won = "had a low number"
    most: int

    def key(self, card: Scorecard) -> tuple[int, ...]:
        return (int(card.entry.number <= self.most),)


def test_a_tie_break_parts_a_tie_and_is_named() -> None:
    lines = rank(cards(5, 5, 5, 8), [("low", LowNumber(1)), ("shared", SHARED)])
    assert [(line.place, line.entry.number, line.tied, line.tie_break) for line in lines] == [
        (1, 4, False, None),
        (2, 1, False, "low"),
        (3, 2, True, "low"),
        (3, 3, True, "low"),
    ]


def test_a_second_tie_break_goes_on_where_the_first_leaves_a_tie() -> None:
    lines = rank(cards(5, 5, 5), [("low", LowNumber(2)), ("lower", LowNumber(1))])
    assert [(line.place, line.entry.number, line.tie_break) for line in lines] == [
        (1, 1, "lower"),
        (2, 2, "lower"),
        (3, 3, "low"),
    ]


def test_ladies_and_gentlemen_are_ranked_apart() -> None:
    drive = with_round(small_drive(8), (9, 4))
    ladies, gentlemen = standings(drive, "ladies"), standings(drive, "gentlemen")
    assert {line.entry.role for line in ladies.lines} == {"A"}
    assert [line.place for line in ladies.lines] == [line.place for line in gentlemen.lines] == [1, 1, 3, 3]
    assert len(standings(drive).lines) == 8


def test_a_list_nobody_can_be_on_is_not_there() -> None:
    with pytest.raises(NotThere, match="There is no list “juniors”"):
        standings(small_drive(8), "juniors")


def test_standings_after_a_round_leave_later_ones_out() -> None:
    drive = with_round(with_round(small_drive(8), (9, 4)), (13, 0))
    first = standings(drive, after_round=1)
    assert (first.after_round, sum(line.total for line in first.lines)) == (1, 52)
    assert standings(drive, after_round=99) == standings(drive)
    assert {line.total for line in standings(drive, after_round=0).lines} == {0}


def test_standings_are_incomplete_while_a_table_is_out() -> None:
    drive = with_round(small_drive(8), (9, None))
    assert not standings(drive).complete
    assert standings(drive, after_round=0).complete


def test_a6_one_more_trick_never_lowers_a_place() -> None:
    chance, drive = Random(7), small_drive(16)
    for _ in range(5):
        drive = with_round(drive, [chance.randint(0, 13) for _ in range(4)])
    before = {line.entry.number: line.place for line in standings(drive).lines}
    for table in drive.rounds[4].seating.tables:
        tricks = drive.rounds[4].deals_at(table.number)[0].ns_tricks
        if tricks is None or tricks == 13:
            continue
        after = standings(corrected(drive, 5, table.number, ns_tricks=tricks + 1))
        places = {line.entry.number: line.place for line in after.lines}
        assert all(places[number] <= before[number] for number in (table.north, table.south))


def test_a6_renaming_changes_no_figure() -> None:
    drive = with_round(small_drive(8), (9, 4))
    renamed = standings(named(drive, number_1="Zoë", number_8="Ann"))
    assert [replace(line, entry=drive.field.number(line.entry.number)) for line in renamed.lines] == list(
        standings(drive).lines
    )
