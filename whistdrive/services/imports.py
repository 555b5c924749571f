"""Takes a drive file in: the whole drive with its history, or nothing."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from uuid import uuid4

from django.db import transaction

from whistdrive import models
from whistdrive.core.deal import Deal
from whistdrive.core.drive import DriveRound
from whistdrive.core.field import Entry
from whistdrive.core.recorded import DealPlace, Decision, Holding, KeptDrive, Version
from whistdrive.core.seating import Seating
from whistdrive.services.changing import Actor, write_log
from whistdrive.services.deals import Cell, recorded_row
from whistdrive.services.people import known_player
from whistdrive.services.rounds import store_seating
from whistdrive.services.setup import Occasion, free_slug, occasion_columns, rules_columns, the_club

PORTION = 500


def import_drive(*, file: KeptDrive, by: Actor) -> str:
    """Store the drive of a file that was read; returns its slug, a free one."""
    drive = file.drive
    occasion = Occasion(drive.name, date.fromisoformat(drive.date), drive.venue, file.notes)
    with transaction.atomic():
        row = models.Drive.objects.create(
            club=_club(file.club),
            slug=free_slug(occasion),
            state=file.state,
            published=file.published,
            notice=file.notice,
            prizes=list(file.prizes),
            decisions={rule: dict(order) for rule, order in drive.decisions.items()},
            **occasion_columns(occasion),
            **rules_columns(drive.rules),
        )
        for entry in drive.entries:
            _store_entry(row, entry, file.holders.get(entry.number, ()))
        _store_results(file, {each.number: store_seating(row, each.seating) for each in drive.rounds}, by)
        _store_log(row, file.log, by)
    return row.slug


def _club(name: str) -> models.Club:
    """The club a file names; one that has run nothing yet takes the name over."""
    own = the_club()
    if not name or name == own.name:
        return own
    if not own.drives.exists():
        models.Club.objects.filter(pk=own.pk).update(name=name)
        return own
    return models.Club.objects.filter(name=name).first() or models.Club.objects.create(name=name)


def _store_entry(row: models.Drive, entry: Entry, holders: tuple[Holding, ...]) -> None:
    chair = entry.fixed_chair
    stored = models.Entry.objects.create(
        drive=row,
        number=entry.number,
        name=entry.name,
        role=entry.role or "",
        from_round=entry.from_round,
        until_round=entry.until_round,
        fixed_table=chair.table if chair else None,
        fixed_seat=chair.seat if chair else "",
        ghost=entry.ghost,
        tags=list(entry.tags),
    )
    for holding in holders:
        player = known_player(stored, holding.name)
        if holding.publish and not player.publish:
            models.Player.objects.filter(pk=player.pk).update(publish=holding.publish)
        models.Holder.objects.create(entry=stored, player=player, name=holding.name, from_round=holding.from_round)


@dataclass(frozen=True)
class _Result:
    """A deal, its place, and the versions that led to it: one by whoever imports where the file has none."""

    place: DealPlace
    seating: Seating
    deal: Deal
    versions: tuple[Version, ...]


def _results(file: KeptDrive) -> Iterator[_Result]:
    for each in file.drive.rounds:
        yield from _results_of(each, file)


def _results_of(each: DriveRound, file: KeptDrive) -> Iterator[_Result]:
    for table in each.seating.tables:
        for deal in each.deals_at(table.number):
            place = (each.number, table.number, deal.number)
            yield _Result(place, each.seating, deal, file.history.get(place, ()))


def _store_results(file: KeptDrive, drawn: dict[int, models.Round], by: Actor) -> None:
    taken = _taken_keys([version.key for versions in file.history.values() for version in versions])
    rows = [row for result in _results(file) for row in _rows(result, drawn, by, taken)]
    models.RecordedDeal.objects.bulk_create(rows, batch_size=50)


def _taken_keys(keys: list[str]) -> set[str]:
    """Which of these keys are in use here; asked for in portions, a statement takes only so many."""
    portions = [keys[start : start + PORTION] for start in range(0, len(keys), PORTION)]
    asked = [models.RecordedDeal.objects.filter(key__in=portion) for portion in portions]
    return {key for found in asked for key in found.values_list("key", flat=True)}


def _rows(result: _Result, drawn: dict[int, models.Round], by: Actor, taken: set[str]) -> Iterator[models.RecordedDeal]:
    number, table, deal = result.place
    cell = Cell(number, table, deal, result.seating.table(table).entries)
    for version in result.versions:
        # A drive that is imported where it came from must not claim the keys of the first one.
        key = version.key if version.key and version.key not in taken else _new_key()
        writer = Actor(version.by, device=version.device)
        row = recorded_row(drawn[number], cell, version.deal, version.number, writer, version.why, key)
        row.at = version.at
        yield row
    if not result.versions:
        yield recorded_row(drawn[number], cell, result.deal, 1, by, "", _new_key())


def _new_key() -> str:
    return f"import:{uuid4()}"


def _store_log(row: models.Drive, log: tuple[Decision, ...], by: Actor) -> None:
    """The log as it was; a file without one leaves a line of its own."""
    lines = [models.LogLine(drive=row, by=line.by, what=line.what, why=line.why) for line in log]
    models.LogLine.objects.bulk_create(lines)
    for stored, line in zip(lines, log, strict=True):
        # The column takes the present moment when a row is made.
        stored.at = line.at
    models.LogLine.objects.bulk_update(lines, ["at"], batch_size=50)
    if not log:
        write_log(row, by, "Imported from a file")
