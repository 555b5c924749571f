"""Everyone with everyone: no partner twice where that can be had, meetings as even as can be."""

from collections.abc import Sequence
from random import Random

from whistdrive.core.designs.arrange import arranged
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
FREE, GUIDED = 0.5, 0.25
"""Temperatures to begin with, from a random seating and from a good one."""


def plan_individual(
    players: int,
    rounds: int,
    *,
    seed: int = 0,
    wishes: Wishes = NO_WISHES,
    played: Sequence[PlannedRound] = (),
    seconds: float = 10.0,
    progress: Progress | None = None,
) -> tuple[PlannedRound, ...]:
    """All rounds, the first of them `played`. The seed decides everything; `seconds` is a safety stop."""
    if players < 4 or rounds < len(played):
        raise ValueError("a plan needs four players, and no fewer rounds than were played")
    rng = Random(seed)
    plan = None if played or wishes != NO_WISHES else ready_plan(players, rounds, rng)
    if plan is None:
        whole = () if played or wishes != NO_WISHES else _whole_designs_within(players, rounds)
        guide = _guide(rounds, seed, played)
        board = opening(players, rounds, wishes, played or whole, rng, guide)
        swaps = min(SWAPS, SWAPS_A_SEAT * players * (rounds - len(played or whole)))
        anneal(board, Effort(swaps, GUIDED if guide else FREE, seconds=seconds), rng, progress)
        return tuple(arranged(players, [*played, *board.rounds()[len(played) :]], len(played), wishes.pinned, rng))
    return shuffled(plan, rng)


def _guide(rounds: int, seed: int, played: Sequence[PlannedRound]) -> Sequence[PlannedRound]:
    """The rest of the plan that was being played, if it was one that needs no search."""
    there = len([*played[0].players(), *played[0].sitting_out]) if played else 0
    rng = Random(seed)
    plan = ready_plan(there, rounds, rng) if there >= 4 else None
    known = shuffled(plan, rng) if plan else ()
    return known[len(played) :] if known[: len(played)] == tuple(played) else ()


def _whole_designs_within(players: int, rounds: int) -> Sequence[PlannedRound]:
    """The perfect designs that come first where there are more rounds than people to partner."""
    if players not in ORDERS:
        return ()
    return _whole_design(players, rounds - rounds % len(perfect(players)))


def ready_plan(players: int, rounds: int, rng: Random) -> Sequence[PlannedRound] | None:
    """A plan that needs no search, where one is known: a whole design, a stored plan, or layers."""
    if players in ORDERS and rounds % len(perfect(players)) == 0:
        return arranged(players, _whole_design(players, rounds), 0, {}, rng)
    plan = layered_rounds(players, rounds, rng) or stored_plan(players, rounds)
    return plan and arranged(players, plan, 0, {}, rng, swaps=0)


def _whole_design(players: int, rounds: int) -> list[PlannedRound]:
    design = perfect(players)
    everybody = set(range(players))
    whole = [PlannedRound(games, tuple(everybody.difference(*games))) for games in design]
    return whole * (rounds // len(whole))
