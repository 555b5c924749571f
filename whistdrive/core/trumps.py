"""Trump orders: the suits a drive goes through, and the orders clubs are known to use."""

from collections.abc import Sequence
from dataclasses import dataclass

from whistdrive.core.cards import Trump
from whistdrive.core.problems import RuleBroken

H, C, D, S = Trump.HEARTS, Trump.CLUBS, Trump.DIAMONDS, Trump.SPADES
NT, M = Trump.NONE, Trump.MISERE


@dataclass(frozen=True)
class TrumpOrder:
    """A known order and who plays it (domain section 3)."""

    key: str
    label: str
    trumps: tuple[Trump, ...]


ORDERS = (
    TrumpOrder("hcds", "Hearts, clubs, diamonds, spades", (H, C, D, S)),
    TrumpOrder("hdsc", "Hearts, diamonds, spades, clubs", (H, D, S, C)),
    TrumpOrder("hdsc-nt", "Hearts, diamonds, spades, clubs, no trumps", (H, D, S, C, NT)),
    TrumpOrder("hcds-nt", "Hearts, clubs, diamonds, spades, no trumps", (H, C, D, S, NT)),
    TrumpOrder("cdhs", "Clubs, diamonds, hearts, spades", (C, D, H, S)),
    TrumpOrder("nt-shdc", "No trumps, spades, hearts, diamonds, clubs", (NT, S, H, D, C)),
    TrumpOrder("shcd", "Spades, hearts, clubs, diamonds", (S, H, C, D)),
    TrumpOrder("shndcm", "Spades, hearts, no trumps, diamonds, clubs, misere", (S, H, NT, D, C, M)),
    TrumpOrder("shnd", "Spades, hearts, no trumps, diamonds", (S, H, NT, D)),
    TrumpOrder("hearts", "Hearts always", (H,)),
    TrumpOrder("none", "No trumps always", (NT,)),
    TrumpOrder("drawn", "Drawn, cut or turned up at the table", ()),
)


def trump_of(order: Sequence[Trump], deal_index: int) -> Trump | None:
    """The trump of the deal with this index from 0; the order repeats, an empty one leaves it to the table."""
    return order[deal_index % len(order)] if order else None


def deal_index(round_number: int, deal: int, deals_per_round: int | None) -> int:
    """How many deals came before this one in the drive; a round without a set length starts the order afresh."""
    return (round_number - 1) * deals_per_round + deal - 1 if deals_per_round else deal - 1


LETTERS = {"h": H, "c": C, "d": D, "s": S, "n": NT, "nt": NT, "m": M}


def read_order(text: str) -> tuple[Trump, ...]:
    """The club's own list as typed: words or letters, parted by spaces or commas ("H C D S NT")."""
    words = text.replace(",", " ").lower().split()
    unknown = [word for word in words if word not in LETTERS and word not in set(Trump)]
    if unknown:
        raise RuleBroken(f"“{unknown[0]}” is not a trump. Use H, C, D, S, NT or M (misere).")
    return tuple(LETTERS.get(word) or Trump(word) for word in words)
