"""A play-off, its outcome recorded by the desk."""

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.award import Points
from whistdrive.core.scorecard import Scorecard

NOT_IN_IT = -10_000


@dataclass(frozen=True)
class PlayOff:
    label: ClassVar[str] = "Play-off"
    won: ClassVar[str] = "won the play-off"

    def key(self, card: Scorecard) -> tuple[Points, ...]:
        """First in the play-off is 1; who played none comes after everybody who did."""
        order = card.decided.get("play_off")
        return (-order,) if order is not None else (NOT_IN_IT,)


RULE = PlayOff()
