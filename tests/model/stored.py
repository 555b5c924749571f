"""Everything that is stored of one drive, as plain rows to compare before and after."""

from typing import Any

from whistdrive import models
from whistdrive.selectors.drives import drive_row

Rows = dict[str, list[tuple[Any, ...]]]


def stored(slug: str) -> tuple[int, Rows]:
    """The revision, and every row of the drive without it."""
    row = models.Drive.objects.filter(slug=slug).values().get()
    revision, pk = row.pop("revision"), row["id"]
    rows = {
        "drive": [tuple(sorted((key, repr(value)) for key, value in row.items()))],
        "entries": _rows(models.Entry.objects.filter(drive=pk)),
        "holders": _rows(models.Holder.objects.filter(entry__drive=pk)),
        "rounds": _rows(models.Round.objects.filter(drive=pk)),
        "places": _rows(models.Place.objects.filter(round__drive=pk)),
        "recorded": _rows(models.RecordedDeal.objects.filter(round__drive=pk)),
        "log": _rows(models.LogLine.objects.filter(drive=pk)),
    }
    return revision, rows


def _rows(found: Any) -> list[tuple[Any, ...]]:
    return list(found.order_by("pk").values_list())


def places_of(slug: str, number: int) -> tuple[dict[int, tuple[int, ...]], set[int]]:
    """A round's tables, each clockwise from north, and those who sit out."""
    tables: dict[int, dict[str, int]] = {}
    out: set[int] = set()
    places = models.Place.objects.filter(round__drive=drive_row(slug), round__number=number)
    for table, seat, card in places.values_list("table", "seat", "entry__number"):
        if table is None:
            out.add(card)
        else:
            tables.setdefault(table, {})[seat] = card
    clockwise = ("north", "east", "south", "west")
    return {table: tuple(chairs[seat] for seat in clockwise) for table, chairs in sorted(tables.items())}, out
