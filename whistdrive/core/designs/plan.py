"""The values of a plan: games, rounds, and what people wish for. Players are 0 to n - 1."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

Game = tuple[int, int, int, int]
"""a, b, c, d: a partners b, against c and d. They sit north, south, east and west."""

Duo = tuple[int, int]
"""Two players, the lower number first."""


@dataclass(frozen=True)
class PlannedRound:
    """Who sits where in one round: games[k] is played at table k + 1."""

    games: tuple[Game, ...]
    sitting_out: tuple[int, ...] = ()

    def players(self) -> Iterator[int]:
        """Everybody who plays in this round."""
        return (player for game in self.games for player in game)


@dataclass(frozen=True)
class Wishes:
    """What people ask of an evening; rounds count from 1, tables from 1."""

    never_partners: frozenset[Duo] = frozenset()
    never_meet: frozenset[Duo] = frozenset()
    must_partner: frozenset[Duo] = frozenset()
    pinned: Mapping[int, int] = field(default_factory=dict)
    from_round: Mapping[int, int] = field(default_factory=dict)
    until_round: Mapping[int, int] = field(default_factory=dict)
    prefer_out: frozenset[int] = frozenset()

    def present(self, player: int, number: int) -> bool:
        """Whether the player is there in round `number`."""
        return self.from_round.get(player, 1) <= number <= self.until_round.get(player, number)


NO_WISHES = Wishes()


def duo(a: int, b: int) -> Duo:
    return (a, b) if a < b else (b, a)


def as_games(seats: Sequence[int]) -> tuple[Game, ...]:
    """Cuts a row of seats into games of four."""
    return tuple((seats[i], seats[i + 1], seats[i + 2], seats[i + 3]) for i in range(0, len(seats), 4))


def shuffled(rounds: Sequence[PlannedRound], rng: Random) -> tuple[PlannedRound, ...]:
    """The same plan with the names shuffled on to its numbers."""
    people = sorted({player for planned in rounds for player in (*planned.players(), *planned.sitting_out)})
    to = dict(zip(people, rng.sample(people, len(people)), strict=True))
    return tuple(
        PlannedRound(
            as_games([to[player] for player in planned.players()]),
            tuple(sorted(to[player] for player in planned.sitting_out)),
        )
        for planned in rounds
    )
