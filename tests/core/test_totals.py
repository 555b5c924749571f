"""From deals to totals: every card adds up, and all cards together too."""

from random import Random

import pytest

from tests.core.small_drives import corrected, small_drive, with_round
from whistdrive.core.cards import Trump
from whistdrive.core.seating import Side
from whistdrive.core.totals import scorecards


def grand_total(tables: int, rounds: int, deals: int = 1) -> int | float:
    """All cards of an evening played by chance."""
    chance, drive = Random(1), small_drive(4 * tables, deals_per_round=deals, planned_rounds=rounds)
    for _ in range(rounds):
        drive = with_round(drive, [[chance.randint(0, 13) for _ in range(deals)] for _ in range(tables)])
    return sum(card.total for card in scorecards(drive).values())


@pytest.mark.parametrize(("tables", "rounds", "total"), [(4, 24, 2496), (15, 20, 7800)])
def test_all_cards_sum_to_26_times_tables_times_deals(tables: int, rounds: int, total: int) -> None:
    """Domain vectors 31 and 32, promise A4."""
    assert grand_total(tables, rounds) == total


def test_all_cards_sum_up_where_a_round_has_four_deals() -> None:
    assert grand_total(3, 6, deals=4) == 26 * 3 * 24


def test_partners_write_the_same_and_a_table_adds_to_26() -> None:
    cards = scorecards(with_round(small_drive(4), (9,)))
    assert sorted(card.total for card in cards.values()) == [4, 4, 9, 9]


@pytest.mark.parametrize(("scoring", "total"), [("village_drive", 26), ("fixed_tournament", 4)])
def test_four_deals_of_7_6_9_4_are_26_tricks_or_4_odd_tricks(scoring: str, total: int) -> None:
    """Domain vector 29."""
    drive = with_round(small_drive(4, scoring, deals_per_round=4), [(7, 6, 9, 4)])
    assert scorecards(drive)[drive.rounds[0].seating.table(1).north].total == total


@pytest.mark.parametrize(("scoring", "totals"), [("village_drive", (28, 28)), ("fixed_tournament", (4, 7))])
def test_tricks_and_odd_tricks_may_rank_differently(scoring: str, totals: tuple[int, int]) -> None:
    """Domain vector 30: 7,7,7,7 against 13,5,5,5."""
    drive = with_round(small_drive(8, scoring, deals_per_round=4), [(7, 7, 7, 7), (13, 5, 5, 5)])
    tables = drive.rounds[0].seating.tables
    assert tuple(scorecards(drive)[table.north].total for table in tables) == totals


def test_e5_not_entered_is_not_nought() -> None:
    drive = with_round(small_drive(8), (9, None))
    out = drive.rounds[0].seating.table(2).north
    (line,) = scorecards(drive)[out].lines
    assert (line.points, line.deal, scorecards(drive)[out].scored) == (None, None, ())
    nought = corrected(drive, 1, 1, ns_tricks=0)
    assert scorecards(nought)[drive.rounds[0].seating.table(1).north].lines[0].points == 0


def test_a_session_has_a_subtotal_of_its_own() -> None:
    drive = small_drive(4, planned_rounds=3, sessions=(1, 2))
    for tricks in (9, 10, 11):
        drive = with_round(drive, (tricks,))
    card = scorecards(drive)[1]
    assert card.sessions == (card.lines[0].points, (card.lines[1].points or 0) + (card.lines[2].points or 0))
    assert [line.running for line in card.lines][-1] == card.total


def test_a_sit_out_has_a_line_without_a_table() -> None:
    drive = with_round(small_drive(5, "individual_night", planned_rounds=5), (9,))
    (out,) = drive.rounds[0].seating.sitting_out
    (line,) = scorecards(drive)[out].lines
    assert (line.table, line.points) == (None, None)


def test_after_misere_the_card_shows_thirteen_less() -> None:
    drive = with_round(small_drive(4, trumps=(Trump.MISERE,)), (4,))
    assert scorecards(drive)[drive.rounds[0].seating.table(1).north].total == 9


def test_a_revoke_moves_tricks_on_both_cards() -> None:
    """Domain vector 34."""
    drive = corrected(with_round(small_drive(4), (8,)), 1, 1, revokes=(Side.NS,))
    table = drive.rounds[0].seating.table(1)
    assert (scorecards(drive)[table.north].total, scorecards(drive)[table.east].total) == (5, 8)


def test_a_deal_thrown_in_counts_for_nobody() -> None:
    drive = corrected(with_round(small_drive(4), (8,)), 1, 1, void=True, ns_tricks=None)
    assert {card.total for card in scorecards(drive).values()} == {0}
