"""A stored drive with everything a drive file keeps."""

from whistdrive import models
from whistdrive.core.names import Publish
from whistdrive.core.recorded import Decision, Holding, KeptDrive
from whistdrive.selectors.loading import load_drive
from whistdrive.selectors.play import history_of


def kept_drive(row: models.Drive) -> KeptDrive:
    """The drive of a row, its history, its card holders and its log."""
    return KeptDrive(
        drive=load_drive(row),
        history=history_of(row),
        holders=_holders(row),
        log=tuple(Decision(line.what, line.by, line.why, line.at) for line in row.log.all()),
        state=row.state,
        club=row.club.name,
        notes=row.notes,
        notice=row.notice,
        prizes=tuple(row.prizes),
        published=row.published,
    )


def _holders(row: models.Drive) -> dict[int, tuple[Holding, ...]]:
    found: dict[int, tuple[Holding, ...]] = {}
    rows = models.Holder.objects.filter(entry__drive=row).order_by("from_round", "pk")
    for number, name, first, chosen in rows.values_list("entry__number", "name", "from_round", "player__publish"):
        holding = Holding(name, first, Publish(chosen) if chosen else None)
        found[number] = (*found.get(number, ()), holding)
    return found
