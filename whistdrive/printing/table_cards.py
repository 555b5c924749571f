"""Table cards: a sheet for each table, folded to stand, with its number to be read across the hall."""

from reportlab.lib.units import mm

from whistdrive.core.paper import Pack
from whistdrive.printing.page import EDGE, Box, Paper
from whistdrive.printing.pen import INK, SOFT, Pen
from whistdrive.printing.text import PLAIN, wrapped


def draw_table_cards(pen: Pen, pack: Pack, paper: Paper) -> None:
    """One folded card for each table, in order."""
    for table in range(1, pack.most_tables + 1):
        pen.page(paper)
        half = Box(0, 0, paper.width, paper.height / 2)
        _draw_half(pen, table, pack, half)
        pen.canvas.saveState()
        # Turned round, so that both faces stand upright once the sheet is folded over.
        pen.canvas.translate(paper.width, paper.height)
        pen.canvas.rotate(180)
        _draw_half(pen, table, pack, half)
        pen.canvas.restoreState()
        _draw_fold(pen, paper)
        pen.turn()


def _draw_half(pen: Pen, table: int, pack: Pack, half: Box) -> None:
    box = half.inset(EDGE + 8 * mm)
    size = box.height * 0.66
    pen.write("TABLE", box.middle, box.top - 8 * mm, 22, align=0.5, colour=SOFT)
    pen.write(str(table), box.middle, box.y + box.height * 0.27, size, align=0.5, bold=True, room=box.width)
    pen.rule(box.x, box.y + 17 * mm, box.right, box.y + 17 * mm, 1.2, INK)
    for number, line in enumerate(wrapped(pack.drive.rules.movement.instruction, PLAIN, 13, box.width)[:2]):
        pen.write(line, box.middle, box.y + 11 * mm - number * 6 * mm, 13, align=0.5, room=box.width)
    name = " · ".join(filter(None, (pack.heading.name, pack.heading.day)))
    pen.write(name, box.middle, box.y - 3 * mm, 9, align=0.5, room=box.width, colour=SOFT)


def _draw_fold(pen: Pen, paper: Paper) -> None:
    """Two short strokes at the edges show where to fold."""
    y, left, right = paper.height / 2, EDGE, paper.width - EDGE
    pen.rules([(left, y, left + 6 * mm, y), (right - 6 * mm, y, right, y)])
