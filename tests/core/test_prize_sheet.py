"""A prize sheet as JSON, its words, its ties and its raffle."""

from typing import Any

import pytest

from tests.core.small_drives import small_drive, with_round
from whistdrive.core.drive import Choice, Drive
from whistdrive.core.prize_sheet import (
    draw,
    fresh,
    given_now,
    ordinal,
    prize_lists,
    settled_on,
    sheet_from,
    sheet_items,
    ties,
    usual_sheet,
    what_for,
    with_decisions,
)
from whistdrive.core.prizes import Measure, Prize, PrizeSheet, Settled
from whistdrive.core.problems import RuleBroken

CAKE = Prize("Cake", measure=Measure.RAFFLE)
HIGH = Prize("Wine", measure=Measure.HIGH_DEAL)
THIRD = Prize("Jam", measure=Measure.HIGH_DEAL, place=5)


def evening(tricks: list[int], **changes: Any) -> Drive:
    return with_round(small_drive(8, planned_rounds=1, **changes), tricks)


def winners(drive: Drive, sheet: PrizeSheet) -> list[tuple[int, ...]]:
    return [tuple(entry.number for entry in each.entries) for each in given_now(drive, sheet)]


def test_a_sheet_reads_back_as_it_was_written() -> None:
    lines = (
        Prize("Hamper", "ladies", place=2),
        Prize("Half", measure=Measure.SESSION, figure=2, settled=Settled.CUT, order=(7, 3)),
        CAKE,
    )
    sheet = PrizeSheet(lines, one_each=False, seed=9)
    assert sheet_from(sheet_items(sheet)) == sheet


def test_a_sheet_for_another_evening_has_nothing_decided() -> None:
    sheet = PrizeSheet((Prize("Tin", settled=Settled.DRAWN, order=(3,)),), seed=5)
    assert fresh(sheet) == PrizeSheet((Prize("Tin"),))


def test_a_line_that_is_written_again_as_it_was_keeps_what_was_decided() -> None:
    decided = Prize("Tin", settled=Settled.SHARED, order=(3, 4))
    kept = with_decisions(PrizeSheet((Prize("Jam"), Prize("Tin"))), PrizeSheet((decided,), seed=8))
    assert kept == PrizeSheet((Prize("Jam"), decided), seed=8)


def test_a_tie_over_several_places_is_one_tie() -> None:
    drive = evening([9, 9])
    sheet = PrizeSheet((HIGH, Prize("Tin", measure=Measure.HIGH_DEAL, place=2)))
    (tie,) = ties(given_now(drive, sheet))
    assert tie.lines == (0, 1)
    assert tie.warning.startswith("Wine and Tin: ")
    assert tie.warning.endswith("are level (9 in one deal).")


def test_a_second_cut_in_a_contest_leaves_the_first_as_it_was() -> None:
    drive = evening([9, 9])
    sheet = PrizeSheet((HIGH, THIRD), one_each=False)
    top, bottom = ties(given_now(drive, sheet))
    sheet = settled_on(sheet, top, Settled.CUT, top.numbers[::-1])
    sheet = settled_on(sheet, bottom, Settled.CUT, bottom.numbers[::-1])
    assert winners(drive, sheet) == [(top.numbers[-1],), (bottom.numbers[-1],)]


def test_what_is_shared_stays_shared_when_another_place_is_cut_for() -> None:
    drive = evening([9, 9])
    sheet = PrizeSheet((HIGH, THIRD), one_each=False)
    top, bottom = ties(given_now(drive, sheet))
    sheet = settled_on(sheet, top, Settled.SHARED, top.numbers)
    sheet = settled_on(sheet, bottom, Settled.PLAY_OFF, bottom.numbers)
    assert [each.shared for each in given_now(drive, sheet)] == [True, False]
    assert ties(given_now(drive, sheet)) == ()


def test_an_agreement_to_share_is_over_when_others_are_level() -> None:
    sheet = PrizeSheet((Prize("Wine", settled=Settled.SHARED, order=(1, 2)),))
    (tie,) = ties(given_now(evening([9, 9]), sheet))
    assert set(tie.numbers) != {1, 2}


def test_the_same_seed_draws_the_same_raffle_and_only_what_was_not_drawn() -> None:
    drive = evening([9, 4])
    first = draw(drive, PrizeSheet((CAKE, HIGH)), 12)
    assert first == draw(drive, PrizeSheet((CAKE, HIGH)), 12)
    more = draw(drive, PrizeSheet((*first.prizes, CAKE), seed=12), 99)
    assert more.prizes[0] == first.prizes[0]
    assert more.prizes[2].order not in ((), first.prizes[0].order)


def test_a_raffle_needs_a_prize() -> None:
    with pytest.raises(RuleBroken):
        draw(evening([9, 4]), PrizeSheet((HIGH,)), 1)


def test_nothing_is_given_before_anything_is_played() -> None:
    (given,) = given_now(small_drive(8), PrizeSheet((HIGH,)))
    assert given.why == "nothing has been played yet"


@pytest.mark.parametrize(
    ("prize", "words"),
    [
        (Prize("Tin", "ladies", place=2), "Ladies: second"),
        (Prize("Tin", measure=Measure.SESSION, figure=1), "Everyone: best first half"),
        (Prize("Tin", measure=Measure.SESSION, figure=2, place=2), "Everyone: best second half, second"),
        (Prize("Tin", measure=Measure.NEAREST, figure=31), "Everyone: nearest to 31"),
        (CAKE, "Raffle"),
    ],
)
def test_what_a_prize_is_for_is_said_in_words(prize: Prize, words: str) -> None:
    assert what_for(prize, small_drive(8, planned_rounds=2, sessions=(1, 1)).rules) == words


@pytest.mark.parametrize(("place", "words"), [(1, "first"), (6, "sixth"), (7, "7th"), (12, "12th"), (22, "22nd")])
def test_places_are_said_as_people_say_them(place: int, words: str) -> None:
    assert ordinal(place) == words


def test_pairs_have_prizes_of_their_own() -> None:
    drive = evening([9, 4], movement_choice=Choice("fixed_pairs"))
    assert "pairs" in prize_lists(drive)
    sheet = usual_sheet(drive)
    assert {prize.list_name for prize in sheet.prizes} == {"pairs"}
    assert " & " in given_now(drive, sheet)[0].entries[0].name
