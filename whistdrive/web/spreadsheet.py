"""Files for a spreadsheet program, in which no cell starts a formula."""

import csv
import io
from collections.abc import Iterable, Sequence

from django.http import HttpResponse

from whistdrive.core.cells import safe_cell
from whistdrive.selectors.public import ShownStandings

Cell = str | int | float | None


def csv_file(name: str, rows: Iterable[Sequence[Cell]]) -> HttpResponse:
    """A CSV download that opens with its accents right."""
    text = io.StringIO()
    csv.writer(text).writerows([safe_cell(cell) for cell in row] for row in rows)
    response = HttpResponse("\ufeff" + text.getvalue(), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}.csv"'
    return response


def standings_rows(found: ShownStandings, sessions: Sequence[str]) -> list[list[Cell]]:
    """The standings as rows under a head."""
    tie: list[Cell] = ["Tie"] if found.parted else []
    rows: list[list[Cell]] = [["Place", "Number", "Name", *(sessions if len(sessions) > 1 else ()), "Total", *tie]]
    for line in found.lines:
        place: Cell = f"{line.place}=" if line.tied else line.place
        parts = line.sessions if len(sessions) > 1 else ()
        rows.append([place, line.number, line.name, *parts, line.total, *([line.won] if found.parted else ())])
    return rows
