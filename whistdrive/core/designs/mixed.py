"""Two roles, ladies and gentlemen say: every partnership is one of each, named couples keep apart.

Both roles stand in a ring, couples opposite each other, and the ring is turned for each round, so that no partnership
comes again before all did. Whole sides then change tables until opponents are even. For n couples, n coprime to six,
the resolvable spouse-avoiding mixed doubles of Brayton, Coppersmith and Hoffman need no search.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, gcd
from random import Random

from whistdrive.core.designs.arrange import arranged
from whistdrive.core.designs.board import Board, board_of
from whistdrive.core.designs.bound import gain_left
from whistdrive.core.designs.opening import weigh
from whistdrive.core.designs.plan import NO_WISHES, Duo, PlannedRound, Wishes, duo
from whistdrive.core.designs.search import Effort, Progress, anneal, swap_players

SWAPS = 1_000_000
SWAPS_A_SEAT = 2000


@dataclass(frozen=True)
class Roles:
    """The two roles round the ring, couples opposite each other."""

    a: tuple[int, ...]
    b: tuple[int, ...]

    @property
    def size(self) -> int:
        return max(len(self.a), len(self.b))

    def partner(self, i: int, shift: int) -> int | None:
        at = (i + shift) % self.size
        return self.b[at] if at < len(self.b) else None

    def shift(self, two: Duo) -> int | None:
        """By how much the ring turns for these two to be partners; None for two of one role."""
        one, other = two if two[0] in self.a else two[::-1]
        if one not in self.a or other not in self.b:
            return None
        return (self.b.index(other) - self.a.index(one)) % self.size


def plan_mixed(
    role_a: Sequence[int],
    role_b: Sequence[int],
    rounds: int,
    *,
    couples: Sequence[Duo] = (),
    seed: int = 0,
    wishes: Wishes = NO_WISHES,
    played: Sequence[PlannedRound] = (),
    seconds: float = 120.0,
    progress: Progress | None = None,
) -> tuple[PlannedRound, ...]:
    """All rounds, the first of them `played`; who cannot be seated sits out in turn within the role."""
    if min(len(role_a), len(role_b)) < 2:
        raise ValueError("a mixed plan needs two of each role")
    rng = Random(seed)
    roles = _ring(role_a, role_b, couples, rng)
    if _is_exact(roles, rounds) and wishes == NO_WISHES and not played:
        return tuple(arranged(_count(roles), _mixed_doubles(roles, rounds), 0, {}, rng))
    apart = frozenset(duo(*couple) for couple in couples)
    kept = replace(wishes, never_meet=wishes.never_meet | apart)
    board = _opening(roles, rounds, kept, played, rng)
    seats = (len(role_a) + len(role_b)) * (rounds - len(played))
    effort = Effort(
        min(SWAPS, SWAPS_A_SEAT * seats), hot=0.6, seconds=seconds, enough=gain_left(board, (role_a, role_b))
    )
    anneal(board, effort, rng, progress, _swap_sides_or_players)
    plan = [*played, *board.rounds()[len(played) :]]
    return tuple(arranged(_count(roles), plan, len(played), wishes.pinned, rng))


def _is_exact(roles: Roles, rounds: int) -> bool:
    return len(roles.a) == len(roles.b) and gcd(roles.size, 6) == 1 and rounds <= roles.size


def _mixed_doubles(roles: Roles, rounds: int) -> list[PlannedRound]:
    """Couple r sits out of round r; nobody has a partner twice, or an opponent twice, or meets the other half."""
    a, b, n = roles.a, roles.b, roles.size
    return [
        PlannedRound(
            tuple(
                (a[(r + x) % n], b[(r + 3 * x) % n], a[(r - x) % n], b[(r - 3 * x) % n]) for x in range(1, (n + 1) // 2)
            ),
            tuple(sorted((a[r], b[r]))),
        )
        for r in range(rounds)
    ]


def _count(roles: Roles) -> int:
    return max(*roles.a, *roles.b) + 1


def _ring(role_a: Sequence[int], role_b: Sequence[int], couples: Sequence[Duo], rng: Random) -> Roles:
    """A random order in which the two of each couple have the same place."""
    spouse = {x: y for couple in couples for x, y in (couple, couple[::-1])}
    single_b = rng.sample(rest := [p for p in role_b if p not in spouse], len(rest))
    paired = rng.sample(pairs := [p for p in role_a if p in spouse], len(pairs))
    single_a = rng.sample(rest := [p for p in role_a if p not in spouse], len(rest))
    return Roles((*paired, *single_a), (*(spouse[p] for p in paired), *single_b))


def _opening(roles: Roles, rounds: int, wishes: Wishes, played: Sequence[PlannedRound], rng: Random) -> Board:
    board = board_of(_count(roles), played)
    weigh(board, rounds, wishes)
    for number, shift in enumerate(_shifts(roles, rounds, wishes, rng), start=1):
        if number > len(played):
            _draw(board, roles, shift, number, wishes)
    return board


def _shifts(roles: Roles, rounds: int, wishes: Wishes, rng: Random) -> list[int]:
    """How far the ring is turned in each round: wished for turns come last, the one that joins couples if at all."""
    wanted = [shift for two in sorted(wishes.must_partner) if (shift := roles.shift(two)) is not None]
    others = [shift for shift in range(1, roles.size) if shift not in wanted]
    order = list(dict.fromkeys(wanted)) + rng.sample(others, len(others))
    turns = order if wishes.never_meet else [*order, 0]
    return [turns[i % len(turns)] for i in range(rounds)][::-1]


def _draw(board: Board, roles: Roles, shift: int, number: int, wishes: Wishes) -> None:
    """One round of the turned ring: sides that sat out least sit out, those left without a partner find another."""
    a, b = ([p for p in role if wishes.present(p, number)] for role in (roles.a, roles.b))
    ring = [(p, roles.partner(i, shift)) for i, p in enumerate(roles.a)]
    whole = [(p, q) for p, q in ring if p in a and q is not None and q in b]
    alone = [[p for p in a if p not in dict(whole)], [q for q in b if q not in {q for _, q in whole}]]
    outs = board.outs
    for role in alone:
        role.sort(key=lambda player: -outs[player])
    sides = [*zip(*alone, strict=False), *whole]
    idle = [p for role in alone for p in role[min(map(len, alone)) :]]
    # With an odd number of sides, place `shift` of the ring sits out: another of either role in each round.
    sides.sort(key=lambda side: (-outs[side[0]] - outs[side[1]], side == ring[shift % len(ring)]))
    tables = len(sides) // 2
    row = [player for side in sides for player in side] + idle
    _add(board, row, tables, set(roles.a), wishes)


def _add(board: Board, row: list[int], tables: int, role_a: set[int], wishes: Wishes) -> None:
    """Adds a row: those with a table of their own go there, and partners by wish are held together."""
    for player, table in wishes.pinned.items():
        if player in row[: 4 * tables] and table <= tables:
            _move_side(row, row.index(player) & ~1, 4 * (table - 1))
    sides = {duo(row[i], row[i + 1]) for i in range(0, 4 * tables, 2)} & wishes.must_partner
    held = {player for two in sides for player in two} | set(wishes.pinned)
    free = [i for i, player in enumerate(row) if player not in held]
    board.add(row, tables, *([i for i in free if (row[i] in role_a) is kind] for kind in (True, False)))


def _move_side(row: list[int], start: int, to: int) -> None:
    row[start : start + 2], row[to : to + 2] = row[to : to + 2], row[start : start + 2]


def _swap_sides_or_players(board: Board, swaps: int, temperature: float, rng: Random) -> int:
    return _swap_sides(board, swaps * 3 // 4, temperature, rng) + swap_players(board, swaps // 4, temperature, rng)


def _swap_sides(board: Board, swaps: int, temperature: float, rng: Random) -> int:
    """Lets sides, partners together, change tables."""
    total = 0
    random = rng.random
    choices = [(number, firsts) for number, free in board.choices[::2] if (firsts := _whole_sides(board, number, free))]
    for _ in range(swaps if choices else 0):
        number, firsts = choices[int(random() * len(choices))]
        i, j = firsts[int(random() * len(firsts))], firsts[int(random() * len(firsts))]
        more = board.change_sides(board.rows[number], i, j)
        if i >> 2 != j >> 2 and (more <= 0 or random() < exp(-more / temperature)):
            board.swap(number, i, j)
            board.swap(number, i ^ 1, j ^ 1)
            total += more
    return total


def _whole_sides(board: Board, number: int, free: list[int]) -> list[int]:
    """The first positions of the sides of which nobody is held."""
    return [i for i in free if i < 4 * board.tables[number]]
