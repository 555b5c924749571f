"""A drive: sessions, trumps, what is missing, and who won a round."""

import pytest

from tests.core.small_drives import corrected, small_drive, with_round
from whistdrive.core.cards import Trump
from whistdrive.core.drive import missing_deals, missing_tables
from whistdrive.core.missing import all_missing, missing_sentence
from whistdrive.core.seating import Side


def test_the_tables_still_out_are_named() -> None:
    drive = with_round(small_drive(16), (9, None, 5, None))
    assert missing_tables(drive.rounds[0], drive.rules) == (2, 4)
    assert missing_sentence(drive.rounds[0], drive.rules) == "Tables 2 and 4 have no result yet."
    assert not drive.complete


def test_each_missing_deal_of_a_round_is_known() -> None:
    drive = with_round(small_drive(4, deals_per_round=4), [(9, None, 5, None)])
    assert missing_deals(drive.rounds[0], 1, drive.rules) == (2, 4)


def test_an_evening_misses_results_of_every_round_not_only_the_last() -> None:
    drive = with_round(with_round(small_drive(8), (9, None)), (None, 4))
    assert all_missing(drive) == ("Round 1: table 2 has no result yet.", "Table 1 has no result yet.")


def test_a_deal_thrown_in_is_not_missing() -> None:
    drive = corrected(with_round(small_drive(4), (8,)), 1, 1, void=True, ns_tricks=None)
    assert drive.complete


def test_the_winners_of_a_round_took_most_tricks() -> None:
    drive = with_round(small_drive(8), (9, 4))
    assert drive.played[0].winners == {1: Side.NS, 2: Side.EW}


def test_level_after_four_deals_the_last_deal_decides() -> None:
    drive = with_round(small_drive(4, deals_per_round=4), [(7, 6, 7, 6)])
    assert drive.played[0].winners == {1: Side.EW}


def test_the_side_with_six_at_misere_wins_and_moves() -> None:
    """Domain vector 47."""
    drive = with_round(small_drive(4, trumps=(Trump.MISERE,)), (6,))
    assert drive.played[0].winners == {1: Side.NS}


def test_after_a_revoke_the_other_pair_wins_the_table() -> None:
    """Domain vector 34: the movement flips with the tricks."""
    drive = corrected(with_round(small_drive(4), (8,)), 1, 1, revokes=(Side.NS,))
    assert drive.played[0].winners == {1: Side.EW}


def test_a_table_that_played_nothing_has_no_winner() -> None:
    assert with_round(small_drive(8), (9, None)).played[0].winners == {1: Side.NS}


@pytest.mark.parametrize(("number", "session"), [(1, 0), (12, 0), (13, 1), (24, 1), (30, 1)])
def test_a_round_belongs_to_its_session_and_later_ones_to_the_last(number: int, session: int) -> None:
    assert small_drive().rules.session_of(number) == session


def test_trumps_go_on_from_round_to_round() -> None:
    rules = small_drive().rules
    assert [rules.trump_for(number, 1) for number in (1, 2, 5)] == [Trump.HEARTS, Trump.CLUBS, Trump.HEARTS]
