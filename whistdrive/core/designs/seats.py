"""Who sits north, south, east or west of a game, so that everybody has each seat, and the deal, about equally often."""

from collections.abc import Sequence
from random import Random

from whistdrive.core.designs.plan import Game

Counts = list[list[int]]

SHAKES = 60
"""How often the games of somebody with uneven seats are turned at random before the rest is taken."""
SPREAD = 2
"""How much oftener anybody may have one seat than another."""


def spread_seats(players: int, rounds: Sequence[list[Game]], kept: int, rng: Random) -> None:
    """Turns the games after the first `kept` rounds until seats are even, or can hardly be made more so."""
    counts = [[0] * 4 for _ in range(players)]
    for games in rounds:
        for game in games:
            _count(counts, game, 1)
    for _ in range(SHAKES):
        while sum(_turned(counts, games) for games in rounds[kept:]):
            pass
        uneven = {player for player, seats in enumerate(counts) if max(seats) - min(seats) > SPREAD}
        if not uneven:
            break
        _shake(counts, rounds[kept:], uneven, rng)


def _shake(counts: Counts, rounds: Sequence[list[Game]], uneven: set[int], rng: Random) -> None:
    for games in rounds:
        for table, game in enumerate(games):
            if uneven & set(game):
                _turn(counts, games, table, rng.choice(_ways(game)))


def _turned(counts: Counts, games: list[Game]) -> bool:
    """Turns each game of a round that is better turned; says whether there was one."""
    before = list(games)
    for table, game in enumerate(games):
        _count(counts, game, -1)
        games[table] = min(_ways(game), key=lambda way: sum(counts[p][seat] ** 3 for seat, p in enumerate(way)))
        _count(counts, games[table], 1)
    return games != before


def _ways(game: Game) -> list[Game]:
    """The eight ways to sit, the present one first, so that it stays where it is no worse."""
    a, b, c, d = game
    ways = [(*x, *y) for x in ((a, b), (b, a)) for y in ((c, d), (d, c))]
    return ways + [(c, d, a, b) for a, b, c, d in ways]


def _turn(counts: Counts, games: list[Game], table: int, way: Game) -> None:
    _count(counts, games[table], -1)
    games[table] = way
    _count(counts, way, 1)


def _count(counts: Counts, game: Game, by: int) -> None:
    for seat, player in enumerate(game):
        counts[player][seat] += by
