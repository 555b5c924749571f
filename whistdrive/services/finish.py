"""The end of an evening: finishing, and reopening with a reason."""

from collections.abc import Sequence

from django.db import transaction

from whistdrive.core.missing import all_missing
from whistdrive.core.problems import Crossed, RuleBroken
from whistdrive.selectors.loading import load_drive
from whistdrive.services.changing import Actor, State, changing, count_change, write_log
from whistdrive.services.copies import keep_copy


def finish_drive(*, slug: str, by: Actor, why: str = "") -> None:
    """Close the drive; Crossed with the tables named while results are missing, unless `why` says to go on."""
    with changing(slug, State.RUNNING, State.REOPENED) as row:
        missing = all_missing(load_drive(row))
        if missing and not why.strip():
            raise Crossed(*missing)
        write_log(row, by, "Finished with results missing" if missing else "Finished", why.strip())
        count_change(row, state=State.FINISHED)
        transaction.on_commit(keep_copy)


def record_order(*, slug: str, tie_break: str, order: Sequence[int], by: Actor) -> None:
    """The outcome of a play-off or of a cut of the cards: card numbers, the winner first."""
    with changing(slug) as row:
        known = set(row.entries.values_list("number", flat=True))
        if len(order) != len(set(order)) or not set(order) <= known:
            raise RuleBroken("Each card number of the drive stands once in the order.")
        places = {str(number): place for place, number in enumerate(order, start=1)}
        write_log(row, by, f"Recorded the {tie_break.replace('_', ' ')}: {', '.join(map(str, order))}")
        count_change(row, decisions={**row.decisions, tie_break: {**row.decisions.get(tie_break, {}), **places}})


def reopen_drive(*, slug: str, by: Actor, why: str) -> None:
    """Open a finished drive for corrections; the reason is kept and shown."""
    if not why.strip():
        raise RuleBroken("Say why the drive is reopened.")
    with changing(slug, State.FINISHED) as row:
        write_log(row, by, "Reopened", why.strip())
        count_change(row, state=State.REOPENED)
