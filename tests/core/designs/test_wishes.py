"""What people ask of an evening is kept; what was played stays; what cannot be had together is said."""

from random import Random

import pytest

from whistdrive.core.designs.conflicts import broken, conflicts
from whistdrive.core.designs.individual import plan_individual
from whistdrive.core.designs.plan import PlannedRound, Wishes, duo
from whistdrive.core.designs.quality import quality_of
from whistdrive.core.designs.verify import faults_of_plan


def _wishes(seed: int) -> Wishes:
    """Forty people: three with a table of their own, four pairs never partners, two never at one table, and more."""
    people = Random(seed).sample(range(40), 40)
    pairs = [duo(people[i], people[i + 1]) for i in range(0, 14, 2)]
    return Wishes(
        never_partners=frozenset(pairs[:4]),
        never_meet=frozenset(pairs[4:6]),
        must_partner=frozenset(pairs[6:]),
        pinned={people[20]: 1, people[21]: 5, people[22]: 9},
        until_round={people[30]: 15},
        from_round={people[31]: 5},
    )


def test_wishes_of_forty_people_are_kept_without_a_partner_twice() -> None:
    wishes = _wishes(seed=1)
    plan = plan_individual(40, 24, wishes=wishes)
    quality = quality_of(40, plan, pinned=wishes.pinned)
    assert conflicts(wishes, 40, 24) == broken(wishes, plan) == faults_of_plan(40, plan) == ()
    assert (quality.partner_repeats, quality.sit_outs_spread <= 1, quality.seats_spread <= 2) == (0, True, True)
    assert quality.meetings_evenness <= 1.036
    for number, planned in enumerate(plan, start=1):
        there = {*planned.players(), *planned.sitting_out}
        assert there == {player for player in range(40) if wishes.present(player, number)}


@pytest.mark.parametrize(
    ("players", "gone", "come", "repeats", "evenness"),
    [(40, 0, 1, 0, 1.022), (64, 3, 0, 0, 1.100), (24, 1, 0, 5, 1.050)],
)
def test_after_ten_rounds_some_leave_or_come(players: int, gone: int, come: int, repeats: int, evenness: float) -> None:
    before = plan_individual(players, 24)
    wishes = Wishes(until_round={3 * i + 1: 10 for i in range(gone)}, from_round={players + i: 11 for i in range(come)})
    plan = plan_individual(players + come, 24, wishes=wishes, played=before[:10])
    quality = quality_of(players + come, plan)
    assert plan[:10] == before[:10]
    assert faults_of_plan(players + come, plan) == ()
    assert quality.partner_repeats <= repeats
    assert quality.meetings_evenness <= evenness
    assert quality.sit_outs_spread <= 1


def test_those_who_prefer_it_sit_out_first() -> None:
    plan = plan_individual(10, 6, wishes=Wishes(prefer_out=frozenset({3, 7})))
    assert [planned.sitting_out for planned in plan] == [(3, 7)] * 6


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (
            Wishes(must_partner=frozenset({(0, 1)}), never_meet=frozenset({(0, 1)})),
            "Player 1 and Player 2 are to be partners and also never to be.",
        ),
        (
            Wishes(pinned={0: 2, 5: 2}),
            "Player 1 and Player 6 both have table 2 and would meet in every round.",
        ),
        (Wishes(pinned={0: 3}), "Player 1 has table 3, but there are only 2 tables in some rounds."),
        (
            Wishes(pinned={0: 1, 5: 2}, must_partner=frozenset({(0, 5)})),
            "Player 1 and Player 6 are to be partners, but neither can leave a table of their own.",
        ),
        (
            Wishes(from_round={0: 5}, until_round={0: 4}),
            "Player 1 is there for no round: comes in round 5, leaves after round 4.",
        ),
        (
            Wishes(until_round={0: 2}, from_round={1: 3}, must_partner=frozenset({(0, 1)})),
            "Player 1 and Player 2 are to be partners but are never there together.",
        ),
        (
            Wishes(never_meet=frozenset((0, other) for other in range(1, 6))),
            "Player 1 has fewer than three people left to sit with.",
        ),
        (
            Wishes(never_partners=frozenset((0, other) for other in range(1, 8))),
            "Player 1 has nobody left to partner.",
        ),
        (
            Wishes(never_meet=frozenset({(0, 1), (0, 2), (1, 2)})),
            "Player 1, Player 2, Player 3 may never meet, which needs 3 tables.",
        ),
        (
            Wishes(pinned={4: 1}, prefer_out=frozenset({4})),
            "Player 5 would rather sit out, but table 1 is kept for them.",
        ),
        (
            Wishes(must_partner=frozenset({(0, 1), (0, 2)}), until_round={0: 1}),
            "Player 1 is to partner 2 people in 1 rounds.",
        ),
    ],
)
def test_what_stands_against_each_other_is_said(wishes: Wishes, sentence: str) -> None:
    assert sentence in conflicts(wishes, 8, 7)


def test_fewer_than_four_in_a_round_is_said() -> None:
    assert conflicts(Wishes(until_round={0: 1}), 4, 2) == ("In round 2 fewer than four people are there.",)


def test_a_plan_that_breaks_wishes_says_which() -> None:
    wishes = Wishes(
        never_partners=frozenset({(0, 1)}),
        never_meet=frozenset({(0, 2)}),
        must_partner=frozenset({(0, 3)}),
        pinned={1: 2},
    )
    assert broken(wishes, [PlannedRound(((0, 1, 2, 3),))], ["Ann", "Bob", "Cis", "Dan"]) == (
        "Ann and Bob are partners.",
        "Ann and Cis are at one table.",
        "Ann and Dan are never partners.",
        "Bob has to leave table 2.",
    )


def test_wishes_without_tables_of_their_own_begin_from_the_best_known_plan() -> None:
    wishes = Wishes(
        never_partners=frozenset({(0, 1), (2, 3)}),
        never_meet=frozenset({(4, 5)}),
        must_partner=frozenset({(6, 7), (6, 8)}),
        until_round={9: 5},
        from_round={10: 3},
    )
    plan = plan_individual(18, 8, wishes=wishes)
    assert broken(wishes, plan) == faults_of_plan(18, plan) == ()
    assert quality_of(18, plan).partner_repeats == 0
