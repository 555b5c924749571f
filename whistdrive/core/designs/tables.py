"""Which table each game is played at, so that everybody goes round the room; games of those who cannot move stay."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from whistdrive.core.designs.plan import Game

Room = list[Game]
"""The games of one round, in the order of the tables."""


@dataclass(frozen=True)
class Visits:
    """How often each player has been at each table, and what changing tables in a round would add to the squares."""

    counts: list[list[int]]

    @classmethod
    def of(cls, players: int, rounds: Sequence[Sequence[Game]]) -> "Visits":
        tables = max((len(games) for games in rounds), default=0)
        visits = cls([[0] * tables for _ in range(players)])
        for games in rounds:
            for table, game in enumerate(games):
                visits.count(game, table, 1)
        return visits

    def count(self, game: Game, table: int, by: int) -> None:
        for player in game:
            self.counts[player][table] += by

    def unevenness(self) -> float:
        """The squares of all visits beside the least that they could be."""
        squares = sum(count * count for at in self.counts for count in at)
        return squares / (sum(_least(sum(at), len(at)) for at in self.counts) or 1)

    def change(self, room: Room, i: int, j: int) -> int:
        a, b, c, d = (self.counts[player] for player in room[i])
        e, f, g, h = (self.counts[player] for player in room[j])
        return 8 + (
            a[j] + b[j] + c[j] + d[j] + e[i] + f[i] + g[i] + h[i]
            - a[i] - b[i] - c[i] - d[i] - e[j] - f[j] - g[j] - h[j]
        )  # fmt: skip

    def swap(self, room: Room, i: int, j: int) -> None:
        for table, by in ((i, -1), (j, -1)):
            self.count(room[table], table, by)
        room[i], room[j] = room[j], room[i]
        for table, by in ((i, 1), (j, 1)):
            self.count(room[table], table, by)


def spread_tables(
    players: int, rounds: Sequence[Room], kept: int, pinned: Collection[int], swaps: int, rng: Random
) -> None:
    """Reorders the games of each round after the first `kept`, but for those of pinned players."""
    visits = Visits.of(players, rounds)
    movable = [(room, _movable(room, pinned)) for room in rounds[kept:]]
    movable = [(room, tables) for room, tables in movable if len(tables) > 1]
    stages = 30 if movable else 0
    for stage in range(stages):
        _stage(visits, movable, swaps // stages, 2.0 * 0.1 ** (stage / stages), rng)


def lay_tables(players: int, rounds: Sequence[Room], kept: int, pinned: Collection[int]) -> None:
    """A quick first order: each game in turn takes the table that its four have seen least."""
    visits = Visits.of(players, rounds)
    for room in rounds[kept:]:
        for i in (tables := _movable(room, pinned)):
            best = min((j for j in tables if j >= i), key=lambda j: visits.change(room, i, j) if j > i else 0)
            if best > i:
                visits.swap(room, i, best)


def _least(visits: int, tables: int) -> int:
    each, over = divmod(visits, tables) if tables else (0, 0)
    return tables * each * each + over * (2 * each + 1)


def _movable(room: Room, pinned: Collection[int]) -> list[int]:
    return [table for table, game in enumerate(room) if not set(pinned) & set(game)]


def _stage(
    visits: Visits, movable: Sequence[tuple[Room, list[int]]], swaps: int, temperature: float, rng: Random
) -> None:
    random = rng.random
    for _ in range(swaps):
        room, tables = movable[int(random() * len(movable))]
        i, j = tables[int(random() * len(tables))], tables[int(random() * len(tables))]
        more = visits.change(room, i, j) if i != j else 0
        if more < 0 or (i != j and random() < exp(-more / temperature)):
            visits.swap(room, i, j)
