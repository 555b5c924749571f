"""How scorecards lie on paper: one, two or four a sheet by what their lines need, sessions side by side."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from reportlab.lib.units import mm

from whistdrive.core.award import Points
from whistdrive.core.paper import CardRow, Cards, CardSheet
from whistdrive.printing.page import INSET, Grid, Paper

HEADER = 21 * mm
HEADINGS = 5.5 * mm
FOOTER = 14 * mm
ROW = 6.3 * mm
"""Room to write a figure by hand."""
TALLEST = 10 * mm
GAP = 5 * mm
BIG = 1.35


@dataclass(frozen=True)
class Subtotal:
    """The line under a session; `points` is None while there is room to write it."""

    label: str
    points: Points | None


Item = CardRow | Subtotal


@dataclass(frozen=True)
class Layout:
    """Cards cut from one grid, each with so many columns of so many lines, none lower than the others."""

    grid: Grid
    columns: int
    rows: int
    row_height: float


@dataclass(frozen=True)
class Face:
    """One side of one card: its columns of lines; a card that does not fit has several."""

    sheet: CardSheet
    columns: tuple[tuple[Item, ...], ...]
    number: int
    last: bool


def layout_for(cards: Cards, paper: Paper, big: bool = False) -> Layout:
    """The most cards a sheet at which every line keeps its room; the whole sheet where none does."""
    row, tallest = (ROW * BIG, TALLEST * BIG) if big else (ROW, TALLEST)
    for grid, columns in _grids(paper):
        capacity = int((grid.height - 2 * INSET - HEADER - HEADINGS - FOOTER) / row)
        needed = max((_tallest(sheet, cards, columns) for sheet in cards.sheets), default=1)
        if needed <= capacity:
            break
    rows = max(1, min(needed, capacity))
    room = grid.height - 2 * INSET - HEADER - HEADINGS - FOOTER
    return Layout(grid, columns, rows, min(tallest, room / rows))


def _grids(paper: Paper) -> list[tuple[Grid, int]]:
    if paper.key == "A6":
        return [(Grid(paper, 1, 1), 1)]
    if paper.key == "A5":
        return [(Grid(paper.turned, 1, 1), 2)]
    return [(Grid(paper, 2, 2), 1), (Grid(paper, 1, 2), 2), (Grid(paper, 1, 1), 2)]


def _tallest(sheet: CardSheet, cards: Cards, columns: int) -> int:
    return max((len(column) for column in split(items_of(sheet, cards), columns)), default=1)


def items_of(sheet: CardSheet, cards: Cards) -> list[Item]:
    """The card's lines, with a sum under each session where there are several."""
    items: list[Item] = []
    for session, rows in groupby(sheet.rows, key=lambda row: row.session):
        items += rows
        if cards.sessions:
            items.append(Subtotal(cards.sessions[session], sheet.sums[session]))
    return items


def split(items: Sequence[Item], columns: int) -> list[tuple[Item, ...]]:
    """The lines in columns as even as can be, parted between sessions where that costs no more than two lines."""
    each = -(-len(items) // columns)
    ends = [place + 1 for place, item in enumerate(items) if isinstance(item, Subtotal)]
    found, start = [], 0
    for column in range(columns - 1):
        wanted = min(len(items), each * (column + 1))
        end = min(ends, key=lambda e: abs(e - wanted), default=wanted)
        end = end if abs(end - wanted) <= 2 and end > start else wanted
        found.append(tuple(items[start:end]))
        start = end
    return [*found, tuple(items[start:])]


def faces_of(cards: Cards, layout: Layout) -> Iterator[Face]:
    """Every side of every card, in order."""
    for sheet in cards.sheets:
        columns = columns_of(items_of(sheet, cards), layout)
        sides = range(0, len(columns), layout.columns)
        for number, at in enumerate(sides, start=1):
            yield Face(sheet, tuple(columns[at : at + layout.columns]), number, number == len(sides))


def columns_of(items: Sequence[Item], layout: Layout) -> list[tuple[Item, ...]]:
    """As many columns as the lines need, full ones only where parting between sessions would not fit."""
    number = max(layout.columns, -(-len(items) // layout.rows))
    columns = split(items, number)
    if max(map(len, columns)) <= layout.rows:
        return columns
    return [tuple(items[at : at + layout.rows]) for at in range(0, len(items), layout.rows)]
