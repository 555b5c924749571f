"""Scorecards: blank to be written on, with seats printed where they are known, or filled with the results."""

from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from reportlab.lib.units import mm

from whistdrive.core.kinds import Points
from whistdrive.core.paper import CardRow, Cards, Where
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
from whistdrive.printing.pen import INK, SOFT, WHITE, Pen, middle_line
from whistdrive.printing.text import PLAIN, wrapped

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
        self._draw_holder(face)
        for block, items in zip(self.blocks, face.columns, strict=False):
            for row, item in enumerate(items):
                self._fill_line(block, row, item)
        if face.last and face.sheet.total is not None:
            self.pen.in_box(shown(face.sheet.total), self._total_box, 18, bold=True)
        canvas.restoreState()

    def _draw_shared(self, face: Face) -> None:
        self._draw_heading()
        for block, items in zip(self.blocks, face.columns, strict=False):
            self._draw_block(block, items)
        self._draw_footer(face.last)

    @property
    def _wide(self) -> bool:
        return bool(self.area.width > 130 * mm)

    @cached_property
    def _number_box(self) -> Box:
        area = self.area
        return Box(area.x, area.top - HEADER + 4 * mm, 24 * mm, HEADER - 4 * mm)

    def _draw_heading(self) -> None:
        pen, area, heading = self.pen, self.area, self.cards.heading
        pen.frame(self._number_box, 1.4, round_by=5)
        if self._wide:
            lines, x, align, top = (heading.name, heading.day, heading.venue), area.right, 1.0, area.top - 4 * mm
        else:
            x, align, top = self._number_box.right + 3 * mm, 0.0, self._number_box.y + 5.4 * mm
            lines = (heading.name, " · ".join(filter(None, (heading.day, heading.venue))), "")
        room = area.width * 0.36 if self._wide else area.right - x
        for number, text in enumerate(lines):
            pen.write(
                text,
                x,
                top - number * 4.7 * mm,
                9.5 if number == 0 else 8.5,
                room=room,
                bold=number == 0,
                align=align,
                colour=INK if number == 0 else SOFT,
            )

    def _draw_holder(self, face: Face) -> None:
        """Number, name and kind of card; a line to write the name on where there is none yet."""
        pen, box, sheet = self.pen, self._number_box, face.sheet
        if sheet.entry.number:
            pen.in_box(str(sheet.entry.number), box, 36, bold=True)
        x = box.right + 3 * mm
        right = self.area.right - (self.area.width * 0.38 if self._wide else 0)
        line = self.area.top - (6.5 if self._wide else 5) * mm
        if sheet.entry.name:
            pen.write(sheet.entry.name, x, line, 17 if self._wide else 15, room=right - x, bold=True, least=9)
        else:
            pen.rule(x, line - 1, right, line - 1, 0.7)
        more = f"side {face.number}" if face.number > 1 else ""
        text = " · ".join(filter(None, (sheet.kind, more)))
        if self._wide:
            pen.write(text, x, line - 7 * mm, 11, room=60 * mm, colour=SOFT)
        else:
            pen.write(text, self.area.right, box.y + 5.4 * mm, 9, room=25 * mm, align=1)

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
        if item.where is not Where.AWAY and (box := self.cell(block, row, "deal")):
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

    @cached_property
    def _total_box(self) -> Box:
        return Box(self.area.right - 26 * mm, self.area.y, 26 * mm, 10.5 * mm)

    def _draw_footer(self, last: bool) -> None:
        pen, area, box = self.pen, self.area, self._total_box
        self._draw_instruction(Box(area.x, area.y, box.x - area.x - 18 * mm, 10.5 * mm))
        if last:
            pen.frame(box, 1.4, round_by=3)
            pen.write("Total", box.x - 2 * mm, box.y + 3.6 * mm, 12, bold=True, align=1)

    def _draw_instruction(self, box: Box) -> None:
        """What the movement asks of a player, in letters that let all of it stand there."""
        legend = " “3 N” is table 3, north." if self.cards.known else ""
        for size in (9.0, 8.0, 7.0, 6.0):
            lines = wrapped(self.cards.instruction + legend, PLAIN, size, box.width)
            if len(lines) * size * 1.25 <= box.height:
                break
        for number, text in enumerate(lines):
            self.pen.write(text, box.x, box.top - size - number * size * 1.25, size, room=box.width)


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
    return (item.line.round, item.line.deal_number, item.line.trump, item.where is Where.AWAY)
