"""Chairs that are somebody's own: those who cannot move stay, and the newcomer goes round them."""

from collections.abc import Sequence

from whistdrive.core.field import Entry, Role
from whistdrive.core.seating import SEATS, Chair

Chairs = dict[Chair, int]


def keep_fixed_chairs(chairs: Chairs, here: Sequence[Entry], with_roles: bool) -> Chairs:
    """The same tables with every fixed entry back in its own chair.

    Whoever the rule sent to that table with the same card changes places with it; then the table is turned
    round so that the chair is right and the partnerships stay.
    """
    kept = dict(chairs)
    tables = {chair.table for chair in chairs}
    fixed = [e for e in here if e.fixed_chair and e.fixed_chair.table in tables and e.number in chairs.values()]
    roles = {entry.number: entry.role if with_roles else None for entry in here}
    homes = {entry.fixed_chair: entry.number for entry in fixed if entry.fixed_chair}
    for home, number in homes.items():
        _bring_home(kept, number, home, roles, homes)
    return kept


def _bring_home(
    chairs: Chairs, entry: int, home: Chair, roles: dict[int, Role | None], homes: dict[Chair, int]
) -> None:
    current = next(chair for chair, who in chairs.items() if who == entry)
    if current.table != home.table:
        candidates = [Chair(home.table, seat) for seat in SEATS]
        # Prefer a holder who has the same card and is not fixed here too, and of those the very chair.
        candidates.sort(key=lambda c: (homes.get(c) == chairs[c], roles[chairs[c]] != roles[entry], c != home))
        _exchange(chairs, current, candidates[0])
        current = candidates[0]
    if current == home:
        return
    partner_stays = homes.get(home.partner) == chairs[home.partner]
    across = current.seat.side is not home.seat.side
    _exchange(chairs, current, home)
    if across and not partner_stays:
        _exchange(chairs, current.partner, home.partner)


def _exchange(chairs: Chairs, one: Chair, other: Chair) -> None:
    chairs[one], chairs[other] = chairs[other], chairs[one]
