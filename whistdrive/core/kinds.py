"""What each kind of rule offers to the rest of the program."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Protocol, TypeVar, runtime_checkable

from whistdrive.core.award import DealAward, Points
from whistdrive.core.deal import Deal
from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.problems import Problem
from whistdrive.core.scorecard import Scorecard
from whistdrive.core.seating import Seating, Side

T = TypeVar("T")


def option(help: str, default: T) -> T:
    """A field of a rule's dataclass, with the sentence the setup form shows beside it."""
    described: T = field(default=default, metadata={"help": help})
    return described


class RolesUse(StrEnum):
    """What a movement does with the two kinds of card."""

    KEPT = "kept"
    IGNORED = "ignored"


class Movement(Protocol):
    """Seats the field for the next round."""

    label: ClassVar[str]
    instruction: ClassVar[str]
    needs_results: ClassVar[bool]
    roles: ClassVar[RolesUse]

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        """The seating of round len(played) + 1; raises RuleBroken where it cannot be had."""
        ...

    def problems(self, field: Field) -> tuple[Problem, ...]:
        """What the organiser should know about this field before the first round."""
        ...


class Scoring(Protocol):
    """Turns the deals of one table, in order, into awards: one for each deal."""

    label: ClassVar[str]
    unit: ClassVar[str]
    decides_movers: ClassVar[bool]

    @property
    def counts_honours(self) -> bool: ...

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        """One award for each deal, void ones included (nothing to either side)."""
        ...

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        """Who won the round; asked only of rules that decide the movers themselves."""
        ...

    def is_over(self, deals: Sequence[Deal]) -> bool:
        """Whether a round without a set number of deals is finished at this table."""
        ...


@runtime_checkable
class ByRound(Protocol):
    """A scoring rule that changes from round to round."""

    def in_round(self, number: int, deals_per_round: int | None) -> Scoring:
        """The rule as it stands in that round, from 1."""
        ...


class TieBreak(Protocol):
    """Parts entries with equal totals; `won` says in words what the better one was placed for."""

    label: ClassVar[str]
    won: ClassVar[str]

    def key(self, card: Scorecard) -> tuple[Points, ...]:
        """Larger comes first; equal keys leave the tie standing."""
        ...


@dataclass(frozen=True)
class Format:
    """A named evening: rule keys with their options, and the figures of the drive."""

    label: str
    movement: str
    scoring: str
    trumps: tuple[str, ...]
    planned_rounds: int
    sessions: tuple[int, ...]
    deals_per_round: int | None = 1
    roles: str = "ladies_gentlemen"
    lists: tuple[str, ...] = ("all",)
    tie_breaks: tuple[str, ...] = ("shared",)
    movement_options: Mapping[str, Any] | None = None
    scoring_options: Mapping[str, Any] | None = None
