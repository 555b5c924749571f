"""A drive as printing takes it."""

from whistdrive import models
from whistdrive.core.paper import Pack
from whistdrive.core.prize_sheet import sheet_from
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.loading import drive_of


def pack_of(slug: str, after_round: int | None = None) -> Pack:
    """Everything the drive can print, its standings after that round (the last when None)."""
    row = drive_row(slug)
    finished = row.state == models.Drive.State.FINISHED
    return Pack(drive_of(row), finished and after_round is None, after_round, sheet_from(row.prizes))
