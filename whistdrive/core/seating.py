"""Tables, seats and sides: who sits where in one round."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property


class Side(StrEnum):
    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> "Side":
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple["Seat", "Seat"]:
        return (Seat.NORTH, Seat.SOUTH) if self is Side.NS else (Seat.EAST, Seat.WEST)


class Seat(StrEnum):
    """The four seats, clockwise; the deal passes to the left."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"

    @property
    def side(self) -> Side:
        return Side.NS if self in (Seat.NORTH, Seat.SOUTH) else Side.EW

    def clockwise(self, steps: int) -> "Seat":
        """The seat `steps` places to the left; negative steps go to the right."""
        return SEATS[(SEATS.index(self) + steps) % 4]

    @property
    def partner(self) -> "Seat":
        return self.clockwise(2)


SEATS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)


@dataclass(frozen=True, order=True)
class Chair:
    """One seat at one numbered table."""

    table: int
    seat: Seat

    @property
    def partner(self) -> "Chair":
        return Chair(self.table, self.seat.partner)


@dataclass(frozen=True)
class Table:
    """Four entries, by card number, at one table."""

    number: int
    north: int
    east: int
    south: int
    west: int

    @property
    def entries(self) -> tuple[int, int, int, int]:
        """Clockwise from north."""
        return (self.north, self.east, self.south, self.west)

    def at(self, seat: Seat) -> int:
        return self.entries[SEATS.index(seat)]

    def pair(self, side: Side) -> tuple[int, int]:
        return (self.north, self.south) if side is Side.NS else (self.east, self.west)

    def seat_of(self, entry: int) -> Seat:
        return SEATS[self.entries.index(entry)]


@dataclass(frozen=True)
class Seating:
    """One round (numbered from 1): the tables in order, and who has no seat."""

    round: int
    tables: tuple[Table, ...]
    sitting_out: tuple[int, ...] = ()

    @cached_property
    def chairs(self) -> dict[int, Chair]:
        """Where each seated entry sits."""
        return {entry: chair for chair, entry in self.occupied()}

    def occupied(self) -> Iterator[tuple[Chair, int]]:
        for table in self.tables:
            for seat in SEATS:
                yield Chair(table.number, seat), table.at(seat)

    def table(self, number: int) -> Table:
        return next(table for table in self.tables if table.number == number)

    def partner_of(self, entry: int) -> int:
        chair = self.chairs[entry]
        return self.table(chair.table).at(chair.seat.partner)


def seating_from(round_number: int, chairs: dict[Chair, int], sitting_out: tuple[int, ...]) -> Seating:
    """Build a seating from filled chairs; every table named must have all four."""
    numbers = sorted({chair.table for chair in chairs})
    tables = tuple(Table(number, *(chairs[Chair(number, seat)] for seat in SEATS)) for number in numbers)
    return Seating(round_number, tables, tuple(sorted(sitting_out)))
