"""How far a plan in the making is above the least that arithmetic allows, so that a search can stop there."""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations, product

from whistdrive.core.designs.board import BROKEN, OUT, PARTNER, Board
from whistdrive.core.designs.plan import Duo


def gain_left(board: Board, roles: Sequence[Collection[int]] = ()) -> int:
    """By how much the cost of a board can fall at most; pairs of one role, and of both, meet as often as they do."""
    return sum(_gain_of(board, list(pairs)) for pairs in _kinds(len(board.outs), roles)) + OUT * _above_least(
        board.outs
    )


def _kinds(players: int, roles: Sequence[Collection[int]]) -> list[Iterable[Duo]]:
    if not roles:
        return [combinations(range(players), 2)]
    one, other = roles
    return [combinations(one, 2), combinations(other, 2), product(one, other)]


def _gain_of(board: Board, pairs: Sequence[Duo]) -> int:
    met = [board.opposing[x][y] for x, y in pairs]
    partnered = [(board.partnering[x][y] - board.opposing[x][y]) // PARTNER for x, y in pairs]
    return _above_least(met) + PARTNER * _above_least(partnered)


def _above_least(counts: Sequence[int]) -> int:
    """Pairs of rounds in which it was done again, above the least; who is to be kept apart may do it never."""
    free = [count for count in counts if count < BROKEN]
    astray = [count - BROKEN for count in counts if count >= BROKEN]
    each, more = divmod(sum(free) + sum(astray), len(free) or 1)
    least = (len(free) - more) * _again(each) + more * _again(each + 1)
    return sum(map(_again, counts)) - len(astray) * _again(BROKEN) - least


def _again(count: int) -> int:
    return count * (count - 1) // 2
