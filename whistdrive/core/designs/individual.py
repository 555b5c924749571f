"""Everyone with everyone: no partner twice where that can be had, meetings as even as can be."""

from collections.abc import Sequence
from random import Random

from whistdrive.core.designs.arrange import arranged
from whistdrive.core.designs.bound import gain_left
from whistdrive.core.designs.expand import ORDERS, perfect
from whistdrive.core.designs.layers import layered_rounds
from whistdrive.core.designs.opening import opening
from whistdrive.core.designs.plan import NO_WISHES, PlannedRound, Wishes, shuffled
from whistdrive.core.designs.search import Effort, Progress, anneal
from whistdrive.core.designs.stored import stored_plan

SWAPS = 1_200_000
"""About two seconds of a slow machine."""
SWAPS_A_SEAT = 3000
"""Enough for small plans."""
LONGEST = 36
"""No plan of more rounds is known beforehand."""
FREE, GUIDED = 0.5, 0.25
"""Temperatures to begin with, from a random seating and from a good one."""


def plan_individual(
    players: int,
    rounds: int,
    *,
    seed: int = 0,
    wishes: Wishes = NO_WISHES,
    played: Sequence[PlannedRound] = (),
    seconds: float = 120.0,
    progress: Progress | None = None,
) -> tuple[PlannedRound, ...]:
    """All rounds, the first of them `played`. The seed decides everything; `seconds` is a safety stop."""
    if players < 4 or rounds < len(played):
        raise ValueError("a plan needs four players, and no fewer rounds than were played")
    rng = Random(seed)
    free = not played and wishes == NO_WISHES
    if free and (plan := ready_plan(players, rounds, rng)):
        return shuffled(plan, rng)
    whole = _whole_designs_within(players, rounds) if free else ()
    guide = _rest_of(seed, rounds, played) if played else _longest(players, rounds - len(whole), rng, wishes)
    board = opening(players, rounds, wishes, played or whole, rng, guide)
    swaps = min(SWAPS, SWAPS_A_SEAT * players * (rounds - len(played or whole)))
    effort = Effort(swaps, GUIDED if guide else FREE, seconds=seconds, enough=gain_left(board))
    anneal(board, effort, rng, progress)
    plan = [*played, *board.rounds()[len(played) :]]
    return tuple(arranged(players, plan, len(played), wishes.pinned, rng))


def ready_plan(players: int, rounds: int, rng: Random) -> Sequence[PlannedRound] | None:
    """A plan that needs no search, where one is known, its tables and seats evened out."""
    if players in ORDERS and rounds % len(perfect(players)) == 0:
        return arranged(players, _whole_design(players, rounds), 0, {}, rng)
    plan = _known(players, rounds, rng)
    return plan and arranged(players, plan, 0, {}, rng, swaps=0)


def _known(players: int, rounds: int, rng: Random) -> Sequence[PlannedRound] | None:
    return layered_rounds(players, rounds, rng) or stored_plan(players, rounds)


def _longest(players: int, rounds: int, rng: Random, wishes: Wishes) -> Sequence[PlannedRound]:
    """The longest known plan within so many rounds; of no use where people have tables of their own."""
    lengths = range(0 if wishes.pinned else min(rounds, LONGEST), 0, -1)
    known = (plan for length in lengths if (plan := _known(players, length, rng)))
    return shuffled(next(known, ()), rng)


def _rest_of(seed: int, rounds: int, played: Sequence[PlannedRound]) -> Sequence[PlannedRound]:
    """The rest of the plan that was being played, if it was one that needs no search."""
    there = len([*played[0].players(), *played[0].sitting_out])
    rng = Random(seed)
    plan = ready_plan(there, rounds, rng) if there >= 4 else None
    known = shuffled(plan, rng) if plan else ()
    return known[len(played) :] if known[: len(played)] == tuple(played) else ()


def _whole_designs_within(players: int, rounds: int) -> Sequence[PlannedRound]:
    """The perfect designs that come first where there are more rounds than people to partner."""
    if players not in ORDERS:
        return ()
    return _whole_design(players, rounds - rounds % len(perfect(players)))


def _whole_design(players: int, rounds: int) -> list[PlannedRound]:
    design = perfect(players)
    everybody = set(range(players))
    whole = [PlannedRound(games, tuple(everybody.difference(*games))) for games in design]
    return whole * (rounds // len(whole))
