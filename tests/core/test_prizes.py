"""Who gets which prize, and why."""

from dataclasses import replace
from typing import Any

import pytest

from tests.core.small_drives import small_drive, with_round
from whistdrive.core.drive import Drive
from whistdrive.core.prizes import Given, Measure, Prize, PrizeSheet, give_prizes, warnings
from whistdrive.core.problems import RuleBroken
from whistdrive.core.standings import standings


def evening(results: list[list[int]], **changes: Any) -> Drive:
    drive = small_drive(8, planned_rounds=len(results), **changes)
    for tricks in results:
        drive = with_round(drive, tricks)
    return drive


DRIVE = evening([[9, 4], [10, 6], [8, 5], [11, 7]], sessions=(2, 2), lists=("ladies", "gentlemen"))


def given(*prizes: Prize, drive: Drive = DRIVE, **how: Any) -> tuple[Given, ...]:
    return give_prizes(drive, PrizeSheet(prizes, **how))


def numbers(found: tuple[Given, ...]) -> list[tuple[int, ...]]:
    return [tuple(entry.number for entry in each.entries) for each in found]


def test_the_first_of_a_list_gets_the_first_prize_with_the_reason() -> None:
    first = standings(DRIVE, "ladies").lines[0]
    (prize,) = given(Prize("Hamper", "ladies"))
    assert prize.entries[0] == first.entry
    assert prize.why.startswith(f"{first.total} in all")


def test_one_prize_a_person_is_handed_down_in_the_sheet_s_order() -> None:
    order = [line.entry.number for line in standings(DRIVE).lines]
    both = given(Prize("Wine"), Prize("Wine again"), one_each=False)
    assert numbers(both)[0] == numbers(both)[1]
    single = given(Prize("Best half", measure=Measure.SESSION, figure=1), Prize("First"), Prize("Second", place=2))
    people = [number for each in numbers(single) for number in each]
    assert len(set(people)) == len(people)
    assert set(people[1:]) <= set(order)


@pytest.mark.parametrize(
    ("measure", "figure", "words"),
    [
        (Measure.SESSION, 2, "in session 2"),
        (Measure.MOST_TENS, None, "of ten tricks or more"),
        (Measure.HIGH_DEAL, None, "in one deal"),
        (Measure.LOWEST, None, "the lowest"),
        (Measure.NEAREST, 26, "from 26"),
    ],
)
def test_every_measure_finds_somebody_and_says_why(measure: Measure, figure: int | None, words: str) -> None:
    (prize,) = given(Prize("Tin", measure=measure, figure=figure))
    assert prize.entries
    assert words in prize.why


def test_the_lowest_total_gets_the_booby_prize() -> None:
    (booby,) = given(Prize("Wooden spoon", measure=Measure.LOWEST))
    least = min(line.total for line in standings(DRIVE).lines)
    assert booby.why == f"{least} in all, the lowest"


def test_a_tie_on_a_prize_place_is_warned_of() -> None:
    drive = evening([[8, 8]])
    found = given(Prize("Hamper"), Prize("Wine", place=2), drive=drive)
    assert all(each.tied for each in found)
    assert len(warnings(found)) == 2
    assert "level" in warnings(found)[0]
    assert not warnings(
        given(Prize("Spoon", place=1, measure=Measure.NEAREST, figure=8), drive=DRIVE, one_each=True)[:0]
    )


def test_a_play_off_settles_a_tie_and_the_prize_says_so() -> None:
    drive = evening([[8, 8]], tie_breaks=("play_off", "shared"))
    level = [line.entry.number for line in standings(drive).lines if line.place == 1]
    order = {number: place for place, number in enumerate(reversed(level), start=1)}
    (prize,) = given(Prize("Hamper"), drive=replace(drive, decisions={"play_off": order}))
    assert numbers((prize,)) == [(level[-1],)]
    assert prize.why == "8 in all, won the play-off"
    assert prize.warning is None


def test_the_raffle_is_among_those_without_a_prize_and_the_same_for_the_same_seed() -> None:
    raffle = Prize("Chocolates", measure=Measure.RAFFLE)
    found = given(raffle, Prize("Hamper"), raffle, seed=7)
    assert numbers(found) == numbers(given(raffle, Prize("Hamper"), raffle, seed=7))
    assert len({number for each in numbers(found) for number in each}) == sum(map(len, numbers(found)))


def test_when_everybody_has_a_prize_nobody_is_drawn() -> None:
    found = given(*[Prize("Tin", measure=Measure.RAFFLE)] * 9)
    assert [len(each.entries) for each in found] == [1] * 8 + [0]


def test_a_ghost_wins_nothing() -> None:
    first = standings(DRIVE).lines[0].entry
    haunted = replace(DRIVE, entries=tuple(replace(e, ghost=e.number == first.number) for e in DRIVE.entries))
    found = given(Prize("Hamper"), *[Prize("Tin", measure=Measure.RAFFLE)] * 8, drive=haunted)
    assert first.number not in {entry.number for each in found for entry in each.entries}


def test_a_place_nobody_holds_gives_nobody_the_prize() -> None:
    assert numbers(given(Prize("Tin", place=40))) == [()]


@pytest.mark.parametrize("wrong", [{"place": 0}, {"measure": Measure.SESSION}, {"measure": Measure.NEAREST}])
def test_a_prize_that_says_too_little_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(RuleBroken):
        Prize("Tin", **wrong)
    with pytest.raises(RuleBroken):
        given(Prize("Tin", measure=Measure.SESSION, figure=3))
