"""A pen for one document: strings that fit, rules, boxes and suits, all straight onto reportlab's canvas."""

from io import BytesIO
from typing import Any

from reportlab.pdfgen.canvas import Canvas

from whistdrive.core.cards import Trump
from whistdrive.printing.page import Box, Paper
from whistdrive.printing.text import BOLD, ITALIC, PLAIN, fitted, load_fonts, runs_of, width_of

INK = (0.110, 0.137, 0.122)
SOFT = (0.278, 0.294, 0.263)
RED = (0.690, 0.118, 0.157)
BAIZE = (0.090, 0.337, 0.227)
LINE = (0.45, 0.46, 0.48)
TINT = (0.945, 0.94, 0.925)
WHITE = (1.0, 1.0, 1.0)
Colour = tuple[float, float, float]
TRUMP_WORDS = {
    Trump.HEARTS: "Hearts",
    Trump.CLUBS: "Clubs",
    Trump.DIAMONDS: "Diamonds",
    Trump.SPADES: "Spades",
    Trump.NONE: "No trumps",
    Trump.MISERE: "Misère",
}


class Pen:
    """Draws on one canvas; the same calls give the same bytes."""

    def __init__(self, title: str) -> None:
        load_fonts()
        self._bytes = BytesIO()
        self.canvas: Any = Canvas(self._bytes, invariant=1, pageCompression=1, initialFontName=PLAIN)
        self.canvas.setTitle(title)
        self.canvas.setAuthor("whistdrive")
        self._stamps = 0

    def page(self, paper: Paper) -> None:
        """What is drawn next goes on a page of this size; `turn` ends it."""
        self.canvas.setPageSize((paper.width, paper.height))

    def turn(self) -> None:
        self.canvas.showPage()

    def begin_stamp(self, width: float, height: float) -> str:
        """What is drawn until `end_stamp` can be stamped many times under the name returned."""
        self._stamps += 1
        name = f"stamp{self._stamps}"
        self.canvas.beginForm(name, 0, 0, width, height)
        return name

    def end_stamp(self) -> None:
        self.canvas.endForm()

    def done(self) -> bytes:
        self.canvas.save()
        return self._bytes.getvalue()

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        room: float = 0,
        bold: bool = False,
        italic: bool = False,
        align: float = 0,
        colour: Colour = INK,
        least: float = 6,
    ) -> None:
        """Text on the base line `y`; `align` 0 begins, 0.5 centres and 1 ends it at `x`; `room` limits its width.

        Slanted letters (`italic`) are never bold: they mark the exposed hand of a table of three.
        """
        name = ITALIC if italic else BOLD if bold else PLAIN
        text, size = fitted(text, name, size, room or 10_000, min(size, least))
        if align:
            x -= align * width_of(text, name) * size
        canvas = self.canvas
        canvas.setFillColorRGB(*colour)
        for font, piece in runs_of(text, name):
            canvas.setFont(font, size)
            canvas.drawString(x, y, piece)
            x += width_of(piece, font) * size

    def in_box(self, text: str, box: Box, size: float, **how: Any) -> None:
        """Text in the middle of a box, as tall as `size`, never wider than the box."""
        self.write(text, box.middle, middle_line(box, size), size, room=box.width - 2, align=0.5, **how)

    def trump(self, trump: Trump | None, box: Box, size: float) -> None:
        """A suit in its colour and shape, or NT and M in letters; nothing where the table draws it."""
        if trump is None:
            return
        if trump.is_suit:
            colour = RED if trump in (Trump.HEARTS, Trump.DIAMONDS) else INK
            self.in_box(trump.symbol, box, size * 1.25, colour=colour)
        else:
            self.in_box(trump.symbol, box, size * 0.85, bold=True)

    def rule(self, x1: float, y1: float, x2: float, y2: float, width: float = 0.5, colour: Colour = LINE) -> None:
        self.rules([(x1, y1, x2, y2)], width, colour)

    def rules(self, lines: list[tuple[float, float, float, float]], width: float = 0.5, colour: Colour = LINE) -> None:
        self.canvas.setStrokeColorRGB(*colour)
        self.canvas.setLineWidth(width)
        self.canvas.lines(lines)

    def frame(self, box: Box, width: float = 0.8, colour: Colour = INK, round_by: float = 0) -> None:
        self.canvas.setStrokeColorRGB(*colour)
        self.canvas.setLineWidth(width)
        self.canvas.roundRect(box.x, box.y, box.width, box.height, round_by)

    def fill(self, box: Box, colour: Colour = TINT, round_by: float = 0) -> None:
        self.canvas.setFillColorRGB(*colour)
        self.canvas.roundRect(box.x, box.y, box.width, box.height, round_by, stroke=0, fill=1)


def middle_line(box: Box, size: float) -> float:
    """The base line on which capitals of this size stand in the middle of the box."""
    return box.y + (box.height - size * 0.73) / 2
