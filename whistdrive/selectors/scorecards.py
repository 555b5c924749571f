"""One player's evening, line by line, as everybody may read it."""

from dataclasses import dataclass

from whistdrive.core.award import Points
from whistdrive.core.cards import Trump
from whistdrive.core.drive import Drive
from whistdrive.core.field import Role
from whistdrive.core.problems import NotThere, RuleBroken
from whistdrive.core.scorecard import CardLine
from whistdrive.core.seating import Seat, Seating
from whistdrive.core.standings import Line, standings
from whistdrive.core.totals import scorecards
from whistdrive.selectors.public import EVERYONE, Evening, begun, names_of


@dataclass(frozen=True)
class Someone:
    """A card number and the name that goes with it in public."""

    number: int
    name: str


@dataclass(frozen=True)
class SeatNow:
    """Where to sit in a round and with whom; no table when sitting out."""

    round: int
    table: int | None = None
    seat: Seat | None = None
    partner: Someone | None = None
    opponents: tuple[Someone, ...] = ()
    chairs: tuple[tuple[Seat, Someone], ...] = ()


@dataclass(frozen=True)
class ShownCardLine:
    """One deal of a card; points and tricks are None until the result is in."""

    round: int
    deal: int
    trump: Trump | None
    table: int | None
    seat: Seat | None
    partner: Someone | None
    opponents: tuple[Someone, ...]
    void: bool
    tricks: int | None
    points: Points | None
    running: Points | None


@dataclass(frozen=True)
class ShownCard:
    """A player's evening: standing, seats now and next, and every deal."""

    number: int
    name: str
    role: Role | None
    line: Line
    sessions: tuple[Points | None, ...]
    lines: tuple[ShownCardLine, ...]
    now: SeatNow | None
    next: SeatNow | None


def shown_card(evening: Evening, drive: Drive, number: int) -> ShownCard:
    """The card with that number; NotThere when nobody holds it."""
    names = names_of(drive)
    if number not in names:
        raise NotThere(f"Nobody holds card {number}.")
    people = {each: Someone(each, name) for each, name in names.items()}
    card = scorecards(drive)[number]
    line = next(line for line in standings(drive, EVERYONE).lines if line.entry.number == number)
    now = None if evening.final or not drive.rounds else seat_in(drive.rounds[-1].seating, number, people)
    return ShownCard(
        number=number,
        name=names[number],
        role=card.entry.role,
        line=line,
        sessions=begun(line.sessions, len(drive.rounds), drive.rules),
        lines=tuple(_shown(each, people) for each in card.lines),
        now=now,
        next=_next_seat(evening, drive, number, people),
    )


def seat_in(seating: Seating, number: int, people: dict[int, Someone]) -> SeatNow | None:
    """Where somebody is in a round; None when not there at all."""
    if number in seating.sitting_out:
        return SeatNow(seating.round)
    chair = seating.chairs.get(number)
    if chair is None:
        return None
    table = seating.table(chair.table)
    against = tuple(people[each] for each in table.pair(chair.seat.side.other))
    chairs = tuple((seat, people[table.at(seat)]) for seat in Seat)
    return SeatNow(seating.round, chair.table, chair.seat, people[seating.partner_of(number)], against, chairs)


def _next_seat(evening: Evening, drive: Drive, number: int, people: dict[int, Someone]) -> SeatNow | None:
    """Known before the round is drawn only where the movement does not wait for results."""
    if drive.rules.movement.needs_results or evening.state != "running" or evening.round >= drive.rules.planned_rounds:
        return None
    try:
        return seat_in(drive.next_seating(), number, people)
    except RuleBroken:
        return None


def _shown(line: CardLine, people: dict[int, Someone]) -> ShownCardLine:
    return ShownCardLine(
        round=line.round,
        deal=line.deal_number,
        trump=line.trump,
        table=line.table,
        seat=line.seat,
        partner=people[line.partner] if line.partner else None,
        opponents=tuple(people[each] for each in line.opponents),
        void=bool(line.deal and line.deal.void),
        tricks=line.tricks,
        points=line.points,
        running=line.running,
    )
