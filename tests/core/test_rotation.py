"""What every movement by results shares: sit-outs in turn, chairs of one's own, comings and goings."""

from dataclasses import replace

import pytest

from whistdrive.core.field import Entry, Field, Role, field_of
from whistdrive.core.history import PlayedRound
from whistdrive.core.movements import losers_move, numbered_chairs, semi_partner
from whistdrive.core.rotation import cards_to_swap
from whistdrive.core.seating import Chair, Seat, Seating, Side


def cards(ladies: int, gentlemen: int) -> Field:
    kinds = [Role.A] * ladies + [Role.B] * gentlemen
    return Field(tuple(Entry(number, role=kind) for number, kind in enumerate(kinds, start=1)))


def rounds_of(field: Field, count: int, rule: object = losers_move.RULE) -> list[Seating]:
    played: list[PlayedRound] = []
    for _ in range(count):
        seating = rule.seat(field, played)  # type: ignore[attr-defined]
        played.append(PlayedRound(seating, {table.number: Side.NS for table in seating.tables}))
    return [each.seating for each in played]


def test_the_incoming_takes_the_outgoing_ones_chair() -> None:
    """Semi-partner, 5 ladies and 4 gentlemen: whoever goes out would have had the chair of whoever comes in."""
    first, second = rounds_of(cards(5, 4), 2, semi_partner.RULE)
    without = rounds_of(cards(4, 4), 2, semi_partner.RULE)[1]
    (comes,), (goes,) = first.sitting_out, second.sitting_out
    assert comes == 5
    renumbered = {entry: entry - 1 if entry > 5 else entry for entry in second.chairs}
    expected = {entry: chair for entry, chair in without.chairs.items() if entry != goes}
    assert {renumbered[e]: c for e, c in second.chairs.items() if e != comes} == expected
    assert second.chairs[comes] == without.chairs[goes]


def test_the_last_cards_sit_out_first_and_then_the_others_in_turn() -> None:
    assert [seating.sitting_out for seating in rounds_of(field_of(9), 10, numbered_chairs.RULE)] == [
        *((number,) for number in range(9, 0, -1)),
        (9,),
    ]


def test_with_two_kinds_of_card_each_kind_takes_its_own_turns() -> None:
    seatings = rounds_of(cards(6, 4), 4)
    assert [seating.sitting_out for seating in seatings] == [(5, 6), (3, 4), (1, 2), (5, 6)]


@pytest.mark.parametrize(
    ("ladies", "gentlemen", "said"),
    [
        (8, 4, "2 with card A should take card B: then 3 tables can play."),
        (4, 8, "2 with card B should take card A: then 3 tables can play."),
        (6, 6, ""),
        (7, 6, ""),
        (5, 3, "1 with card A should take card B: then 2 tables can play."),
        (5, 4, ""),
    ],
)
def test_the_desk_says_how_many_should_take_the_other_card(ladies: int, gentlemen: int, said: str) -> None:
    assert cards_to_swap(cards(ladies, gentlemen).entries) == said


def test_a_small_hall_is_warned_that_the_same_people_keep_meeting() -> None:
    texts = [problem.text for problem in losers_move.RULE.problems(cards(4, 4))]
    assert texts == ["With 2 tables the same people keep meeting."]
    assert losers_move.RULE.problems(cards(6, 6)) == ()


def test_too_few_of_one_card_stop_the_drive() -> None:
    (problem,) = losers_move.RULE.problems(cards(7, 1))
    assert (problem.stops, problem.text) == (True, "A table takes two of each card; there are 7 and 1.")


def test_who_cannot_move_keeps_the_chair_and_somebody_moves_instead() -> None:
    home = Chair(2, Seat.NORTH)
    entries = cards(6, 6).entries
    field = Field((replace(entries[0], fixed_chair=home), *entries[1:]))
    for seating in rounds_of(field, 8):
        assert seating.chairs[1] == home
        assert len(seating.chairs) == 12


def test_who_cannot_move_is_not_sent_out_while_others_can_be() -> None:
    entries = cards(5, 4).entries
    field = Field((*entries[:4], replace(entries[4], fixed_chair=Chair(1, Seat.NORTH)), *entries[5:]))
    assert all(5 in seating.chairs for seating in rounds_of(field, 6))


def test_two_partners_who_cannot_move_sit_across_all_evening() -> None:
    entries = cards(6, 6).entries
    homes = {1: Chair(1, Seat.NORTH), 7: Chair(1, Seat.SOUTH)}
    field = Field(tuple(replace(e, fixed_chair=homes.get(e.number)) for e in entries))
    for seating in rounds_of(field, 6):
        assert {number: seating.chairs[number] for number in homes} == homes


def test_when_a_tables_worth_leaves_the_last_table_closes() -> None:
    entries = tuple(replace(e, until_round=2) if e.number in (1, 2, 7, 8) else e for e in cards(6, 6).entries)
    seatings = rounds_of(Field(entries), 4)
    assert [len(seating.tables) for seating in seatings] == [3, 3, 2, 2]
    assert seatings[2].sitting_out == ()


def test_when_a_tables_worth_comes_a_table_opens() -> None:
    entries = tuple(replace(e, from_round=3) if e.number in (1, 2, 7, 8) else e for e in cards(6, 6).entries)
    assert [len(seating.tables) for seating in rounds_of(Field(entries), 4)] == [2, 2, 3, 3]
