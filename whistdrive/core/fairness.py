"""How fair an evening was, from the seats of its rounds: in words, in figures beside their bound, and as a grid."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil

from whistdrive.core.designs.quality import Quality, quality_of
from whistdrive.core.field import Entry, Field, Role, of_role, roles_kept
from whistdrive.core.kinds import RolesUse
from whistdrive.core.planned import as_planned
from whistdrive.core.seating import Seating, Side
from whistdrive.core.words import and_list, counted

Duo = tuple[int, int]
TIMES = {1: "once", 2: "twice"}


@dataclass(frozen=True)
class Measure:
    """One figure beside the least (or best) that arithmetic allows."""

    name: str
    value: float
    bound: float


@dataclass(frozen=True)
class Square:
    """How often two entries partnered and opposed each other; None on the diagonal of the grid."""

    partnered: int
    opposed: int

    @property
    def met(self) -> int:
        return self.partnered + self.opposed


@dataclass(frozen=True)
class Fairness:
    """The account of some rounds: sentences for everybody, who was unlucky, figures, and who met whom."""

    rounds: int
    sentences: tuple[str, ...]
    unlucky: tuple[str, ...]
    measures: tuple[Measure, ...]
    quality: Quality
    numbers: tuple[int, ...]
    partnered: Counter[Duo]
    opposed: Counter[Duo]

    def square(self, one: int, other: int) -> Square | None:
        if one == other:
            return None
        two = _duo(one, other)
        return Square(self.partnered[two], self.opposed[two])

    @property
    def grid(self) -> tuple[tuple[Square | None, ...], ...]:
        """One row for each card number, in order."""
        return tuple(tuple(self.square(one, other) for other in self.numbers) for one in self.numbers)


def fairness(field: Field, seatings: Sequence[Seating], use: RolesUse = RolesUse.IGNORED) -> Fairness:
    """The account of these rounds, whether played or planned."""
    partnered, opposed = Counter(_partners(seatings)), Counter(_opponents(seatings))
    here = _seen(field, seatings)
    quality = quality_of(len(field.entries), [as_planned(field, each) for each in seatings], _roles(field, use))
    return Fairness(
        rounds=len(seatings),
        sentences=_sentences(partnered, opposed, seatings, here),
        unlucky=_unlucky(partnered, opposed, seatings, here),
        measures=_measures(partnered, opposed, quality, len(here)),
        quality=quality,
        numbers=tuple(entry.number for entry in here),
        partnered=partnered,
        opposed=opposed,
    )


def _seen(field: Field, seatings: Sequence[Seating]) -> tuple[Entry, ...]:
    """The entries that were there in any of the rounds."""
    return tuple(e for e in field.entries if any(e.plays_in(each.round) for each in seatings))


def _roles(field: Field, use: RolesUse) -> list[list[int]] | None:
    """The two groups by place in the field, where partnerships are one of each."""
    if use is RolesUse.IGNORED or not field.entries or not roles_kept(field.entries):
        return None
    at = {entry.number: index for index, entry in enumerate(field.entries)}
    return [[at[entry.number] for entry in of_role(field.entries, role)] for role in Role]


def _sentences(
    partnered: Counter[Duo], opposed: Counter[Duo], seatings: Sequence[Seating], here: Sequence[Entry]
) -> tuple[str, ...]:
    if not seatings:
        return ("Nothing has been played yet.",)
    return (
        _most("partnered", partnered),
        _most("met", partnered + opposed),
        _sit_outs(Counter(number for each in seatings for number in each.sitting_out), here),
    )


def _most(verb: str, counts: Counter[Duo]) -> str:
    """ "Nobody met anyone more than twice." """
    most = max(counts.values(), default=0)
    if most <= 1:
        return f"Nobody {verb} anyone twice."
    return f"Nobody {verb} anyone more than {_times(most)}."


def _sit_outs(out: Counter[int], here: Sequence[Entry]) -> str:
    counts = {out[entry.number] for entry in here}
    if counts <= {0}:
        return "Nobody sat out."
    if len(counts) == 1:
        return f"Everyone sat out {_times(counts.pop())}."
    if counts == {0, 1}:
        return "Nobody sat out more than once."
    return f"Everyone sat out between {_times(min(counts))} and {_times(max(counts))}."


def _times(number: int) -> str:
    return TIMES.get(number) or counted(number, "time")


def _unlucky(
    partnered: Counter[Duo], opposed: Counter[Duo], seatings: Sequence[Seating], here: Sequence[Entry]
) -> tuple[str, ...]:
    """Who fared worse than the rest, named: partners had again, the most frequent meetings, extra sit-outs."""
    met = partnered + opposed
    fair = ceil(met.total() / max(1, len(here) * (len(here) - 1) // 2))
    found = [f"{_both(two)} partnered {_times(n)}." for two, n in _worst(partnered, 2)]
    found += [f"{_both(two)} met {_times(n)}." for two, n in _worst(met, fair + 2)]
    out = Counter(number for each in seatings for number in each.sitting_out)
    least = min((out[entry.number] for entry in here), default=0)
    often = [str(entry.number) for entry in here if out[entry.number] > least + 1]
    if often:
        found.append(f"Number{'s' * (len(often) > 1)} {and_list(often)} sat out oftener than others.")
    return tuple(found)


def _worst(counts: Counter[Duo], least: int) -> list[tuple[Duo, int]]:
    """The ten most frequent pairs, those with at least so many times."""
    bad = [(two, number) for two, number in counts.items() if number >= least]
    return sorted(bad, key=lambda each: (-each[1], each[0]))[:10]


def _both(two: Duo) -> str:
    return f"Numbers {two[0]} and {two[1]}"


def _measures(partnered: Counter[Duo], opposed: Counter[Duo], quality: Quality, size: int) -> tuple[Measure, ...]:
    pairs = max(1, size * (size - 1) // 2)
    met = partnered + opposed
    return (
        Measure("Partners had again that could have been avoided", quality.partner_repeats, 0),
        Measure("Most times two people met", max(met.values(), default=0), ceil(met.total() / pairs)),
        Measure("Most times two people opposed", max(opposed.values(), default=0), ceil(opposed.total() / pairs)),
        Measure("Evenness of opponents", round(quality.opponents_evenness, 3), 1),
        Measure("Evenness of meetings", round(quality.meetings_evenness, 3), 1),
        Measure("Difference in sit-outs", quality.sit_outs_spread, min(quality.sit_outs_spread, 1)),
        Measure("Evenness of tables visited", round(quality.table_evenness, 3), 1),
    )


def _partners(seatings: Iterable[Seating]) -> Iterable[Duo]:
    return (_duo(*table.pair(side)) for each in seatings for table in each.tables for side in Side)


def _opponents(seatings: Iterable[Seating]) -> Iterable[Duo]:
    meetings = (two for each in seatings for table in each.tables for two in combinations(table.entries, 2))
    both = Counter(_duo(*two) for two in meetings)
    both.subtract(_partners(seatings))
    return both.elements()


def _duo(one: int, other: int) -> Duo:
    return (one, other) if one < other else (other, one)
