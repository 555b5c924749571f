"""Pairs that stay together all drive: consecutive cards, 1 with 2, 3 with 4, and where they sit."""

from collections.abc import Sequence
from dataclasses import replace

from whistdrive.core.award import Points
from whistdrive.core.designs.pairs import PairsRound
from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.problems import Problem, RuleBroken
from whistdrive.core.seating import SEATS, Seat, Seating, Side, Table

Pair = tuple[int, int]


def pairs_of(field: Field) -> tuple[Pair, ...]:
    """The pairs by card numbers, in card order; a last card without a partner is in none."""
    numbers = [entry.number for entry in field.entries]
    return tuple(zip(numbers[::2], numbers[1::2], strict=False))


def seat_pairs(field: Field, number: int, planned: PairsRound) -> Seating:
    """Round `number` as planned; whoever would meet a pair that is not there sits out."""
    pairs, here = pairs_of(field), {entry.number for entry in field.at(number)}
    tables = []
    for place, (north_south, east_west) in enumerate(planned.games, start=1):
        north, south = pairs[north_south]
        east, west = pairs[east_west]
        if {north, south, east, west} <= here:
            tables.append(Table(place, north, east, south, west))
    tables = keep_own_tables(tables, field)
    if not tables:
        raise RuleBroken(f"It takes two pairs to play; round {number} has no table with both.")
    seated = {entry for table in tables for entry in table.entries}
    return Seating(number, tuple(tables), tuple(sorted(here - seated)))


def keep_own_tables(tables: list[Table], field: Field) -> list[Table]:
    """The same games with those who cannot move at their own table and in their own chair, pairs kept together."""
    homes = {e.number: e.fixed_chair for e in field.entries if e.fixed_chair}
    placed = list(tables)
    for number, home in homes.items():
        here = next((i for i, table in enumerate(placed) if number in table.entries), None)
        there = next((i for i, table in enumerate(placed) if table.number == home.table), None)
        if here is None or there is None:
            continue
        one, other = placed[here], placed[there]
        placed[here] = replace(other, number=one.number)
        placed[there] = _turned(replace(one, number=home.table), number, home.seat)
    return placed


def _turned(table: Table, number: int, seat: Seat) -> Table:
    """The table turned round until this entry has its seat; neighbours stay neighbours, partners partners."""
    steps = (SEATS.index(table.seat_of(number)) - SEATS.index(seat)) % len(SEATS)
    return Table(table.number, *table.entries[steps:], *table.entries[:steps])


def pair_problems(field: Field) -> tuple[Problem, ...]:
    """What a movement of pairs says of a field before the first round."""
    size = len(field.at(1))
    if size < 4:
        return (Problem(f"It takes two pairs to play; there are {size} people.", stops=True),)
    if size % 2:
        return (Problem(f"Pairs need an even number of people; there are {size}.", stops=True),)
    if size % 4:
        return (Problem("One pair sits out each round, in turn."),)
    return ()


def scores_of(field: Field, played: Sequence[PlayedRound]) -> dict[int, Points]:
    """Each pair's points so far, by its place among the pairs."""
    at = {pair[0]: index for index, pair in enumerate(pairs_of(field))}
    scores: dict[int, Points] = dict.fromkeys(at.values(), 0)
    for each in played:
        for table in each.seating.tables:
            for side in Side:
                leader = min(table.pair(side))
                if leader in at:
                    scores[at[leader]] += each.points.get(table.number, {}).get(side, 0)
    return scores


def met_of(field: Field, played: Sequence[PlayedRound]) -> tuple[list[Pair], list[int]]:
    """Which pairs have met, and which sat out, as often as they did, by their places."""
    at = {number: index for index, pair in enumerate(pairs_of(field)) for number in pair}
    tables = [table for each in played for table in each.seating.tables]
    met = [tuple(sorted((at[table.north], at[table.east]))) for table in tables]
    out = [at[number] for each in played for number in each.seating.sitting_out if number in at]
    return [(one, other) for one, other in met], out[::2]
