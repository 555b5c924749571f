"""One entry's evening, line by line."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from whistdrive.core.award import Points
from whistdrive.core.cards import Trump
from whistdrive.core.deal import Deal
from whistdrive.core.field import Entry
from whistdrive.core.seating import Seat


@dataclass(frozen=True)
class CardLine:
    """One deal on a card; `points` and `deal` are None until the result is in, `table` is None when sitting out."""

    round: int
    deal_number: int
    trump: Trump | None
    table: int | None = None
    seat: Seat | None = None
    partner: int | None = None
    opponents: tuple[int, ...] = ()
    deal: Deal | None = None
    points: Points | None = None
    tricks: int | None = None
    running: Points | None = None


@dataclass(frozen=True)
class Scorecard:
    """An entry's lines in the order played, the totals of its sessions, and its order in a play-off or cut."""

    entry: Entry
    lines: tuple[CardLine, ...] = ()
    sessions: tuple[Points, ...] = field(default=())
    decided: Mapping[str, int] = field(default_factory=dict)

    @property
    def total(self) -> Points:
        return sum(self.sessions)

    @property
    def scored(self) -> tuple[CardLine, ...]:
        """The lines that have a result."""
        return tuple(line for line in self.lines if line.points is not None and line.table is not None)

    @property
    def average(self) -> Points:
        """The total by the deals scored, for drives that compare averages."""
        return self.total / max(1, len(self.scored))
