"""Numbered chairs without ladies' and gentlemen's cards (domain 1.5): chairs 1 to 4 run clockwise from north."""

import pytest

from whistdrive.core.field import field_of
from whistdrive.core.history import PlayedRound
from whistdrive.core.movements.numbered_chairs import RULE
from whistdrive.core.seating import Side

NS, EW = Side.NS, Side.EW
EXAMPLE = (
    ([(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)], (NS, EW, NS)),
    ([(11, 9, 2, 4), (3, 5, 7, 1), (8, 6, 10, 12)], (EW, EW, NS)),
    ([(10, 11, 2, 8), (4, 3, 7, 9), (1, 5, 6, 12)], (NS, NS, NS)),
)


def test_the_worked_example_is_followed_chair_by_chair() -> None:
    field, played = field_of(12), list[PlayedRound]()
    for chairs, winners in EXAMPLE:
        seating = RULE.seat(field, played)
        assert [table.entries for table in seating.tables] == chairs, f"round {seating.round}"
        played.append(PlayedRound(seating, dict(enumerate(winners, start=1))))


@pytest.mark.parametrize("tables", range(2, 8))
def test_no_partnership_survives_a_round(tables: int) -> None:
    field, played = field_of(4 * tables), list[PlayedRound]()
    before: set[frozenset[int]] = set()
    for number in range(12):
        seating = RULE.seat(field, played)
        pairs = {frozenset(table.pair(side)) for table in seating.tables for side in Side}
        assert not pairs & before
        before = pairs
        winners = {table: (NS, EW)[(table * number + table // 2) % 2] for table in range(1, tables + 1)}
        played.append(PlayedRound(seating, winners))
