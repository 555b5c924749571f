"""Who was ahead longest: at the latest deal where two differ, the one that scored less there comes first."""

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.award import Points
from whistdrive.core.scorecard import Scorecard


@dataclass(frozen=True)
class LastDealBack:
    label: ClassVar[str] = "Last deal back (ahead longest)"
    won: ClassVar[str] = "was ahead longest"

    def key(self, card: Scorecard) -> tuple[Points, ...]:
        """Flag whist's rule: level at the end, who made less in the last deal that differs led before it."""
        return tuple(-(line.points or 0) for line in reversed(card.lines))


RULE = LastDealBack()
