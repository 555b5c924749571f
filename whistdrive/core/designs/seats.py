"""Who sits north, south, east or west of a game, so that everybody has each seat, and the deal, about equally often."""

from collections.abc import Sequence

from whistdrive.core.designs.plan import Game

Counts = list[list[int]]


def spread_seats(players: int, rounds: Sequence[list[Game]], kept: int) -> None:
    """Turns the games after the first `kept` rounds until turning no single game makes the seats more even."""
    counts = [[0] * 4 for _ in range(players)]
    for games in rounds[:kept]:
        for game in games:
            _count(counts, game, 1)
    for games in rounds[kept:]:
        for table, game in enumerate(games):
            games[table] = _best(counts, game)
            _count(counts, games[table], 1)
    while sum(_turned(counts, games) for games in rounds[kept:]):
        pass


def _turned(counts: Counts, games: list[Game]) -> bool:
    """Turns each game of a round that is better turned; says whether there was one."""
    before = list(games)
    for table, game in enumerate(games):
        _count(counts, game, -1)
        games[table] = _best(counts, game)
        _count(counts, games[table], 1)
    return games != before


def _best(counts: Counts, game: Game) -> Game:
    """The way of sitting with the seats least used; the present one where it is no worse."""
    a, b, c, d = game
    sides = ((a, b), (b, a)), ((c, d), (d, c))
    ways = [(*x, *y) for x in sides[0] for y in sides[1]] + [(*y, *x) for x in sides[0] for y in sides[1]]
    return min(ways, key=lambda way: sum(counts[player][seat] for seat, player in enumerate(way)))


def _count(counts: Counts, game: Game, by: int) -> None:
    for seat, player in enumerate(game):
        counts[player][seat] += by
