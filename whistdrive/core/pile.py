"""The pile of written cards at the end of a night: how a card is typed, and what the pile settles."""

from collections.abc import Sequence
from dataclasses import dataclass

from whistdrive.core.card_seats import seatings_from_cards
from whistdrive.core.cards import TRICKS
from whistdrive.core.checks import Cell, Checked, Mistake, PaperCard, cells_of, check_cards
from whistdrive.core.drive import Drive
from whistdrive.core.problems import RuleBroken
from whistdrive.core.schedule import schedule
from whistdrive.core.seating import Seating

NOTHING = ("-", "–", ".", "x", "X")
LEAST_VOICES = 2
Said = tuple[int, int] | None
"""Table and partner in one round; None where the card does not say, or sat out."""


@dataclass(frozen=True)
class HandedCard:
    """A card as it was typed: tricks of each deal, None for a blank; table and partner of each where it says so."""

    number: int
    digits: tuple[int | None, ...]
    said: tuple[Said, ...] = ()
    written_total: int | None = None


@dataclass(frozen=True)
class SettledDeal:
    """A deal that the cards agree on: round, table and deal from 1, north-south's tricks."""

    round: int
    table: int
    deal: int
    ns_tricks: int


@dataclass(frozen=True)
class Reading:
    """What the cards handed in come to; `fresh` are settled deals for which the desk has nothing, not even a void."""

    seatings: tuple[Seating, ...]
    checked: Checked
    settled: tuple[SettledDeal, ...]
    fresh: tuple[SettledDeal, ...]
    keyed_otherwise: tuple[str, ...]

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        return self.checked.mistakes


def read_card(number: int, text: str, written_total: int | None = None) -> HandedCard:
    """A typed card: each deal's tricks 0-13 parted by blanks, "-" for a blank, "9/3/12" for table 3 with partner 12."""
    digits: list[int | None] = []
    said: list[Said] = []
    for at, word in enumerate(text.replace(",", " ").split(), start=1):
        parts = word.split("/")
        digits.append(None if parts[0] in NOTHING else _tricks(parts[0], at))
        said.append(_place(parts[1:], at))
    return HandedCard(number, tuple(digits), tuple(said) if any(said) else (), written_total)


def _tricks(word: str, at: int) -> int:
    if not (word.isascii() and word.isdigit() and int(word) <= TRICKS):
        raise RuleBroken(f"Deal {at}: “{word[:12]}” is not 0 to {TRICKS} tricks; type “-” for a blank.")
    return int(word)


def _place(parts: Sequence[str], at: int) -> Said:
    if not parts:
        return None
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts):
        raise RuleBroken(f"Deal {at}: type table and partner as 9/3/12: nine tricks at table 3 with number 12.")
    return int(parts[0]), int(parts[1])


def read_pile(drive: Drive, cards: Sequence[HandedCard]) -> Reading:
    """The cards held against one another, by the rounds drawn, the plan, or what the cards say of their tables."""
    deals = drive.rules.deals_per_round
    if deals is None:
        raise RuleBroken("Rounds that last until a rubber is won have no cards of one length to hold together.")
    seatings, faults = seats_of_pile(drive, cards)
    paper = [PaperCard(card.number, card.digits, card.written_total) for card in cards]
    checked = check_cards(paper, seatings, deals)
    checked = Checked((*faults, *checked.mistakes), checked.total, checked.should_be)
    settled = _settled(cards, checked, cells_of(seatings, deals), seatings, deals)
    return Reading(seatings, checked, settled, _not_keyed(drive, settled), _keyed_otherwise(drive, settled))


def seats_of_pile(drive: Drive, cards: Sequence[HandedCard]) -> tuple[tuple[Seating, ...], tuple[Mistake, ...]]:
    """The rounds drawn, then those a plan knows, then those that the cards themselves tell."""
    known = schedule(drive)
    deals = drive.rules.deals_per_round or 1
    said = {card.number: card.said[::deals] for card in cards if card.said}
    if not said or not drive.rules.movement.needs_results:
        return known, ()
    told, faults = seatings_from_cards(said)
    return (*known, *told[len(known) :]), faults


def _settled(
    cards: Sequence[HandedCard], checked: Checked, cells: Sequence[Cell], seatings: Sequence[Seating], deals: int
) -> tuple[SettledDeal, ...]:
    """Deals on which at least two cards agree, without the cards that are exchanged or too short to be trusted."""
    doubtful = {number for each in checked.mistakes if each.kind == "exchanged" for number in each.cards}
    length = deals * len(seatings)
    pile = {c.number: c.digits for c in cards if c.number not in doubtful and len(c.digits) == length}
    found = []
    for cell in cells:
        agreed = cell.agreed(pile)
        voices = list(cell.claims(pile).values()).count(agreed) if agreed is not None else 0
        if agreed is not None and voices >= LEAST_VOICES:
            round_number = seatings[cell.deal // deals].round
            found.append(SettledDeal(round_number, cell.table.number, cell.deal % deals + 1, agreed))
    return tuple(found)


def _not_keyed(drive: Drive, settled: Sequence[SettledDeal]) -> tuple[SettledDeal, ...]:
    keyed = {(r.number, table, deal.number) for r in drive.rounds for table in r.deals for deal in r.deals_at(table)}
    return tuple(each for each in settled if (each.round, each.table, each.deal) not in keyed)


def _keyed_otherwise(drive: Drive, settled: Sequence[SettledDeal]) -> tuple[str, ...]:
    """Results at the desk that the cards contradict; they stand until somebody corrects them."""
    found = []
    for each in settled:
        keyed = _keyed_tricks(drive, each)
        if keyed not in (None, each.ns_tricks):
            where = f"Round {each.round}, table {each.table}, deal {each.deal}"
            found.append(f"{where}: the desk has {keyed} for north-south, the cards say {each.ns_tricks}.")
    return tuple(found)


def _keyed_tricks(drive: Drive, settled: SettledDeal) -> int | None:
    """North-south's tricks as the desk has them; None when nothing is in, or it is void."""
    if settled.round > len(drive.rounds):
        return None
    deals = drive.rounds[settled.round - 1].deals_at(settled.table)
    return next((deal.ns_tricks for deal in deals if deal.number == settled.deal), None)
