"""Two roles: a mixed evening of five couples worked by hand, and what holds for any number."""

from itertools import combinations

import pytest

from whistdrive.core.designs.mixed import plan_mixed
from whistdrive.core.designs.plan import PlannedRound, Wishes, duo
from whistdrive.core.designs.quality import quality_of
from whistdrive.core.designs.verify import faults_of_plan


def _couples(count: int) -> list[tuple[int, int]]:
    return [(i, count + i) for i in range(count)]


def _met(rounds: tuple[PlannedRound, ...]) -> list[tuple[int, int]]:
    return [two for r in rounds for game in r.games for two in combinations(sorted(game), 2)]


def _partners(rounds: tuple[PlannedRound, ...]) -> list[tuple[int, int]]:
    return [duo(*side) for r in rounds for a, b, c, d in r.games for side in ((a, b), (c, d))]


def test_five_couples_in_five_rounds() -> None:
    """Each partners the four who are not the spouse once, opposes them once, and opposes each of the own role once."""
    rounds = plan_mixed(range(5), range(5, 10), 5, couples=_couples(5))
    strangers = {(a, b) for a in range(5) for b in range(5, 10) if b - a != 5}
    same = {two for role in (range(5), range(5, 10)) for two in combinations(role, 2)}
    assert sorted(_partners(rounds)) == sorted(strangers)
    assert sorted(_met(rounds)) == sorted([*strangers, *strangers, *same])
    assert sorted(r.sitting_out for r in rounds) == _couples(5)


@pytest.mark.parametrize(("size", "rounds"), [(4, 3), (9, 8)])
def test_couples_keep_apart_and_no_partner_comes_twice(size: int, rounds: int) -> None:
    plan = plan_mixed(range(size), range(size, 2 * size), rounds, couples=_couples(size), seed=3)
    assert faults_of_plan(2 * size, plan) == ()
    assert not set(_couples(size)) & set(_met(plan))
    assert len(set(_partners(plan))) == len(_partners(plan))
    assert all((a < size) is not (b < size) for a, b in _partners(plan))
    assert quality_of(2 * size, plan, (range(size), range(size, 2 * size))).sit_outs_spread <= 1


def test_of_unequal_numbers_the_larger_role_sits_out_in_turn() -> None:
    plan = plan_mixed(range(5), range(5, 9), 5)
    outs = [sum(player in r.sitting_out for r in plan) for player in range(9)]
    assert outs == [1] * 5 + [0] * 4


def test_wishes_are_kept_and_what_was_played_stays() -> None:
    wishes = Wishes(
        never_partners=frozenset({(0, 9)}),
        must_partner=frozenset({(1, 10)}),
        pinned={2: 3},
        from_round={3: 4},
        until_round={12: 5},
    )
    plan = plan_mixed(range(8), range(8, 16), 8, wishes=wishes)
    assert (0, 9) not in _partners(plan)
    assert (1, 10) in _partners(plan)
    assert {table for r in plan for table, game in enumerate(r.games, 1) if 2 in game} <= {3}
    assert [3 in r.players() for r in plan[:3]] == [False] * 3
    assert [12 in r.players() for r in plan[5:]] == [False] * 3
    again = plan_mixed(range(8), range(8, 16), 8, wishes=wishes, played=plan[:4], seed=9)
    assert again[:4] == plan[:4]


def test_one_of_a_role_is_not_enough() -> None:
    with pytest.raises(ValueError, match="two of each role"):
        plan_mixed([0], [1, 2, 3], 3)
