"""The prize sheet: keeping it, copying an earlier one, settling its ties, drawing its raffle."""

from collections.abc import Sequence

from whistdrive import models
from whistdrive.core.prize_sheet import (
    MOST_PRIZES,
    Tie,
    draw,
    fresh,
    given_now,
    new_seed,
    settled_on,
    sheet_from,
    sheet_items,
    ties,
    usual_sheet,
    what_for,
    with_decisions,
)
from whistdrive.core.prizes import Measure, PrizeSheet, Settled
from whistdrive.core.problems import Crossed, RuleBroken
from whistdrive.core.words import counted
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.loading import load_drive
from whistdrive.services.changing import Actor, changing, count_change, write_log

WORDS = {Settled.CUT: "Cut for", Settled.PLAY_OFF: "Played off", Settled.SHARED: "Agreed to share"}


def keep_sheet(*, slug: str, sheet: PrizeSheet, by: Actor) -> None:
    """The prizes in their order; what was decided stays with the lines that stay."""
    if len(sheet.prizes) > MOST_PRIZES:
        raise RuleBroken(f"A sheet has room for {MOST_PRIZES} prizes.")
    with changing(slug) as row:
        write_log(row, by, f"Prize sheet: {counted(len(sheet.prizes), 'prize')}")
        _store(row, with_decisions(sheet, sheet_from(row.prizes)))


def copy_sheet(*, slug: str, source: str, by: Actor) -> None:
    """The sheet of an earlier drive, with nothing decided; what was on this one is replaced."""
    sheet = fresh(sheet_from(drive_row(source).prizes))
    if not sheet.prizes:
        raise RuleBroken("That drive has no prize sheet.")
    with changing(slug) as row:
        write_log(row, by, f"Prize sheet copied from {source}")
        _store(row, sheet)


def begin_sheet(*, slug: str, by: Actor) -> None:
    """The usual prizes to change: three places of each list and the lowest total."""
    with changing(slug) as row:
        if sheet_from(row.prizes).prizes:
            raise Crossed("There is a prize sheet already.")
        write_log(row, by, "Prize sheet begun")
        _store(row, usual_sheet(load_drive(row)))


def settle_tie(*, slug: str, line: int, how: Settled, order: Sequence[int], by: Actor) -> None:
    """A tie on a prize place, settled by those in it: card numbers, the winner first.

    A cut or play-off for a place in the standings parts the standings too.
    """
    with changing(slug) as row:
        sheet, drive = sheet_from(row.prizes), load_drive(row)
        tie = _tie_on(line, ties(given_now(drive, sheet)), order)
        prize = sheet.prizes[line]
        for_what = what_for(prize, drive.rules)
        write_log(row, by, f"{WORDS[how]} {prize.thing} ({for_what}): {', '.join(map(str, order))}")
        if prize.measure is Measure.TOTAL and how is not Settled.SHARED:
            _part_the_standings(row, how, order)
        else:
            _store(row, settled_on(sheet, tie, how, order))


def _tie_on(line: int, found: Sequence[Tie], order: Sequence[int]) -> Tie:
    """The tie on a line, which must still be there and be between just these."""
    tie = next((tie for tie in found if line in tie.lines), None)
    if tie is None:
        raise Crossed("Nobody is level there any more. Look at the sheet again.")
    if sorted(order) != sorted(tie.numbers):
        raise RuleBroken(f"Write each of these numbers once, the winner first: {', '.join(map(str, tie.numbers))}.")
    return tie


def _part_the_standings(row: models.Drive, how: Settled, order: Sequence[int]) -> None:
    """Keep the order where the tie-breaks look for it, after those the drive has."""
    places = {str(number): place for place, number in enumerate(order, start=1)}
    decided = {**row.decisions, how: {**row.decisions.get(how, {}), **places}}
    others = [key for key in row.tie_breaks if key not in (how, "shared")]
    last = [key for key in row.tie_breaks if key == "shared"]
    breaks = row.tie_breaks if how in row.tie_breaks else [*others, str(how), *last]
    count_change(row, decisions=decided, tie_breaks=breaks)


def draw_raffle(*, slug: str, by: Actor, seed: int | None = None) -> None:
    """Draw among those without a prize; the log keeps the seed, and the same seed draws the same again."""
    with changing(slug) as row:
        drive, sheet = load_drive(row), sheet_from(row.prizes)
        if any(each.warning for each in given_now(drive, sheet)):
            raise Crossed("Settle the ties first: who has a prize is not in the draw.")
        chosen = new_seed() if seed is None else seed
        drawn = draw(drive, sheet, chosen)
        winners = [
            f"{prize.thing} to {prize.order[0]}"
            for prize in drawn.prizes
            if prize.measure is Measure.RAFFLE and prize.order
        ]
        write_log(row, by, f"Raffle drawn with seed {chosen}: {', '.join(winners)}")
        _store(row, drawn)


def _store(row: models.Drive, sheet: PrizeSheet) -> None:
    count_change(row, prizes=sheet_items(sheet))
