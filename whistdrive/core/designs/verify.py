"""Independent checks: that a design is a perfect Whist tournament, and that a plan can be played.

Nothing here is shared with the code that makes designs, so that one cannot hide the other's mistake.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from whistdrive.core.designs.plan import Game, PlannedRound


def faults_of_design(order: int, rounds: Sequence[Sequence[Game]]) -> tuple[str, ...]:
    """What keeps these rounds from being a perfect tournament; nothing when they are one."""
    partners, opponents = _counted(rounds)
    played = Counter(player for games in rounds for game in games for player in game)
    pairs = list(combinations(range(order), 2))
    checks = (
        (len(rounds) == (order if order % 4 else order - 1), "the number of rounds is wrong"),
        (all(len(games) == order // 4 for games in rounds), "a round lacks games"),
        (all(_all_different(games) for games in rounds), "somebody plays twice in a round"),
        (len(partners) == len(pairs) and all(partners[p] == 1 for p in pairs), "partners are not once each"),
        (
            len(opponents) == len(pairs) and all(opponents[p] == 2 for p in pairs),
            "opponents are not twice each",
        ),
        (set(played.values()) == {order - 1}, "sitting out is not even"),
    )
    return tuple(fault for holds, fault in checks if not holds)


def faults_of_plan(players: int, rounds: Sequence[PlannedRound], idle: int = 3) -> tuple[str, ...]:
    """What keeps a plan from being played: strangers, people in two places, more sitting out than `idle`."""
    return tuple(
        f"Round {number}: {fault}"
        for number, planned in enumerate(rounds, start=1)
        for fault in _faults_of_round(players, planned, idle)
    )


def _faults_of_round(players: int, planned: PlannedRound, idle: int) -> Iterable[str]:
    named = [player for game in planned.games for player in game] + list(planned.sitting_out)
    if len(set(named)) != len(named):
        yield "somebody is in two places."
    if not all(0 <= player < players for player in named):
        yield "somebody is not among the players."
    if len(planned.sitting_out) > idle:
        yield "those who sit out could fill a table."


def _all_different(games: Sequence[Game]) -> bool:
    seats = [player for game in games for player in game]
    return len(set(seats)) == len(seats)


def _counted(rounds: Sequence[Sequence[Game]]) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int]]]:
    partners: Counter[tuple[int, int]] = Counter()
    opponents: Counter[tuple[int, int]] = Counter()
    for games in rounds:
        for a, b, c, d in games:
            partners.update([(min(a, b), max(a, b)), (min(c, d), max(c, d))])
            opponents.update((min(x, y), max(x, y)) for x in (a, b) for y in (c, d))
    return partners, opponents
