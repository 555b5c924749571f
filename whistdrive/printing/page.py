"""Sheets of paper: sizes, grids of cards on a sheet, crop marks, and the order in which a cut stack comes out right."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from reportlab.lib.units import mm

T = TypeVar("T")
EDGE = 6 * mm
"""No printer reaches nearer to the edge than this."""
INSET = 8 * mm
MARK = 4 * mm


@dataclass(frozen=True)
class Paper:
    """A size of paper, upright, in points."""

    key: str
    width: float
    height: float

    @property
    def turned(self) -> "Paper":
        return Paper(self.key, self.height, self.width)

    @property
    def box(self) -> "Box":
        return Box(0, 0, self.width, self.height)


A4 = Paper("A4", 210 * mm, 297 * mm)
LETTER = Paper("Letter", 612, 792)
A5 = Paper("A5", 148 * mm, 210 * mm)
A6 = Paper("A6", 105 * mm, 148 * mm)
PAPERS = {paper.key: paper for paper in (A4, LETTER, A5, A6)}


@dataclass(frozen=True)
class Box:
    """A rectangle in points, from its lower left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def top(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    def inset(self, by: float) -> "Box":
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def columns(self, number: int, gap: float) -> list["Box"]:
        width = (self.width - gap * (number - 1)) / number
        return [Box(self.x + each * (width + gap), self.y, width, self.height) for each in range(number)]

    def below_top(self, taken: float) -> "Box":
        """What is left under a strip of this height."""
        return Box(self.x, self.y, self.width, self.height - taken)

    def above_foot(self, taken: float) -> "Box":
        return Box(self.x, self.y + taken, self.width, self.height - taken)


@dataclass(frozen=True)
class Grid:
    """A sheet cut into equal pieces, counted row by row from the top left."""

    paper: Paper
    across: int
    down: int

    @property
    def pieces(self) -> int:
        return self.across * self.down

    @property
    def width(self) -> float:
        return self.paper.width / self.across

    @property
    def height(self) -> float:
        return self.paper.height / self.down

    def box(self, piece: int) -> Box:
        row, column = divmod(piece, self.across)
        return Box(column * self.width, self.paper.height - (row + 1) * self.height, self.width, self.height)


def cut_sheets(items: Sequence[T], pieces: int) -> Iterator[list[T]]:
    """The items of each sheet, so ordered that the piles, cut and laid one on another, are in order.

    With four pieces a sheet and ten sheets, sheet 1 holds items 1, 11, 21 and 31: each pile is a run.
    """
    sheets = -(-len(items) // pieces)
    for sheet in range(sheets):
        yield [items[place] for place in range(sheet, len(items), sheets)]


def draw_crop_marks(canvas: Any, grid: Grid) -> None:
    """Short lines where the knife goes, at the edges of the sheet and where cuts cross."""
    paper = grid.paper
    canvas.setLineWidth(0.4)
    canvas.setStrokeGray(0.35)
    lines = []
    for column in range(1, grid.across):
        x = column * grid.width
        lines += [(x, EDGE, x, EDGE + MARK), (x, paper.height - EDGE - MARK, x, paper.height - EDGE)]
    for row in range(1, grid.down):
        y = row * grid.height
        lines += [(EDGE, y, EDGE + MARK, y), (paper.width - EDGE - MARK, y, paper.width - EDGE, y)]
    for crossing in range((grid.across - 1) * (grid.down - 1)):
        row, column = divmod(crossing, grid.across - 1)
        x, y = (column + 1) * grid.width, (row + 1) * grid.height
        lines += [(x - MARK / 2, y, x + MARK / 2, y), (x, y - MARK / 2, x, y + MARK / 2)]
    if lines:
        canvas.lines(lines)
