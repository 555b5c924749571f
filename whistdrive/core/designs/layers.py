"""The four-layer movement: four groups as large as the number of tables, each moving on by its own number of tables.

Two people meet when the difference of their groups' moves brings them to one table. While these differences do not
come again, nobody meets anybody twice. Where the tables are coprime to six, moving 0, 1, 2 and 3 tables a round does
it for as many rounds as there are tables; for other numbers the columns in the data were found by annealing.
"""

from collections.abc import Sequence
from math import gcd
from random import Random

from whistdrive.core.designs.expand import stored
from whistdrive.core.designs.plan import Game, PlannedRound, shuffled

Columns = Sequence[tuple[int, int, int, int]]
"""For each round, how many tables from home each layer sits."""


def is_perfect(players: int, rounds: int) -> bool:
    """Whether sitting still and moving 1, 2, 3 tables lets nobody meet anybody twice in so many rounds."""
    tables = players // 4
    limit = min(tables // gcd(tables, 2), tables // gcd(tables, 3)) if tables else 0
    return players % 4 == 0 and 0 < rounds <= limit


def plan_layers(players: int, rounds: int, *, seed: int = 0) -> tuple[PlannedRound, ...]:
    """North sits; east moves up one table a round, south two, west three; the seed decides who begins where."""
    if players < 4 or players % 4:
        raise ValueError("the four-layer movement needs full tables")
    columns = [(0, 2 * r, r, 3 * r) for r in range(rounds)]
    games = layered_games(players // 4, columns)
    return shuffled([PlannedRound(tuple(room)) for room in games], Random(seed))


def columns_for(tables: int, rounds: int) -> Columns | None:
    """Moves of the layers by which nobody meets anybody twice, where they are known."""
    if gcd(tables, 6) == 1 and rounds <= tables:
        return [(r, 2 * r, 3 * r, 4 * r) for r in range(rounds)]
    flat = stored("columns.json").get(str(tables), [])
    known = [(0, flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    return _round_the_room(known[:rounds], tables) if rounds <= len(known) else None


def _round_the_room(columns: Columns, tables: int) -> Columns:
    """All four layers moved on together in each round, so that each comes to as many tables as can be."""
    seen: list[set[int]] = [set(), set(), set(), set()]
    moved = []
    for moves in columns:
        on = min(range(tables), key=lambda on: sum((x + on) % tables in seen[k] for k, x in enumerate(moves)))
        a, b, c, d = ((x + on) % tables for x in moves)
        for layer, home in zip(seen, (a, b, c, d), strict=True):
            layer.add(home)
        moved.append((a, b, c, d))
    return moved


def layered_games(tables: int, columns: Columns) -> list[list[Game]]:
    """Player j of layer k is number k * tables + j, at home at table j."""
    return [
        [
            (
                (table - moves[0]) % tables,
                tables + (table - moves[1]) % tables,
                2 * tables + (table - moves[2]) % tables,
                3 * tables + (table - moves[3]) % tables,
            )
            for table in range(tables)
        ]
        for moves in columns
    ]


def layered_rounds(players: int, rounds: int, rng: Random) -> list[PlannedRound] | None:
    """The same for any number of players: one to three more take the chairs of others, who sit out once each."""
    columns = columns_for(players // 4, rounds)
    if columns is None:
        return None
    games = [[_split(game, n) for game in room] for n, room in enumerate(layered_games(players // 4, columns))]
    tries = (_with_rovers(games, range(players - players % 4, players), rng) for _ in range(ROVER_TRIES))
    return next((plan for plan in tries if plan), None)


ROVER_TRIES = 60


def _split(game: Game, number: int) -> Game:
    """Who of the four are partners changes from round to round."""
    a, b, c, d = game
    return ((a, b, c, d), (a, c, b, d), (a, d, b, c))[number % 3]


def _with_rovers(games: Sequence[list[Game]], rovers: Sequence[int], rng: Random) -> list[PlannedRound] | None:
    """Gives every rover a chair in each round among people new to him; None if he was led into a dead end."""
    met = {rover: {rover} for rover in rovers}
    idle: set[int] = set()
    rounds = []
    for room in games:
        room, out = list(room), []
        for rover in rovers:
            chairs = [(t, p) for t, game in enumerate(room) for p in game if p not in idle and p not in rovers]
            chairs = [(t, p) for t, p in chairs if not met[rover] & (set(room[t]) - {p})]
            if not chairs:
                return None
            table, player = rng.choice(chairs)
            _take_chair(room, table, player, rover)
            _meet(met, rover, set(room[table]))
            idle.add(player)
            out.append(player)
        rounds.append(PlannedRound(tuple(room), tuple(sorted(out))))
    return rounds


def _take_chair(room: list[Game], table: int, player: int, rover: int) -> None:
    a, b, c, d = (rover if sitting == player else sitting for sitting in room[table])
    room[table] = (a, b, c, d)


def _meet(met: dict[int, set[int]], rover: int, people: set[int]) -> None:
    met[rover] |= people
    for other in people & met.keys():
        met[other].add(rover)
