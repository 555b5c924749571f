"""What deals are worth: points for the card, and the tricks that count."""

from dataclasses import dataclass

from whistdrive.core.seating import Side

Points = int | float
"""Whole or half points; a half is exact in a float."""


def whole(points: float) -> Points:
    """A whole number as one, so that a table never shows "3.0"."""
    return int(points) if float(points).is_integer() else points


@dataclass(frozen=True)
class Award:
    """What one deal was worth to a side: points for the card, and tricks once revokes are paid."""

    points: Points
    tricks: int


@dataclass(frozen=True)
class DealAward:
    """What one deal was worth to both sides."""

    ns: Award
    ew: Award

    def of(self, side: Side) -> Award:
        return self.ns if side is Side.NS else self.ew
