"""What every movement of the catalogue owes to everybody, whatever the number of players."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

import pytest

from whistdrive.core.catalogue import Kind, Listed, rules
from whistdrive.core.field import Entry, Field, Role, field_of
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.seating import Chair, Seat, Seating, Side

ROUNDS = 7
SIZES = range(4, 61)
MOVEMENTS = rules(Kind.MOVEMENT)
movements = pytest.mark.parametrize("listed", MOVEMENTS, ids=lambda listed: listed.key)


def play(listed: Listed, field: Field, rounds: int = ROUNDS) -> list[Seating]:
    """An evening of this movement with results by chance, a table in ten thrown in."""
    chance, played = Random(len(field.entries)), list[PlayedRound]()
    for _ in range(rounds):
        seating = listed.rule.seat(field, played)
        winners = {table.number: chance.choice(list(Side)) for table in seating.tables if chance.random() < 0.9}
        points = {number: {side: 9 if side is won else 4 for side in Side} for number, won in winners.items()}
        played.append(PlayedRound(seating, winners, points))
    return [each.seating for each in played]


def fields(listed: Listed, sizes: Iterable[int], planned: Iterable[int] = (9, 14), rounds: int = ROUNDS) -> list[Field]:
    """Fields that this movement does not refuse: without cards, and with them where it keeps them.

    Where the whole evening is planned beforehand, which takes time, the `planned` sizes are tried.
    """
    tried = sizes if listed.rule.needs_results else planned
    kinds = (False, True) if listed.rule.roles is not RolesUse.IGNORED else (False,)
    found = [field_of(size, roles=roles, planned_rounds=rounds) for size in tried for roles in kinds]
    return [field for field in found if not any(problem.stops for problem in listed.rule.problems(field))]


def everyone_once(seating: Seating, here: Iterable[Entry]) -> None:
    seen = [*(entry for _, entry in seating.occupied()), *seating.sitting_out]
    assert sorted(seen) == sorted(entry.number for entry in here)
    numbers = [table.number for table in seating.tables]
    assert numbers == sorted(set(numbers)) and numbers[0] >= 1


def sit_out_counts(seatings: Sequence[Seating]) -> Counter[int]:
    return Counter(entry for seating in seatings for entry in seating.sitting_out)


@movements
def test_everyone_has_one_chair_or_sits_out_at_every_size(listed: Listed) -> None:
    rounds = ROUNDS if listed.rule.needs_results else 2
    tried = fields(listed, SIZES, planned=SIZES, rounds=rounds)
    assert {len(field.entries) for field in tried} >= {size for size in SIZES if size % 4 == 0 and size >= 8}
    for field in tried:
        for number, seating in enumerate(play(listed, field, rounds), start=1):
            assert seating.round == number
            everyone_once(seating, field.at(number))


@movements
def test_as_many_tables_play_as_the_cards_allow(listed: Listed) -> None:
    for field in fields(listed, range(4, 30), planned=range(4, 14), rounds=2):
        kinds = Counter(entry.role for entry in field.entries)
        most = min(kinds[Role.A], kinds[Role.B]) // 2 if kinds[Role.A] else len(field.entries) // 4
        assert {len(seating.tables) for seating in play(listed, field, 2)} == {most}


@movements
def test_every_partnership_holds_one_card_of_each_kind_where_they_are_kept(listed: Listed) -> None:
    for field in fields(listed, SIZES, planned=(8, 11, 14, 24)):
        roles = {entry.number: entry.role for entry in field.entries}
        if roles[1] is None:
            continue
        for seating in play(listed, field):
            pairs = [table.pair(side) for table in seating.tables for side in Side]
            assert all({roles[one], roles[other]} == {Role.A, Role.B} for one, other in pairs)


@movements
def test_nobody_sits_out_twice_before_everyone_has_once(listed: Listed) -> None:
    """A plan made beforehand evens the sit-outs out by its end, a rule that goes by results at every moment.

    Where north-south sit all evening, only those who move can sit out in turn.
    """
    if listed.key == "fixed_pairs":
        return
    first = 1 if listed.rule.needs_results else ROUNDS
    for field in fields(listed, SIZES, planned=(5, 6, 9, 11, 14, 18)):
        seatings = play(listed, field)
        for role in {entry.role for entry in field.entries}:
            members = [entry.number for entry in field.entries if entry.role is role]
            for rounds in range(first, ROUNDS + 1):
                counts = sit_out_counts(seatings[:rounds])
                times = [counts[number] for number in members]
                assert max(times) - min(times) <= 1, (len(field.entries), role, rounds)


@movements
def test_a_chair_of_ones_own_is_kept_all_evening(listed: Listed) -> None:
    for field in fields(listed, (8, 11, 12, 17, 22, 32), planned=(8, 11)):
        home = Chair(1, Seat.SOUTH if field.entries[-1].role else Seat.WEST)
        entries = (*field.entries[:-1], replace(field.entries[-1], fixed_chair=home))
        for seating in play(listed, replace(field, entries=entries)):
            everyone_once(seating, entries)
            assert seating.chairs.get(entries[-1].number, home) == home


@movements
def test_who_leaves_is_not_seated_again_and_who_comes_is(listed: Listed) -> None:
    for field in fields(listed, (12, 13, 18, 19), planned=(12, 13)):
        first, second, *others, last = field.entries
        entries = (replace(first, until_round=2), second, *others, replace(last, from_round=4))
        changed = replace(field, entries=entries)
        if any(problem.stops for problem in listed.rule.problems(changed)):
            continue
        for number, seating in enumerate(play(listed, changed), start=1):
            everyone_once(seating, changed.at(number))


@movements
def test_comings_and_goings_do_not_redraw_what_is_played(listed: Listed) -> None:
    """Promise M4: the rounds before somebody comes or goes are as they would have been."""
    for field in fields(listed, (13, 16, 18), planned=(13, 14)):
        newcomer = Entry(len(field.entries) + 1, "Late", field.entries[0].role, from_round=4)
        grown = replace(field, entries=(*field.entries, newcomer))
        shrunk = replace(field, entries=(replace(field.entries[0], until_round=3), *field.entries[1:]))
        before = play(listed, field, 3)
        for changed in (grown, shrunk):
            played = [PlayedRound(seating, {}) for seating in before]
            everyone_once(listed.rule.seat(changed, played), changed.at(4))


@movements
def test_the_same_field_and_results_give_the_same_seats(listed: Listed) -> None:
    for field in fields(listed, (9, 16), planned=(9, 14)):
        assert play(listed, field) == play(listed, field)


@movements
def test_too_few_players_are_told_so(listed: Listed) -> None:
    problems = listed.rule.problems(field_of(3))
    assert any(problem.stops and problem.text for problem in problems)
