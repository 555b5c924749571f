"""Scorecards as they come out of the printer."""

import re
from dataclasses import replace

import pytest

from tests.printing.evenings import HOSTILE, after, drive_of, individual
from tests.printing.reading import Pdf, blank, white_edge
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Drive, DriveRound, Roles
from whistdrive.core.paper import Pack
from whistdrive.core.seating import Chair, Seat
from whistdrive.printing.card_layout import ROW, layout_for
from whistdrive.printing.pack import Choices, print_pack
from whistdrive.printing.page import A4, LETTER, PAPERS


def cards(drive: Drive, paper: str = "A4", finished: bool = False, big: bool = False) -> Pdf:
    return Pdf(print_pack(Pack(drive, finished), ["cards"], Choices(paper, big)))


def lines(pdf: Pdf, page: int = 0) -> list[str]:
    return [line.strip() for line in pdf.texts[page].splitlines() if line.strip()]


def test_a_blank_card_has_number_name_drive_and_instruction() -> None:
    found = lines(cards(drive_of(4, planned_rounds=24)))
    assert {"Siân Pryce", "Lady", "Spring Drive", "Saturday 14 March 2026", "Village hall"} <= set(found)
    assert "Losers move: ladies up, gentlemen down. The gentleman who stays changes chair." in found
    assert found.count("♥") == 12
    assert {"First half", "Second half", "Total"} <= set(found)


def test_two_cards_of_24_lines_share_a_sheet_of_either_paper_and_keep_room_to_write() -> None:
    for paper in (A4, LETTER):
        layout = layout_for(Pack(drive_of()).cards, paper)
        assert (layout.grid.pieces, layout.columns, layout.row_height >= ROW) == (2, 2, True)


def test_twelve_lines_go_four_to_a_sheet() -> None:
    assert layout_for(Pack(drive_of(planned_rounds=12, sessions=(12,))).cards, A4).grid.pieces == 4


def test_big_letters_take_the_whole_sheet() -> None:
    assert layout_for(Pack(drive_of()).cards, A4, big=True).grid.pieces == 1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("rounds", [1, 4, 24, 48, 99, 150])
def test_every_line_of_a_long_card_stands_inside_the_sheet(rounds: int, paper: str) -> None:
    pdf = cards(drive_of(4, planned_rounds=rounds, sessions=(rounds,)), paper)
    assert len(re.findall("[♥♣♦♠]", " ".join(pdf.quick_texts))) == 4 * rounds
    assert all(white_edge(picture, 16) for picture in pdf.pictures())


def test_a_small_card_is_turned_over_at_half_time() -> None:
    first, second = cards(drive_of(4), "A6").texts[:2]
    assert "First half" in first
    assert "13" not in first.splitlines()
    assert "Second half" in second
    assert "Lady · side 2" in second


def test_seats_partner_and_opponents_are_printed_where_they_are_known() -> None:
    drive = individual(8, 7)
    first = Pack(drive).seatings[0]
    chair = first.chairs[1]
    table = first.table(chair.table)
    one, other = table.pair(chair.seat.side.other)
    found = lines(cards(drive))
    assert f"{chair.table} {chair.seat[0].upper()}" in found
    assert f"{one} & {other}" in found
    assert str(first.partner_of(1)) in found


def test_a_sit_out_says_so() -> None:
    assert cards(individual(5, 5)).text.splitlines().count("out") == 5


def test_a_filled_card_shows_tricks_running_total_halves_and_total() -> None:
    drive = after(drive_of(8), 24)
    card = Pack(drive).cards.sheets[0]
    found = lines(cards(drive))
    assert {f"{card.total:g}", f"{card.sums[0]:g}", f"{card.sums[1]:g}"} <= set(found)
    assert card.total == card.rows[-1].line.running


def test_filled_cards_take_no_more_sheets_than_blank_ones() -> None:
    drive = drive_of(16, planned_rounds=24)
    assert len(cards(after(drive, 24)).pages) == len(cards(drive).pages) == 8


def test_half_a_card_leaves_its_sums_open() -> None:
    card = Pack(after(drive_of(8), 12)).cards.sheets[0]
    assert (card.sums[0] is None, card.sums[1], card.total) == (False, None, None)


def test_not_entered_is_not_zero() -> None:
    drive = after(drive_of(4, planned_rounds=1, sessions=(1,)), 0)
    drawn = replace(drive, rounds=(DriveRound(drive.next_seating(), {}),))
    assert "0" not in lines(cards(drawn))
    assert "–" in lines(cards(drawn, finished=True))
    nothing = replace(drive, rounds=(DriveRound(drive.next_seating(), {1: (Deal(1, None, 0),)}),))
    assert "0" in lines(cards(nothing))


def test_a_void_deal_says_void() -> None:
    drive = drive_of(4, planned_rounds=1, sessions=(1,))
    void = replace(drive, rounds=(DriveRound(drive.next_seating(), {1: (Deal(1, None, None, void=True),)}),))
    assert "void" in lines(cards(void))


def test_several_deals_a_round_have_a_line_each() -> None:
    drive = drive_of(4, planned_rounds=6, deals_per_round=4, sessions=(3, 3))
    card = Pack(drive).cards.sheets[0]
    assert [(row.line.round, row.line.deal_number) for row in card.rows[:5]] == [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1)]
    assert "Deal" in lines(cards(drive))


def test_somebody_who_does_not_move_has_it_on_the_card() -> None:
    drive = drive_of(8)
    kept = replace(drive.entries[2], fixed_chair=Chair(2, Seat.NORTH))
    drive = replace(drive, entries=(*drive.entries[:2], kept, *drive.entries[3:]))
    assert "Lady · keeps table 2" in cards(drive).text
    assert "2 north (keeps it)" in Pdf(print_pack(Pack(drive), ["entries"])).text


def test_cards_in_two_colours_say_which() -> None:
    assert "White" in lines(cards(drive_of(4, "colour_cards", roles=Roles.WHITE_BLUE)))


@pytest.mark.parametrize("paper", PAPERS)
def test_t9_every_name_prints(paper: str) -> None:
    drive = drive_of(16, names=HOSTILE)
    for pdf in (cards(drive, paper), cards(after(drive, 3), paper, big=True)):
        assert pdf.unembedded() == []
        assert not any(map(blank, pdf.pictures()))


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_lies_within_six_millimetres_of_the_edge(paper: str) -> None:
    for pdf in (cards(after(drive_of(names=HOSTILE), 24), paper), cards(individual(), paper)):
        assert all(white_edge(picture, 16) for picture in pdf.pictures())


def test_the_same_cards_are_the_same_bytes() -> None:
    assert cards(after(drive_of(), 3)).data == cards(after(drive_of(), 3)).data


def test_four_hundred_cards_come_out_in_number_order_when_cut() -> None:
    pdf = cards(drive_of(400, names=tuple(f"Holder {number}" for number in range(1, 401))))
    numbers = [re.findall(r"Holder (\d+)", text) for text in pdf.quick_texts]
    assert [int(pile[0]) for pile in numbers] + [int(pile[1]) for pile in numbers] == list(range(1, 401))
