"""How every change to a drive is made: locked, in a state that allows it, counted once, in one transaction."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.db import transaction
from django.db.models import F

from whistdrive import models
from whistdrive.core.problems import Crossed, NotThere

State = models.Drive.State
SAYS = {
    State.SETUP: "The drive has not begun.",
    State.RUNNING: "The drive is running.",
    State.FINISHED: "The drive is finished. Reopen it, with a reason, to change anything.",
    State.REOPENED: "The drive was reopened for corrections only.",
}


@dataclass(frozen=True)
class Actor:
    """Who does it and with what: kept beside every result and decision."""

    name: str = ""
    user_id: int | None = None
    device: str = ""


def actor_for(user: AbstractBaseUser | AnonymousUser, device: str = "desk") -> Actor:
    return Actor(user.get_username(), user.pk, device)


@contextmanager
def changing(slug: str, *states: str) -> Iterator[models.Drive]:
    """The drive's row, locked until the end of one transaction; Crossed when its state does not allow it."""
    with transaction.atomic():
        row = models.Drive.objects.select_for_update(of=("self",)).select_related("club").filter(slug=slug).first()
        if row is None:
            raise NotThere(f"There is no drive called “{slug}”.")
        if states and row.state not in states:
            raise Crossed(SAYS[State(row.state)])
        yield row


def count_change(row: models.Drive, **values: object) -> None:
    """Raise the revision by one, with any other new values of the drive's own row."""
    models.Drive.objects.filter(pk=row.pk).update(revision=F("revision") + 1, **values)


def write_log(row: models.Drive, by: Actor, what: str, why: str = "") -> None:
    models.LogLine.objects.create(drive=row, user_id=by.user_id, by=by.name, what=what[:250], why=why[:250])
