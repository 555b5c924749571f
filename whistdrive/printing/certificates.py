"""Certificates: one for everybody who shares one of the first three places of a list."""

from reportlab.lib.units import mm

from whistdrive.core.paper import Pack
from whistdrive.core.standings import Line, Standings
from whistdrive.printing.page import EDGE, Box, Paper
from whistdrive.printing.pen import BAIZE, INK, SOFT, Pen
from whistdrive.printing.poster import SUITS
from whistdrive.printing.scorecards import shown
from whistdrive.printing.standings import title_of

PLACES = {1: "First place", 2: "Second place", 3: "Third place"}


def draw_certificates(pen: Pen, pack: Pack, paper: Paper) -> None:
    for table in pack.lists:
        for line in table.lines:
            if line.place in PLACES:
                _draw(pen, line, table, pack, paper.turned)


def _draw(pen: Pen, line: Line, table: Standings, pack: Pack, paper: Paper) -> None:
    pen.page(paper)
    frame, step = paper.box.inset(EDGE + 4 * mm), paper.height / 100
    pen.frame(frame, 2.2, BAIZE, 14)
    pen.frame(frame.inset(2 * mm), 0.7, BAIZE, 10)
    box = frame.inset(frame.width * 0.06)
    for suit, column in zip(SUITS, Box(box.middle - 40 * step, 0, 80 * step, 0).columns(4, 0), strict=True):
        pen.trump(suit, Box(column.x, box.top - 8 * step, column.width, 8 * step), 6 * step)
    place = PLACES[line.place] + (", shared" if line.tied else "")
    unit = pack.drive.rules.scoring.unit
    texts = (
        (20, place, 5.5, False, SOFT),
        (37, line.entry.name or f"Player {line.entry.number}", 10, True, INK),
        (50, f"{title_of(table)} · {shown(line.total)} {unit}", 5, False, INK),
        (60, pack.heading.name, 4.5, True, INK),
        (66, " · ".join(filter(None, (pack.heading.day, pack.heading.venue))), 3.4, False, SOFT),
    )
    for down, text, size, bold, colour in texts:
        pen.write(
            text, box.middle, box.top - down * step, size * step, align=0.5, room=box.width, bold=bold, colour=colour
        )
    pen.rule(box.middle - 30 * step, box.y, box.middle + 30 * step, box.y, 0.8)
    pen.write("For the organisers", box.middle, box.y - 4 * step, 2.6 * step, align=0.5, colour=SOFT)
    pen.turn()
