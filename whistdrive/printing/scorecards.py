"""Scorecards: blank to be written on, with seats printed where they are known, or filled with the results."""

from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from reportlab.lib.units import mm

from whistdrive.core.award import Points
from whistdrive.core.paper import CardRow, Cards, Where
from whistdrive.printing.card_frame import CardFrame
from whistdrive.printing.card_layout import (
    FOOTER,
    GAP,
    HEADER,
    HEADINGS,
    Face,
    Item,
    Layout,
    Subtotal,
    faces_of,
    layout_for,
)
from whistdrive.printing.page import INSET, Box, Paper, cut_sheets, draw_crop_marks
from whistdrive.printing.pen import SOFT, WHITE, Pen, middle_line

WRITTEN_IN = (("table", "Table", 12), ("partner", "Partner", 14), ("points", "", 17), ("total", "Total", 17))
INITIALS = ("initials", "Initials", 14)
PRINTED = (
    ("table", "Table", 14),
    ("partner", "Partner", 13),
    ("against", "Against", 19),
    ("points", "", 15),
    ("total", "Total", 16),
)


@dataclass(frozen=True)
class Column:
    """One column of a card: where it lies from the left of its block, and what stands above it."""

    key: str
    heading: str
    left: float
    width: float


def draw_cards(pen: Pen, cards: Cards, paper: Paper, big: bool = False) -> None:
    """All cards, cut-stack in number order."""
    layout = layout_for(cards, paper, big)
    printer = CardPrinter(pen, cards, layout)
    for sheet in cut_sheets(list(faces_of(cards, layout)), layout.grid.pieces):
        printer.prepare(sheet)
        pen.page(layout.grid.paper)
        draw_crop_marks(pen.canvas, layout.grid)
        for piece, face in enumerate(sheet):
            printer.draw(face, layout.grid.box(piece))
        pen.turn()


class CardPrinter:
    """Draws the cards of one drive; what many cards share is drawn once and stamped."""

    def __init__(self, pen: Pen, cards: Cards, layout: Layout) -> None:
        self.pen, self.cards, self.layout = pen, cards, layout
        self._stamps: dict[tuple[object, ...], str] = {}

    @cached_property
    def area(self) -> Box:
        """A card's printed area, as if the card lay in the corner of the sheet."""
        return Box(0, 0, self.layout.grid.width, self.layout.grid.height).inset(INSET)

    @cached_property
    def frame(self) -> CardFrame:
        return CardFrame(self.pen, self.cards, self.area)

    @cached_property
    def blocks(self) -> list[Box]:
        body = self.area.below_top(HEADER).above_foot(FOOTER)
        return body.columns(self.layout.columns, GAP)

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        several = (("deal", "Deal", 9),) if self.cards.deals != 1 else ()
        rest = PRINTED if self.cards.known else (*WRITTEN_IN, INITIALS)
        wanted = (("round", "Round", 10), *several, ("trump", "Trump", 11), *rest)
        scale = self.blocks[0].width / sum(weight for _, _, weight in wanted)
        left, found = 0.0, []
        for key, heading, weight in wanted:
            found.append(Column(key, heading or self.cards.unit.capitalize(), left, weight * scale))
            left += weight * scale
        return tuple(found)

    @property
    def size(self) -> float:
        """Letters as tall as the lines allow."""
        return min(14.0, self.layout.row_height * 0.58)

    def cell(self, block: Box, row: int, key: str) -> Box | None:
        column = next((each for each in self.columns if each.key == key), None)
        if column is None:
            return None
        line = self.line(block, row)
        return Box(line.x + column.left, line.y, column.width, line.height)

    def line(self, block: Box, row: int) -> Box:
        height = self.layout.row_height
        return Box(block.x, block.top - HEADINGS - (row + 1) * height, block.width, height)

    def prepare(self, faces: list[Face]) -> None:
        """Make the stamps these faces need; a stamp cannot be begun within a page."""
        for face in faces:
            key = _pattern(face)
            if key not in self._stamps:
                self._stamps[key] = self.pen.begin_stamp(self.layout.grid.width, self.layout.grid.height)
                self._draw_shared(face)
                self.pen.end_stamp()

    def draw(self, face: Face, place: Box) -> None:
        canvas = self.pen.canvas
        canvas.saveState()
        canvas.translate(place.x, place.y)
        canvas.doForm(self._stamps[_pattern(face)])
        self.frame.draw_holder(face)
        for block, items in zip(self.blocks, face.columns, strict=False):
            for row, item in enumerate(items):
                self._fill_line(block, row, item)
        if face.last and face.sheet.total is not None:
            self.pen.in_box(shown(face.sheet.total), self.frame.total_box, 18, bold=True)
        canvas.restoreState()

    def _draw_shared(self, face: Face) -> None:
        self.frame.draw_heading()
        for block, items in zip(self.blocks, face.columns, strict=False):
            self._draw_block(block, items)
        self.frame.draw_footer(face.last)

    def _draw_block(self, block: Box, items: tuple[Item, ...]) -> None:
        pen = self.pen
        for row in range(1, len(items), 2):
            pen.fill(self.line(block, row))
        base = block.top - HEADINGS + 1.6 * mm
        for column in self.columns:
            middle = block.x + column.left + column.width / 2
            pen.write(column.heading, middle, base, 7, room=column.width - 1, align=0.5, colour=SOFT, least=5)
        for row, item in enumerate(items):
            self._draw_line(block, row, item, new=row == 0 or _round_of(items[row - 1]) != _round_of(item))
        self._rule_block(block, items)

    def _rule_block(self, block: Box, items: tuple[Item, ...]) -> None:
        """Lines between rows and columns; none runs through the words of a sum."""
        top, height = block.top - HEADINGS, self.layout.row_height
        lines = [(block.x, top - row * height, block.right, top - row * height) for row in range(len(items) + 1)]
        edges = [block.x + column.left for column in self.columns] + [block.right]
        for is_sum, run in groupby(enumerate(items), key=lambda each: isinstance(each[1], Subtotal)):
            rows = [row for row, _ in run]
            upper, lower = top - rows[0] * height, top - (rows[-1] + 1) * height
            lines += [(x, lower, x, upper) for x in ((block.x, block.right) if is_sum else edges)]
        self.pen.rules(lines)

    def _draw_line(self, block: Box, row: int, item: Item, new: bool) -> None:
        """What stands on a line before anybody has played."""
        if isinstance(item, Subtotal):
            self._draw_subtotal(block, row, item)
            return
        pen, line = self.pen, item.line
        if new and (box := self.cell(block, row, "round")):
            pen.in_box(str(line.round), box, self.size, bold=True)
        in_rubber = self.cards.deals is None and line.deal is None
        if item.where is not Where.AWAY and not in_rubber and (box := self.cell(block, row, "deal")):
            pen.in_box(str(line.deal_number), box, self.size * 0.85, colour=SOFT)
        if item.where is not Where.AWAY and (box := self.cell(block, row, "trump")):
            pen.trump(line.trump, box, self.size)

    def _draw_subtotal(self, block: Box, row: int, item: Subtotal) -> None:
        line, box = self.line(block, row), self.cell(block, row, "total")
        assert box
        self.pen.fill(line)
        self.pen.fill(box, WHITE)
        size = self.size * 0.85
        self.pen.write(item.label, box.x - 2 * mm, middle_line(box, size), size, align=1, bold=True)
        self.pen.frame(box, 1.2)

    def _fill_line(self, block: Box, row: int, item: Item) -> None:
        if isinstance(item, Subtotal):
            self._put(block, row, "total", "" if item.points is None else shown(item.points), bold=True)
        elif item.where is Where.SEATED:
            self._fill_seat(block, row, item)
        elif item.where is not Where.OPEN:
            text = "sits out" if item.where is Where.OUT else "–"
            self._put(block, row, "table", text if item.where is Where.AWAY else "out")

    def _fill_seat(self, block: Box, row: int, item: CardRow) -> None:
        line = item.line
        seat = f" {line.seat[0].upper()}" if line.seat and self.cards.known else ""
        self._put(block, row, "table", f"{line.table}{seat}", bold=self.cards.known)
        self._put(block, row, "partner", str(line.partner))
        self._put(block, row, "against", " & ".join(map(str, line.opponents)))
        self._put(block, row, "points", points_of(item, self.cards.finished), bold=True)
        self._put(block, row, "total", "" if line.running is None else shown(line.running))

    def _put(self, block: Box, row: int, key: str, text: str, bold: bool = False) -> None:
        box = self.cell(block, row, key)
        if text and box:
            self.pen.in_box(text, box, self.size * 0.95, bold=bold)


def shown(points: Points) -> str:
    """Whole or half points as they are written."""
    return f"{points:g}"


def points_of(row: CardRow, finished: bool) -> str:
    """What stands in the box: room to write, or a dash once nothing more will be written."""
    if row.line.deal is not None and row.line.deal.void:
        return "void"
    if row.line.points is None:
        return "–" if finished else ""
    return shown(row.line.points)


def _round_of(item: Item) -> int:
    return item.line.round if isinstance(item, CardRow) else 0


def _pattern(face: Face) -> tuple[object, ...]:
    """What the shared part of a card depends on."""
    return (face.last, tuple(tuple(_trace(item) for item in column) for column in face.columns))


def _trace(item: Item) -> tuple[object, ...]:
    if isinstance(item, Subtotal):
        return (item.label,)
    return (item.line.round, item.line.deal_number, item.line.trump, item.where is Where.AWAY, item.line.deal is None)
