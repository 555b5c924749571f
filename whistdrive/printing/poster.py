"""The poster for the door: what, when and where, and the way to the scores by phone."""

from reportlab.lib.units import mm

from whistdrive.core.cards import Trump
from whistdrive.core.paper import Pack
from whistdrive.printing.page import EDGE, Box, Paper
from whistdrive.printing.pen import BAIZE, SOFT, Pen
from whistdrive.printing.qr import draw_qr
from whistdrive.printing.text import BOLD, wrapped

SUITS = (Trump.HEARTS, Trump.CLUBS, Trump.DIAMONDS, Trump.SPADES)


def draw_poster(pen: Pen, pack: Pack, paper: Paper, address: str) -> None:
    pen.page(paper)
    frame = paper.box.inset(EDGE + 4 * mm)
    pen.frame(frame, 2.2, BAIZE, 14)
    pen.frame(frame.inset(2 * mm), 0.7, BAIZE, 10)
    box, step = frame.inset(frame.width * 0.08), paper.height / 100
    _draw_suits(pen, box, step)
    pen.write("Whist drive", box.middle, box.top - 17 * step, 5.2 * step, align=0.5, colour=SOFT, room=box.width)
    y = box.top - 26 * step
    for line in wrapped(pack.heading.name, BOLD, 6.4 * step, box.width)[:2]:
        pen.write(line, box.middle, y, 6.4 * step, bold=True, align=0.5, room=box.width)
        y -= 8 * step
    pen.write(pack.heading.day, box.middle, y, 3.8 * step, align=0.5, room=box.width)
    pen.write(pack.heading.venue, box.middle, y - 6 * step, 3.8 * step, align=0.5, room=box.width)
    if address:
        _draw_way(pen, address, box, step)
    pen.turn()


def _draw_suits(pen: Pen, box: Box, step: float) -> None:
    for suit, column in zip(SUITS, box.columns(4, 0), strict=True):
        pen.trump(suit, Box(column.x, box.top - 8 * step, column.width, 8 * step), 7 * step)


def _draw_way(pen: Pen, address: str, box: Box, step: float) -> None:
    side = 28 * step
    pen.write("The scores on your phone", box.middle, box.y + side + 4 * step, 2.8 * step, align=0.5, bold=True)
    draw_qr(pen, address, Box(box.middle - side / 2, box.y + 2.5 * step, side, side))
    pen.write(address, box.middle, box.y, 2 * step, align=0.5, room=box.width)
