"""The search: it stops where nothing is left to gain, and whoever watches may stop it."""

from random import Random

import pytest

from whistdrive.core.designs.board import Board, board_of
from whistdrive.core.designs.bound import gain_left
from whistdrive.core.designs.expand import perfect
from whistdrive.core.designs.individual import plan_individual
from whistdrive.core.designs.mixed import plan_mixed
from whistdrive.core.designs.opening import opening
from whistdrive.core.designs.plan import NO_WISHES, PlannedRound, Wishes
from whistdrive.core.designs.search import Effort, anneal, watched


def _played(rounds: list[list[tuple[int, int, int, int]]], players: int) -> Board:
    return board_of(players, [PlannedRound(tuple(games)) for games in rounds])


@pytest.mark.parametrize("order", [8, 12, 16, 28])
def test_a_perfect_tournament_leaves_nothing_to_gain(order: int) -> None:
    assert gain_left(_played([list(games) for games in perfect(order)], order)) == 0


def test_the_same_round_twice_leaves_a_partner_and_four_meetings_to_gain() -> None:
    """Eight people: four pairs partnered twice at ten, and twelve met twice; 24 meetings of 28 pairs need none."""
    assert gain_left(_played([[(0, 1, 2, 3), (4, 5, 6, 7)]] * 2, 8)) == 4 * 10 + 12


def test_of_two_roles_each_kind_of_pair_has_a_bound_of_its_own() -> None:
    """Two of each: the two of one role meet in every round, which no plan can help."""
    board = _played([[(0, 2, 1, 3)], [(0, 3, 1, 2)]], 4)
    assert gain_left(board, ((0, 1), (2, 3))) == 0


def test_who_is_to_be_kept_apart_and_is_not_is_left_to_gain() -> None:
    wishes = Wishes(never_meet=frozenset({(0, 1)}))
    board = opening(4, 1, wishes, (), Random(0))
    assert gain_left(board) > 200


def test_a_search_ends_when_there_is_nothing_left_to_gain() -> None:
    board = opening(24, 3, NO_WISHES, (), Random(1))
    shares: list[float] = []
    effort = Effort(10_000_000, enough=gain_left(board))
    anneal(board, effort, Random(2), lambda share: shares.append(share) or True)
    assert gain_left(board_of(24, board.rounds())) == 0
    assert max(shares, default=0) < 0.1


def test_whoever_watches_is_asked_and_can_stop_every_search_within() -> None:
    shares: list[float] = []
    with watched(lambda share: shares.append(share) or len(shares) % 4 != 0):
        plan_individual(23, 30)
        plan_mixed(range(8), range(8, 16), 7)
    assert len(shares) == 8
    plan_mixed(range(8), range(8, 16), 7)
    assert len(shares) == 8
