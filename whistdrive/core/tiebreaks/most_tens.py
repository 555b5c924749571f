"""More deals of ten tricks or more come first."""

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.award import Points
from whistdrive.core.scorecard import Scorecard

TEN = 10


@dataclass(frozen=True)
class MostTens:
    label: ClassVar[str] = "Most deals of ten tricks or more"
    won: ClassVar[str] = "won on deals of ten tricks or more"

    def key(self, card: Scorecard) -> tuple[Points, ...]:
        return (sum(line.tricks is not None and line.tricks >= TEN for line in card.lines),)


RULE = MostTens()
