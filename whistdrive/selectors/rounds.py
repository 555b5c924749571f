"""One round at the desk: table by table who sits where, what is in and what is missing."""

from dataclasses import dataclass

from whistdrive import models
from whistdrive.core.calls import Calls, calls
from whistdrive.core.cards import Trump
from whistdrive.core.deal import Deal
from whistdrive.core.dealers import dealer_of
from whistdrive.core.drive import Drive, Rules
from whistdrive.core.field import Entry
from whistdrive.core.problems import NotThere
from whistdrive.core.recorded import Versions
from whistdrive.core.seating import SEATS, Seat, Seating, Side, Table
from whistdrive.core.totals import deal_numbers
from whistdrive.selectors.loading import drive_of
from whistdrive.selectors.play import round_row, versions_in

MOST_DEALS_TO_WIN = 48


@dataclass(frozen=True)
class Sitter:
    """Somebody at a table."""

    seat: Seat
    entry: Entry


@dataclass(frozen=True)
class Result:
    """One deal of one table: its place, what is stored, and every version of it."""

    round: int
    table: int
    deal: int
    seats: tuple[int, ...]
    trump: Trump | None
    dealer: Seat
    drawn_at_table: bool
    counts_honours: bool
    versions: Versions

    @property
    def seen(self) -> int:
        """The version that counts; 0 when nothing is in."""
        return len(self.versions)

    @property
    def stored(self) -> Deal | None:
        return self.versions[-1].deal if self.versions else None

    @property
    def others_tricks(self) -> int | None:
        return self.stored.tricks[Side.EW] if self.stored and self.stored.played else None

    @property
    def corrected(self) -> bool:
        return len(self.versions) > 1

    @property
    def cell(self) -> str:
        """The name of its place on the page."""
        return f"table-{self.table}-deal-{self.deal}"


@dataclass(frozen=True)
class TableRow:
    """A table in a round with its four and its deals."""

    number: int
    sitters: tuple[Sitter, ...]
    results: tuple[Result, ...]

    @property
    def missing(self) -> bool:
        return any(not result.versions for result in self.results)

    def side(self, side: Side) -> tuple[Sitter, ...]:
        return tuple(sitter for sitter in self.sitters if sitter.seat in side.seats)

    @property
    def north_south(self) -> tuple[Sitter, ...]:
        return self.side(Side.NS)

    @property
    def east_west(self) -> tuple[Sitter, ...]:
        return self.side(Side.EW)


@dataclass(frozen=True)
class RoundPage:
    """A round as the desk sees it, with the call that brought people here."""

    number: int
    last: bool
    rows: tuple[TableRow, ...]
    sitting_out: tuple[Entry, ...]
    called: Calls
    untouched: bool


def round_page(row: models.Drive, number: int) -> RoundPage:
    """Round `number` as it stands; NotThere when it has not been drawn."""
    drive = drive_of(row)
    drawn = round_row(row, number)
    versions = versions_in(drawn)
    seating = drive.rounds[number - 1].seating
    return RoundPage(
        number=number,
        last=number == len(drive.rounds),
        rows=tuple(_table_row(drive, number, table, versions) for table in seating.tables),
        sitting_out=tuple(drive.field.number(entry) for entry in seating.sitting_out),
        called=calls_into(drive, seating),
        untouched=not versions,
    )


def first_missing(page: RoundPage, after: str) -> str:
    """The place on the page of the first result that is missing, looking on from the one just entered."""
    results = [result for row in page.rows for result in row.results]
    start = next((index for index, result in enumerate(results) if result.cell == after), -1) + 1
    return next((result.cell for result in results[start:] + results[:start] if not result.versions), "")


def calls_into(drive: Drive, seating: Seating) -> Calls:
    """What was called, or is to be called, to bring people to this seating."""
    before = drive.rounds[seating.round - 2].seating if seating.round > 1 else None
    return calls(before, seating, {e.number: e.role for e in drive.entries}, drive.rules.roles)


def _table_row(drive: Drive, number: int, table: Table, versions: dict[tuple[int, int], Versions]) -> TableRow:
    entries = {entry.number: entry for entry in drive.entries}
    stored = tuple(found[-1].deal for (at, _), found in sorted(versions.items()) if at == table.number)
    results = tuple(
        _result(drive.rules, number, table, deal, versions.get((table.number, deal), ()))
        for deal in deals_to_show(stored, drive.rules)
    )
    return TableRow(table.number, tuple(Sitter(seat, entries[table.at(seat)]) for seat in SEATS), results)


def deals_to_show(stored: tuple[Deal, ...], rules: Rules) -> range:
    """The deals there are lines for; a rubber that is not over has one more."""
    shown = deal_numbers(stored, rules)
    if rules.deals_per_round is None and stored and not rules.scoring.is_over(stored):
        return range(1, min(MOST_DEALS_TO_WIN, len(stored) + 1) + 1)
    return shown


def _result(rules: Rules, number: int, table: Table, deal: int, versions: Versions) -> Result:
    stored = versions[-1].deal if versions else None
    return Result(
        round=number,
        table=table.number,
        deal=deal,
        seats=table.entries,
        trump=(stored.trump if stored else None) or rules.trump_for(number, deal),
        dealer=(stored.dealer if stored else None) or dealer_of(number, deal, rules.deals_per_round),
        drawn_at_table=not rules.trumps,
        counts_honours=rules.scoring.counts_honours,
        versions=versions,
    )


def table_row(row: models.Drive, number: int, table: int) -> TableRow:
    """One table of a round; NotThere where there is none."""
    drive = drive_of(row)
    drawn = round_row(row, number)
    for seated in drive.rounds[number - 1].seating.tables:
        if seated.number == table:
            return _table_row(drive, number, seated, versions_in(drawn))
    raise NotThere(f"There is no table {table} in round {number}.")


def result_of(row: models.Drive, number: int, table: int, deal: int) -> tuple[TableRow, Result]:
    """One deal with its table; NotThere where there is none."""
    found = table_row(row, number, table)
    for result in found.results:
        if result.deal == deal:
            return found, result
    raise NotThere(f"There is no deal {deal} at table {table} in round {number}.")


@dataclass(frozen=True)
class ComingRound:
    """The round that would be drawn now, with what to call."""

    number: int
    seating: Seating
    called: Calls
    tables: tuple[TableRow, ...]


def coming_round(row: models.Drive) -> ComingRound:
    """The next round as the movement would seat it now; RuleBroken where it cannot."""
    drive = drive_of(row)
    seating = drive.next_seating()
    tables = tuple(_table_row(drive, seating.round, table, {}) for table in seating.tables)
    return ComingRound(seating.round, seating, calls_into(drive, seating), tables)
