"""Lines of a table for a terminal: columns as wide as their widest word, figures to the right."""

import unicodedata
from collections.abc import Iterator, Sequence

GAP = "  "


def columns(head: Sequence[str], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    """The heading, a rule and the rows; None is shown as a dash."""
    words = [["–" if cell is None else str(cell) for cell in row] for row in rows]
    figures = [all(_is_figure(row[index]) for row in words) and bool(words) for index in range(len(head))]
    widths = [max(map(_width, column)) for column in zip(head, *words, strict=True)]
    for row in (list(head), ["-" * width for width in widths], *words):
        cells = zip(row, widths, figures, strict=True)
        yield GAP.join(_cell(*cell) for cell in cells).rstrip()


def _cell(word: str, width: int, right: bool) -> str:
    space = " " * (width - _width(word))
    return space + word if right else word + space


def _width(word: str) -> int:
    """Places on the screen: a mark above a letter takes none, a wide letter two."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in word)


def _is_figure(word: str) -> bool:
    return word.rstrip("=").replace(".", "", 1).isdigit() or word == "–"
