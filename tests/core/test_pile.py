"""How a written card is typed, and what a pile of them settles."""

import pytest

from whistdrive.core.deal import Deal
from whistdrive.core.drive import Choice, Drive, DriveRound, Rules
from whistdrive.core.field import field_of
from whistdrive.core.pile import HandedCard, SettledDeal, read_card, read_pile
from whistdrive.core.problems import RuleBroken
from whistdrive.core.seating import Seating, Table

RULES = Rules(Choice("losers_move"), Choice("tricks_taken"), planned_rounds=2, sessions=(2,))
ROUNDS = (Seating(1, (Table(1, 1, 2, 3, 4),)), Seating(2, (Table(1, 1, 3, 2, 4),)))


def drive(drawn: int = 2, keyed: dict[int, Deal] | None = None) -> Drive:
    """Four people who sat twice; `keyed` are the results the desk has, by round."""
    rounds = tuple(
        DriveRound(seating, {1: (keyed[seating.round],)} if keyed and seating.round in keyed else {})
        for seating in ROUNDS[:drawn]
    )
    return Drive("Night", "2026-03-14", "Hall", RULES, field_of(4).entries, rounds)


def cards(**changes: str) -> list[HandedCard]:
    """All four cards: 9 to north-south in round 1, 6 in round 2 (north-south are then 1 and 2)."""
    typed = {"1": "9 6", "2": "4 6", "3": "9 7", "4": "4 7"} | {key[1:]: text for key, text in changes.items()}
    return [read_card(int(number), text) for number, text in typed.items() if text]


def test_a_card_is_typed_with_blanks_between() -> None:
    assert read_card(7, " 9, 4 -  13 ", 26) == HandedCard(7, (9, 4, None, 13), (), 26)


def test_a_card_can_tell_table_and_partner() -> None:
    assert read_card(7, "9/3/12 - 4/1/5") == HandedCard(7, (9, None, 4), ((3, 12), None, (1, 5)))


@pytest.mark.parametrize("text", ["9 14", "nine", "-1", "9/3", "9/3/x", "１３"])
def test_what_cannot_be_tricks_is_refused_with_its_deal(text: str) -> None:
    with pytest.raises(RuleBroken, match=r"Deal [12]:"):
        read_card(7, text)


def test_four_cards_that_agree_settle_their_deals() -> None:
    found = read_pile(drive(), cards())
    assert found.mistakes == ()
    assert found.settled == (SettledDeal(1, 1, 1, 9), SettledDeal(2, 1, 1, 6))
    assert (found.checked.total, found.checked.should_be) == (52, 52)


def test_one_card_against_three_is_named_and_the_three_settle_it() -> None:
    found = read_pile(drive(), cards(_3="8 7"))
    assert [mistake.text for mistake in found.mistakes] == ["Card 3: deal 1 says 8; the others at the table make it 9."]
    assert found.settled[0] == SettledDeal(1, 1, 1, 9)


def test_one_card_alone_settles_nothing() -> None:
    assert read_pile(drive(), [read_card(1, "9 6")]).settled == ()


def test_two_against_two_settle_nothing() -> None:
    found = read_pile(drive(), cards(_3="8 7", _4="5 7"))
    assert found.settled == (SettledDeal(2, 1, 1, 6),)
    assert [mistake.kind for mistake in found.mistakes] == ["unclear"]


def test_the_desk_is_told_where_the_cards_say_otherwise() -> None:
    found = read_pile(drive(keyed={1: Deal(1, None, 5), 2: Deal(1, None, 6)}), cards())
    assert found.keyed_otherwise == ("Round 1, table 1, deal 1: the desk has 5 for north-south, the cards say 9.",)


def test_where_no_round_was_drawn_the_cards_tell_the_seats() -> None:
    told = cards(_1="9/1/3 6/1/2", _3="9/1/1 7/1/4", _2="4/1/4 6/1/1", _4="4/1/2 7/1/3")
    found = read_pile(drive(drawn=0), told)
    assert found.mistakes == ()
    assert [seating.tables[0].entries for seating in found.seatings] == [(1, 2, 3, 4), (1, 3, 2, 4)]
    assert len(found.settled) == 2
