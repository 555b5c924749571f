"""The four-layer movement: worked by hand for five tables, and the columns in the data."""

from math import gcd

import pytest

from whistdrive.core.designs.expand import stored
from whistdrive.core.designs.layers import columns_for, is_perfect, layered_games, plan_layers
from whistdrive.core.designs.quality import quality_of


def test_north_sits_and_the_others_move_up_one_two_and_three_tables() -> None:
    first, second = layered_games(5, [(0, 2, 1, 3), (0, 4, 2, 6)])
    assert first == [(0, 8, 14, 17), (1, 9, 10, 18), (2, 5, 11, 19), (3, 6, 12, 15), (4, 7, 13, 16)]
    assert second == [(0, 6, 13, 19), (1, 7, 14, 15), (2, 8, 10, 16), (3, 9, 11, 17), (4, 5, 12, 18)]


def test_five_tables_for_five_rounds_are_perfect() -> None:
    quality = quality_of(20, plan_layers(20, 5))
    assert is_perfect(20, 5)
    assert (quality.partner_repeats, quality.meetings_most, quality.sit_outs_spread) == (0, 1, 0)


@pytest.mark.parametrize(("players", "rounds"), [(20, 6), (24, 5), (16, 3), (22, 2), (3, 1)])
def test_where_somebody_would_be_met_twice_it_is_not_offered(players: int, rounds: int) -> None:
    assert not is_perfect(players, rounds)


@pytest.mark.parametrize("tables", [4, 5, 6, 7, 8, 9, 11, 12, 25, 26, 27])
def test_what_is_called_perfect_is_perfect(tables: int) -> None:
    most = max((rounds for rounds in range(1, 41) if is_perfect(4 * tables, rounds)), default=0)
    assert most == min(40, tables // gcd(tables, 2), tables // gcd(tables, 3))
    assert quality_of(4 * tables, plan_layers(4 * tables, min(most, 12))).meetings_most == 1


def test_tables_that_are_not_full_are_refused() -> None:
    with pytest.raises(ValueError, match="full tables"):
        plan_layers(22, 3)


@pytest.mark.parametrize("tables", sorted(map(int, stored("columns.json"))))
def test_no_difference_of_two_stored_columns_comes_twice(tables: int) -> None:
    columns = columns_for(tables, len(stored("columns.json")[str(tables)]) // 3)
    assert columns is not None
    for i in range(4):
        for j in range(i):
            assert len({(moves[i] - moves[j]) % tables for moves in columns}) == len(columns)
