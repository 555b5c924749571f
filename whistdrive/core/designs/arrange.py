"""The last step of every plan: which table each game is at, and who sits where at it."""

from collections.abc import Mapping, Sequence
from random import Random

from whistdrive.core.designs.plan import PlannedRound
from whistdrive.core.designs.seats import spread_seats
from whistdrive.core.designs.tables import Room, Visits, lay_tables, spread_tables

SWAPS = 150_000
"""About a third of a second of a slow machine."""
SWAPS_A_GAME = 1500
"""Enough for small plans."""
EVEN_ENOUGH = 1.01
"""Squares of visits beside the bound, below which tables are left as they are."""


def arranged(
    players: int,
    rounds: Sequence[PlannedRound],
    kept: int,
    pinned: Mapping[int, int],
    rng: Random,
    swaps: int = SWAPS,
) -> list[PlannedRound]:
    """The same games with tables and seats evened out after the first `kept` rounds."""
    rooms = [list(planned.games) for planned in rounds]
    laid = [list(room) for room in rooms]
    lay_tables(players, laid, kept, pinned)
    best = min(rooms, laid, key=lambda option: _unevenness(players, option))
    if swaps and _unevenness(players, best) > EVEN_ENOUGH:
        spread_tables(players, best, kept, pinned, min(swaps, SWAPS_A_GAME * sum(map(len, best))), rng)
    spread_seats(players, best, kept, rng)
    return [PlannedRound(tuple(room), planned.sitting_out) for room, planned in zip(best, rounds, strict=True)]


def _unevenness(players: int, rooms: Sequence[Room]) -> float:
    return Visits.of(players, rooms).unevenness()
