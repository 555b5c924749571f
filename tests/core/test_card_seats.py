"""Seats from the cards themselves."""

from tests.core.test_checks import changed_digit, evening
from whistdrive.core.card_seats import seatings_from_cards
from whistdrive.core.checks import check_cards
from whistdrive.core.seating import Seating


def said_of(seatings: list[Seating], players: int) -> dict[int, list[tuple[int, int] | None]]:
    """What each card says of every round: its table and its partner."""
    return {
        number: [(each.chairs[number].table, each.partner_of(number)) for each in seatings]
        for number in range(1, players + 1)
    }


def test_cards_that_say_table_and_partner_give_the_seats_back() -> None:
    seatings, cards = evening(6, players=16, rounds=8)
    found, mistakes = seatings_from_cards(said_of(seatings, 16))
    assert mistakes == ()
    for given, back in zip(seatings, found, strict=True):
        assert all(given.partner_of(n) == back.partner_of(n) for n in range(1, 17))
        assert all(given.chairs[n].table == back.chairs[n].table for n in range(1, 17))
    assert check_cards(cards, found).agrees


def test_such_seats_find_a_wrong_digit_too() -> None:
    seatings, cards = evening(7, players=8, rounds=6)
    cards[4] = changed_digit(cards[4], 3, ((cards[4].digits[2] or 0) + 1) % 14)
    found, _ = seatings_from_cards(said_of(seatings, 8))
    assert [(each.kind, each.cards, each.deal) for each in check_cards(cards, found).mistakes] == [("digit", (5,), 3)]


def test_a_table_that_is_not_two_pairs_is_named() -> None:
    found, mistakes = seatings_from_cards({1: [(1, 2)], 2: [(1, 1)], 3: [(1, 4)], 4: [(1, 2)]})
    assert found[0].tables == ()
    assert [mistake.cards for mistake in mistakes] == [(1, 2, 3, 4)]
    assert mistakes[0].text.startswith("Round 1, table 1: card 1 with 2, card 2 with 1")


def test_who_sat_out_says_no_table() -> None:
    found, mistakes = seatings_from_cards({1: [(1, 2)], 2: [(1, 1)], 3: [(1, 4)], 4: [(1, 3)], 5: [None]})
    assert mistakes == ()
    assert found[0].sitting_out == (5,)
