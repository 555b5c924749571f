"""The evening kept a second time, in plain dictionaries, by nobody's rules but its own."""

from dataclasses import dataclass, field

SEATS = ("north", "east", "south", "west")
Cell = tuple[int, int, int]
"""Round, table and deal."""


@dataclass
class Card:
    """Who holds a card matters to nobody here; when it is played does."""

    first: int
    last: int | None = None
    seated: bool = False

    def plays(self, number: int) -> bool:
        return self.first <= number and (self.last is None or number <= self.last)


@dataclass
class Book:
    """What was entered, drawn and recorded; a void deal is None, a deal has every version it ever had."""

    scoring: str
    deals: int
    paid_out: bool
    planned: int
    state: str = "setup"
    cards: dict[int, Card] = field(default_factory=dict)
    seats: dict[int, dict[int, tuple[int, ...]]] = field(default_factory=dict)
    out: dict[int, set[int]] = field(default_factory=dict)
    versions: dict[Cell, list[int | None]] = field(default_factory=dict)
    sent: dict[str, tuple[Cell, int]] = field(default_factory=dict)

    @property
    def drawn(self) -> int:
        return len(self.seats)

    def present(self, number: int) -> set[int]:
        return {card for card, kept in self.cards.items() if kept.plays(number)}

    def cells(self) -> list[Cell]:
        return [
            (number, table, deal)
            for number, tables in self.seats.items()
            for table in tables
            for deal in range(1, self.deals + 1)
        ]

    def missing(self, number: int | None = None) -> list[Cell]:
        return [cell for cell in self.cells() if cell not in self.versions and number in (None, cell[0])]

    def known(self) -> list[Cell]:
        return list(self.versions)

    def at(self, cell: Cell) -> tuple[int, ...]:
        return self.seats[cell[0]][cell[1]]

    def worth(self, tricks: int) -> int:
        return tricks if self.scoring == "tricks_taken" else max(0, tricks - 6)

    def totals(self) -> dict[int, float]:
        found: dict[int, float] = dict.fromkeys(self.cards, 0)
        for cell, versions in self.versions.items():
            north_south = versions[-1]
            if north_south is not None:
                for seat, card in zip(SEATS, self.at(cell), strict=True):
                    tricks = north_south if seat in ("north", "south") else 13 - north_south
                    found[card] += self.worth(tricks)
        over = [number for number in self.seats if self.paid_out and not self.missing(number)]
        for number in over:
            for card in self.out[number]:
                found[card] += 6.5 * self.deals
        return found

    def lines(self) -> set[tuple[int, bool, int, float]]:
        """Place, whether it is shared, card and total."""
        totals = self.totals()
        every = list(totals.values())
        return {
            (1 + sum(other > total for other in every), every.count(total) > 1, card, total)
            for card, total in totals.items()
        }

    def played(self) -> int:
        return sum(versions[-1] is not None for versions in self.versions.values())

    def may_draw(self, after: int, why: str) -> bool:
        closed = not self.drawn or bool(why) or not self.missing(self.drawn)
        return self.state in ("setup", "running") and after == self.drawn < self.planned and closed

    def draw(self, number: int, tables: dict[int, tuple[int, ...]], out: set[int]) -> None:
        self.state = "running"
        self.seats[number], self.out[number] = tables, out
        for card in self.present(number):
            self.cards[card].seated = True

    def take_back(self) -> None:
        """Whoever came while the round lay there plays in the one that is drawn in its place."""
        number = self.drawn
        del self.seats[number], self.out[number]
        for card, kept in self.cards.items():
            kept.first = number if kept.first == number + 1 else kept.first
            kept.seated = any(card in everyone for everyone in map(self.everyone, self.seats))
        self.state = "running" if self.drawn else "setup"

    def everyone(self, number: int) -> list[int]:
        return [card for four in self.seats[number].values() for card in four] + list(self.out[number])

    def swap(self, number: int, one: int, other: int) -> None:
        other_way = {one: other, other: one}
        tables = self.seats[number].items()
        self.seats[number] = {table: tuple(other_way.get(card, card) for card in four) for table, four in tables}
        self.out[number] = {other_way.get(card, card) for card in self.out[number]}

    def may_swap(self, number: int, one: int, other: int) -> bool:
        pair = {one, other}
        touched = [table for table, four in self.seats.get(number, {}).items() if pair & set(four)]
        clear = not any(cell[0] == number and cell[1] in touched for cell in self.versions)
        there = number in self.seats and pair <= set(self.everyone(number))
        return self.state == "running" and number == self.drawn and one != other and there and clear
