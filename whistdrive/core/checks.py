"""Cards that check one another: every deal stands on four cards, so one that disagrees with three is the likely one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from whistdrive.core.cards import TRICKS
from whistdrive.core.seating import Seating, Side, Table
from whistdrive.core.words import and_list

Digits = tuple[int | None, ...]
Pile = Mapping[int, Digits]
LEAST_EXCHANGED = 3
"""So many deals have to come right before two cards are taken to be exchanged."""


@dataclass(frozen=True)
class PaperCard:
    """A card as it was written: its number, the tricks of each deal in order, and the player's own total."""

    number: int
    digits: Digits
    written_total: int | None = None


@dataclass(frozen=True)
class Mistake:
    """One thing that is wrong in the pile, in words; `cards` are those to look at, `deal` counts from 1."""

    kind: str
    cards: tuple[int, ...]
    text: str
    deal: int | None = None


@dataclass(frozen=True)
class Checked:
    """What the pile comes to: its mistakes, the sum as written, and 26 for each table and deal that it should be."""

    mistakes: tuple[Mistake, ...]
    total: int
    should_be: int

    @property
    def agrees(self) -> bool:
        return not self.mistakes and self.total == self.should_be


@dataclass(frozen=True)
class Cell:
    """One deal at one table; `deal` is its place on the cards, from 0."""

    deal: int
    table: Table

    def claims(self, pile: Pile) -> dict[int, int]:
        """North-south's tricks as each of the four cards has them; a card without this deal makes no claim."""
        found = {}
        for entry in self.table.entries:
            digits = pile.get(entry, ())
            value = digits[self.deal] if self.deal < len(digits) else None
            if value is not None:
                found[entry] = value if self.table.seat_of(entry).side is Side.NS else TRICKS - value
        return found

    def agreed(self, pile: Pile) -> int | None:
        """North-south's tricks by most of the cards, when more say so than say anything else."""
        votes = Counter(self.claims(pile).values()).most_common(2)
        if not votes or (len(votes) > 1 and votes[0][1] == votes[1][1]):
            return None
        return votes[0][0]

    def on_card(self, entry: int, north_south: int) -> int:
        return north_south if self.table.seat_of(entry).side is Side.NS else TRICKS - north_south


def check_cards(cards: Sequence[PaperCard], seatings: Sequence[Seating], deals_per_round: int = 1) -> Checked:
    """Every mistake in a pile of cards, held against one another by who sat with whom in each round."""
    cells = cells_of(seatings, deals_per_round)
    length = deals_per_round * len(seatings)
    written = {card.number: card.digits for card in cards}
    pile, exchanged = _put_back(written, cells)
    pile = {number: _spread(number, digits, pile, cells, length) for number, digits in pile.items()}
    should = _agreed_cards(pile, cells)
    mistakes = [
        *exchanged,
        *(each for number in sorted(pile) for each in _card_mistakes(number, pile[number], should[number])),
        *_unclear(pile, cells),
        *_wrong_totals(cards, exchanged, pile, should),
    ]
    total = sum(digit or 0 for digits in written.values() for digit in digits)
    return Checked(tuple(mistakes), total, 2 * TRICKS * len(cells))


def cells_of(seatings: Sequence[Seating], deals_per_round: int = 1) -> tuple[Cell, ...]:
    """Every deal of every table, in the order of the cards."""
    return tuple(
        Cell(index * deals_per_round + deal, table)
        for index, seating in enumerate(seatings)
        for deal in range(deals_per_round)
        for table in seating.tables
    )


def _disagreements(pile: Pile, cells: Sequence[Cell]) -> int:
    return sum(len(set(cell.claims(pile).values())) > 1 for cell in cells)


def _put_back(pile: Pile, cells: Sequence[Cell]) -> tuple[dict[int, Digits], list[Mistake]]:
    """Cards that were exchanged, put back: two that make most of their deals agree when they change places."""
    found, mistakes = dict(pile), []
    while pair := _exchanged(found, cells):
        found = _changed(found, *pair)
        text = f"Cards {pair[0]} and {pair[1]} are exchanged: each agrees with the other one's table."
        mistakes.append(Mistake("exchanged", pair, text))
    return found, mistakes


def _exchanged(pile: Pile, cells: Sequence[Cell]) -> tuple[int, int] | None:
    at = {number: [cell for cell in cells if number in cell.table.entries] for number in pile}
    wrong = {number: _disagreements(pile, at[number]) for number in pile}
    suspects = sorted(number for number in pile if wrong[number] >= LEAST_EXCHANGED)
    best: tuple[int, tuple[int, int]] | None = None
    for one, other in combinations(suspects, 2):
        touched = [*at[one], *(cell for cell in at[other] if one not in cell.table.entries)]
        before, after = _disagreements(pile, touched), _disagreements(_changed(pile, one, other), touched)
        gain = before - after
        if gain >= LEAST_EXCHANGED and 2 * after < before and (best is None or gain > best[0]):
            best = gain, (one, other)
    return best[1] if best else None


def _changed(pile: Pile, one: int, other: int) -> dict[int, Digits]:
    return {**pile, one: pile[other], other: pile[one]}


def _spread(number: int, digits: Digits, pile: Pile, cells: Sequence[Cell], length: int) -> Digits:
    """A card with too few deals, opened where a deal is left out: wherever it then agrees best with the others."""
    mine = [cell for cell in cells if number in cell.table.entries]
    out = set(range(length)) - {cell.deal for cell in mine}
    while len(digits) < length:
        places = [(*digits[:at], None, *digits[at:]) for at in range(len(digits) + 1)]
        digits = min(places, key=lambda tried: _against(number, tried, pile, mine, out))
    return digits[:length]


def _against(number: int, digits: Digits, pile: Pile, mine: Sequence[Cell], out: set[int]) -> int:
    """How many deals of a card its table contradicts; something written while sitting out is one too."""
    others = {**pile, number: ()}
    wrong = sum(deal < len(digits) and digits[deal] is not None for deal in out)
    for cell in mine:
        agreed = cell.agreed(others)
        value = digits[cell.deal] if cell.deal < len(digits) else None
        wrong += value is not None and agreed is not None and value != cell.on_card(number, agreed)
    return wrong


def _agreed_cards(pile: Pile, cells: Sequence[Cell]) -> dict[int, dict[int, int | None]]:
    """What every card should say, deal by deal; None where its table is of two minds."""
    found: dict[int, dict[int, int | None]] = {number: {} for number in pile}
    for cell in cells:
        agreed = cell.agreed(pile)
        for entry in cell.table.entries:
            if entry in found:
                found[entry][cell.deal] = None if agreed is None else cell.on_card(entry, agreed)
    return found


def _card_mistakes(number: int, digits: Digits, should: Mapping[int, int | None]) -> list[Mistake]:
    wrong = [deal for deal, value in should.items() if value is not None and digits[deal] not in (None, value)]
    swapped = _swapped(wrong, digits, should)
    found = [_swap(number, *swapped)] if swapped else [_digit(number, deal, digits, should) for deal in wrong]
    for deal in sorted(should):
        if digits[deal] is None:
            said = f"; the others make it {should[deal]}" if should[deal] is not None else ""
            found.append(Mistake("missing", (number,), f"Card {number}: deal {deal + 1} is missing{said}.", deal + 1))
    return found


def _swapped(wrong: Sequence[int], digits: Digits, should: Mapping[int, int | None]) -> tuple[int, int] | None:
    """Two deals of a card, and no others, each written where the other belongs."""
    if len(wrong) != 2:
        return None
    one, other = wrong
    crossed = digits[one] == should[other] and digits[other] == should[one]
    return (one, other) if crossed else None


def _swap(number: int, one: int, other: int) -> Mistake:
    return Mistake("swapped", (number,), f"Card {number}: deals {one + 1} and {other + 1} are swapped.", one + 1)


def _digit(number: int, deal: int, digits: Digits, should: Mapping[int, int | None]) -> Mistake:
    text = f"Card {number}: deal {deal + 1} says {digits[deal]}; the others at the table make it {should[deal]}."
    return Mistake("digit", (number,), text, deal + 1)


def _unclear(pile: Pile, cells: Sequence[Cell]) -> list[Mistake]:
    """Tables of two minds: as many cards one way as the other, so that nobody is the likely one."""
    found = []
    for cell in cells:
        claims = cell.claims(pile)
        if claims and cell.agreed(pile) is None:
            said = and_list([f"{entry} says {cell.on_card(entry, claim)}" for entry, claim in claims.items()])
            text = f"Deal {cell.deal + 1}, table {cell.table.number}: {said}."
            found.append(Mistake("unclear", tuple(claims), text, cell.deal + 1))
    return found


def _wrong_totals(
    cards: Sequence[PaperCard],
    exchanged: Sequence[Mistake],
    pile: Pile,
    should: Mapping[int, Mapping[int, int | None]],
) -> list[Mistake]:
    """Written totals that are neither the sum of what the card says nor of what it should say."""
    home = {card.number: card.number for card in cards}
    for each in exchanged:
        one, other = each.cards
        home[one], home[other] = home[other], home[one]
    found = []
    for card in cards:
        number = next(owner for owner, held in home.items() if held == card.number)
        summed = sum(digit or 0 for digit in card.digits)
        meant = sum(_meant(deal, digit, should[number]) for deal, digit in enumerate(pile[number]))
        if card.written_total not in (None, summed, meant):
            text = f"Card {card.number}: {card.written_total} is written as the total; its deals add up to {meant}."
            found.append(Mistake("total", (card.number,), text))
    return found


def _meant(deal: int, digit: int | None, should: Mapping[int, int | None]) -> int:
    agreed = should.get(deal)
    return agreed if agreed is not None else digit or 0
