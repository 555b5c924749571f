"""How much of a name the public sees: the player's choice, for all drives at once."""

from django.db import transaction
from django.db.models import F

from whistdrive import models
from whistdrive.core.names import Publish
from whistdrive.core.problems import NotThere, RuleBroken
from whistdrive.services.changing import Actor, changing, write_log
from whistdrive.services.setup import the_club

SHOWN_AS = {
    Publish.FULL: "in full",
    Publish.INITIAL: "as first name and initial",
    Publish.NUMBER: "as a number only",
}


def show_name(*, slug: str, number: int, publish: Publish, by: Actor) -> None:
    """Keep the choice of whoever holds the card now; every drive of theirs shows it at once, finished ones too."""
    with changing(slug) as row:
        players = _holding_now(row, number)
        models.Player.objects.filter(pk__in=players).update(publish=publish)
        theirs = models.Entry.objects.filter(holders__player__in=players).values("drive")
        models.Drive.objects.filter(pk__in=theirs).update(revision=F("revision") + 1)
        write_log(row, by, f"Card {number}: name shown {SHOWN_AS[publish]}")


def show_names(*, publish: Publish, by: Actor) -> None:
    """Keep what the club shows of those who made no choice; every drive shows it at once, and logs it."""
    with transaction.atomic():
        models.Club.objects.filter(pk=the_club().pk).update(publish=publish)
        models.Drive.objects.update(revision=F("revision") + 1)
        for row in models.Drive.objects.all():
            write_log(row, by, f"Names of those who have not chosen: shown {SHOWN_AS[publish]}")


def _holding_now(row: models.Drive, number: int) -> list[int]:
    """The players who hold a card now."""
    entry = row.entries.filter(number=number).first()
    if entry is None:
        raise NotThere(f"Nobody holds card {number}.")
    holders = list(entry.holders.exclude(player=None).values_list("from_round", "player"))
    if not holders:
        raise RuleBroken(f"There is no name on card {number} yet.")
    latest = max(from_round for from_round, _ in holders)
    return [player for from_round, player in holders if from_round == latest and player]
