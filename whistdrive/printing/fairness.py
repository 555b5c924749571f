"""How fair it was, on paper: in words, in figures beside the best possible, and who met whom."""

from reportlab.lib.units import mm

from whistdrive.core.fairness import Fairness, Square
from whistdrive.core.paper import Pack
from whistdrive.core.words import counted
from whistdrive.printing.listing import HEAD, INSET, ListColumn, Listing, draw_listing, draw_listing_head
from whistdrive.printing.page import Box, Paper
from whistdrive.printing.pen import BAIZE, INK, SOFT, TINT, WHITE, Colour, Pen, middle_line

COLUMNS = (ListColumn("In words and figures", 70), ListColumn("Here", 12, 1, bold=True), ListColumn("At best", 12, 1))
MOST_IN_GRID = 100
DARKEST = 5
READABLE = 3 * mm
"""Squares smaller than this say how often by their shade alone."""
SMALLEST = 4.5
"""No number beside the squares is printed smaller."""


def draw_fairness(pen: Pen, pack: Pack, paper: Paper) -> None:
    """A page to read, and a picture of who met whom where there are few enough people to see anything in it."""
    note = f"After {counted(pack.fairness.rounds, 'round')}"
    draw_listing(pen, account_of(pack.fairness, note), pack.heading, paper)
    if len(pack.fairness.numbers) <= MOST_IN_GRID:
        pen.page(paper)
        body = paper.box.inset(INSET)
        draw_listing_head(pen, Listing("Who met whom", f"{note}: the darker, the oftener", (), ()), pack.heading, body)
        _draw_grid(pen, pack.fairness, body.below_top(HEAD))
        pen.turn()


def account_of(account: Fairness, note: str) -> Listing:
    """Sentences first, then who was unlucky, then the figures."""
    told = [(sentence, "", "") for sentence in (*account.sentences, *account.unlucky)]
    figures = [(each.name, f"{each.value:g}", f"{each.bound:g}") for each in account.measures]
    return Listing("How fair it was", note, COLUMNS, [*told, *figures])


def _draw_grid(pen: Pen, account: Fairness, body: Box) -> None:
    """One square for each two people, numbers along the top and the left."""
    many = len(account.numbers)
    side = min(body.width, body.height) / (many + 1)
    for place, number in enumerate(account.numbers, start=1):
        if side >= READABLE or number % 5 == 0:
            for box in (_square(body, side, place, 0), _square(body, side, 0, place)):
                size = max(side * 0.5, SMALLEST)
                pen.write(str(number), box.middle, middle_line(box, size), size, align=0.5, colour=SOFT)
    pen.fill(Box(body.x + side, body.top - (many + 1) * side, many * side, many * side))
    for y, row in enumerate(account.grid, start=1):
        for x, square in enumerate(row, start=1):
            _draw_square(pen, square, _square(body, side, x, y))


def _draw_square(pen: Pen, square: Square | None, box: Box) -> None:
    """Dark on the diagonal, bare where two never met; the number is left out where it could not be read."""
    if square is None or square.met:
        pen.fill(box.inset(0.2), SOFT if square is None else _shade(square.met))
    if square and square.met and box.width >= READABLE:
        colour = WHITE if square.met * 2 > DARKEST else INK
        pen.in_box(str(square.met), box, box.width * 0.5, colour=colour)


def _square(body: Box, side: float, x: int, y: int) -> Box:
    return Box(body.x + x * side, body.top - (y + 1) * side, side, side)


def _shade(met: int) -> Colour:
    """From the paper's tint to the green of the table."""
    depth = min(met, DARKEST) / DARKEST
    red, green, blue = (light + (dark - light) * depth for light, dark in zip(TINT, BAIZE, strict=True))
    return red, green, blue
