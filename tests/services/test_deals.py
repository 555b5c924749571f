"""Results are only ever added: one version after the other, each with who, when and why."""

from dataclasses import replace

import pytest

from tests.evening_play import ANN, cell_of, draw, drive_now, enter, open_evening, play_round, table_of
from whistdrive import models
from whistdrive.core.cards import Trump
from whistdrive.core.deal import Deal, Honours
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.core.seating import Side
from whistdrive.core.totals import scorecards
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.play import history_of
from whistdrive.services.changing import Actor
from whistdrive.services.deals import Recorded, SavedBySomebodyElse, record_deal
from whistdrive.services.finish import finish_drive
from whistdrive.services.rounds import swap_seats

pytestmark = pytest.mark.django_db
NINE = Deal(1, None, 9)


@pytest.fixture
def slug() -> str:
    """A drive of two tables with its first round drawn."""
    found = open_evening(players=8)
    draw(found)
    return found


def record(slug: str, deal: Deal, *, seen: int = 0, key: str = "a", why: str = "", table: int = 1) -> Recorded:
    cell = cell_of(slug, 1, table, deal.number)
    return record_deal(slug=slug, cell=cell, deal=deal, seen=seen, key=key, by=ANN, why=why)


def rows() -> int:
    return models.RecordedDeal.objects.count()


def test_a_result_is_the_first_version_with_the_trump_of_the_order(slug: str) -> None:
    recorded = record(slug, NINE)
    assert (recorded.version, recorded.written) == (1, True)
    assert drive_now(slug).rounds[0].deals_at(1) == (Deal(1, Trump.HEARTS, 9),)


def test_the_trump_that_was_turned_up_wins_over_the_order(slug: str) -> None:
    record(slug, replace(NINE, trump=Trump.SPADES))
    assert drive_now(slug).rounds[0].deals_at(1)[0].trump is Trump.SPADES


def test_e1_two_who_save_at_once_one_wins_and_the_other_sees_it(slug: str) -> None:
    record(slug, NINE, key="a")
    with pytest.raises(SavedBySomebodyElse) as crossed:
        record(slug, replace(NINE, ns_tricks=5), key="b")
    assert (crossed.value.theirs.deal.ns_tricks, crossed.value.theirs.by) == (9, "ann")
    assert rows() == 1


def test_e1_a_correction_of_a_version_that_is_no_longer_the_last_is_refused(slug: str) -> None:
    record(slug, NINE, key="a")
    record(slug, replace(NINE, ns_tricks=8), seen=1, key="b", why="Misread")
    with pytest.raises(SavedBySomebodyElse):
        record(slug, replace(NINE, ns_tricks=7), seen=1, key="c", why="Misread")
    assert drive_now(slug).rounds[0].deals_at(1)[0].ns_tricks == 8


def test_e1_the_database_lets_no_version_in_twice(slug: str) -> None:
    from django.db import IntegrityError

    record(slug, NINE)
    row = models.RecordedDeal.objects.get()
    row.pk, row.key = None, "b"
    with pytest.raises(IntegrityError):
        row.save(force_insert=True)


def test_e2_the_same_form_sent_again_is_answered_as_the_first_time(slug: str) -> None:
    first, again = record(slug, NINE), record(slug, NINE)
    assert (first.version, first.deal) == (again.version, again.deal)
    assert (first.written, again.written, rows()) == (True, False, 1)


def test_e2_a_form_sent_again_after_a_correction_does_not_undo_it(slug: str) -> None:
    record(slug, NINE, key="a")
    record(slug, replace(NINE, ns_tricks=8), seen=1, key="b", why="Misread")
    assert record(slug, NINE, key="a").version == 1
    assert drive_now(slug).rounds[0].deals_at(1)[0].ns_tricks == 8


def test_e2_one_key_is_not_good_for_two_results(slug: str) -> None:
    record(slug, NINE)
    with pytest.raises(RuleBroken, match="sent before with another result"):
        record(slug, replace(NINE, ns_tricks=4))
    with pytest.raises(RuleBroken, match="sent before with another result"):
        record(slug, NINE, table=2)


def test_e2_a_key_of_another_drive_never_says_that_a_result_is_in(slug: str) -> None:
    record(slug, NINE)
    other = open_evening(players=8)
    draw(other)
    with pytest.raises(RuleBroken, match="sent before for another drive"):
        record(other, NINE)
    assert drive_now(other).rounds[0].deals_at(1) == ()


def test_e3_a_correction_keeps_the_old_value_with_who_and_why(slug: str) -> None:
    record(slug, NINE, key="a")
    cell, why = cell_of(slug, 1, 1), "The slip was read upside down"
    bob = Actor("bob", device="phone")
    record_deal(slug=slug, cell=cell, deal=replace(NINE, ns_tricks=6), seen=1, key="b", by=bob, why=why)
    first, second = history_of(drive_row(slug))[1, 1, 1]
    assert (first.deal.ns_tricks, first.by, first.device) == (9, "ann", "desk")
    assert (second.deal.ns_tricks, second.by, second.device, second.why) == (6, "bob", "phone", why)
    assert first.at <= second.at


def test_e3_a_correction_needs_its_reason(slug: str) -> None:
    record(slug, NINE)
    with pytest.raises(RuleBroken, match="Say why the result is corrected"):
        record(slug, replace(NINE, ns_tricks=6), seen=1, key="b", why="  ")
    assert rows() == 1


def test_e4_saving_unchanged_writes_nothing(slug: str) -> None:
    record(slug, NINE)
    revision = drive_row(slug).revision
    again = record(slug, NINE, seen=1, key="b")
    assert (again.version, again.written) == (1, False)
    assert (rows(), drive_row(slug).revision) == (1, revision)


def test_e5_nought_tricks_is_a_result_and_nothing_is_none(slug: str) -> None:
    record(slug, replace(NINE, ns_tricks=0))
    drive = drive_now(slug)
    tables = drive.rounds[0].seating.tables
    points = [scorecards(drive)[table.north].lines[0].points for table in tables]
    assert points == [0, None]


def test_e7_a_result_for_other_people_than_sit_there_is_asked_again(slug: str) -> None:
    cell = cell_of(slug, 1, 1)
    swap_seats(slug=slug, number=1, entries=(cell.seats[0], table_of(slug, 1, 2).north), by=ANN)
    with pytest.raises(Crossed, match="seats at table 1 were changed"):
        record_deal(slug=slug, cell=cell, deal=NINE, seen=0, key="a", by=ANN)
    assert rows() == 0


def test_a_deal_thrown_in_is_recorded_without_tricks(slug: str) -> None:
    record(slug, Deal(1, None, None, void=True))
    assert drive_now(slug).rounds[0].deals_at(1)[0].void
    assert models.RecordedDeal.objects.get().ns_tricks is None


def test_revokes_are_kept_side_by_side(slug: str) -> None:
    record(slug, replace(NINE, revokes=(Side.EW, Side.NS, Side.EW)))
    assert sorted(drive_now(slug).rounds[0].deals_at(1)[0].revokes) == ["EW", "EW", "NS"]


def test_a_drive_without_honours_takes_none(slug: str) -> None:
    with pytest.raises(RuleBroken, match="does not count honours"):
        record(slug, replace(NINE, honours=Honours(Side.NS, 4)))


@pytest.mark.parametrize(("table", "deal"), [(1, 2), (1, 0)])
def test_a_deal_that_is_not_played_in_a_round_is_not_there(slug: str, table: int, deal: int) -> None:
    with pytest.raises(NotThere):
        record(slug, Deal(deal, None, 9), table=table)


def test_a_table_or_round_that_is_not_there_is_named(slug: str) -> None:
    cell = cell_of(slug, 1, 1)
    with pytest.raises(NotThere, match="There is no table 9 in round 1"):
        record_deal(slug=slug, cell=replace(cell, table=9), deal=NINE, seen=0, key="a", by=ANN)
    with pytest.raises(NotThere, match="Round 7 has not been drawn"):
        record_deal(slug=slug, cell=replace(cell, round=7), deal=NINE, seen=0, key="a", by=ANN)


def test_each_result_raises_the_revision_by_one(slug: str) -> None:
    before = drive_row(slug).revision
    enter(slug, 1, 1, 9)
    enter(slug, 1, 2, 9)
    assert drive_row(slug).revision == before + 2


def test_s4_a_finished_drive_takes_no_result() -> None:
    slug = open_evening(players=4, planned_rounds=1)
    play_round(slug)
    finish_drive(slug=slug, by=ANN)
    with pytest.raises(Crossed, match="The drive is finished"):
        enter(slug, 1, 1, 3, seen=1, why="Misread")
