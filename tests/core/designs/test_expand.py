"""Every perfect order, checked independently; and the small ones against their worked tables."""

import pytest

from tests.core.designs.worked import WORKED
from whistdrive.core.designs.expand import ORDERS, perfect
from whistdrive.core.designs.plan import Game
from whistdrive.core.designs.verify import faults_of_design

Rounds = tuple[tuple[Game, ...], ...]


def _who_plays_whom(rounds: Rounds) -> set[frozenset[frozenset[frozenset[int]]]]:
    """The rounds without their order, the games without tables and seats."""
    return {frozenset(frozenset((frozenset((a, b)), frozenset((c, d)))) for a, b, c, d in games) for games in rounds}


def test_there_are_ninety_nine_orders() -> None:
    assert len(ORDERS) == 99


@pytest.mark.parametrize("order", ORDERS)
def test_everybody_partners_everybody_once_and_opposes_everybody_twice(order: int) -> None:
    assert faults_of_design(order, perfect(order)) == ()


@pytest.mark.parametrize("order", WORKED)
def test_the_worked_tables_are_made_game_by_game(order: int) -> None:
    assert _who_plays_whom(perfect(order)) == _who_plays_whom(WORKED[order])


def test_an_order_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no perfect tournament is known for 6 players"):
        perfect(6)
