"""Simulated annealing on a board: swaps that make it better are kept, others sometimes, ever more rarely."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from math import exp
from random import Random
from time import monotonic

from whistdrive.core.designs.board import Board

IN_A_ROW = 10

Progress = Callable[[float], bool]
"""Called with the share done; says whether to go on."""

_watching: ContextVar[Progress | None] = ContextVar("_watching", default=None)


@contextmanager
def watched(progress: Progress) -> Iterator[None]:
    """Every search within asks `progress` whether to go on, unless it was given another."""
    token = _watching.set(progress)
    try:
        yield
    finally:
        _watching.reset(token)


@dataclass(frozen=True)
class Effort:
    """How long to search, counted in swaps tried: the same call gives the same plan on any machine."""

    swaps: int
    hot: float = 0.5
    cold: float = 0.12
    seconds: float = 60.0
    enough: int | None = None
    """A fall of the cost after which there is nothing left to gain."""


Stage = Callable[[Board, int, float, Random], int]
"""Tries so many swaps at one temperature; returns the change of cost."""


def swap_players(board: Board, swaps: int, temperature: float, rng: Random) -> int:
    """Swaps single players, some in a round at a time."""
    total = 0
    random, change = rng.random, board.change
    choices = [(n, free, seated) for n, free in board.choices if (seated := _seated(board, n, free))]
    for _ in range(swaps // IN_A_ROW if choices else 0):
        number, free, seated = choices[int(random() * len(choices))]
        row, size, many, few = board.rows[number], 4 * board.tables[number], len(free), len(seated)
        for _ in range(IN_A_ROW):
            i, j = seated[int(random() * few)], free[int(random() * many)]
            more = change(row, size, i, j)
            if more <= 0 or random() < exp(-more / temperature):
                board.swap(number, i, j)
                total += more
    return total


def _seated(board: Board, number: int, free: list[int]) -> list[int]:
    return [i for i in free if i < 4 * board.tables[number]]


def anneal(
    board: Board, effort: Effort, rng: Random, progress: Progress | None = None, stage: Stage = swap_players
) -> int:
    """Changes the board to the best plan met; returns by how much its cost changed."""
    until, go_on = monotonic() + effort.seconds, progress or _watching.get() or (lambda share: True)
    cost = best = done = 0
    rows, steps = board.copied_rows(), _steps(effort)
    whole = sum(swaps for swaps, _ in steps)
    for swaps, temperature in steps if _lacking(effort, best) else ():
        cost += stage(board, swaps, temperature, rng)
        done += swaps
        if cost < best:
            best, rows = cost, board.copied_rows()
        if not _lacking(effort, best) or monotonic() > until or not go_on(done / whole):
            break
    board.rows = rows
    return best


def _lacking(effort: Effort, best: int) -> bool:
    return effort.enough is None or -best < effort.enough


def _steps(effort: Effort) -> list[tuple[int, float]]:
    """Swaps and temperature of each stage: cooled in haste, which is enough where there is room, and then slowly."""
    return [
        (swaps // stages, effort.hot * (effort.cold / effort.hot) ** (step / (stages - 1)))
        for swaps, stages in ((effort.swaps // 12, 16), (effort.swaps, 40))
        for step in range(stages)
    ]
