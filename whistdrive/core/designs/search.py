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


def anneal(board: Board, effort: Effort, rng: Random, progress: Progress | None = None) -> int:
    """Changes the board to the best plan met; returns by how much its cost changed."""
    until = monotonic() + effort.seconds
    cost = best = 0
    rows = board.copied_rows()
    for stage in range(effort.stages):
        share = stage / (effort.stages - 1)
        cost += _stage(board, effort.swaps // effort.stages, effort.hot * (effort.cold / effort.hot) ** share, rng)
        if cost < best:
            best, rows = cost, board.copied_rows()
        if monotonic() > until or (progress and not progress(share)):
            break
    board.rows = rows
    return best


def _stage(board: Board, swaps: int, temperature: float, rng: Random) -> int:
    """Tries so many swaps at one temperature, some in a round at a time; returns the change of cost."""
    total = 0
    random, change = rng.random, board.change
    rounds = [choice for number in range(len(board.rows)) if (choice := _choice(board, number))[2]]
    for _ in range(swaps // IN_A_ROW if rounds else 0):
        number, free, seated = rounds[int(random() * len(rounds))]
        row, size, many, few = board.rows[number], 4 * board.tables[number], len(free), len(seated)
        for _ in range(IN_A_ROW):
            i, j = seated[int(random() * few)], free[int(random() * many)]
            more = change(row, size, i, j)
            if more <= 0 or random() < exp(-more / temperature):
                board.swap(number, i, j)
                total += more
    return total


def _choice(board: Board, number: int) -> tuple[int, list[int], list[int]]:
    """A round with its positions that may change, and those of them at a table."""
    free = board.free[number]
    return number, free, [i for i in free if i < 4 * board.tables[number]]
