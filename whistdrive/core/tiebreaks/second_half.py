"""The better last session (second half) comes first."""

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.award import Points
from whistdrive.core.scorecard import Scorecard


@dataclass(frozen=True)
class SecondHalf:
    label: ClassVar[str] = "Better second half"
    won: ClassVar[str] = "won on the second half"

    def key(self, card: Scorecard) -> tuple[Points, ...]:
        return (card.sessions[-1],) if len(card.sessions) > 1 else ()


RULE = SecondHalf()
