"""Lets a fixed movement follow its plan, and plan afresh from where people came, left or sat elsewhere."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from whistdrive.core.chairs import keep_fixed_chairs
from whistdrive.core.designs.conflicts import conflicts
from whistdrive.core.designs.plan import PlannedRound, Wishes, duo
from whistdrive.core.field import Field, roles_kept
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.problems import Problem, RuleBroken
from whistdrive.core.rotation import field_problems
from whistdrive.core.seating import Seating, Table, seating_from

NO_CARDS = "This movement needs two kinds of card, such as ladies’ and gentlemen’s, and everybody must hold one."

Plan = tuple[PlannedRound, ...]
Planner = Callable[[Sequence[PlannedRound]], Plan]


def follow(field: Field, played: Sequence[PlayedRound], plan: Planner) -> Seating:
    """Round len(played) + 1 of the plan that keeps what was played.

    The plan is made from the last round in which play left it, so it stays the same from one round to the next.
    """
    number = len(played) + 1
    if len(field.at(number)) < 4:
        raise RuleBroken(f"It takes four to play; there are {len(field.at(number))}.")
    past = [as_planned(field, each.seating) for each in played]
    kept = last_change(field, number)
    while True:
        rounds = plan(past[:kept])
        apart = [index for index in range(kept, len(past)) if not _same(rounds[index], past[index])]
        if not apart:
            return as_seating(field, number, rounds[number - 1])
        kept = apart[-1] + 1


def last_change(field: Field, number: int) -> int:
    """The last round before `number` after which somebody came or left, or the rest was planned afresh."""
    comings = [entry.from_round - 1 for entry in field.entries]
    changes = [*comings, *(entry.until_round or 0 for entry in field.entries), field.planned_after]
    return max((change for change in changes if change < number), default=0)


class Asking(Protocol):
    """A movement whose options are wishes, by card number."""

    @property
    def never_partners(self) -> tuple[tuple[int, int], ...]: ...

    @property
    def never_meet(self) -> tuple[tuple[int, int], ...]: ...

    @property
    def must_partner(self) -> tuple[tuple[int, int], ...]: ...

    @property
    def prefer_out(self) -> tuple[int, ...]: ...


def wishes_of(field: Field, asking: Asking) -> Wishes:
    """Wishes, comings, goings and tables of their own, by place in the field; unknown numbers ask nothing."""
    at = {entry.number: index for index, entry in enumerate(field.entries)}
    return Wishes(
        never_partners=by_place(asking.never_partners, at),
        never_meet=by_place(asking.never_meet, at),
        must_partner=by_place(asking.must_partner, at),
        prefer_out=frozenset(at[number] for number in asking.prefer_out if number in at),
        pinned={at[e.number]: e.fixed_chair.table for e in field.entries if e.fixed_chair},
        from_round={at[e.number]: e.from_round for e in field.entries if e.from_round > 1},
        until_round={at[e.number]: e.until_round for e in field.entries if e.until_round is not None},
    )


def by_place(pairs: tuple[tuple[int, int], ...], at: Mapping[int, int]) -> frozenset[tuple[int, int]]:
    return frozenset(duo(at[one], at[other]) for one, other in pairs if one in at and other in at and one != other)


def wish_problems(field: Field, asking: Asking) -> tuple[Problem, ...]:
    """Which wishes stand against each other or against the numbers, and numbers that nobody holds."""
    held = {entry.number for entry in field.entries}
    named = {
        n for pairs in (asking.never_partners, asking.never_meet, asking.must_partner) for two in pairs for n in two
    }
    strangers = sorted((named | set(asking.prefer_out)) - held)
    names = [f"Number {entry.number}" for entry in field.entries]
    against = conflicts(wishes_of(field, asking), len(names), field.planned_rounds, names)
    return (
        *(Problem(f"A wish names card {number}, which nobody holds.") for number in strangers),
        *(Problem(sentence) for sentence in against),
    )


def two_cards_problems(field: Field) -> tuple[Problem, ...]:
    """What a fixed movement with partnerships of one card each says of a field before the first round."""
    if not roles_kept(field.entries):
        return (Problem(NO_CARDS, stops=True),)
    return field_problems(field, RolesUse.KEPT)


def nameless(field: Field) -> Field:
    """The field as a plan depends on it: putting a name right must not make the plan afresh."""
    return replace(field, entries=tuple(replace(entry, name="") for entry in field.entries))


def fixed_problems(field: Field) -> tuple[Problem, ...]:
    """What a fixed movement says of a field before the first round."""
    size = len(field.at(1))
    if size < 4:
        return (Problem(f"It takes four to play; there are {size}.", stops=True),)
    if size % 4:
        return (Problem(f"{size % 4} sit out each round, in turn."),)
    return ()


def _same(planned: PlannedRound, past: PlannedRound) -> bool:
    """Whether the same four met at each table; chairs within a side do not matter."""
    return _partnerships(planned) == _partnerships(past)


def _partnerships(planned: PlannedRound) -> set[frozenset[frozenset[int]]]:
    return {frozenset({frozenset(game[:2]), frozenset(game[2:])}) for game in planned.games}


def as_planned(field: Field, seating: Seating) -> PlannedRound:
    """A seating as the designs see it, players by their place in the field."""
    at = {entry.number: index for index, entry in enumerate(field.entries)}
    games = tuple((at[t.north], at[t.south], at[t.east], at[t.west]) for t in seating.tables)
    return PlannedRound(games, tuple(at[number] for number in seating.sitting_out))


def as_seating(field: Field, number: int, planned: PlannedRound) -> Seating:
    """A planned round with card numbers in their chairs, fixed chairs kept."""
    card = [entry.number for entry in field.entries]
    tables = tuple(
        Table(place, north=card[a], east=card[c], south=card[b], west=card[d])
        for place, (a, b, c, d) in enumerate(planned.games, start=1)
    )
    out = tuple(sorted(card[player] for player in planned.sitting_out))
    seating = Seating(number, tables, out)
    if not any(entry.fixed_chair for entry in field.entries):
        return seating
    return seating_from(number, keep_fixed_chairs(dict(seating.occupied()), field.at(number), False), out)
