"""Equal totals share the place, and the next place is skipped: 1, 1, 3."""

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.award import Points
from whistdrive.core.scorecard import Scorecard


@dataclass(frozen=True)
class Shared:
    label: ClassVar[str] = "Share the place"
    won: ClassVar[str] = "shared"

    def key(self, card: Scorecard) -> tuple[Points, ...]:
        return ()


RULE = Shared()
