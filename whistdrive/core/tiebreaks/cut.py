"""A cut of the cards, its outcome recorded by the desk."""

from dataclasses import dataclass
from typing import ClassVar

from whistdrive.core.award import Points
from whistdrive.core.scorecard import Scorecard

NOT_IN_IT = -10_000


@dataclass(frozen=True)
class Cut:
    label: ClassVar[str] = "Cut of the cards"
    won: ClassVar[str] = "won the cut"

    def key(self, card: Scorecard) -> tuple[Points, ...]:
        """Who won the cut is 1; who cut no card comes after everybody who did."""
        order = card.decided.get("cut")
        return (-order,) if order is not None else (NOT_IN_IT,)


RULE = Cut()
