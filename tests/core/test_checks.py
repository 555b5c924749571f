"""A pile of cards at the end of the night: what was planted is named, and nothing else."""

import random
from dataclasses import replace

import pytest

from whistdrive.core import catalogue
from whistdrive.core.catalogue import Kind
from whistdrive.core.checks import PaperCard, check_cards
from whistdrive.core.field import field_of
from whistdrive.core.history import PlayedRound
from whistdrive.core.seating import Seating, Side

ROUNDS = 24


def evening(seed: int, players: int = 40, rounds: int = ROUNDS) -> tuple[list[Seating], list[PaperCard]]:
    """A losers-move evening with chance results, and the cards as they should be."""
    movement = catalogue.build(Kind.MOVEMENT, "losers_move")
    field, chance = field_of(players, roles=True), random.Random(seed)
    played: list[PlayedRound] = []
    digits: dict[int, list[int]] = {entry.number: [] for entry in field.entries}
    for _ in range(rounds):
        seating = movement.seat(field, played)
        winners = {}
        for table in seating.tables:
            tricks = chance.choices(range(14), weights=[1, 1, 2, 4, 8, 12, 16, 16, 12, 8, 4, 2, 1, 1])[0]
            winners[table.number] = Side.NS if tricks > 6 else Side.EW
            for side, count in ((Side.NS, tricks), (Side.EW, 13 - tricks)):
                for entry in table.pair(side):
                    digits[entry].append(count)
        played.append(PlayedRound(seating, winners))
    cards = [PaperCard(number, tuple(found), sum(found)) for number, found in digits.items()]
    return [each.seating for each in played], cards


def changed_digit(card: PaperCard, deal: int, value: int | None) -> PaperCard:
    digits = list(card.digits)
    digits[deal - 1] = value
    return replace(card, digits=tuple(digits))


def swapped_digits(card: PaperCard, deal: int) -> PaperCard:
    digits = list(card.digits)
    digits[deal - 1], digits[deal] = digits[deal], digits[deal - 1]
    return replace(card, digits=tuple(digits))


def without(card: PaperCard, deal: int) -> PaperCard:
    return replace(card, digits=(*card.digits[: deal - 1], *card.digits[deal:]))


def planted(seed: int) -> tuple[list[Seating], list[PaperCard], set[tuple[str, tuple[int, ...]]]]:
    """The pile with seven mistakes on eight different cards."""
    seatings, cards = evening(seed)
    chance = random.Random(seed + 1000)
    by_number = {card.number: card for card in cards}
    a, b, c, d, e, f, g, h = chance.sample(sorted(by_number), 8)
    swap_at = next(n for n in range(1, ROUNDS) if by_number[a].digits[n - 1] != by_number[a].digits[n])
    deal_b, deal_c, deal_d, deal_e = chance.sample(range(swap_at + 2, ROUNDS + 1), 4)
    by_number[a] = swapped_digits(by_number[a], swap_at)
    by_number[b] = changed_digit(by_number[b], deal_b, ((by_number[b].digits[deal_b - 1] or 0) + 3) % 14)
    by_number[c] = without(by_number[c], deal_c)
    by_number[d] = changed_digit(by_number[d], deal_d, None)
    by_number[e] = changed_digit(by_number[e], deal_e, 13 - (by_number[e].digits[deal_e - 1] or 0))
    by_number[f] = replace(by_number[f], written_total=(by_number[f].written_total or 0) + 10)
    one, other = by_number[g], by_number[h]
    by_number[g], by_number[h] = replace(other, number=g), replace(one, number=h)
    wrong = {("swapped", (a,)), ("digit", (b,)), ("missing", (c,)), ("missing", (d,)), ("digit", (e,)), ("total", (f,))}
    return seatings, list(by_number.values()), wrong | {("exchanged", (min(g, h), max(g, h)))}


def test_a_faultless_pile_has_no_mistakes_and_the_right_sum() -> None:
    seatings, cards = evening(1)
    checked = check_cards(cards, seatings)
    assert checked.agrees
    assert checked.total == checked.should_be == 26 * 10 * ROUNDS


@pytest.mark.parametrize("seed", range(20))
def test_seven_planted_mistakes_are_all_named_and_nothing_else_is(seed: int) -> None:
    seatings, cards, wrong = planted(seed)
    checked = check_cards(cards, seatings)
    assert {(each.kind, each.cards) for each in checked.mistakes} == wrong
    assert len(checked.mistakes) == 7


def test_the_one_card_that_disagrees_with_three_is_named_with_its_deal() -> None:
    seatings, cards = evening(2, players=8, rounds=6)
    value = cards[2].digits[3] or 0
    cards[2] = changed_digit(cards[2], 4, value + 1)
    (mistake,) = check_cards(cards, seatings).mistakes
    assert (mistake.kind, mistake.cards, mistake.deal) == ("digit", (3,), 4)
    assert mistake.text == f"Card 3: deal 4 says {value + 1}; the others at the table make it {value}."


def test_a_table_of_two_minds_accuses_nobody() -> None:
    seatings, cards = evening(3, players=4, rounds=3)
    pair = seatings[0].tables[0].pair(Side.NS)
    for number in pair:
        value = cards[number - 1].digits[0] or 0
        cards[number - 1] = changed_digit(cards[number - 1], 1, (value + 5) % 14)
    (mistake,) = [each for each in check_cards(cards, seatings).mistakes if each.kind != "total"]
    assert (mistake.kind, mistake.deal) == ("unclear", 1)


def test_vectors_31_and_32_all_cards_add_up_to_26_for_each_table_and_deal() -> None:
    for tables, deals, total in ((4, 24, 2496), (15, 20, 7800)):
        seatings, cards = evening(4, players=4 * tables, rounds=deals)
        checked = check_cards(cards, seatings)
        assert (checked.total, checked.should_be) == (total, total)
        assert checked.total / len(cards) == 6.5 * deals


def test_vector_41_both_sides_of_a_league_match_make_936_tricks() -> None:
    _, cards = evening(5, players=12, rounds=24)
    assert sum(sum(digit or 0 for digit in card.digits) for card in cards) / 2 == 936
