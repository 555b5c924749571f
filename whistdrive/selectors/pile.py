"""The pile as it is: which cards are in, which are not, and what they come to."""

from dataclasses import dataclass

from whistdrive import models
from whistdrive.core.field import Entry
from whistdrive.core.pile import HandedCard, Reading, read_pile
from whistdrive.selectors.loading import drive_of


@dataclass(frozen=True)
class PilePage:
    """The cards in, those still to come, and how they agree."""

    cards_in: tuple[HandedCard, ...]
    still_out: tuple[Entry, ...]
    reading: Reading

    @property
    def to_take_over(self) -> int:
        return len(self.reading.fresh)


def cards_in(row: models.Drive) -> tuple[HandedCard, ...]:
    """The version of each card that counts, in card order."""
    found: dict[int, HandedCard] = {}
    fields = ("entry__number", "digits", "said", "written_total")
    typed = models.WrittenCard.objects.filter(entry__drive=row).order_by("version").values_list(*fields)
    for number, digits, said, total in typed:
        places = tuple((place[0], place[1]) if place else None for place in said)
        found[number] = HandedCard(number, tuple(digits), places, total)
    return tuple(found[number] for number in sorted(found))


def pile_page(row: models.Drive) -> PilePage:
    drive, cards = drive_of(row), cards_in(row)
    reading = read_pile(drive, cards)
    there = {card.number for card in cards}
    out = tuple(entry for entry in drive.entries if entry.number not in there and not entry.ghost)
    return PilePage(cards, out, reading)
