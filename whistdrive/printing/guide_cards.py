"""Guide cards: where an entry goes in each round, for movements that are known beforehand."""

from reportlab.lib.units import mm

from whistdrive.core.paper import CardRow, Cards, CardSheet, Where
from whistdrive.printing.page import EDGE, Box, Grid, Paper, cut_sheets, draw_crop_marks
from whistdrive.printing.pen import SOFT, Pen, middle_line

HEAD = 17 * mm
ROW = 5.2 * mm
GRIDS = ((2, 3, 2), (2, 2, 2), (1, 2, 3), (1, 1, 3))
"""Cards across and down a sheet, and columns on each."""


def draw_guides(pen: Pen, cards: Cards, paper: Paper) -> None:
    """A card for each entry, cut-stack in number order."""
    rounds = [guided(sheet) for sheet in cards.sheets]
    grid, columns = grid_for(max(map(len, rounds), default=1), paper)
    for sheet in cut_sheets(cards.sheets, grid.pieces):
        pen.page(paper)
        draw_crop_marks(pen.canvas, grid)
        for piece, each in enumerate(sheet):
            draw_guide(pen, each, cards, grid.box(piece).inset(EDGE + 1 * mm), columns)
        pen.turn()


def guided(sheet: CardSheet) -> list[CardRow]:
    """One line for each round whose place is known."""
    return [row for row in sheet.rows if row.where is not Where.OPEN and row.line.deal_number == 1]


def grid_for(rounds: int, paper: Paper) -> tuple[Grid, int]:
    if paper.key in ("A5", "A6"):
        return Grid(paper, 1, 1), 2
    for across, down, columns in GRIDS:
        grid = Grid(paper, across, down)
        if (grid.height - 2 * EDGE - HEAD - ROW) / ROW >= -(-rounds // columns):
            break
    return grid, columns


def draw_guide(pen: Pen, sheet: CardSheet, cards: Cards, box: Box, columns: int) -> None:
    number = Box(box.x, box.top - 12 * mm, 17 * mm, 12 * mm)
    pen.frame(number, 1.2, round_by=4)
    ghost = sheet.entry.ghost
    pen.in_box(str(sheet.entry.number), number, 25, bold=True, italic=ghost)
    x, room = number.right + 3 * mm, box.right - number.right - 3 * mm
    pen.write(sheet.entry.name, x, box.top - 5 * mm, 12, bold=True, italic=ghost, room=room)
    text = " · ".join(filter(None, (cards.heading.name, cards.heading.day)))
    pen.write(text, x, box.top - 10 * mm, 7.5, room=room, colour=SOFT)
    rows = guided(sheet)
    each = max(1, -(-len(rows) // columns))
    body = box.below_top(HEAD - 3 * mm)
    height = min(8 * mm, (body.height - ROW) / each)
    for place, column in enumerate(body.columns(columns, 4 * mm)):
        _draw_column(pen, rows[place * each : (place + 1) * each], column, height)


SHARES = (("Rd", 0.14), ("Table", 0.24), ("Partner", 0.24), ("Against", 0.38))


def _draw_column(pen: Pen, rows: list[CardRow], box: Box, height: float) -> None:
    edges, x = [], box.x
    for heading, share in SHARES:
        cell = Box(x, box.top - ROW, box.width * share, ROW)
        pen.in_box(heading, cell, 7, colour=SOFT)
        edges.append((cell.x, cell.width))
        x += cell.width
    size = min(11.0, height * 0.55)
    for number, row in enumerate(rows):
        line = Box(box.x, box.top - ROW - (number + 1) * height, box.width, height)
        if number % 2 == 0:
            pen.fill(line)
        for place, ((x, width), text) in enumerate(zip(edges, texts_of(row), strict=True)):
            pen.write(text, x + width / 2, middle_line(line, size), size, align=0.5, room=width, bold=place == 1)


def texts_of(row: CardRow) -> tuple[str, str, str, str]:
    """Round, table and seat, partner, opponents."""
    line = row.line
    if row.where is not Where.SEATED or line.seat is None:
        return (str(line.round), "out" if row.where is Where.OUT else "–", "", "")
    return (
        str(line.round),
        f"{line.table} {line.seat[0].upper()}",
        str(line.partner),
        " & ".join(map(str, line.opponents)),
    )
