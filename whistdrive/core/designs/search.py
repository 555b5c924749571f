"""Simulated annealing on a board: swaps that make it better are kept, others sometimes, ever more rarely."""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from time import monotonic

from whistdrive.core.designs.board import Board

IN_A_ROW = 10

Progress = Callable[[float], bool]
"""Called with the share done; says whether to go on."""


@dataclass(frozen=True)
class Effort:
    """How long to search, counted in swaps tried: the same call gives the same plan on any machine."""

    swaps: int
    hot: float = 0.5
    cold: float = 0.12
    seconds: float = 60.0
    stages: int = 40


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
    until = monotonic() + effort.seconds
    cost = best = 0
    rows = board.copied_rows()
    for step in range(effort.stages):
        share = step / (effort.stages - 1)
        cost += stage(board, effort.swaps // effort.stages, effort.hot * (effort.cold / effort.hot) ** share, rng)
        if cost < best:
            best, rows = cost, board.copied_rows()
        if monotonic() > until or (progress and not progress(share)):
            break
    board.rows = rows
    return best
