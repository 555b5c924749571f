"""What was played, as a movement needs to see it: the seats of each round and who won at each table."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from whistdrive.core.award import Points
from whistdrive.core.seating import Seating, Side


@dataclass(frozen=True)
class PlayedRound:
    """A round that is over; a table without a winner (all its deals void) is absent from `winners`.

    `points` is what each table's sides earned in it, for movements that go by score.
    """

    seating: Seating
    winners: Mapping[int, Side] = field(default_factory=dict)
    points: Mapping[int, Mapping[Side, Points]] = field(default_factory=dict)
