"""Taking written cards in, and taking over what they agree on."""

import pytest

from tests.evening_play import ANN, draw, drive_now, enter, open_evening
from whistdrive import models
from whistdrive.core.pile import read_card
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.pile import cards_in, pile_page
from whistdrive.services.pile import hand_in_card, take_over_pile

pytestmark = pytest.mark.django_db


def night() -> str:
    """Eight people, the first round of two drawn."""
    slug = open_evening(players=8, planned_rounds=2)
    draw(slug)
    return slug


def hand_in_all(slug: str, north_south: dict[int, int]) -> None:
    """Every card of round 1 with these tricks of north-south by table."""
    for table in drive_now(slug).rounds[0].seating.tables:
        won = north_south[table.number]
        for number in table.entries:
            tricks = won if number in (table.north, table.south) else 13 - won
            hand_in_card(slug=slug, card=read_card(number, str(tricks)), by=ANN)


def test_what_the_cards_agree_on_is_recorded_once() -> None:
    slug = night()
    hand_in_all(slug, {1: 9, 2: 5})
    assert take_over_pile(slug=slug, by=ANN) == 2
    first = drive_now(slug).rounds[0]
    assert {table: first.deals_at(table)[0].ns_tricks for table in (1, 2)} == {1: 9, 2: 5}
    with pytest.raises(Crossed, match="nothing to take over"):
        take_over_pile(slug=slug, by=ANN)


def test_e3_a_result_keyed_at_the_desk_stays_and_is_reported() -> None:
    slug = night()
    enter(slug, 1, 1, 4)
    hand_in_all(slug, {1: 9, 2: 5})
    assert take_over_pile(slug=slug, by=ANN) == 1
    assert drive_now(slug).rounds[0].deals_at(1)[0].ns_tricks == 4
    said = pile_page(drive_row(slug)).reading.keyed_otherwise
    assert said == ("Round 1, table 1, deal 1: the desk has 4 for north-south, the cards say 9.",)


def test_a_card_typed_again_counts_as_last_typed_and_the_first_stays() -> None:
    slug = night()
    hand_in_card(slug=slug, card=read_card(1, "9"), by=ANN)
    hand_in_card(slug=slug, card=read_card(1, "8"), by=ANN)
    assert [card.digits for card in cards_in(drive_row(slug))] == [(8,)]
    assert models.WrittenCard.objects.count() == 2


def test_e4_the_same_card_twice_writes_nothing() -> None:
    slug = night()
    hand_in_card(slug=slug, card=read_card(1, "9"), by=ANN)
    revision = drive_row(slug).revision
    hand_in_card(slug=slug, card=read_card(1, "9"), by=ANN)
    assert (models.WrittenCard.objects.count(), drive_row(slug).revision) == (1, revision)


def test_a_card_nobody_holds_and_a_card_too_long_are_refused() -> None:
    slug = night()
    with pytest.raises(NotThere):
        hand_in_card(slug=slug, card=read_card(99, "9"), by=ANN)
    with pytest.raises(RuleBroken, match="1 to 2 deals"):
        hand_in_card(slug=slug, card=read_card(1, "9 4 5"), by=ANN)
    assert models.WrittenCard.objects.count() == 0


def test_a_night_that_was_never_keyed_comes_from_its_cards_seats_and_all() -> None:
    slug = open_evening(players=4, planned_rounds=2)
    told = {1: "9/1/2 6/1/4", 2: "9/1/1 7/1/3", 3: "4/1/4 7/1/2", 4: "4/1/3 6/1/1"}
    for number, text in told.items():
        hand_in_card(slug=slug, card=read_card(number, text), by=ANN)
    assert take_over_pile(slug=slug, by=ANN) == 2
    drive = drive_now(slug)
    assert len(drive.rounds) == 2
    assert drive.complete
    assert {deal.ns_tricks for each in drive.rounds for deal in each.deals_at(1)} <= {9, 6, 4, 7}
    assert drive_row(slug).state == models.Drive.State.RUNNING
