"""What is printed of a drive, as values: headings, cards with planned and blank lines, slips and lists."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cached_property

from whistdrive.core.award import Points
from whistdrive.core.cards import Trump
from whistdrive.core.drive import Drive, Roles, Rules
from whistdrive.core.fairness import Fairness, fairness
from whistdrive.core.field import Entry, Role
from whistdrive.core.prize_sheet import given_now, what_for
from whistdrive.core.prizes import NO_PRIZES, Given, PrizeSheet
from whistdrive.core.schedule import schedule
from whistdrive.core.scorecard import CardLine, Scorecard
from whistdrive.core.seating import SEATS, Seating, Side
from whistdrive.core.standings import Standings, shown_lists, standings
from whistdrive.core.totals import scorecards

CARD_NAMES = {
    (Roles.LADIES_GENTLEMEN, Role.A): "Lady",
    (Roles.LADIES_GENTLEMEN, Role.B): "Gentleman",
    (Roles.WHITE_BLUE, Role.A): "White",
    (Roles.WHITE_BLUE, Role.B): "Blue",
}

RUBBER_LINES = 9
"""Deals a slip has room for where a round lasts until its rubber is won."""


class Where(StrEnum):
    """What a card can say of a round: nothing yet, a seat, sitting out, or not there."""

    OPEN = "open"
    SEATED = "seated"
    OUT = "out"
    AWAY = "away"


@dataclass(frozen=True)
class Heading:
    """What stands on every sheet: the drive, its date as ISO text, its place."""

    name: str
    date: str
    venue: str

    @property
    def day(self) -> str:
        """ "Saturday 14 March 2026"."""
        day = date.fromisoformat(self.date)
        return f"{day:%A} {day.day} {day:%B %Y}"


@dataclass(frozen=True)
class CardRow:
    """One line of a printed card; `line.points` is None where there is room to write instead."""

    line: CardLine
    where: Where
    session: int


@dataclass(frozen=True)
class CardSheet:
    """One entry's printed card; a sum is None until everything in it is known, number 0 is a spare."""

    entry: Entry
    kind: str
    rows: tuple[CardRow, ...]
    sums: tuple[Points | None, ...]
    total: Points | None


@dataclass(frozen=True)
class Cards:
    """All cards of a drive, with what is the same on each."""

    heading: Heading
    instruction: str
    unit: str
    sessions: tuple[str, ...]
    known: bool
    deals: int | None
    finished: bool
    sheets: tuple[CardSheet, ...]


@dataclass(frozen=True)
class Slip:
    """One table in one round: its deals' trumps, and who sits there where that is known."""

    round: int
    table: int
    trumps: tuple[Trump | None, ...]
    pairs: tuple[tuple[Entry, Entry], tuple[Entry, Entry]] | None


@dataclass(frozen=True)
class Pack:
    """Everything a drive can print; each part is worked out when it is first asked for."""

    drive: Drive
    finished: bool = False
    after_round: int | None = None
    prizes: PrizeSheet = NO_PRIZES

    @cached_property
    def heading(self) -> Heading:
        return Heading(self.drive.name, self.drive.date, self.drive.venue)

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        return schedule(self.drive)

    @property
    def known(self) -> bool:
        """Whether seats are known beyond the rounds drawn."""
        return not self.drive.rules.movement.needs_results and bool(self.seatings)

    @cached_property
    def sessions(self) -> tuple[str, ...]:
        """The names of the sessions; none when there is only one."""
        number = len(self.drive.rules.sessions)
        if number == 2:
            return ("First half", "Second half")
        return tuple(f"Session {each}" for each in range(1, number + 1)) if number > 1 else ()

    @cached_property
    def cards(self) -> Cards:
        played = scorecards(self.drive)
        return self._cards(tuple(self._sheet(entry, played[entry.number]) for entry in self.drive.entries))

    def spares(self, number: int) -> Cards:
        """Blank cards without number and name."""
        rows = tuple(row for r in self._rounds for row in self._blank(r, Where.OPEN))
        blank = CardSheet(Entry(0), "", rows, (None,) * len(self.sessions), None)
        return self._cards((blank,) * number)

    def _cards(self, sheets: tuple[CardSheet, ...]) -> Cards:
        rules = self.drive.rules
        return Cards(
            self.heading,
            rules.movement.instruction,
            rules.scoring.unit,
            self.sessions,
            self.known,
            rules.deals_per_round,
            self.finished,
            sheets,
        )

    @property
    def _rounds(self) -> range:
        return range(1, max(self.drive.rules.planned_rounds, len(self.drive.rounds)) + 1)

    def _sheet(self, entry: Entry, card: Scorecard) -> CardSheet:
        rows = tuple(row for r in self._rounds for row in self._rows(entry, r, card))
        sums = tuple(self._sum(rows, session, card.sessions[session]) for session in range(len(self.sessions)))
        total = card.total if self.finished or not any(_to_come(row) for row in rows) else None
        return CardSheet(entry, self.card_name(entry), rows, sums, total)

    def _sum(self, rows: tuple[CardRow, ...], session: int, points: Points) -> Points | None:
        open_rows = any(_to_come(row) for row in rows if row.session == session)
        return points if self.finished or not open_rows else None

    def _rows(self, entry: Entry, number: int, card: Scorecard) -> list[CardRow]:
        rules = self.drive.rules
        lines = self._planned.get(number, {}).get(entry.number, [])
        if number <= len(self.drive.rounds):
            lines = [line for line in card.lines if line.round == number]
        session = rules.session_of(number)
        if lines:
            return [CardRow(each, Where.SEATED if each.table else Where.OUT, session) for each in lines]
        away = number <= len(self.drive.rounds) or not entry.plays_in(number)
        return self._blank(number, Where.AWAY if away else Where.OPEN)

    @cached_property
    def _planned(self) -> dict[int, dict[int, list[CardLine]]]:
        """By round and entry, for the rounds that are known and not drawn."""
        ahead = self.seatings[len(self.drive.rounds) :]
        return {seating.round: planned_lines(seating, self.drive.rules) for seating in ahead}

    def _blank(self, number: int, where: Where) -> list[CardRow]:
        rules = self.drive.rules
        trumps = planned_trumps(number, rules)[: 1 if where is Where.AWAY else None]
        lines = [CardLine(number, deal, trump) for deal, trump in enumerate(trumps, start=1)]
        return [CardRow(line, where, rules.session_of(number)) for line in lines]

    def card_name(self, entry: Entry) -> str:
        """Which of the two kinds of card, in this drive's words; empty without roles."""
        return CARD_NAMES.get((self.drive.rules.roles, entry.role), "") if entry.role else ""

    def tables_in(self, number: int) -> int:
        """How many tables play a round, or will as far as one can tell."""
        if number <= len(self.seatings):
            return len(self.seatings[number - 1].tables)
        if self.seatings:
            return len(self.seatings[-1].tables)
        return len(self.drive.field.at(1)) // 4

    @property
    def most_tables(self) -> int:
        """The tables to have ready: as many as any round takes."""
        return max((self.tables_in(number) for number in self._rounds), default=0)

    @property
    def seating_now(self) -> Seating | None:
        """The round drawn last, or the first one where it is known before it is drawn."""
        drawn = len(self.drive.rounds)
        return self.seatings[max(drawn, 1) - 1] if self.seatings else None

    def slips(self, rounds: range | None = None) -> tuple[Slip, ...]:
        """A slip for each table of these rounds (all when None), round by round and table by table."""
        wanted = [number for number in self._rounds if rounds is None or number in rounds]
        return tuple(self._slip(r, table) for r in wanted for table in range(1, self.tables_in(r) + 1))

    def _slip(self, number: int, table: int) -> Slip:
        rules = self.drive.rules
        deals = rules.deals_per_round or RUBBER_LINES
        trumps = tuple(rules.trump_for(number, deal) for deal in range(1, deals + 1))
        if number > len(self.seatings):
            return Slip(number, table, trumps, None)
        seats = self.seatings[number - 1].tables[table - 1]
        (north, south), (east, west) = seats.pair(Side.NS), seats.pair(Side.EW)
        entries = self.entries
        return Slip(number, seats.number, trumps, ((entries[north], entries[south]), (entries[east], entries[west])))

    @cached_property
    def entries(self) -> dict[int, Entry]:
        return {entry.number: entry for entry in self.drive.entries}

    @cached_property
    def fairness(self) -> Fairness:
        """The account of the rounds drawn."""
        return fairness(self.drive.field, [each.seating for each in self.drive.rounds], self.drive.rules.movement.roles)

    @cached_property
    def given(self) -> tuple[tuple[str, Given], ...]:
        """Each prize of the sheet: what it is for in words, and who gets it and why."""
        given = given_now(self.drive, self.prizes)
        return tuple((what_for(each.prize, self.drive.rules), each) for each in given)

    @cached_property
    def lists(self) -> tuple[Standings, ...]:
        """Every list the drive shows."""
        return tuple(standings(self.drive, name, self.after_round) for name in shown_lists(self.drive))


def planned_trumps(number: int, rules: Rules) -> list[Trump | None]:
    """The trump of each line of a round to come; a rubber has one line and no trump of its own."""
    if rules.deals_per_round is None:
        return [None]
    return [rules.trump_for(number, deal) for deal in range(1, rules.deals_per_round + 1)]


def planned_lines(seating: Seating, rules: Rules) -> dict[int, list[CardLine]]:
    """Every entry's lines of a round that is not drawn yet; those who sit out have one without a table."""
    number = seating.round
    trumps = planned_trumps(number, rules)
    found = {entry: [CardLine(number, 1, trumps[0])] for entry in seating.sitting_out}
    for table in seating.tables:
        for seat in SEATS:
            place = (table.number, seat, table.at(seat.partner), table.pair(seat.side.other))
            found[table.at(seat)] = [CardLine(number, deal, trump, *place) for deal, trump in enumerate(trumps, 1)]
    return found


def _to_come(row: CardRow) -> bool:
    """Whether something is still to be written on this line."""
    return row.where is Where.OPEN or (row.where is Where.SEATED and row.line.points is None)
