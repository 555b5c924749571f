"""Table slips: one for each table and round, with a box for each side's tricks and room to sign."""

from reportlab.lib.units import mm

from whistdrive.core.cards import TRICKS
from whistdrive.core.field import Entry
from whistdrive.core.paper import Heading, Slip
from whistdrive.printing.page import EDGE, Box, Grid, Paper, cut_sheets, draw_crop_marks
from whistdrive.printing.pen import SOFT, TRUMP_WORDS, Pen, middle_line

HEAD = 15 * mm
PAIRS = 8.5 * mm
FOOT = 9 * mm
ROW = 8 * mm
BOX = 15 * mm
GRIDS = ((2, 4), (2, 3), (2, 2), (1, 2), (1, 1))


def draw_slips(pen: Pen, slips: tuple[Slip, ...], heading: Heading, paper: Paper, unit: str) -> None:
    """All slips; cut and piled they lie round by round, table by table."""
    grid = grid_for(max((len(slip.trumps) for slip in slips), default=1), paper)
    for sheet in cut_sheets(slips, grid.pieces):
        pen.page(paper)
        draw_crop_marks(pen.canvas, grid)
        for piece, slip in enumerate(sheet):
            draw_slip(pen, slip, heading, grid.box(piece).inset(EDGE + 1 * mm), unit)
        pen.turn()


def grid_for(deals: int, paper: Paper) -> Grid:
    """The most slips a sheet that leave each deal a line to write on."""
    if paper.key in ("A5", "A6"):
        return Grid(paper, 1, 2 if paper.key == "A5" and deals <= 3 else 1)
    for across, down in GRIDS:
        grid = Grid(paper, across, down)
        if grid.height - 2 * EDGE - HEAD - 2 * PAIRS - FOOT >= deals * ROW - (ROW if deals == 1 else 0):
            break
    return grid


def draw_slip(pen: Pen, slip: Slip, heading: Heading, box: Box, unit: str) -> None:
    _draw_head(pen, slip, heading, box)
    if len(slip.trumps) == 1:
        _draw_one_deal(pen, slip, box, unit)
    else:
        _draw_deals(pen, slip, box)
    for text, x in (("Signed N-S", box.x), ("E-W", box.middle + 8 * mm)):
        pen.write(text, x, box.y + 1 * mm, 8, colour=SOFT)
    pen.rules([(box.x + 18 * mm, box.y, box.middle + 5 * mm, box.y), (box.middle + 16 * mm, box.y, box.right, box.y)])


def _draw_head(pen: Pen, slip: Slip, heading: Heading, box: Box) -> None:
    pen.write(f"Table {slip.table}", box.x, box.top - 6.5 * mm, 20, bold=True)
    pen.write(f"Round {slip.round}", box.x + 42 * mm, box.top - 6.5 * mm, 14)
    if len(slip.trumps) == 1:
        pen.trump(slip.trumps[0], Box(box.right - 12 * mm, box.top - 9 * mm, 12 * mm, 10 * mm), 20)
    words = TRUMP_WORDS.get(slip.trumps[0], "") if slip.trumps[0] and len(slip.trumps) == 1 else ""
    pen.write(
        " · ".join(filter(None, (heading.name, heading.day))),
        box.x,
        box.top - 11.5 * mm,
        7.5,
        room=box.width * 0.72,
        colour=SOFT,
    )
    pen.write(words, box.right, box.top - 12.5 * mm, 7.5, align=1, colour=SOFT)
    pen.rule(box.x, box.top - 13.5 * mm, box.right, box.top - 13.5 * mm, 0.8)


def _draw_one_deal(pen: Pen, slip: Slip, box: Box, unit: str) -> None:
    """Two lines, a pair and its box each."""
    height = (box.height - HEAD - FOOT) / 2
    for place, side in enumerate(("North-South", "East-West")):
        top = box.top - HEAD - place * height
        field = Box(box.right - BOX * 1.25, top - height + 1.2 * mm, BOX * 1.25, height - 2.4 * mm)
        pen.frame(field, 1.2, round_by=3)
        pen.write(side, box.x, top - 3.6 * mm, 8, colour=SOFT)
        _draw_pair(pen, slip, place, Box(box.x, top - height + 1.6 * mm, field.x - box.x - 3 * mm, height - 6 * mm))
    pen.write(unit, box.right - BOX * 0.62, box.y + FOOT - 4 * mm, 7, align=0.5, colour=SOFT)
    if unit == "tricks":
        pen.write(f"together {TRICKS}", box.right - BOX * 1.5, box.y + FOOT - 4 * mm, 7, align=1, colour=SOFT)


def _draw_pair(pen: Pen, slip: Slip, place: int, box: Box) -> None:
    """Both names under each other, number first; lines to write on where nobody is known yet."""
    for line in range(2):
        y = box.top - (line + 1) * box.height / 2 + 1
        if slip.pairs is None:
            pen.rule(box.x, y, box.x + 10 * mm, y)
            pen.rule(box.x + 12 * mm, y, box.right, y)
            continue
        entry = slip.pairs[place][line]
        pen.write(str(entry.number), box.x + 9 * mm, y + 1, 12, align=1, bold=True, italic=entry.ghost)
        _write_name(pen, entry, Box(box.x + 11 * mm, y + 1, box.width - 11 * mm, 0), 11)


def _draw_deals(pen: Pen, slip: Slip, box: Box) -> None:
    """The pairs above, then a line for each deal with its trump and both boxes."""
    for place, side in enumerate(("N-S", "E-W")):
        y = box.top - HEAD - place * PAIRS - 4.5 * mm
        pen.write(side, box.x, y, 9, bold=True)
        _draw_names(pen, slip, place, Box(box.x + 11 * mm, y, box.width - 11 * mm, 0))
    top = box.top - HEAD - 2 * PAIRS
    height = min(12 * mm, (top - box.y - FOOT - 4 * mm) / len(slip.trumps))
    fields = [Box(box.right - (2 - place) * (BOX + 2 * mm), 0, BOX, height) for place in range(2)]
    for text, field in zip(("N-S", "E-W"), fields, strict=True):
        pen.write(text, field.middle, top - 2.5 * mm, 7.5, align=0.5, colour=SOFT)
    for deal, trump in enumerate(slip.trumps):
        line = Box(box.x, top - 4 * mm - (deal + 1) * height, box.width, height)
        size = min(13.0, height * 0.55)
        pen.write(f"Deal {deal + 1}", line.x, middle_line(line, size), size)
        pen.trump(trump, Box(line.x + 19 * mm, line.y, 10 * mm, height), size)
        for field in fields:
            pen.frame(Box(field.x, line.y + 0.5 * mm, field.width, height - 1 * mm), 0.9, round_by=2)


def _draw_names(pen: Pen, slip: Slip, place: int, line: Box) -> None:
    """Two names beside each other, each in its own half so that neither pushes the other about."""
    for half, each in enumerate(line.columns(2, 3 * mm)):
        if slip.pairs is None:
            pen.rule(each.x, line.y - 1, each.right, line.y - 1)
            continue
        entry: Entry = slip.pairs[place][half]
        pen.write(str(entry.number), each.x + 7 * mm, line.y, 10, align=1, bold=True, italic=entry.ghost)
        _write_name(pen, entry, Box(each.x + 8.5 * mm, line.y, each.width - 8.5 * mm, 0), 10)


def _write_name(pen: Pen, entry: Entry, line: Box, size: float) -> None:
    """The name, or room for it on a card that is given out without one."""
    if entry.name:
        pen.write(entry.name, line.x, line.y, size, room=line.width, least=6.5, italic=entry.ghost)
    else:
        pen.rule(line.x, line.y - 1, line.right, line.y - 1)
