"""Small whole examples of the movements that are known beforehand, worked by hand."""

from collections import Counter
from collections.abc import Mapping

import pytest

from whistdrive.core.catalogue import Kind, build
from whistdrive.core.field import Field, Role, field_of
from whistdrive.core.history import PlayedRound
from whistdrive.core.movements import fixed_pairs, layers, mixed, pairs_round_robin, pairs_swiss
from whistdrive.core.problems import RuleBroken
from whistdrive.core.seating import Seating, Side


def evening(rule: object, field: Field) -> list[Seating]:
    played: list[PlayedRound] = []
    for _ in range(field.planned_rounds):
        played.append(PlayedRound(rule.seat(field, played)))  # type: ignore[attr-defined]
    return [each.seating for each in played]


def pairs_at(seating: Seating) -> list[tuple[int, int]]:
    """Who meets whom, by the number of the pair (cards 1 and 2 are pair 1): north-south first."""
    return [((table.north + 1) // 2, (table.east + 1) // 2) for table in seating.tables]


def test_east_west_move_up_one_table_and_meet_every_north_south_once() -> None:
    rounds = [pairs_at(seating) for seating in evening(fixed_pairs.RULE, field_of(12, planned_rounds=3))]
    assert rounds == [[(1, 4), (2, 5), (3, 6)], [(1, 6), (2, 4), (3, 5)], [(1, 5), (2, 6), (3, 4)]]


def test_the_pair_that_comes_to_the_table_without_north_south_sits_out() -> None:
    seatings = evening(fixed_pairs.RULE, field_of(10, planned_rounds=3))
    assert [pairs_at(seating) for seating in seatings] == [[(1, 3), (2, 4)], [(1, 5), (2, 3)], [(1, 4), (2, 5)]]
    assert [seating.sitting_out for seating in seatings] == [(9, 10), (7, 8), (5, 6)]


def test_more_rounds_than_tables_are_said_to_repeat() -> None:
    problems = fixed_pairs.RULE.problems(field_of(12, planned_rounds=4))
    assert [problem.text for problem in problems] == ["After 3 rounds the same pairs meet again."]


def test_three_rounds_bring_every_one_of_four_pairs_against_every_other() -> None:
    rounds = [pairs_at(seating) for seating in evening(pairs_round_robin.RULE, field_of(8, planned_rounds=3))]
    met = Counter(tuple(sorted(two)) for each in rounds for two in each)
    assert met == Counter({(one, other): 1 for one in range(1, 5) for other in range(one + 1, 5)})


def test_of_five_pairs_each_sits_out_once_and_meets_the_other_four() -> None:
    seatings = evening(pairs_round_robin.RULE, field_of(10, planned_rounds=5))
    assert sorted(seating.sitting_out for seating in seatings) == [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]
    met = Counter(tuple(sorted(two)) for seating in seatings for two in pairs_at(seating))
    assert len(met) == 10 and set(met.values()) == {1}


def swiss(*results: Mapping[int, tuple[int, int]]) -> Seating:
    """Four pairs after these rounds: for each table the points of north-south and east-west."""
    field, played = field_of(8, planned_rounds=3), list[PlayedRound]()
    for result in results:
        points = {table: {Side.NS: ns, Side.EW: ew} for table, (ns, ew) in result.items()}
        played.append(PlayedRound(pairs_swiss.RULE.seat(field, played), {}, points))
    return pairs_swiss.RULE.seat(field, played)


def test_the_best_meet_the_best_and_nobody_twice() -> None:
    assert pairs_at(swiss()) == [(1, 2), (3, 4)]
    second = swiss({1: (9, 4), 2: (5, 8)})
    assert {frozenset(two) for two in pairs_at(second)} == {frozenset({1, 4}), frozenset({2, 3})}
    # Pairs 1 and 4 lead with 15 each but have met, and so have 1 and 2: 1 meets 3, and 4 meets 2.
    third = swiss({1: (9, 4), 2: (5, 8)}, {1: (6, 7), 2: (5, 8)})
    assert {frozenset(two) for two in pairs_at(third)} == {frozenset({1, 3}), frozenset({2, 4})}


def test_pairs_need_an_even_number_of_people() -> None:
    assert [problem.text for problem in pairs_round_robin.RULE.problems(field_of(9)) if problem.stops] == [
        "Pairs need an even number of people; there are 9."
    ]


def test_in_four_layers_north_sits_and_the_others_move_one_two_and_three_tables() -> None:
    first, second, *_ = evening(layers.RULE, field_of(28, planned_rounds=7))
    for table in first.tables:
        moved = [(second.chairs[entry].table - table.number) % 7 for entry in table.entries]
        assert moved == [0, 1, 2, 3]


def test_seven_tables_of_layers_let_nobody_meet_twice_in_seven_rounds() -> None:
    seatings = evening(layers.RULE, field_of(28, planned_rounds=7))
    met = Counter(
        tuple(sorted((one, other)))
        for seating in seatings
        for table in seating.tables
        for index, one in enumerate(table.entries)
        for other in table.entries[index + 1 :]
    )
    assert set(met.values()) == {1}
    assert layers.RULE.problems(field_of(28, planned_rounds=7)) == ()
    assert layers.RULE.problems(field_of(24, planned_rounds=7))[0].text.endswith("some people meet twice.")


def test_layers_need_full_tables() -> None:
    with pytest.raises(RuleBroken, match="full tables"):
        layers.RULE.seat(field_of(10), ())


def test_couples_never_partner_and_every_partnership_is_one_of_each() -> None:
    field = field_of(8, roles=True, planned_rounds=3)
    couples = ((1, 5), (2, 6), (3, 7), (4, 8))
    rule = build(Kind.MOVEMENT, "mixed", {"couples": [list(two) for two in couples]})
    partners = [table.pair(side) for seating in evening(rule, field) for table in seating.tables for side in Side]
    assert all({field.number(entry).role for entry in pair} == set(Role) for pair in partners)
    assert not {tuple(sorted(pair)) for pair in partners} & set(couples)
    assert len({frozenset(pair) for pair in partners}) == 12


def test_mixed_asks_for_two_kinds_of_card() -> None:
    assert mixed.RULE.problems(field_of(8))[0].stops
    with pytest.raises(RuleBroken, match="two kinds of card"):
        mixed.RULE.seat(field_of(8), ())
