"""Lists that run over as many pages as they need, with their heading and columns again on each."""

from collections.abc import Sequence
from dataclasses import dataclass

from reportlab.lib.units import mm

from whistdrive.core.paper import Heading
from whistdrive.printing.page import Box, Paper
from whistdrive.printing.pen import INK, SOFT, Pen, middle_line

INSET = 14 * mm
HEAD = 26 * mm
FOOT = 8 * mm
TO_WRITE = "\x00write"
"""Stands for a line to be written on."""


@dataclass(frozen=True)
class ListColumn:
    """A column: its heading, its share of the width, where its text stands (0 left, 0.5 middle, 1 right)."""

    heading: str
    share: float
    align: float = 0
    bold: bool = False


@dataclass(frozen=True)
class Listing:
    """A list ready to be drawn: texts in rows, `note` under the title; `tall` leaves room to sign on each row.

    The rows whose places (from 0) are in `italic` are in slanted letters.
    """

    title: str
    note: str
    columns: tuple[ListColumn, ...]
    rows: Sequence[tuple[str, ...]]
    tall: bool = False
    italic: frozenset[int] = frozenset()


def draw_listing(pen: Pen, listing: Listing, heading: Heading, paper: Paper, big: bool = False) -> None:
    body = paper.box.inset(INSET)
    size, height = (15.0, 9.5 * mm) if big else (11.5, 7.2 * mm)
    height = 9.5 * mm if listing.tall else height
    room = int((body.height - HEAD - FOOT - height) / height)
    pages = max(1, -(-len(listing.rows) // room))
    for page in range(pages):
        pen.page(paper)
        draw_listing_head(pen, listing, heading, body)
        _draw_rows(pen, listing, range(page * room, (page + 1) * room), body.below_top(HEAD), size, height)
        if pages > 1:
            pen.write(f"Page {page + 1} of {pages}", body.right, body.y, 9, align=1, colour=SOFT)
        pen.turn()


def draw_listing_head(pen: Pen, listing: Listing, heading: Heading, body: Box) -> None:
    """Title and note to the left, the drive to the right, a rule below."""
    pen.write(listing.title, body.x, body.top - 8 * mm, 24, bold=True, room=body.width * 0.6)
    for place, text in enumerate((heading.name, heading.day, heading.venue)):
        pen.write(
            text, body.right, body.top - (3 + place * 5) * mm, 10, align=1, bold=place == 0, room=body.width * 0.38,
            colour=INK if place == 0 else SOFT,
        )  # fmt: skip
    pen.write(listing.note, body.x, body.top - 17.3 * mm, 11, room=body.width, colour=SOFT)
    pen.rule(body.x, body.top - 20 * mm, body.right, body.top - 20 * mm, 1.4, INK)


def _draw_rows(pen: Pen, listing: Listing, places: range, body: Box, size: float, height: float) -> None:
    boxes = _boxes(listing.columns, body)
    for column, (x, width) in zip(listing.columns, boxes, strict=True):
        place = x + column.align * width
        pen.write(column.heading, place, body.top - 3 * mm, 9, align=column.align, room=width, colour=SOFT)
    for number, row in enumerate(listing.rows[places.start : places.stop]):
        italic = places.start + number in listing.italic
        line = Box(body.x, body.top - 5 * mm - (number + 1) * height, body.width, height)
        if number % 2 == 0:
            pen.fill(Box(line.x - 2 * mm, line.y, line.width + 4 * mm, line.height))
        base = middle_line(line, size)
        for column, (x, width), text in zip(listing.columns, boxes, row, strict=True):
            if text == TO_WRITE:
                pen.rule(x, base - 2, x + width, base - 2)
            else:
                place = x + column.align * width
                pen.write(
                    text, place, base, size, align=column.align, room=width, bold=column.bold, italic=italic, least=7
                )


def _boxes(columns: Sequence[ListColumn], body: Box) -> list[tuple[float, float]]:
    gap = 3 * mm
    scale = (body.width - gap * (len(columns) - 1)) / sum(column.share for column in columns)
    x, found = body.x, []
    for column in columns:
        found.append((x, column.share * scale))
        x += column.share * scale + gap
    return found
