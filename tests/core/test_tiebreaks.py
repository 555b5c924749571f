"""What parts equal totals, each rule on two cards that differ only there."""

from dataclasses import replace
from typing import Any

import pytest

from tests.core.small_drives import small_drive, with_round
from whistdrive.core import catalogue
from whistdrive.core.catalogue import Kind
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Drive, Places, SitOuts
from whistdrive.core.field import Entry
from whistdrive.core.problems import NotThere
from whistdrive.core.scorecard import CardLine, Scorecard
from whistdrive.core.standings import Ranking, rank, standings
from whistdrive.core.totals import scorecards


def card(number: int, *points: int, sessions: tuple[int, ...] = (), **more: Any) -> Scorecard:
    lines = [
        CardLine(n, 1, None, table=1, deal=Deal(1, None, each), points=each, tricks=each)
        for n, each in enumerate(points, start=1)
    ]
    return Scorecard(Entry(number), tuple(lines), sessions or (sum(points),), **more)


def order(key: str, *cards: Scorecard) -> list[int]:
    rule = catalogue.find(Kind.TIE_BREAK, key).rule
    lines = rank(list(cards), [(key, rule)])
    assert [line.place for line in lines] == list(range(1, len(cards) + 1))
    assert {line.tie_break for line in lines} == {key}
    return [line.entry.number for line in lines]


def test_the_better_second_half_wins() -> None:
    assert order("second_half", card(1, 9, 4, sessions=(9, 4)), card(2, 6, 7, sessions=(6, 7))) == [2, 1]


def test_who_was_ahead_longest_wins() -> None:
    assert order("last_deal_back", card(1, 5, 8, 7), card(2, 8, 5, 7)) == [2, 1]


def test_more_deals_of_ten_win() -> None:
    assert order("most_tens", card(1, 9, 9, 9, 3), card(2, 10, 10, 5, 5)) == [2, 1]


def test_the_highest_single_deal_wins() -> None:
    assert order("high_deal", card(1, 10, 10), card(2, 7, 13)) == [2, 1]


@pytest.mark.parametrize("key", ["play_off", "cut"])
def test_what_the_desk_recorded_wins(key: str) -> None:
    assert order(key, card(1, 7), card(2, 7, decided={key: 2}), card(3, 7, decided={key: 1})) == [3, 2, 1]


@pytest.mark.parametrize("listed", catalogue.rules(Kind.TIE_BREAK), ids=lambda listed: listed.key)
def test_every_tie_break_says_in_words_how_it_was_won(listed: catalogue.Listed) -> None:
    assert listed.rule.won
    assert listed.help


@pytest.mark.parametrize("listed", catalogue.rules(Kind.TIE_BREAK), ids=lambda listed: listed.key)
def test_equal_cards_stay_level_whatever_the_tie_break(listed: catalogue.Listed) -> None:
    lines = rank([card(1, 7, 8), card(2, 7, 8)], [(listed.key, listed.rule)])
    assert [(line.place, line.tied, line.tie_break) for line in lines] == [(1, True, None), (1, True, None)]


TOTALS = [card(number, total) for number, total in enumerate((13, 13, 11, 10, 10), start=1)]


def test_vector_38_dense_places() -> None:
    assert [line.place for line in rank(TOTALS, [], Ranking(Places.DENSE))] == [1, 1, 2, 3, 3]


def test_vector_39_standard_places() -> None:
    assert [line.place for line in rank(TOTALS, [])] == [1, 1, 3, 4, 4]


def odd_one_out(**changes: Any) -> Drive:
    """Five people and two rounds: somebody sits out in each."""
    return with_round(with_round(small_drive(5, "individual_night", planned_rounds=5, **changes), [9]), [4])


def sat_out(drive: Drive) -> list[Scorecard]:
    cards = scorecards(drive)
    return [cards[number] for each in drive.rounds for number in each.seating.sitting_out]


def test_a_round_without_a_seat_is_worth_nothing_unless_the_drive_says_so() -> None:
    assert all(card.total == sum(line.points or 0 for line in card.scored) for card in sat_out(odd_one_out()))


def test_a_round_without_a_seat_may_be_worth_six_and_a_half() -> None:
    for each in sat_out(odd_one_out(sit_outs=SitOuts.SIX_AND_A_HALF)):
        assert each.total == 6.5 + sum(line.points or 0 for line in each.scored)
        assert len(each.scored) == 1
        assert each.lines[-1].running == each.total


def test_a_round_without_a_seat_may_be_worth_one_s_own_average() -> None:
    for each in sat_out(odd_one_out(sit_outs=SitOuts.OWN_AVERAGE)):
        assert each.total == 2 * sum(line.points or 0 for line in each.scored)


@pytest.mark.parametrize("worth", [SitOuts.SIX_AND_A_HALF, SitOuts.OWN_AVERAGE])
def test_a_round_without_a_seat_is_worth_nothing_until_every_result_of_it_is_in(worth: SitOuts) -> None:
    first = with_round(small_drive(9, "individual_night", sit_outs=worth), [8, 8])
    begun, over = with_round(first, [9, None]), with_round(first, [9, 4])
    for number in begun.rounds[1].seating.sitting_out:
        before, during, after = (scorecards(drive)[number] for drive in (first, begun, over))
        assert (during.total, during.lines[-1].points, during.lines[-1].running) == (before.total, None, None)
        assert after.total > before.total


def test_totals_may_be_compared_by_their_average() -> None:
    few, many = card(1, 9), card(2, 8, 8)
    assert [line.entry.number for line in rank([few, many], [])] == [2, 1]
    assert [line.entry.number for line in rank([few, many], [], Ranking(sit_outs=SitOuts.COMPARED))] == [1, 2]


def test_a_ghost_plays_and_is_not_ranked() -> None:
    drive = small_drive(4)
    ghost = replace(drive.entries[3], ghost=True)
    drive = with_round(replace(drive, entries=(*drive.entries[:3], ghost)), [8])
    assert {line.entry.number for line in standings(drive).lines} == {1, 2, 3}
    assert scorecards(drive)[4].total > 0


def test_the_club_s_own_lists_rank_those_marked_for_them() -> None:
    drive = small_drive(4)
    junior = replace(drive.entries[2], tags=("juniors",))
    drive = with_round(replace(drive, entries=(*drive.entries[:2], junior, drive.entries[3])), [8])
    assert [line.entry.number for line in standings(drive, "juniors").lines] == [3]
    with pytest.raises(NotThere, match="juniors"):
        standings(drive, "seniors")
