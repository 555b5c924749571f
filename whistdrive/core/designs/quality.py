"""How even a plan is, beside the bound that arithmetic sets; computed from the rounds alone.

For counts c of pairs of people that sum to S, the sum of c squared is least when all c differ by at most one.
Evenness is that sum divided by the least: 1 is as even as arithmetic permits. Two people never there together
do not count, nor do two of one role as partners where roles are kept.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, groupby

from whistdrive.core.designs.plan import Duo, Game, PlannedRound, duo


@dataclass(frozen=True)
class Quality:
    """The figures of a plan: repeats count what could have been avoided, an evenness of 1 is the bound."""

    partner_repeats: int
    opponents_most: int
    meetings_excess: int
    meetings_most: int
    partners_evenness: float
    opponents_evenness: float
    meetings_evenness: float
    sit_outs_spread: int
    table_visits_spread: int
    table_evenness: float
    seats_spread: int


@dataclass(frozen=True)
class Counts:
    """How often each two of some pairs did something, and how often they could have."""

    done: Mapping[Duo, int]
    possible: Mapping[Duo, int]

    @property
    def most(self) -> int:
        return max(self.done.values(), default=0)

    @cached_property
    def squares(self) -> int:
        return sum(count * count for count in self.done.values())

    @cached_property
    def least(self) -> int:
        return least_squares(sum(self.done.values()), self.possible.values())

    @property
    def excess(self) -> int:
        """Pairs of rounds in which two people did it again, above the least possible."""
        return (self.squares - self.least) // 2

    def within(self, pairs: Collection[Duo]) -> "Counts":
        return Counts(
            {two: count for two, count in self.done.items() if two in pairs},
            {two: count for two, count in self.possible.items() if two in pairs},
        )


def quality_of(
    players: int,
    rounds: Sequence[PlannedRound],
    roles: Sequence[Collection[int]] | None = None,
    present: Sequence[Collection[int]] | None = None,
    pinned: Collection[int] = (),
) -> Quality:
    """The figures of these rounds; `roles` are the two groups, `present` says who was there each round."""
    there = present or [[*planned.players(), *planned.sitting_out] for planned in rounds]
    possible = _chances(there)
    partners = _parts(Counter(_partners(rounds)), possible, roles)
    opponents = _parts(Counter(_opponents(rounds)), possible, roles)
    meetings = _parts(Counter([*_partners(rounds), *_opponents(rounds)]), possible, roles)
    visits = _visits(rounds, pinned)
    return Quality(
        partner_repeats=sum(part.excess for part in partners),
        opponents_most=max(part.most for part in opponents),
        meetings_excess=sum(part.excess for part in meetings),
        meetings_most=max(part.most for part in meetings),
        partners_evenness=_evenness(partners),
        opponents_evenness=_evenness(opponents),
        meetings_evenness=_evenness(meetings),
        sit_outs_spread=_spread(Counter(p for r in rounds for p in r.sitting_out), _always(players, there)),
        table_visits_spread=max((_spread(at, _tables(rounds)) for at in visits.values()), default=0),
        table_evenness=_table_evenness(visits, len(_tables(rounds))),
        seats_spread=max((_spread(at, range(4)) for at in _seats(rounds).values()), default=0),
    )


def least_squares(total: int, possible: Iterable[int]) -> int:
    """The least sum of squares of counts that sum to `total`, none above what is possible for it."""
    squares = level = 0
    limits = sorted(possible)
    groups = [(limit, len(list(group))) for limit, group in groupby(limits)]
    open_pairs = len(limits)
    for limit, count in groups:
        while level < limit and total > 0:
            filled = min(open_pairs, total)
            squares += filled * (2 * level + 1)
            total, level = total - filled, level + 1
        open_pairs -= count
    return squares


def _chances(there: Sequence[Collection[int]]) -> Counter[Duo]:
    """In how many rounds each two were there; rounds with the same people are counted together."""
    chances: Counter[Duo] = Counter()
    for people, count in Counter(frozenset(people) for people in there).items():
        for two in combinations(sorted(people), 2):
            chances[two] += count
    return chances


def _partners(rounds: Sequence[PlannedRound]) -> Iterable[Duo]:
    return (duo(*side) for a, b, c, d in _games(rounds) for side in ((a, b), (c, d)))


def _opponents(rounds: Sequence[PlannedRound]) -> Iterable[Duo]:
    return (duo(x, y) for a, b, c, d in _games(rounds) for x in (a, b) for y in (c, d))


def _games(rounds: Sequence[PlannedRound]) -> Iterable[Game]:
    return (game for planned in rounds for game in planned.games)


def _parts(
    done: Mapping[Duo, int], possible: Mapping[Duo, int], roles: Sequence[Collection[int]] | None
) -> list[Counts]:
    """One part, or with roles three: within either role, and across."""
    counts = Counts(done, possible)
    if roles is None:
        return [counts]
    kinds = [{two for two in possible if sum(player in roles[0] for player in two) == kind} for kind in range(3)]
    return [counts.within(kind) for kind in kinds]


def _evenness(parts: Sequence[Counts]) -> float:
    return sum(part.squares for part in parts) / (sum(part.least for part in parts) or 1)


def _spread(counts: Mapping[int, int], keys: Iterable[int]) -> int:
    values = [counts.get(key, 0) for key in keys]
    return max(values, default=0) - min(values, default=0)


def _always(players: int, there: Sequence[Collection[int]]) -> Collection[int]:
    """Those who were there in every round; sitting out is compared among them."""
    return set(range(players)).intersection(*there) or range(players)


def _tables(rounds: Sequence[PlannedRound]) -> range:
    return range(max((len(planned.games) for planned in rounds), default=0))


def _visits(rounds: Sequence[PlannedRound], pinned: Collection[int]) -> dict[int, Counter[int]]:
    """How often each player who moves was at each table."""
    visits: dict[int, Counter[int]] = {}
    for planned in rounds:
        for table, game in enumerate(planned.games):
            for player in set(game) - set(pinned):
                visits.setdefault(player, Counter())[table] += 1
    return visits


def _seats(rounds: Sequence[PlannedRound]) -> dict[int, Counter[int]]:
    seats: dict[int, Counter[int]] = {}
    for game in _games(rounds):
        for seat, player in enumerate(game):
            seats.setdefault(player, Counter())[seat] += 1
    return seats


def _table_evenness(visits: Mapping[int, Counter[int]], tables: int) -> float:
    squares = sum(count * count for at in visits.values() for count in at.values())
    least = sum(least_squares(at.total(), [at.total()] * tables) for at in visits.values())
    return squares / (least or 1)
