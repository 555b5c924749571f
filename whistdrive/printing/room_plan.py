"""The room plan: each table as a square with the four who sit round it, for the round that is on."""

from reportlab.lib.units import mm

from whistdrive.core.field import Entry
from whistdrive.core.names import public_name
from whistdrive.core.paper import Pack
from whistdrive.core.seating import Seat, Table
from whistdrive.printing.page import Box, Paper
from whistdrive.printing.pen import INK, SOFT, TINT, Pen

INSET = 10 * mm
HEAD = 16 * mm
TOP = 18 * mm
CELL = 43 * mm
"""As low as a table with its four names can be."""


def draw_plan(pen: Pen, pack: Pack, paper: Paper) -> None:
    seating = pack.seating_now
    tables = seating.tables if seating else ()
    box = paper.box.inset(INSET)
    body = box.below_top(HEAD)
    across, down = 2 if paper.width > 120 * mm else 1, int(body.height / CELL)
    for start in range(0, len(tables), across * down):
        pen.page(paper)
        _draw_head(pen, pack, box)
        for place, table in enumerate(tables[start : start + across * down]):
            row, column = divmod(place, across)
            width, height = body.width / across, body.height / down
            cell = Box(body.x + column * width, body.top - (row + 1) * height, width, height)
            _draw_table(pen, table, pack.entries, cell.inset(1.5 * mm))
        pen.turn()


def _draw_head(pen: Pen, pack: Pack, box: Box) -> None:
    seating = pack.seating_now
    number = seating.round if seating else 0
    pen.write(f"Round {number}: who sits where", box.x, box.top - 7 * mm, 19, bold=True, room=box.width * 0.6)
    text = " · ".join(filter(None, (pack.heading.name, pack.heading.day)))
    pen.write(text, box.right, box.top - 5 * mm, 9.5, align=1, room=box.width * 0.38, colour=SOFT)
    out = ", ".join(map(str, seating.sitting_out)) if seating else ""
    note = f"North is at the top. Sitting out: {out}." if out else "North is at the top."
    pen.write(note, box.x, box.top - 12.5 * mm, 10, room=box.width)


def _draw_table(pen: Pen, table: Table, entries: dict[int, Entry], cell: Box) -> None:
    centre = Box(cell.middle - TOP / 2, cell.y + (cell.height - TOP) / 2, TOP, TOP)
    pen.fill(centre, TINT, 4)
    pen.frame(centre, 1.2, INK, 4)
    pen.in_box(str(table.number), centre, 26, bold=True)
    side = (cell.width - TOP) / 2 - 2 * mm
    places = {
        Seat.NORTH: (Box(cell.x, centre.top + 1 * mm, cell.width, 9 * mm), 0.5),
        Seat.SOUTH: (Box(cell.x, centre.y - 10.5 * mm, cell.width, 9 * mm), 0.5),
        Seat.WEST: (Box(cell.x, centre.y + 4 * mm, side, 9 * mm), 1),
        Seat.EAST: (Box(centre.right + 2 * mm, centre.y + 4 * mm, side, 9 * mm), 0),
    }
    for seat, (box, align) in places.items():
        _draw_sitter(pen, entries[table.at(seat)], box, align)


def _draw_sitter(pen: Pen, entry: Entry, box: Box, align: float) -> None:
    x = box.x + align * box.width
    pen.write(str(entry.number), x, box.y + 5 * mm, 13, align=align, bold=True, italic=entry.ghost)
    # It hangs on the wall: a name is shown as its owner lets the public see it.
    name = public_name(entry.name, entry.number, entry.publish) if entry.name else ""
    pen.write(name, x, box.y + 0.8 * mm, 10.5, align=align, room=box.width, least=7, italic=entry.ghost)
