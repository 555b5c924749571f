"""What everybody may see of the drives."""

from dataclasses import dataclass
from datetime import date

from whistdrive import models
from whistdrive.core.problems import NotThere

State = models.Drive.State


@dataclass(frozen=True)
class ShownDrive:
    """A drive in the public list."""

    slug: str
    name: str
    date: date
    venue: str
    state: str


def shown_drives() -> tuple[ShownDrive, ...]:
    """Published drives that have begun, latest first."""
    rows = models.Drive.objects.filter(published=True).exclude(state=State.SETUP)
    found = rows.values_list("slug", "name", "date", "venue", "state")
    return tuple(ShownDrive(*row) for row in found)


def shown_row(slug: str) -> models.Drive:
    """A drive that everybody may see; NotThere in the same words whether it is hidden or was never there."""
    row = models.Drive.objects.select_related("club").filter(slug=slug, published=True).first()
    if row is None:
        raise NotThere(f"There is no drive called “{slug}”.")
    return row
