"""What is kept beside results: every version of a deal, every decision, and who held a card from when."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from whistdrive.core.deal import Deal
from whistdrive.core.drive import Drive
from whistdrive.core.names import Publish


@dataclass(frozen=True)
class Version:
    """One version of a result, with who wrote it, when, with what and why."""

    number: int
    deal: Deal
    by: str
    device: str
    why: str
    at: datetime
    key: str


@dataclass(frozen=True)
class Decision:
    """A line of the log: something decided that is not a result."""

    what: str
    by: str
    why: str
    at: datetime


@dataclass(frozen=True)
class Holding:
    """Who holds a card from a round on; `publish` is the player's own choice, None for the club's."""

    name: str
    from_round: int = 1
    publish: Publish | None = None


Versions = tuple[Version, ...]
DealPlace = tuple[int, int, int]
"""Round, table and deal, from 1."""


@dataclass(frozen=True)
class KeptDrive:
    """A whole drive with everything worth keeping; deals without history have no line in `history`."""

    drive: Drive
    history: Mapping[DealPlace, Versions] = field(default_factory=dict)
    holders: Mapping[int, tuple[Holding, ...]] = field(default_factory=dict)
    log: tuple[Decision, ...] = ()
    state: str = "setup"
    club: str = ""
    notes: str = ""
    notice: str = ""
    prizes: tuple[Any, ...] = ()
    published: bool = True
