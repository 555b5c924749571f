"""The trump board: every round's trump in one big table for the wall."""

from reportlab.lib.units import mm

from whistdrive.core.cards import Trump
from whistdrive.core.paper import Pack
from whistdrive.printing.page import Box, Paper
from whistdrive.printing.pen import INK, SOFT, TINT, TRUMP_WORDS, Pen

INSET = 12 * mm
HEAD = 24 * mm
MOST = 36
"""Squares a page at most, or nobody reads it from a chair."""
Square = tuple[str, Trump | None]


def draw_board(pen: Pen, pack: Pack, paper: Paper) -> None:
    squares = squares_of(pack)
    for start in range(0, max(1, len(squares)), MOST):
        pen.page(paper.turned)
        box = paper.turned.box.inset(INSET)
        _draw_head(pen, pack, box)
        _draw_squares(pen, squares[start : start + MOST], box.below_top(HEAD))
        pen.turn()


def squares_of(pack: Pack) -> list[Square]:
    """A square for each round, for each deal where a round has several ("3.2"), or for the deals of a rubber."""
    rules = pack.drive.rules
    if rules.deals_per_round is None:
        return [(str(deal), trump) for deal, trump in enumerate(rules.trumps, start=1)]
    deals = range(1, rules.deals_per_round + 1)
    return [
        (f"{number}.{deal}" if len(deals) > 1 else str(number), rules.trump_for(number, deal))
        for number in range(1, rules.planned_rounds + 1)
        for deal in deals
    ]


def _draw_head(pen: Pen, pack: Pack, box: Box) -> None:
    pen.write("Trumps", box.x, box.top - 11 * mm, 34, bold=True)
    pen.write(pack.heading.name, box.right, box.top - 5 * mm, 13, align=1, bold=True, room=box.width * 0.6)
    pen.write(pack.heading.day, box.right, box.top - 11 * mm, 12, align=1, colour=SOFT)
    order = ", ".join(TRUMP_WORDS[trump].lower() for trump in pack.drive.rules.trumps)
    text = f"{order}, and again" if order else "drawn, cut or turned up at the table"
    pen.write(text.capitalize(), box.x, box.top - 18 * mm, 13, room=box.width, colour=SOFT)


def _draw_squares(pen: Pen, squares: list[Square], box: Box) -> None:
    if not squares:
        return
    across = min(len(squares), 4 if len(squares) <= 8 else 6 if len(squares) <= 24 else 9 if len(squares) > 30 else 6)
    down = -(-len(squares) // across)
    width, height = box.width / across, min(box.height / down, box.width / across)
    for place, (label, trump) in enumerate(squares):
        row, column = divmod(place, across)
        square = Box(box.x + column * width, box.top - (row + 1) * height, width, height).inset(1.2 * mm)
        pen.fill(square, TINT, 5)
        pen.frame(square, 0.8, INK, 5)
        pen.write(label, square.x + 3 * mm, square.top - 6.5 * mm, 17, bold=True)
        pen.trump(trump, Box(square.x, square.y, square.width, square.height * 0.85), square.height * 0.42)
