"""The higher best single deal comes first."""

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.award import Points
from whistdrive.core.scorecard import Scorecard


@dataclass(frozen=True)
class HighDeal:
    label: ClassVar[str] = "Highest single deal"
    won: ClassVar[str] = "won on the highest single deal"

    def key(self, card: Scorecard) -> tuple[Points, ...]:
        return (max((line.points for line in card.lines if line.points is not None and line.deal), default=0),)


RULE = HighDeal()
