"""The pack: what may be trumps, and the figures every deal obeys."""

from enum import StrEnum

TRICKS = 13
BOOK = 6


class Trump(StrEnum):
    """What a deal is played in: a suit, no trumps, or misere (no trumps, take as few as possible)."""

    HEARTS = "hearts"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    SPADES = "spades"
    NONE = "none"
    MISERE = "misere"

    @property
    def is_suit(self) -> bool:
        return self not in (Trump.NONE, Trump.MISERE)

    @property
    def symbol(self) -> str:
        return SYMBOLS[self]


SYMBOLS = {
    Trump.HEARTS: "♥",
    Trump.CLUBS: "♣",
    Trump.DIAMONDS: "♦",
    Trump.SPADES: "♠",
    Trump.NONE: "NT",
    Trump.MISERE: "M",
}
