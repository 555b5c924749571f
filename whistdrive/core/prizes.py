"""The prize sheet: who gets which prize and why, ties on a prize place, and the draw among those without."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from whistdrive.core.award import Points
from whistdrive.core.drive import Drive
from whistdrive.core.field import Entry
from whistdrive.core.joined import people_of
from whistdrive.core.problems import RuleBroken
from whistdrive.core.scorecard import Scorecard
from whistdrive.core.standings import cards_on, standings
from whistdrive.core.words import and_list, counted, halves

TEN = 10


class Measure(StrEnum):
    """What a prize is given for."""

    TOTAL = "total"
    SESSION = "session"
    MOST_TENS = "most_tens"
    HIGH_DEAL = "high_deal"
    LOWEST = "lowest"
    NEAREST = "nearest"
    RAFFLE = "raffle"


class Settled(StrEnum):
    """How the desk decided between those who were level, or who gets a raffle prize."""

    CUT = "cut"
    PLAY_OFF = "play_off"
    SHARED = "shared"
    DRAWN = "drawn"


SETTLED_WORDS = {Settled.CUT: "won the cut", Settled.PLAY_OFF: "won the play-off"}


@dataclass(frozen=True)
class Prize:
    """One line of the sheet: for which list, what and which place, and the amount or thing.

    `figure` is the session's number (from 1), or the number that was drawn for "nearest". `order` is what was
    decided at the desk, card numbers with the first in front, and `settled` how: by a cut, a draw, an agreement.
    """

    thing: str
    list_name: str = "all"
    measure: Measure = Measure.TOTAL
    place: int = 1
    figure: int | None = None
    settled: Settled | None = None
    order: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.place < 1:
            raise RuleBroken("Prize places go from 1.")
        if self.measure in (Measure.SESSION, Measure.NEAREST) and self.figure is None:
            raise RuleBroken("Say which session the prize is for, or which number was drawn.")

    @property
    def contest(self) -> tuple[str, Measure, int | None]:
        return self.list_name, self.measure, self.figure


@dataclass(frozen=True)
class PrizeSheet:
    """Prizes in the order they are given; with `one_each` a person takes one, and the next goes down the list."""

    prizes: tuple[Prize, ...]
    one_each: bool = True
    seed: int = 0


NO_PRIZES = PrizeSheet(())


@dataclass(frozen=True)
class Given:
    """A prize and who gets it, more than one where a tie stands, nobody where nobody is left; `why` in words."""

    prize: Prize
    entries: tuple[Entry, ...]
    why: str
    tied: bool = False

    @property
    def shared(self) -> bool:
        """Whether just these have agreed to share it."""
        return self.prize.settled is Settled.SHARED and set(self.prize.order) == {e.number for e in self.entries}

    @property
    def warning(self) -> str | None:
        """What has to be settled before the prize is announced."""
        if not self.tied or self.shared:
            return None
        names = and_list([_called(entry) for entry in self.entries])
        return f"{self.prize.thing}: {names} are level ({self.why}). Share it, cut for it or play it off."


@dataclass(frozen=True)
class Ranked:
    """Somebody's place in what a prize is given for."""

    place: int
    entry: Entry
    why: str


def give_prizes(drive: Drive, sheet: PrizeSheet) -> tuple[Given, ...]:
    """Every prize of the sheet in its order; raffle prizes are drawn when all others are given."""
    taken: dict[int, tuple[str, Measure, int | None, int]] = {}
    given: dict[int, Given] = {}
    for line, prize in enumerate(sheet.prizes):
        if prize.measure is not Measure.RAFFLE:
            given[line] = _give(prize, ranked(drive, prize), taken if sheet.one_each else {})
            place = prize.place
            won = [each for entry in given[line].entries for each in people_of(entry)]
            taken.update({e.number: (*prize.contest, place) for e in won if e.number not in taken})
    chance = random.Random(sheet.seed)
    drawn = {number for prize in sheet.prizes if prize.measure is Measure.RAFFLE for number in prize.order}
    without = [e for e in drive.entries if not e.ghost and e.number not in taken and e.number not in drawn]
    entries = {entry.number: entry for entry in drive.entries}
    for line, prize in enumerate(sheet.prizes):
        if prize.measure is Measure.RAFFLE:
            known = [entries[number] for number in prize.order if number in entries]
            given[line] = _drawn(prize, known) if known else _draw(prize, without, chance)
    return tuple(given[line] for line in sorted(given))


def warnings(given: Iterable[Given]) -> tuple[str, ...]:
    """The ties to settle before the prizes are announced."""
    return tuple(each.warning for each in given if each.warning)


def _give(prize: Prize, order: Sequence[Ranked], taken: Mapping[int, tuple[str, Measure, int | None, int]]) -> Given:
    """The prize to whoever is at its place; who has one already hands it down, but level ones stay level."""
    if len(order) < prize.place:
        return Given(prize, (), "nobody is at that place")
    first = order[prize.place - 1].place
    level = {each.entry.number for each in order if each.place == first}
    joint = level if len(level) > 1 else set()

    def free(entry: Entry) -> bool:
        """Nobody of a pair or team may have one already, unless they are level there."""
        had = [taken[each.number][:3] for each in people_of(entry) if each.number in taken]
        return all(entry.number in joint and contest == prize.contest for contest in had)

    left = [each for each in order if each.place >= first and free(each.entry)]
    if not left:
        return Given(prize, (), "everybody there has a prize already")
    winners = [each for each in left if each.place == left[0].place]
    handed = "" if left[0].place == first else f"; handed down from place {first}"
    return Given(prize, tuple(each.entry for each in winners), winners[0].why + handed, len(winners) > 1)


def _draw(prize: Prize, without: list[Entry], chance: random.Random) -> Given:
    """One of those without a prize, who then has one."""
    if not without:
        return Given(prize, (), "everybody has a prize already")
    return _drawn(prize, [without.pop(chance.randrange(len(without)))])


def _drawn(prize: Prize, entries: Sequence[Entry]) -> Given:
    return Given(prize, tuple(entries), "drawn among those without a prize")


def ranked(drive: Drive, prize: Prize) -> tuple[Ranked, ...]:
    """Everybody on the prize's list in its order, level ones at one place; those who played no deal are left out."""
    if prize.measure is Measure.TOTAL:
        return _by_standings(drive, prize.list_name)
    measure, words = _measure(prize, drive)
    there = cards_on(drive, prize.list_name)
    return _by_measure([card for card in there if card.scored], measure, words, prize)


def _by_standings(drive: Drive, list_name: str) -> tuple[Ranked, ...]:
    """The table with its tie-breaks; places counted 1, 1, 3 whatever the table prints."""
    lines = standings(drive, list_name).lines
    found: list[Ranked] = []
    for _, level in groupby(lines, key=lambda line: line.place):
        place = len(found) + 1
        for line in level:
            parted = f", {line.won}" if line.won else ""
            found.append(Ranked(place, line.entry, f"{halves(line.total)} in all{parted}"))
    return tuple(found)


def _by_measure(
    cards: Sequence[Scorecard],
    measure: Callable[[Scorecard], Points],
    words: Callable[[Scorecard], str],
    prize: Prize,
) -> tuple[Ranked, ...]:
    """By the measure, and those level on it in the order that was cut or played off."""
    parting = SETTLED_WORDS.get(prize.settled, "") if prize.settled else ""
    behind = {number: place for place, number in enumerate(prize.order)} if parting else {}

    def key(card: Scorecard) -> tuple[Points, int]:
        return -measure(card), behind.get(card.entry.number, len(behind))

    found: list[Ranked] = []
    for (_, after), level in groupby(sorted(cards, key=lambda card: (*key(card), card.entry.number)), key=key):
        place = len(found) + 1
        won = f", {parting}" if behind and not after else ""
        found += [Ranked(place, card.entry, words(card) + won) for card in level]
    return tuple(found)


def _measure(prize: Prize, drive: Drive) -> tuple[Callable[[Scorecard], Points], Callable[[Scorecard], str]]:
    """What is compared, the larger first, and how it is said."""
    figure = prize.figure or 0
    if prize.measure is Measure.SESSION and not 1 <= figure <= len(drive.rules.sessions):
        raise RuleBroken(f"There is no session {figure}.")
    return {
        Measure.SESSION: (
            lambda card: card.sessions[figure - 1],
            lambda c: f"{halves(c.sessions[figure - 1])} in session {figure}",
        ),
        Measure.MOST_TENS: (tens, lambda card: f"{counted(tens(card), 'deal')} of ten tricks or more"),
        Measure.HIGH_DEAL: (high_deal, lambda card: f"{halves(high_deal(card))} in one deal"),
        Measure.LOWEST: (lambda card: -card.total, lambda card: f"{halves(card.total)} in all, the lowest"),
        Measure.NEAREST: (
            lambda card: -abs(card.total - figure),
            lambda card: f"{halves(card.total)} in all, {halves(abs(card.total - figure))} from {figure}",
        ),
    }[prize.measure]


def tens(card: Scorecard) -> int:
    """How many deals of ten tricks or more are on a card."""
    return sum(line.tricks is not None and line.tricks >= TEN for line in card.scored)


def high_deal(card: Scorecard) -> Points:
    return max((line.points for line in card.scored if line.points is not None), default=0)


def _called(entry: Entry) -> str:
    return f"{entry.number} {entry.name}".strip()
