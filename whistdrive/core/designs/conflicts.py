"""Which wishes stand against each other, or against the numbers, before anything is searched."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from whistdrive.core.designs.plan import Duo, PlannedRound, Wishes, duo

Naming = Callable[[int], str]


def conflicts(wishes: Wishes, players: int, rounds: int, names: Sequence[str] = ()) -> tuple[str, ...]:
    """One sentence for each contradiction; without names players are called by number, from 1."""
    name = names.__getitem__ if names else (lambda player: f"Player {player + 1}")
    checks = (_of_rounds, _of_two_wishes, _of_pins, _of_partners, _of_company)
    return tuple(sentence for check in checks for sentence in check(wishes, players, rounds, name))


def broken(wishes: Wishes, plan: Sequence[PlannedRound], names: Sequence[str] = ()) -> tuple[str, ...]:
    """Which wishes a plan does not keep."""
    name = names.__getitem__ if names else (lambda player: f"Player {player + 1}")
    games = [game for planned in plan for game in planned.games]
    partners = {duo(*side) for a, b, c, d in games for side in ((a, b), (c, d))}
    met = {two for game in games for two in combinations(sorted(game), 2)}
    strays = {
        player
        for planned in plan
        for table, game in enumerate(planned.games, start=1)
        for player in game
        if wishes.pinned.get(player, table) != table
    }
    return (
        *(f"{_both(two, name)} are partners." for two in sorted(wishes.never_partners & partners)),
        *(f"{_both(two, name)} are at one table." for two in sorted(wishes.never_meet & met)),
        *(f"{_both(two, name)} are never partners." for two in sorted(wishes.must_partner - partners)),
        *(f"{name(player)} has to leave table {wishes.pinned[player]}." for player in sorted(strays)),
    )


def _both(two: Duo, name: Naming) -> str:
    return f"{name(two[0])} and {name(two[1])}"


def _of_rounds(wishes: Wishes, players: int, rounds: int, name: Naming) -> Iterator[str]:
    for player in range(players):
        first, last = wishes.from_round.get(player, 1), wishes.until_round.get(player, rounds)
        if first > min(last, rounds):
            yield f"{name(player)} is there for no round: comes in round {first}, leaves after round {last}."
    for number in range(1, rounds + 1):
        if sum(wishes.present(player, number) for player in range(players)) < 4:
            yield f"In round {number} fewer than four people are there."


def _of_two_wishes(wishes: Wishes, players: int, rounds: int, name: Naming) -> Iterator[str]:
    for two in sorted(wishes.must_partner & (wishes.never_partners | wishes.never_meet)):
        yield f"{_both(two, name)} are to be partners and also never to be."
    for two in sorted(wishes.must_partner):
        if not any(all(wishes.present(player, number) for player in two) for number in range(1, rounds + 1)):
            yield f"{_both(two, name)} are to be partners but are never there together."
    for player in sorted(wishes.prefer_out & wishes.pinned.keys()):
        yield f"{name(player)} would rather sit out, but table {wishes.pinned[player]} is kept for them."


def _of_pins(wishes: Wishes, players: int, rounds: int, name: Naming) -> Iterator[str]:
    fewest = min(_present(wishes, players, number) for number in range(1, rounds + 1)) // 4
    for player, table in sorted(wishes.pinned.items()):
        if table > fewest:
            yield f"{name(player)} has table {table}, but there are only {fewest} tables in some rounds."
    for two in combinations(sorted(wishes.pinned), 2):
        same = wishes.pinned[two[0]] == wishes.pinned[two[1]]
        if same:
            yield f"{_both(two, name)} both have table {wishes.pinned[two[0]]} and would meet in every round."
        elif two in wishes.must_partner:
            yield f"{_both(two, name)} are to be partners, but neither can leave a table of their own."


def _present(wishes: Wishes, players: int, number: int) -> int:
    return sum(wishes.present(player, number) for player in range(players))


def _of_partners(wishes: Wishes, players: int, rounds: int, name: Naming) -> Iterator[str]:
    for player in range(players):
        wanted = sum(player in two for two in wishes.must_partner)
        there = sum(wishes.present(player, number) for number in range(1, rounds + 1))
        if wanted > there:
            yield f"{name(player)} is to partner {wanted} people in {there} rounds."


def _of_company(wishes: Wishes, players: int, rounds: int, name: Naming) -> Iterator[str]:
    """A player needs a partner and three people to sit with; people who never meet need a table each."""
    for player in range(players):
        shunned = {a + b - player for a, b in wishes.never_meet if player in (a, b)}
        unpartnered = shunned | {a + b - player for a, b in wishes.never_partners if player in (a, b)}
        if players - 1 - len(shunned) < 3:
            yield f"{name(player)} has fewer than three people left to sit with."
        elif len(unpartnered) >= players - 1:
            yield f"{name(player)} has nobody left to partner."
    group = _apart(wishes)
    if len(group) > players // 4 + players % 4:
        yield f"{', '.join(map(name, group))} may never meet, which needs {len(group)} tables."


def _apart(wishes: Wishes) -> list[int]:
    """People of whom no two may meet, gathered greedily, those with most such wishes first."""
    people = [player for two in wishes.never_meet for player in two]
    group: list[int] = []
    for player in sorted(set(people), key=lambda player: (-people.count(player), player)):
        if all(duo(player, other) in wishes.never_meet for other in group):
            group.append(player)
    return group
