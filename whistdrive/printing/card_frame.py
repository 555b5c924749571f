"""What stands above and below a card's lines: number, name, drive, instruction and total."""

from dataclasses import dataclass
from functools import cached_property

from reportlab.lib.units import mm

from whistdrive.core.field import Entry
from whistdrive.core.paper import Cards
from whistdrive.printing.card_layout import HEADER, Face
from whistdrive.printing.page import Box
from whistdrive.printing.pen import SOFT, Pen
from whistdrive.printing.text import PLAIN, wrapped


@dataclass(frozen=True)
class CardFrame:
    """Head and foot of one drive's cards, within the printed area of a card."""

    pen: Pen
    cards: Cards
    area: Box

    @property
    def wide(self) -> bool:
        return bool(self.area.width > 130 * mm)

    @cached_property
    def number_box(self) -> Box:
        area = self.area
        return Box(area.x, area.top - HEADER + 4 * mm, 24 * mm, HEADER - 4 * mm)

    def draw_heading(self) -> None:
        pen, area, heading = self.pen, self.area, self.cards.heading
        pen.frame(self.number_box, 1.4, round_by=5)
        if self.wide:
            lines, x, align, top = (heading.name, heading.day, heading.venue), area.right, 1.0, area.top - 4 * mm
        else:
            x, align, top = self.number_box.right + 3 * mm, 0.0, self.number_box.y + 5.4 * mm
            lines = (heading.name, " · ".join(filter(None, (heading.day, heading.venue))), "")
        room = area.width * 0.36 if self.wide else area.right - x
        # On a narrow card the kind of card stands beside the drive's name.
        first_room = room if self.wide else room - 24 * mm
        pen.write(lines[0], x, top, 9.5, room=first_room, bold=True, align=align)
        for number, text in enumerate(lines[1:], start=1):
            pen.write(text, x, top - number * 4.7 * mm, 8.5, room=room, align=align, colour=SOFT)

    def draw_holder(self, face: Face) -> None:
        """Number, name and kind of card; a line to write the name on where there is none yet."""
        pen, box, sheet = self.pen, self.number_box, face.sheet
        if sheet.entry.number:
            pen.in_box(str(sheet.entry.number), box, 36, bold=True, italic=sheet.entry.ghost)
        x = box.right + 3 * mm
        right = self.area.right - (self.area.width * 0.38 if self.wide else 0)
        line = self.area.top - (6.5 if self.wide else 5) * mm
        if sheet.entry.name:
            size, ghost = 17 if self.wide else 15, sheet.entry.ghost
            pen.write(sheet.entry.name, x, line, size, room=right - x, bold=True, italic=ghost, least=9)
        else:
            pen.rule(x, line - 1, right, line - 1, 0.7)
        text = " · ".join(filter(None, (sheet.kind, kept_chair(sheet.entry), side_words(face))))
        if self.wide:
            pen.write(text, x, line - 7 * mm, 12, room=70 * mm, bold=True)
        else:
            pen.write(text, self.area.right, box.y + 5.4 * mm, 9, room=23 * mm, align=1, bold=True)

    @cached_property
    def total_box(self) -> Box:
        return Box(self.area.right - 26 * mm, self.area.y, 26 * mm, 10.5 * mm)

    def draw_footer(self, last: bool) -> None:
        pen, area, box = self.pen, self.area, self.total_box
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


def kept_chair(entry: Entry) -> str:
    """What stands on the card of somebody who does not move."""
    return f"keeps table {entry.fixed_chair.table}" if entry.fixed_chair else ""


def side_words(face: Face) -> str:
    return f"side {face.number}" if face.number > 1 else ""
