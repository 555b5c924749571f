"""Slips, lists, guide cards and the rest, alone and as one pack."""

from dataclasses import replace

import pytest
import zxingcpp

from tests.printing.evenings import HOSTILE, after, drive_of, individual
from tests.printing.reading import Pdf, blank, white_edge
from whistdrive.core.drive import Drive
from whistdrive.core.names import Publish
from whistdrive.core.paper import Pack
from whistdrive.core.problems import RuleBroken
from whistdrive.printing.pack import PIECES, Choices, available, print_pack
from whistdrive.printing.page import PAPERS


def printed(drive: Drive, *what: str, finished: bool = False, paper: str = "A4", **how: object) -> Pdf:
    return Pdf(print_pack(Pack(drive, finished), what, Choices(paper, **how)))  # type: ignore[arg-type]


def test_slips_come_out_round_by_round_and_table_by_table_when_cut() -> None:
    pdf = printed(drive_of(16, planned_rounds=4, sessions=(4,)), "slips")
    piles: list[list[tuple[str, str]]] = [[] for _ in range(8)]
    for text in pdf.texts:
        words = [line.strip() for line in text.splitlines()]
        heads = [(words[at + 1], word) for at, word in enumerate(words) if word.startswith("Table ")]
        for pile, head in zip(piles, heads, strict=False):
            pile.append(head)
    expected = [(f"Round {r}", f"Table {t}") for r in range(1, 5) for t in range(1, 5)]
    assert [head for pile in piles for head in pile] == expected


def test_a_slip_of_a_drawn_round_names_the_four_and_the_trump() -> None:
    pdf = printed(after(drive_of(4), 1), "slips", rounds=range(1, 2))
    assert {"Siân Pryce", "Łukasz Wąż", "Hearts", "♥", "Round 1", "Table 1"} <= set(pdf.text.splitlines())


def test_slips_of_many_deals_have_a_line_for_each() -> None:
    pdf = printed(drive_of(8, planned_rounds=1, sessions=(1,), deals_per_round=24), "slips")
    assert "Deal 24" in pdf.text
    assert all(white_edge(picture, 16) for picture in pdf.pictures())


def test_ties_share_a_place_on_paper_too() -> None:
    drive = after(drive_of(8), 2)
    pdf = printed(drive, "standings")
    tied = [line for table in Pack(drive).lists for line in table.lines if line.tied]
    assert tied
    assert all(f"{line.place}=" in pdf.text for line in tied)
    assert "After round 2" in pdf.text


def test_standings_say_whether_they_are_final_or_miss_results() -> None:
    drive = after(drive_of(8), 2)
    assert "Final standings" in printed(drive, "standings", finished=True).text
    missing = replace(drive, rounds=(*drive.rounds[:-1], replace(drive.rounds[-1], deals={})))
    assert "some results are missing" in printed(missing, "standings").text


def test_a_half_that_has_not_begun_is_a_dash_and_not_zero() -> None:
    lines = printed(after(drive_of(8), 2), "standings").text.splitlines()
    assert lines.count("–") == 8
    assert "0" not in lines


def test_long_standings_repeat_their_heading_on_each_page() -> None:
    pdf = printed(after(drive_of(160), 1), "standings")
    ladies = [text for text in pdf.texts if "Ladies" in text]
    assert len(ladies) == 3
    assert all("Place" in text and "Total" in text for text in ladies)
    assert "Page 3 of 3" in ladies[2]


def test_p1_standings_show_no_more_of_a_name_than_its_owner_chose() -> None:
    drive = after(drive_of(4), 1)
    hidden = replace(drive, entries=tuple(replace(entry, publish=Publish.NUMBER) for entry in drive.entries))
    text = printed(hidden, "standings").text
    assert "Player 1" in text
    assert "Siân" not in text


def test_p1_the_room_plan_shows_no_more_of_a_name_than_its_owner_chose() -> None:
    drive = after(drive_of(4), 1)
    shy = replace(drive, entries=tuple(replace(entry, publish=Publish.INITIAL) for entry in drive.entries))
    text = printed(shy, "plan").text
    assert "Siân P." in text
    assert "Pryce" not in text


def test_guide_cards_say_where_to_go_in_each_round() -> None:
    drive = individual(8, 7)
    chair = Pack(drive).seatings[6].chairs[1]
    assert f"{chair.table} {chair.seat[0].upper()}" in printed(drive, "guides").text


def test_guide_cards_are_refused_where_results_decide() -> None:
    with pytest.raises(RuleBroken, match="depend on the results"):
        printed(drive_of(), "guides")


def test_a_pack_without_anybody_still_has_spare_cards() -> None:
    empty = Pack(drive_of(0))
    assert available(empty) == ("spares", "trumps", "rules", "poster")
    with pytest.raises(RuleBroken, match="Nobody is on the list yet"):
        print_pack(empty, ["cards"])


@pytest.mark.parametrize(("what", "paper"), [("hats", "A4"), ("cards", "B4")])
def test_what_cannot_be_printed_is_refused_with_what_can(what: str, paper: str) -> None:
    with pytest.raises(RuleBroken, match="There are"):
        printed(drive_of(), what, paper=paper)


def test_a_phone_can_read_the_code_on_the_poster() -> None:
    address = "http://192.168.1.20:8000/d/spring-drive/"
    pdf = printed(drive_of(), "poster", address=address)
    assert [code.text for code in zxingcpp.read_barcodes(pdf.pictures(scale=2)[0])] == [address]
    assert address in pdf.text


def test_the_rules_sheet_speaks_of_this_drive() -> None:
    text = " ".join(printed(drive_of(), "rules").text.split())
    assert "Hearts, clubs, diamonds and spades, and again from the first." in text
    assert "There is a pause after round 12." in text
    assert "Losers move: ladies up, gentlemen down." in text


def test_the_prize_sheet_has_everybody_in_the_first_three_places() -> None:
    drive = after(drive_of(16), 3)
    first = [line for table in Pack(drive).lists for line in table.lines if line.place <= 3]
    text = printed(drive, "prizes").text
    assert all(line.entry.name in text for line in first)
    assert "Received" in text


def test_certificates_are_for_a_finished_drive() -> None:
    drive = after(drive_of(16), 3)
    with pytest.raises(RuleBroken, match="not finished yet"):
        printed(drive, "certificates")
    first = [line for table in Pack(drive).lists for line in table.lines if line.place <= 3]
    assert len(printed(drive, "certificates", finished=True).pages) == len(first)


def test_the_trump_board_shows_every_round_or_the_deals_of_a_rubber() -> None:
    board = printed(drive_of(planned_rounds=8, sessions=(8,)), "trumps").text
    assert (board.count("♥"), board.count("♠")) == (2, 2)
    rubber = printed(drive_of(deals_per_round=None), "trumps").text
    assert rubber.count("♥") == 1
    assert "Drawn, cut or turned up" in printed(drive_of(trumps=()), "trumps").text


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("what", PIECES)
def test_every_paper_is_whole_whatever_the_names(what: str, paper: str) -> None:
    drive = after(individual(16, 15, planned_rounds=15), 2)
    hostile = replace(drive, entries=tuple(replace(e, name=HOSTILE[e.number % len(HOSTILE)]) for e in drive.entries))
    pdf = printed(
        hostile, what, finished=True, paper=paper, spares=2, rounds=range(1, 4), address="http://example.org/"
    )
    assert pdf.unembedded() == []
    assert all(white_edge(picture, 16) and not blank(picture) for picture in pdf.pictures())
    assert {tuple(sorted(size)) for size in pdf.sizes} == {
        tuple(sorted((round(PAPERS[paper].width), round(PAPERS[paper].height))))
    }


def test_the_pack_of_25_tables_and_24_deals_is_made_in_one_go_and_always_the_same() -> None:
    pack = Pack(after(drive_of(100), 2))
    data = print_pack(pack)
    assert data == print_pack(pack)
    assert len(Pdf(data).quick_texts) > 100
