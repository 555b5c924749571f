"""What a drive gives to be printed."""

from dataclasses import replace

from tests.printing.evenings import after, drive_of, individual
from whistdrive.core.field import Entry
from whistdrive.core.paper import RUBBER_LINES, Heading, Pack, Where


def test_a_heading_says_the_day_in_words() -> None:
    assert Heading("Spring Drive", "2026-03-04", "").day == "Wednesday 4 March 2026"


def test_a_card_has_a_line_for_every_planned_deal() -> None:
    cards = Pack(after(drive_of(8), 2)).cards
    assert {len(sheet.rows) for sheet in cards.sheets} == {24}
    assert [row.where for row in cards.sheets[0].rows[:3]] == [Where.SEATED, Where.SEATED, Where.OPEN]


def test_planned_lines_have_seats_and_no_results() -> None:
    sheet = Pack(individual(8, 7)).cards.sheets[0]
    assert all(row.line.table and row.line.points is None for row in sheet.rows)
    assert len({row.line.partner for row in sheet.rows}) == 7


def test_every_partner_s_card_says_the_same_table() -> None:
    sheets = {sheet.entry.number: sheet for sheet in Pack(individual(12, 11)).cards.sheets}
    for sheet in sheets.values():
        for row in sheet.rows:
            other = sheets[row.line.partner or 0].rows[row.line.round - 1].line
            assert (other.partner, other.table, other.opponents) == (
                sheet.entry.number,
                row.line.table,
                row.line.opponents,
            )


def test_who_comes_late_or_leaves_early_has_no_line_to_write_on_meanwhile() -> None:
    drive = individual(9, 4)
    late = replace(drive.entries[8], from_round=3)
    sheet = Pack(replace(drive, entries=(*drive.entries[:8], late))).cards.sheets[8]
    assert [row.where for row in sheet.rows][:2] == [Where.AWAY, Where.AWAY]
    assert Where.AWAY not in [row.where for row in sheet.rows][2:]


def test_the_sum_of_a_half_is_known_once_its_last_result_is_in() -> None:
    sums = [Pack(after(drive_of(4), rounds)).cards.sheets[0].sums for rounds in (11, 12)]
    assert sums[0] == (None, None)
    assert sums[1][0] is not None


def test_a_finished_drive_prints_its_totals_whatever_is_missing() -> None:
    assert Pack(after(drive_of(4), 3), finished=True).cards.sheets[0].total is not None
    assert Pack(after(drive_of(4), 3)).cards.sheets[0].total is None


def test_spare_cards_have_no_number_and_no_name() -> None:
    spares = Pack(individual(8, 7)).spares(3)
    assert [sheet.entry for sheet in spares.sheets] == [Entry(0)] * 3
    assert {row.where for row in spares.sheets[0].rows} == {Where.OPEN}


def test_slips_of_rounds_not_drawn_leave_room_for_names() -> None:
    slips = Pack(after(drive_of(8, planned_rounds=3, sessions=(3,)), 1)).slips()
    assert [(slip.round, slip.table) for slip in slips] == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]
    assert [slip.pairs is None for slip in slips] == [False, False, True, True, True, True]


def test_a_rubber_has_one_line_without_a_trump_and_a_slip_with_room_for_its_deals() -> None:
    pack = Pack(drive_of(4, planned_rounds=2, sessions=(2,), deals_per_round=None))
    assert [(row.line.round, row.line.trump) for row in pack.cards.sheets[0].rows] == [(1, None), (2, None)]
    assert len(pack.slips()[0].trumps) == RUBBER_LINES
