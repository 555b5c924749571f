"""The prize sheet through the services: kept, copied, ties settled, the raffle drawn and written down."""

from typing import Any

import pytest

from tests.evening_play import ANN, drive_now, enter, open_evening, play_round
from whistdrive.core.drive import Choice
from whistdrive.core.drive_file import parse, to_json
from whistdrive.core.joined import people_of
from whistdrive.core.prize_sheet import sheet_from
from whistdrive.core.prizes import Measure, Prize, PrizeSheet, Settled
from whistdrive.core.problems import Crossed, RuleBroken
from whistdrive.core.standings import standings
from whistdrive.selectors.drives import drive_row, log_of
from whistdrive.selectors.exports import kept_drive
from whistdrive.selectors.prizes import PrizePage, prize_page
from whistdrive.services.imports import import_drive
from whistdrive.services.prizes import begin_sheet, copy_sheet, draw_raffle, keep_sheet, settle_tie

pytestmark = pytest.mark.django_db
CAKE = Prize("Cake", measure=Measure.RAFFLE)


@pytest.fixture
def slug() -> str:
    """Four players after one deal: two are level at the top, two at the bottom."""
    slug = open_evening("individual_night", 4, planned_rounds=1)
    play_round(slug)
    return slug


def keep(slug: str, *prizes: Prize, **how: Any) -> None:
    keep_sheet(slug=slug, sheet=PrizeSheet(prizes, **how), by=ANN)


def page(slug: str) -> PrizePage:
    return prize_page(drive_row(slug))


def winners(slug: str) -> list[tuple[int, ...]]:
    return [prize.numbers for prize in page(slug).prizes]


def log(slug: str) -> list[str]:
    return [line.what for line in log_of(drive_row(slug))]


def test_a_sheet_is_kept_in_its_order_and_says_who_gets_what_and_why(slug: str) -> None:
    keep(slug, Prize("Wine"), Prize("Spoon", measure=Measure.LOWEST), one_each=False)
    assert [prize.thing for prize in page(slug).prizes] == ["Wine", "Spoon"]
    assert page(slug).prizes[0].what_for == "Everyone: first"
    assert page(slug).prizes[0].why == "9 in all"
    assert not page(slug).sheet.one_each


def test_a_cut_for_the_first_prize_parts_the_standings_too(slug: str) -> None:
    keep(slug, Prize("Wine"), Prize("Tin", place=2))
    level = page(slug).ties[0].numbers
    settle_tie(slug=slug, line=0, how=Settled.CUT, order=level[::-1], by=ANN)
    assert winners(slug) == [(level[1],), (level[0],)]
    assert page(slug).prizes[0].why == "9 in all, won the cut"
    assert [line.tie_break for line in standings(drive_now(slug)).lines[:2]] == ["cut", "cut"]
    assert [line.won for line in standings(drive_now(slug)).lines[:2]] == ["won the cut", None]
    assert log(slug)[-1] == f"Cut for Wine (Everyone: first): {level[1]}, {level[0]}"


def test_a_play_off_for_another_prize_holds_for_its_places_and_leaves_the_standings(slug: str) -> None:
    high = [Prize("Wine", measure=Measure.HIGH_DEAL), Prize("Tin", measure=Measure.HIGH_DEAL, place=2)]
    keep(slug, *high)
    level = page(slug).ties[0].numbers
    settle_tie(slug=slug, line=0, how=Settled.PLAY_OFF, order=level[::-1], by=ANN)
    assert winners(slug) == [(level[1],), (level[0],)]
    assert page(slug).prizes[0].why == "9 in one deal, won the play-off"
    assert standings(drive_now(slug)).lines[0].tied


def test_a_prize_that_is_shared_by_agreement_is_not_warned_of(slug: str) -> None:
    keep(slug, Prize("Wine"))
    settle_tie(slug=slug, line=0, how=Settled.SHARED, order=page(slug).ties[0].numbers, by=ANN)
    assert page(slug).ties == ()
    assert page(slug).prizes[0].shared
    assert len(winners(slug)[0]) == 2


def test_only_those_who_are_level_can_settle_it(slug: str) -> None:
    keep(slug, Prize("Wine"))
    level = page(slug).ties[0].numbers
    with pytest.raises(RuleBroken, match="the winner first"):
        settle_tie(slug=slug, line=0, how=Settled.CUT, order=(level[0], 99), by=ANN)
    with pytest.raises(Crossed):
        settle_tie(slug=slug, line=7, how=Settled.CUT, order=level, by=ANN)
    settle_tie(slug=slug, line=0, how=Settled.CUT, order=level, by=ANN)
    with pytest.raises(Crossed, match="any more"):
        settle_tie(slug=slug, line=0, how=Settled.CUT, order=level, by=ANN)


def test_the_raffle_is_drawn_once_and_the_log_keeps_the_seed(slug: str) -> None:
    keep(slug, CAKE, Prize("Wine"), CAKE)
    with pytest.raises(Crossed, match="Settle the ties first"):
        draw_raffle(slug=slug, by=ANN)
    settle_tie(slug=slug, line=1, how=Settled.CUT, order=page(slug).ties[0].numbers, by=ANN)
    assert page(slug).prizes[0].why == "not drawn yet"
    draw_raffle(slug=slug, by=ANN, seed=41)
    drawn = winners(slug)
    assert len({number for each in drawn for number in each}) == 3
    assert f"Raffle drawn with seed 41: Cake to {drawn[0][0]}, Cake to {drawn[2][0]}" in log(slug)
    draw_raffle(slug=slug, by=ANN, seed=41)
    assert winners(slug) == drawn


def test_what_the_raffle_drew_stands_when_a_score_is_corrected(slug: str) -> None:
    keep(slug, CAKE)
    draw_raffle(slug=slug, by=ANN, seed=3)
    before = winners(slug)
    enter(slug, 1, 1, 2, seen=1, why="misread")
    assert winners(slug) == before


def test_a_raffle_without_a_prize_for_it_is_refused(slug: str) -> None:
    keep(slug, Prize("Spoon", measure=Measure.NEAREST, figure=9, place=1))
    settle_tie(slug=slug, line=0, how=Settled.SHARED, order=page(slug).ties[0].numbers, by=ANN)
    with pytest.raises(RuleBroken, match="no raffle prize"):
        draw_raffle(slug=slug, by=ANN)


def test_changing_a_line_forgets_what_was_decided_about_it_and_no_other(slug: str) -> None:
    high, low = Prize("Wine", measure=Measure.HIGH_DEAL), Prize("Spoon", measure=Measure.LOWEST)
    keep(slug, high, low)
    for line in (0, 1):
        level = page(slug).prizes[line].numbers
        settle_tie(slug=slug, line=line, how=Settled.CUT, order=level, by=ANN)
    keep(slug, high, Prize("Wooden spoon", measure=Measure.LOWEST))
    assert [prize.tied for prize in page(slug).prizes] == [False, True]


def test_an_earlier_sheet_is_copied_with_nothing_decided(slug: str) -> None:
    keep(slug, Prize("Wine"), CAKE, one_each=False)
    settle_tie(slug=slug, line=0, how=Settled.SHARED, order=page(slug).ties[0].numbers, by=ANN)
    draw_raffle(slug=slug, by=ANN)
    other = open_evening("individual_night", 4, name="Next", planned_rounds=1)
    assert page(other).earlier[0][0] == slug
    copy_sheet(slug=other, source=slug, by=ANN)
    assert sheet_from(drive_row(other).prizes) == PrizeSheet((Prize("Wine"), CAKE), one_each=False)
    with pytest.raises(RuleBroken, match="no prize sheet"):
        copy_sheet(slug=slug, source=open_evening(name="Bare"), by=ANN)


def test_a_sheet_begins_with_three_places_of_each_list() -> None:
    slug = open_evening(planned_rounds=2)
    begin_sheet(slug=slug, by=ANN)
    assert [prize.what_for for prize in page(slug).prizes][:4] == [
        "Ladies: first",
        "Ladies: second",
        "Ladies: third",
        "Gentlemen: first",
    ]
    with pytest.raises(Crossed):
        begin_sheet(slug=slug, by=ANN)


def test_pairs_cut_for_their_prize_and_both_take_it() -> None:
    pairs = {"movement_choice": Choice("fixed_pairs"), "planned_rounds": 1}
    slug = open_evening("individual_night", 8, name="Pairs", **pairs)
    play_round(slug, (9, 9))
    keep(slug, Prize("Wine", "pairs"), CAKE)
    tie = page(slug).ties[0]
    settle_tie(slug=slug, line=0, how=Settled.CUT, order=tie.numbers[::-1], by=ANN)
    assert winners(slug)[0] == (tie.numbers[-1],)
    assert " & " in page(slug).prizes[0].entries[0].name
    draw_raffle(slug=slug, by=ANN, seed=2)
    winning = {each.number for each in people_of(page(slug).prizes[0].entries[0])}
    assert len(winning) == 2
    assert not winning & set(winners(slug)[1])


def test_a_line_this_drive_cannot_give_says_why_and_the_others_are_given(slug: str) -> None:
    keep(slug, Prize("Tin", "juniors"), Prize("Half", measure=Measure.SESSION, figure=2), Prize("Wine"))
    assert "There is no list" in page(slug).prizes[0].why
    assert page(slug).prizes[1].why == "There is no session 2."
    assert winners(slug)[2]


def test_the_sheet_and_what_was_decided_come_along_in_a_file(slug: str) -> None:
    keep(slug, Prize("Wine"), Prize("Tin", measure=Measure.HIGH_DEAL), CAKE)
    settle_tie(slug=slug, line=0, how=Settled.PLAY_OFF, order=page(slug).ties[0].numbers, by=ANN)
    draw_raffle(slug=slug, by=ANN, seed=5)
    copy = import_drive(file=parse(to_json(kept_drive(drive_row(slug)))), by=ANN)
    assert page(copy).prizes == page(slug).prizes
    assert page(copy).sheet.seed == 5


@pytest.mark.parametrize("items", [["Hamper"], [{"what": 3}], [7, None], [{"thing": "Tin", "measure": "odd"}]])
def test_prizes_of_a_file_written_otherwise_never_stop_the_page(slug: str, items: list[Any]) -> None:
    assert len(sheet_from(items).prizes) == (items == ["Hamper"])
