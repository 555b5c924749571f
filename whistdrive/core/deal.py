"""One deal at one table: thirteen tricks, honours and revokes, or void."""

from dataclasses import dataclass
from typing import Any

from whistdrive.core.cards import TRICKS, Trump
from whistdrive.core.problems import RuleBroken
from whistdrive.core.seating import Seat, Side


@dataclass(frozen=True)
class Honours:
    """Three or four of the ace, king, queen and jack of trumps, held by one partnership."""

    side: Side
    held: int

    def __post_init__(self) -> None:
        if self.held not in (3, 4):
            raise RuleBroken("Honours are three or four in one partnership; two each count for nothing.")


@dataclass(frozen=True)
class Deal:
    """A result: north-south's tricks 0-13 as played, before any revoke is paid; None only when void."""

    number: int
    trump: Trump | None
    ns_tricks: int | None
    honours: Honours | None = None
    revokes: tuple[Side, ...] = ()
    void: bool = False
    dealer: Seat | None = None

    def __post_init__(self) -> None:
        if self.void:
            return
        if self.ns_tricks is None or not 0 <= self.ns_tricks <= TRICKS:
            raise RuleBroken(f"Tricks go from 0 to {TRICKS}; {self.ns_tricks} cannot be.")
        if self.honours and self.trump and not self.trump.is_suit:
            raise RuleBroken("There are no honours without a trump suit.")

    @property
    def tricks(self) -> dict[Side, int]:
        """Each side's tricks as played; a void deal has none."""
        if self.void or self.ns_tricks is None:
            return {Side.NS: 0, Side.EW: 0}
        return {Side.NS: self.ns_tricks, Side.EW: TRICKS - self.ns_tricks}

    def revokes_by(self, side: Side) -> int:
        return self.revokes.count(side)

    @property
    def played(self) -> bool:
        return not self.void

    def same_result(self, other: "Deal | None") -> bool:
        return other is not None and self.facts() == other.facts()

    def facts(self) -> tuple[Any, ...]:
        """What was entered, in a form that compares equal for equal results."""
        return (self.trump, self.ns_tricks, self.honours, sorted(self.revokes), self.void, self.dealer)
