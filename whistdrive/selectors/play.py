"""What was recorded: one deal's versions, and the state of a round's tables."""

from typing import Any

from whistdrive import models
from whistdrive.core.problems import NotThere
from whistdrive.core.recorded import Version
from whistdrive.core.seating import Seating
from whistdrive.selectors.loading import FACTS, deal_from, seating_of_places


def round_row(drive: models.Drive, number: int) -> models.Round:
    row = models.Round.objects.filter(drive=drive, number=number).first()
    if row is None:
        raise NotThere(f"Round {number} has not been drawn.")
    return row


def seating_of(row: models.Round) -> Seating:
    places = row.places.values_list("table", "seat", "entry__number")
    return seating_of_places(row.number, places)


def versions_of(row: models.Round, table: int, deal: int) -> tuple[Version, ...]:
    """Every version of one deal, first to last; empty when nothing was entered."""
    recorded = row.recorded.filter(table=table, deal=deal).order_by("version")
    return tuple(version_from(each) for each in recorded.values(*VERSION_FIELDS))


VERSION_FIELDS = (*FACTS, "version", "by", "device", "why", "at", "key")


def version_from(row: dict[str, Any]) -> Version:
    return Version(
        number=row["version"],
        deal=deal_from(row),
        by=row["by"],
        device=row["device"],
        why=row["why"],
        at=row["at"],
        key=row["key"],
    )


def versions_in(row: models.Round) -> dict[tuple[int, int], tuple[Version, ...]]:
    """All versions of a round by (table, deal)."""
    found: dict[tuple[int, int], list[Version]] = {}
    for each in row.recorded.order_by("version").values(*VERSION_FIELDS):
        found.setdefault((each["table"], each["deal"]), []).append(version_from(each))
    return {cell: tuple(versions) for cell, versions in found.items()}


def history_of(drive: models.Drive) -> dict[tuple[int, int, int], tuple[Version, ...]]:
    """All versions of a drive by (round, table, deal)."""
    found: dict[tuple[int, int, int], list[Version]] = {}
    recorded = models.RecordedDeal.objects.filter(round__drive=drive).order_by("version")
    for each in recorded.values(*VERSION_FIELDS, "round__number"):
        found.setdefault((each["round__number"], each["table"], each["deal"]), []).append(version_from(each))
    return {cell: tuple(versions) for cell, versions in found.items()}
