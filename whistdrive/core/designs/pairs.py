"""Pairs that stay together: north-south sit while east-west move, every pair against every pair, or by score so far."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from whistdrive.core.designs.plan import Duo, duo


@dataclass(frozen=True)
class PairsRound:
    """Pairs 0 to p - 1: games[k] is played at table k + 1 by (north-south pair, east-west pair)."""

    games: tuple[Duo, ...]
    sitting_out: tuple[int, ...] = ()


def mitchell(pairs: int, rounds: int) -> tuple[PairsRound, ...]:
    """The first half sit north-south; the others move up one table a round and meet each of them once (Mitchell).

    Of an odd number, the pair that comes to the table without north-south sits out.
    """
    tables, sitting = (pairs + 1) // 2, pairs // 2
    arrived = [[sitting + (table - r) % tables for table in range(tables)] for r in range(rounds)]
    return tuple(PairsRound(tuple(enumerate(moving[:sitting])), tuple(moving[sitting:])) for moving in arrived)


def round_robin(pairs: int, rounds: int) -> tuple[PairsRound, ...]:
    """Every pair against every pair in turn, by the circle; fewer rounds are a Howell movement.

    An odd number is one pair fewer than the circle: whoever would meet the missing pair sits out.
    """
    circle = pairs - 1 + pairs % 2
    turns = [r % circle for r in range(rounds)]
    if pairs % 2:
        return tuple(PairsRound(tuple(_turn(circle, turn)[1:]), (turn,)) for turn in turns)
    return tuple(PairsRound(tuple(_round_the_room(_turn(circle, turn), circle, turn))) for turn in turns)


def _turn(circle: int, turn: int) -> list[Duo]:
    """Pair `circle` stands in the middle; those equally far from pair `turn` meet, k places off at table k + 1.

    North-south is at every other table the one before and the one behind, which brings each pair there in turn.
    """
    around = [((turn + k) % circle, (turn - k) % circle) for k in range(1, (circle + 1) // 2)]
    games = [(circle, turn), *around]
    return [game if (table or turn) % 2 else game[::-1] for table, game in enumerate(games)]


def _round_the_room(games: list[Duo], circle: int, turn: int) -> list[Duo]:
    """The circle brings all but the middle pair to each table twice, and leaves that one at table 1.

    In turns x and -x the middle game changes with table 2x: then nobody is at a table more than twice. Where three
    divides the circle all games go up two tables a turn instead: nobody is at one more than four times.
    """
    if circle % 3 == 0:
        first = -2 * turn % len(games)
        return games[first:] + games[:first]
    table = min(2 * turn % circle, -2 * turn % circle)
    games[0], games[table] = games[table], games[0]
    return games


def swiss_round(pairs: int, scores: Mapping[int, float], met: Sequence[Duo], sat_out: Sequence[int] = ()) -> PairsRound:
    """The next round: the best meet the best they have not met; of an odd number the lowest who sat out least sits out.

    `met` and `sat_out` name what happened as often as it did. Where everybody has met, pairs meet again.
    """
    order = sorted(range(pairs), key=lambda pair: (-scores.get(pair, 0), pair))
    idle = [min(reversed(order), key=sat_out.count)] if pairs % 2 else []
    rest = [pair for pair in order if pair not in idle]
    meetings = Counter(duo(*two) for two in met)
    for most in range(len(met) + 1):
        games = _matched(rest, meetings, most, Budget())
        if games is not None:
            return PairsRound(tuple(games), tuple(idle))
    raise AssertionError("everybody may meet again")


@dataclass
class Budget:
    """How often a search may go back before it is called hopeless."""

    left: int = 20_000


def _matched(rest: Sequence[int], meetings: Mapping[Duo, int], most: int, budget: Budget) -> list[Duo] | None:
    """The first of the rest against the next whom he met at most so often, such that the others find opponents too."""
    if not rest:
        return []
    for other in rest[1:]:
        budget.left -= 1
        if meetings[duo(rest[0], other)] <= most and budget.left > 0:
            games = _matched([pair for pair in rest[1:] if pair != other], meetings, most, budget)
            if games is not None:
                return [(rest[0], other), *games]
    return None
