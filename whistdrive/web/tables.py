"""Tables of values for the pages, sortable by their heads."""

from typing import Any

import django_tables2 as tables

NUMBER = {"th": {"class": "number"}, "td": {"class": "number"}}


class ScorersTable(tables.Table):  # type: ignore[misc]
    """Who may enter deals."""

    caption = "Scorers"
    name = tables.Column("Name", attrs={"td": {"scope": "row"}})
    remove = tables.TemplateColumn(
        template_name="desk/_scorer_removal.html", verbose_name="", orderable=False, accessor="id"
    )

    class Meta:
        empty_text = "Nobody yet. Add one below."
        orderable = True
        attrs: dict[str, Any] = {}
