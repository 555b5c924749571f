"""One of two racers: a process that waits for a job, runs it at the moment named and says how it went."""

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

Outcome = dict[str, Any]


def main() -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "whistdrive.settings"
    import django

    django.setup()
    for line in sys.stdin:
        job = json.loads(line)
        # Both racers sleep to the same moment, so that their transactions really meet.
        time.sleep(max(0.0, job.pop("at", 0) - time.time()))
        print(json.dumps(_outcome(JOBS[job.pop("do")], job)), flush=True)


def _outcome(do: Callable[..., Outcome], job: dict[str, Any]) -> Outcome:
    from whistdrive.core.problems import Crossed

    try:
        return {"done": True, **do(**job)}
    except Crossed as refusal:
        theirs = getattr(refusal, "theirs", None)
        return {"done": False, "says": str(refusal), "theirs": theirs and theirs.deal.ns_tricks}


def make_ready() -> Outcome:
    from whistdrive.services.data_folder import make_ready

    make_ready()
    return {}


def open_evening(players: int) -> Outcome:
    from tests.evening_play import draw, open_evening

    slug = open_evening(players=players)
    draw(slug)
    return {"slug": slug}


def record(slug: str, table: int, tricks: int, seen: int, key: str, guarded: bool = True) -> Outcome:
    """Save a result; unguarded, the form does not say what it showed and goes through whatever is there."""
    from tests.evening_play import enter
    from whistdrive.selectors.drives import drive_row
    from whistdrive.selectors.play import round_row, versions_of

    def save(showed: int) -> Outcome:
        done = enter(slug, 1, table, tricks, seen=showed, why="race" if showed else "", key=key)
        return {"written": done.written}

    if guarded:
        return save(seen)
    return _until_it_goes_through(lambda: save(len(versions_of(round_row(drive_row(slug), 1), table, 1))))


def _until_it_goes_through(do: Callable[[], Outcome]) -> Outcome:
    from whistdrive.core.problems import Crossed

    while True:
        try:
            return do()
        except Crossed:
            continue


def save_plainly(slug: str, table: int, tricks: int) -> Outcome:
    """What an ordinary program does: read the row, change it, save it."""
    from whistdrive import models

    row = models.RecordedDeal.objects.get(round__drive__slug=slug, table=table)
    row.ns_tricks = tricks
    row.save()
    return {"written": True}


def draw(slug: str, after: int, guarded: bool = True) -> Outcome:
    """Draw the round after `after`; unguarded, the button draws whatever comes next."""
    from tests.evening_play import ANN, drive_now
    from whistdrive.services.rounds import draw_round

    def draw_after(seen: int) -> Outcome:
        return {"round": draw_round(slug=slug, after=seen, by=ANN, why="race")}

    if guarded:
        return draw_after(after)
    return _until_it_goes_through(lambda: draw_after(len(drive_now(slug).rounds)))


def stored(slug: str) -> Outcome:
    """Every version of every table's deal in round 1, and the number of rounds drawn."""
    from tests.evening_play import drive_now
    from whistdrive.selectors.drives import drive_row
    from whistdrive.selectors.play import history_of

    history = history_of(drive_row(slug))
    versions = {table: [each.deal.ns_tricks for each in found] for (_, table, _), found in history.items()}
    return {"rounds": len(drive_now(slug).rounds), "versions": versions}


JOBS = {
    "make_ready": make_ready,
    "open_evening": open_evening,
    "record": record,
    "save_plainly": save_plainly,
    "draw": draw,
    "stored": stored,
}

if __name__ == "__main__":
    main()
