"""A drive as the rules see it: its choices, its field and everything played so far."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

from whistdrive.core import catalogue
from whistdrive.core.award import Points
from whistdrive.core.awarded import awards_of
from whistdrive.core.cards import Trump
from whistdrive.core.catalogue import Kind
from whistdrive.core.deal import Deal
from whistdrive.core.field import Entry, Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import ByRound, Movement, Scoring, TieBreak
from whistdrive.core.seating import Seating, Side
from whistdrive.core.trumps import deal_index, trump_of
from whistdrive.core.winner import winner_of


class Roles(StrEnum):
    """What the two kinds of card are called on the night."""

    NONE = "none"
    LADIES_GENTLEMEN = "ladies_gentlemen"
    WHITE_BLUE = "white_blue"


class SitOuts(StrEnum):
    """What a round without a seat is worth: nothing, 6.5 a deal, one's own average; or averages are compared."""

    NOTHING = "nothing"
    SIX_AND_A_HALF = "six_and_a_half"
    OWN_AVERAGE = "own_average"
    COMPARED = "compared"


class Places(StrEnum):
    """Which place follows two who share the first: the third (1, 1, 3), or the second (1, 1, 2)."""

    STANDARD = "standard"
    DENSE = "dense"


@dataclass(frozen=True)
class Choice:
    """A rule chosen from the catalogue with its options as JSON keeps them."""

    key: str
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Rules:
    """Every choice of one drive; `trumps` empty means drawn at the table, sessions are lengths in rounds.

    `planned_after` is the round after which a fixed movement's rest was last planned afresh; 0 for never.
    """

    movement_choice: Choice
    scoring_choice: Choice
    tie_breaks: tuple[str, ...] = ("shared",)
    trumps: tuple[Trump, ...] = ()
    deals_per_round: int | None = 1
    planned_rounds: int = 24
    sessions: tuple[int, ...] = (24,)
    roles: Roles = Roles.LADIES_GENTLEMEN
    lists: tuple[str, ...] = ("all",)
    seed: int = 0
    planned_after: int = 0
    sit_outs: SitOuts = SitOuts.NOTHING
    places: Places = Places.STANDARD

    @cached_property
    def movement(self) -> Movement:
        rule: Movement = catalogue.build(Kind.MOVEMENT, self.movement_choice.key, self.movement_choice.options)
        return rule

    @cached_property
    def scoring(self) -> Scoring:
        rule: Scoring = catalogue.build(Kind.SCORING, self.scoring_choice.key, self.scoring_choice.options)
        return rule

    def scoring_in(self, round_number: int) -> Scoring:
        """The scoring as it stands in one round."""
        rule = self.scoring
        return rule.in_round(round_number, self.deals_per_round) if isinstance(rule, ByRound) else rule

    @cached_property
    def tie_break_rules(self) -> tuple[tuple[str, TieBreak], ...]:
        return tuple((key, catalogue.find(Kind.TIE_BREAK, key).rule) for key in self.tie_breaks)

    def trump_for(self, round_number: int, deal: int) -> Trump | None:
        return trump_of(self.trumps, deal_index(round_number, deal, self.deals_per_round))

    def session_of(self, round_number: int) -> int:
        """The session (from 0) a round belongs to; rounds beyond the last session belong to it."""
        first = 1
        for number, length in enumerate(self.sessions):
            first += length
            if round_number < first:
                return number
        return len(self.sessions) - 1


@dataclass(frozen=True)
class DriveRound:
    """A round that was drawn: who sits where, and each table's deals in order, missing ones absent."""

    seating: Seating
    deals: Mapping[int, tuple[Deal, ...]] = field(default_factory=dict)

    @property
    def number(self) -> int:
        return self.seating.round

    def deals_at(self, table: int) -> tuple[Deal, ...]:
        return self.deals.get(table, ())


@dataclass(frozen=True)
class Drive:
    """One competition, from first draw to prizes."""

    name: str
    date: str
    venue: str
    rules: Rules
    entries: tuple[Entry, ...] = ()
    rounds: tuple[DriveRound, ...] = ()
    # The order of a play-off or cut as the desk recorded it: by tie-break, card number to 1, 2, 3.
    decisions: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    # What was computed from these values before; never copied to another drive, and never part of comparing two.
    folded: dict[int, Any] = field(init=False, default_factory=dict, repr=False, compare=False)

    @property
    def field(self) -> Field:
        return Field(self.entries, self.rules.planned_rounds, self.rules.seed, self.rules.planned_after)

    @property
    def played(self) -> tuple[PlayedRound, ...]:
        return tuple(played_round(each, self.rules.scoring_in(each.number)) for each in self.rounds)

    @property
    def complete(self) -> bool:
        return not any(missing_tables(each, self.rules) for each in self.rounds)

    def next_seating(self) -> Seating:
        return self.rules.movement.seat(self.field, self.played)


def played_round(each: DriveRound, scoring: Scoring) -> PlayedRound:
    winners = {table.number: winner_of(each.deals_at(table.number), scoring) for table in each.seating.tables}
    points = {table.number: _points(each.deals_at(table.number), scoring) for table in each.seating.tables}
    return PlayedRound(each.seating, {number: side for number, side in winners.items() if side}, points)


def _points(deals: tuple[Deal, ...], scoring: Scoring) -> dict[Side, Points]:
    awards = awards_of(scoring, deals)
    return {side: sum(award.of(side).points for award in awards) for side in Side}


def missing_deals(each: DriveRound, table: int, rules: Rules) -> tuple[int, ...]:
    """Which deal numbers of a table have no result yet; a rubber that is not over misses its next deal."""
    deals = each.deals_at(table)
    if rules.deals_per_round is None:
        return () if deals and rules.scoring.is_over(deals) else (len(deals) + 1,)
    there = {deal.number for deal in deals}
    return tuple(number for number in range(1, rules.deals_per_round + 1) if number not in there)


def missing_tables(each: DriveRound, rules: Rules) -> tuple[int, ...]:
    """The tables still out."""
    numbers: Sequence[int] = [table.number for table in each.seating.tables]
    return tuple(number for number in numbers if missing_deals(each, number, rules))
