"""The prize sheet of a drive: who gets what and why, which ties to settle, and whose sheet can be copied."""

from dataclasses import dataclass

from whistdrive import models
from whistdrive.core.field import Entry
from whistdrive.core.prize_sheet import Tie, given_now, prize_lists, sheet_from, ties, what_for
from whistdrive.core.prizes import Given, Measure, PrizeSheet
from whistdrive.selectors.loading import drive_of


@dataclass(frozen=True)
class ShownPrize:
    """A line of the sheet, counted from 0: the prize, what it is for, who gets it and why."""

    line: int
    thing: str
    what_for: str
    entries: tuple[Entry, ...]
    why: str
    tied: bool
    shared: bool

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(entry.number for entry in self.entries)


@dataclass(frozen=True)
class PrizePage:
    """All that the prize page shows; `earlier` are slug and name of drives whose sheet can be copied."""

    sheet: PrizeSheet
    prizes: tuple[ShownPrize, ...]
    lists: tuple[str, ...]
    sessions: int
    complete: bool
    earlier: tuple[tuple[str, str], ...]
    ties: tuple[Tie, ...]

    @property
    def raffle(self) -> bool:
        return any(prize.measure is Measure.RAFFLE for prize in self.sheet.prizes)

    @property
    def drawn(self) -> bool:
        """Whether every raffle prize has its winner."""
        return all(prize.order for prize in self.sheet.prizes if prize.measure is Measure.RAFFLE)


def prize_page(row: models.Drive) -> PrizePage:
    drive, sheet = drive_of(row), sheet_from(row.prizes)
    given = given_now(drive, sheet)
    return PrizePage(
        sheet=sheet,
        prizes=tuple(_shown(line, each, what_for(each.prize, drive.rules)) for line, each in enumerate(given)),
        lists=prize_lists(drive),
        sessions=len(drive.rules.sessions),
        complete=drive.complete,
        earlier=_earlier(row),
        ties=ties(given),
    )


def _shown(line: int, given: Given, for_what: str) -> ShownPrize:
    return ShownPrize(line, given.prize.thing, for_what, given.entries, given.why, bool(given.warning), given.shared)


def _earlier(row: models.Drive) -> tuple[tuple[str, str], ...]:
    """Other drives that have a sheet, latest first."""
    rows = models.Drive.objects.exclude(pk=row.pk).exclude(prizes=[]).values_list("slug", "name", "date")
    return tuple((slug, f"{name}, {day.day} {day:%B %Y}") for slug, name, day in rows[:30])
