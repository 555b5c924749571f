"""The ordered list: places from 1, ties that share a place or are parted, and what parted them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from whistdrive.core.award import Points
from whistdrive.core.drive import Drive, Places, SitOuts, missing_tables
from whistdrive.core.field import Entry, Role
from whistdrive.core.joined import JOINED_LISTS, joined_cards, joined_lists, names_team
from whistdrive.core.kinds import TieBreak
from whistdrive.core.problems import NotThere
from whistdrive.core.scorecard import Scorecard
from whistdrive.core.totals import scorecards


@dataclass(frozen=True)
class Line:
    """One entry's place; `tied` when somebody shares it, `tie_break` names the rule that parted a tie.

    `won` says that in words of those ahead: "won on the second half".
    """

    place: int
    tied: bool
    entry: Entry
    total: Points
    sessions: tuple[Points, ...]
    tie_break: str | None = None
    deals: int = 0
    won: str | None = None


@dataclass(frozen=True)
class Standings:
    """A list after a round: `complete` when every deal counted has its result."""

    list_name: str
    after_round: int
    complete: bool
    lines: tuple[Line, ...]


ROLE_LISTS: Mapping[str, Role] = {
    "ladies": Role.A,
    "gentlemen": Role.B,
    "white": Role.A,
    "blue": Role.B,
    "A": Role.A,
    "B": Role.B,
}


def standings(drive: Drive, list_name: str = "all", after_round: int | None = None) -> Standings:
    """The list after that round (the last drawn when None); NotThere for a list nobody can be on."""
    last = min(after_round, len(drive.rounds)) if after_round is not None else len(drive.rounds)
    cards = cards_on(drive, list_name, last)
    counted = [each for each in drive.rounds if each.number <= last]
    complete = not any(missing_tables(each, drive.rules) for each in counted)
    how = Ranking(drive.rules.places, drive.rules.sit_outs)
    lines = rank(cards, drive.rules.tie_break_rules, how)
    return Standings(list_name, last, complete, lines)


def cards_on(drive: Drive, list_name: str, after_round: int | None = None) -> list[Scorecard]:
    """The cards that a list ranks, one for each pair or team where it is of those."""
    cards = scorecards(drive, after_round)
    if list_name in JOINED_LISTS:
        return joined_cards(drive, list_name, cards)
    return [cards[entry.number] for entry in ranked_on(drive, list_name)]


def shown_lists(drive: Drive) -> tuple[str, ...]:
    """The drive's own lists, with pairs and teams where it has them."""
    own = (name for name in drive.rules.lists if name not in JOINED_LISTS and not names_team(name))
    return (*own, *joined_lists(drive))


def ranked_on(drive: Drive, list_name: str) -> tuple[Entry, ...]:
    """The entries that a list of single cards ranks; NotThere for a list nobody can be on."""
    own = (*joined_lists(drive), *sorted({tag for entry in drive.entries for tag in entry.tags}))
    if list_name not in ("all", *ROLE_LISTS, *own, *drive.rules.lists):
        raise NotThere(f"There is no list “{list_name}”. There are: {', '.join(('all', *ROLE_LISTS, *own))}.")
    return tuple(entry for entry in drive.entries if not entry.ghost and belongs(entry, list_name))


def tie_note(table: Standings, drive: Drive) -> str:
    """How ties on a list were parted, and what stands; empty where nobody was level."""
    parted = list(dict.fromkeys(line.tie_break for line in table.lines if line.tie_break))
    labels = [rule.label.lower() for key, rule in drive.rules.tie_break_rules if key in parted]
    how = f"Ties parted by: {', '.join(labels)}." if labels else ""
    stands = "“=” is a tie that stands." if any(line.tied for line in table.lines) else ""
    return " ".join(filter(None, (how, stands)))


def belongs(entry: Entry, list_name: str) -> bool:
    """Whether a list is for this entry: everyone's, that of its card, or one of the club's own it is marked for."""
    if list_name in ROLE_LISTS:
        return entry.role is ROLE_LISTS[list_name]
    return list_name == "all" or list_name in entry.tags


@dataclass(frozen=True)
class Ranking:
    """How places are counted, and whether totals or averages are compared."""

    places: Places = Places.STANDARD
    sit_outs: SitOuts = SitOuts.NOTHING

    def measure(self, card: Scorecard) -> Points:
        return card.average if self.sit_outs is SitOuts.COMPARED else card.total

    def after(self, first: int, lines: Sequence[Line]) -> int:
        """The place that follows these lines, which began at `first`."""
        if self.places is Places.DENSE and lines:
            return lines[-1].place + 1
        return first + len(lines)


USUAL = Ranking()
Broken = tuple[str, str] | None
"""The key of the rule that parted a tie, and its words."""


def rank(
    cards: Sequence[Scorecard], tie_breaks: Sequence[tuple[str, TieBreak]], how: Ranking = USUAL
) -> tuple[Line, ...]:
    """Places 1, 1, 3: equal totals parted by the tie-breaks in turn, those that stay equal share a place."""
    lines: list[Line] = []
    for _, equal in groupby(sorted(cards, key=lambda c: (-how.measure(c), c.entry.number)), key=how.measure):
        lines += _place(list(equal), tie_breaks, how, how.after(1, lines), None)
    return tuple(lines)


def _place(
    equal: list[Scorecard], tie_breaks: Sequence[tuple[str, TieBreak]], how: Ranking, place: int, broken: Broken
) -> list[Line]:
    if len(equal) == 1 or not tie_breaks:
        return [_line(card, place, len(equal) > 1, broken) for card in equal]
    key, rule = tie_breaks[0]
    ordered = sorted(equal, key=lambda card: (tuple(-part for part in rule.key(card)), card.entry.number))
    lines: list[Line] = []
    for _, group in groupby(ordered, key=rule.key):
        members = list(group)
        won = rule.won if len(lines) + len(members) < len(equal) else ""
        parted = (key, won) if len(members) < len(equal) else broken
        lines += _place(members, tie_breaks[1:], how, how.after(place, lines), parted)
    return lines


def _line(card: Scorecard, place: int, tied: bool, broken: Broken) -> Line:
    key, won = broken or (None, None)
    return Line(place, tied, card.entry, card.total, card.sessions, key, len(card.scored), won or None)
