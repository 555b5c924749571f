"""Sheets, grids and the order of a cut stack."""

import pytest

from whistdrive.printing.page import A4, LETTER, PAPERS, Grid, cut_sheets


@pytest.mark.parametrize("pieces", [1, 2, 4, 6, 8])
@pytest.mark.parametrize("items", [1, 3, 4, 5, 25, 31, 100, 400])
def test_the_piles_of_a_cut_stack_laid_on_each_other_are_in_order(items: int, pieces: int) -> None:
    sheets = list(cut_sheets(range(1, items + 1), pieces))
    piles = [[sheet[place] for sheet in sheets if place < len(sheet)] for place in range(pieces)]
    assert [card for pile in piles for card in pile] == list(range(1, items + 1))
    assert max(map(len, sheets)) <= pieces


def test_an_empty_stack_needs_no_sheet() -> None:
    assert list(cut_sheets([], 4)) == []


def test_paper_has_its_true_size_in_points() -> None:
    assert (round(A4.width), round(A4.height)) == (595, 842)
    assert (LETTER.width, LETTER.height) == (612, 792)
    assert set(PAPERS) == {"A4", "Letter", "A5", "A6"}


def test_the_pieces_of_a_grid_cover_the_sheet_from_the_top_left() -> None:
    grid = Grid(A4, 2, 2)
    first, last = grid.box(0), grid.box(3)
    assert (first.x, round(first.top)) == (0, round(A4.height))
    assert (round(last.right), last.y) == (round(A4.width), 0)
