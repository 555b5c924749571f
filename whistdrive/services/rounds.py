"""Rounds: drawing the next one, taking the last one back, changing seats by hand before play."""

from django.db import transaction

from whistdrive import models
from whistdrive.core.drive import Drive
from whistdrive.core.missing import missing_sentence
from whistdrive.core.problems import Crossed, RuleBroken
from whistdrive.core.seating import Seating
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.loading import drive_of, rules_of
from whistdrive.services.changing import Actor, State, changing, count_change, write_log
from whistdrive.services.copies import keep_copy


def draw_round(*, slug: str, after: int, by: Actor, why: str = "") -> int:
    """Seat the round that follows round `after` (0 before the first) and say its number.

    Crossed when somebody drew it already; Crossed with the tables named while results are missing, unless
    `why` gives the reason to go on without them, which is logged.
    """
    _plan_ahead(slug)
    with changing(slug, State.SETUP, State.RUNNING) as row:
        # Kept since the last change, and so read once: under the lock nobody makes another.
        drive = drive_of(row)
        _may_draw(drive, after, why)
        seating = drive.next_seating()
        store_seating(row, seating)
        if why and after:
            write_log(row, by, f"Round {after} closed with results missing", why)
        count_change(row, state=State.RUNNING)
        if after:
            transaction.on_commit(keep_copy)
    return seating.round


def _plan_ahead(slug: str) -> None:
    """Make a fixed movement's plan before the lock is taken: planning may take seconds, and is remembered."""
    row = drive_row(slug)
    if not rules_of(row).movement.needs_results:
        drive_of(row).next_seating()


def _may_draw(drive: Drive, after: int, why: str) -> None:
    drawn = len(drive.rounds)
    if drawn != after:
        raise Crossed(f"Round {drawn} was drawn already; nothing was changed.")
    if drawn >= drive.rules.planned_rounds:
        raise Crossed(f"All {drawn} rounds are drawn. Finish the drive, or plan more rounds in its set-up.")
    if drawn and not why:
        refuse_missing(drive)


def refuse_missing(drive: Drive) -> None:
    """Crossed with the tables of the last round that are still out."""
    missing = missing_sentence(drive.rounds[-1], drive.rules) if drive.rounds else ""
    if missing:
        raise Crossed(missing)


def store_seating(row: models.Drive, seating: Seating) -> models.Round:
    """Write a round and its places; only services that hold the drive's lock call it."""
    ids = dict(row.entries.values_list("number", "pk"))
    drawn = models.Round.objects.create(drive=row, number=seating.round)
    places = [
        models.Place(round=drawn, entry_id=ids[entry], table=chair.table, seat=chair.seat)
        for chair, entry in seating.occupied()
    ]
    places += [models.Place(round=drawn, entry_id=ids[entry]) for entry in seating.sitting_out]
    models.Place.objects.bulk_create(places)
    return drawn


def take_back_round(*, slug: str, number: int, by: Actor) -> None:
    """Undo the last drawing; Crossed once a result is in or when it is not the last round.

    Whoever came while the round lay there plays in the one drawn in its place.
    """
    with changing(slug, State.RUNNING) as row:
        last = row.rounds.order_by("-number").first()
        if last is None or last.number != number:
            raise Crossed(f"Round {number} is not the last round; nothing was changed.")
        if last.recorded.exists():
            raise Crossed(f"Round {number} has results already and cannot be taken back.")
        last.places.all().delete()
        last.delete()
        row.entries.filter(from_round=number + 1).update(from_round=number)
        models.Holder.objects.filter(entry__drive=row, from_round=number + 1).update(from_round=number)
        write_log(row, by, f"Round {number} taken back")
        count_change(row, state=State.RUNNING if number > 1 else State.SETUP)


def swap_seats(*, slug: str, number: int, entries: tuple[int, int], by: Actor) -> None:
    """Let two entries of the last round, where no result is in yet, change places, seats and sitting out alike."""
    with changing(slug, State.RUNNING) as row:
        if number < row.rounds.count():
            raise Crossed(f"Round {number} is past; its seats stay as they were.")
        places = models.Place.objects.filter(round__drive=row, round__number=number)
        pair = [places.filter(entry__number=entry).select_related("round").first() for entry in entries]
        if pair[0] is None or pair[1] is None or entries[0] == entries[1]:
            raise RuleBroken("Both numbers must be in this round, and be two.")
        one, other = pair[0], pair[1]
        tables = [place.table for place in (one, other) if place.table]
        if one.round.recorded.filter(table__in=tables).exists():
            raise Crossed("A result is in at that table; its seats stay as they were.")
        _exchange(one, other)
        write_log(row, by, f"Round {number}: numbers {entries[0]} and {entries[1]} changed places")
        count_change(row)


def _exchange(one: models.Place, other: models.Place) -> None:
    """The unique seats forbid a moment with two in one chair, so the first steps aside meanwhile."""
    places = models.Place.objects
    places.filter(pk=one.pk).update(table=None, seat="")
    places.filter(pk=other.pk).update(table=one.table, seat=one.seat)
    places.filter(pk=one.pk).update(table=other.table, seat=other.seat)
