"""Tables of values for the pages, sortable by their heads."""

from typing import Any

import django_tables2 as tables
from django.http import HttpRequest
from django.urls import reverse

from whistdrive.selectors.public import Evening, ShownLine, ShownStandings
from whistdrive.web import filters

NUMBER = {"th": {"class": "number"}, "td": {"class": "number"}}
ROW_HEAD = {"td": {"scope": "row"}}


class PlaceColumn(tables.Column):  # type: ignore[misc]
    """ "3=" for a shared place; sorts by the place."""

    def render(self, record: ShownLine) -> str:
        return filters.place(record)


class PointsColumn(tables.Column):  # type: ignore[misc]
    """Points as the house writes them; nothing entered is a dash."""

    empty_values = ()

    def render(self, value: Any) -> str:
        return filters.points(value)


def card_address(record: ShownLine, table: tables.Table) -> str:
    return f"{table.drive_address}card/{record.number}/"


class StandingsTable(tables.Table):  # type: ignore[misc]
    """A list with its places; the sessions' columns are added for the drive."""

    place = PlaceColumn("Place", attrs=NUMBER)
    number = tables.Column("No.", accessor="numbers", order_by="number", attrs=NUMBER)
    name = tables.Column("Name", linkify=card_address, order_by="key", attrs=ROW_HEAD)
    total = PointsColumn("Total", attrs={"th": {"class": "number"}, "td": {"class": "number total"}})

    class Meta:
        empty_text = "Nobody is on this list."


class CardTable(tables.Table):  # type: ignore[misc]
    """One player's deals in the order played."""

    caption = "Line by line"
    round = tables.TemplateColumn(template_name="public/_round.html", verbose_name="Round", attrs=ROW_HEAD)
    deal = tables.Column("Deal")
    points = PointsColumn("Points", attrs=NUMBER)
    running = PointsColumn("So far", attrs={"th": {"class": "number"}, "td": {"class": "number total"}})
    partner = tables.TemplateColumn(
        template_name="public/_people.html", verbose_name="With and against", attrs={"td": {"class": "company"}}
    )

    class Meta:
        orderable = False
        empty_text = "No round has been drawn yet."

    def __init__(self, *args: Any, several_deals: bool, **kwargs: Any) -> None:
        super().__init__(*args, exclude=() if several_deals else ("deal",), **kwargs)


class ScorersTable(tables.Table):  # type: ignore[misc]
    """Who may enter deals."""

    caption = "Scorers"
    name = tables.Column("Name", attrs=ROW_HEAD)
    remove = tables.TemplateColumn(
        template_name="desk/_scorer_removal.html", verbose_name="Way in", orderable=False, accessor="id"
    )

    class Meta:
        empty_text = "Nobody yet. Add one below."


def standings_table(request: HttpRequest, evening: Evening, found: ShownStandings, sort: str) -> StandingsTable:
    """The table of a list, sorted as asked; a half's columns only where the drive has halves."""
    names = session_names(len(evening.rules.sessions))
    columns: list[tuple[str, tables.Column]] = [
        (f"session_{index}", PointsColumn(name, accessor=f"sessions__{index}", attrs=NUMBER))
        for index, name in enumerate(names if len(names) > 1 else ())
    ]
    if found.parted:
        columns.append(("won", tables.Column("Tie", orderable=False, default="", attrs={"td": {"class": "tie"}})))
    table = StandingsTable(
        found.lines,
        extra_columns=columns,
        sequence=("place", "number", "name", "total", "..."),
        order_by=sort or "place",
        request=request,
    )
    table.caption = caption_of(found)
    table.drive_address = reverse("drive", args=[evening.slug])
    return table


def caption_of(found: ShownStandings) -> str:
    """ "Ladies, after round 12"."""
    after = f", after round {found.after_round}" if found.after_round else ""
    return filters.list_label(found.list_name) + after


def session_names(sessions: int) -> tuple[str, ...]:
    """What the drive's sessions are called on pages."""
    if sessions == 2:
        return ("First half", "Second half")
    return tuple(f"Session {number}" for number in range(1, sessions + 1))
