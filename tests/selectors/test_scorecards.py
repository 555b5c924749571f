"""A player's evening as everybody may read it."""

import pytest

from tests.evening_play import draw, drive_now, open_evening, play_evening, play_round
from whistdrive.core.problems import NotThere
from whistdrive.core.totals import scorecards
from whistdrive.selectors.public import shown_drive
from whistdrive.selectors.scorecards import ShownCard, shown_card

pytestmark = pytest.mark.django_db


def card(slug: str, number: int) -> ShownCard:
    return shown_card(*shown_drive(slug), number)


def test_a_card_adds_up_as_the_core_does() -> None:
    slug = open_evening(planned_rounds=4)
    play_evening(slug, 3)
    for number, core in scorecards(drive_now(slug)).items():
        shown = card(slug, number)
        assert shown.line.total == core.total
        assert [line.running for line in shown.lines] == [line.running for line in core.lines]


def test_a_card_nobody_holds_is_not_there() -> None:
    with pytest.raises(NotThere):
        card(open_evening(), 99)


def test_who_sits_out_is_told_so() -> None:
    slug = open_evening(format="individual_night", players=5, planned_rounds=5)
    draw(slug)
    out = drive_now(slug).rounds[0].seating.sitting_out[0]
    now = card(slug, out).now
    assert now is not None
    assert now.table is None


def test_the_next_seat_is_known_only_where_the_movement_does_not_wait_for_results() -> None:
    known = open_evening(format="individual_night", players=8, planned_rounds=7)
    play_round(known)
    promised = card(known, 3).next
    draw(known)
    assert promised == card(known, 3).now
    waiting = open_evening(planned_rounds=3)
    play_round(waiting)
    assert card(waiting, 3).next is None


def test_partner_and_opponents_sit_at_the_same_table() -> None:
    slug = open_evening(planned_rounds=3)
    draw(slug)
    now = card(slug, 1).now
    assert now is not None and now.partner is not None
    at_table = {1, now.partner.number, *(each.number for each in now.opponents)}
    assert at_table == {each.number for _, each in now.chairs}
