"""Drives by slug and in lists."""

from whistdrive import models
from whistdrive.core.names import Publish
from whistdrive.core.problems import NotThere


def drive_row(slug: str) -> models.Drive:
    """The stored drive with its club; NotThere names the slug."""
    row = models.Drive.objects.select_related("club").filter(slug=slug).first()
    if row is None:
        raise NotThere(f"There is no drive called “{slug}”.")
    return row


def all_drives() -> list[models.Drive]:
    return list(models.Drive.objects.select_related("club"))


def slug_taken(slug: str) -> bool:
    return models.Drive.objects.filter(slug=slug).exists()


def latest_venue() -> str:
    row = models.Drive.objects.order_by("-date", "-pk").first()
    return row.venue if row else ""


def log_of(row: models.Drive) -> list[models.LogLine]:
    return list(row.log.all())


def club_publish() -> str:
    """What the club shows of those who made no choice."""
    return models.Club.objects.values_list("publish", flat=True).first() or Publish.FULL
