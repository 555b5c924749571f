"""A prize sheet as it is kept, what its lines are called, and what can be given of it so far."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from whistdrive.core.drive import Drive, Rules
from whistdrive.core.joined import JOINED_LISTS
from whistdrive.core.prizes import Given, Measure, Prize, PrizeSheet, Settled, give_prizes, ranked
from whistdrive.core.problems import RuleBroken
from whistdrive.core.rules_check import LISTS
from whistdrive.core.standings import shown_lists
from whistdrive.core.words import and_list

LONGEST_THING = 80
MOST_PRIZES = 60
HALVES = ("first half", "second half")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def sheet_from(items: Sequence[Any]) -> PrizeSheet:
    """The sheet that a drive keeps as JSON; lines that are no prize are passed over."""
    how = next((each for each in items if isinstance(each, Mapping) and "one_each" in each), {})
    prizes = tuple(prize for each in items if (prize := _prize(each)))
    seed = how.get("seed")
    return PrizeSheet(prizes, bool(how.get("one_each", True)), seed if isinstance(seed, int) else 0)


def sheet_items(sheet: PrizeSheet) -> list[dict[str, Any]]:
    """The sheet as JSON keeps it: how it is given, then a line for each prize."""
    return [{"one_each": sheet.one_each, "seed": sheet.seed}, *(_item(prize) for prize in sheet.prizes)]


def _item(prize: Prize) -> dict[str, Any]:
    item = {"thing": prize.thing, "list": prize.list_name, "measure": str(prize.measure), "place": prize.place}
    more = {
        "figure": prize.figure,
        "settled": prize.settled and str(prize.settled),
        "order": list(prize.order),
    }
    return item | {name: value for name, value in more.items() if value}


def _prize(item: Any) -> Prize | None:
    if isinstance(item, str):
        return Prize(item[:LONGEST_THING])
    if not isinstance(item, Mapping) or not item.get("thing"):
        return None
    settled = item.get("settled")
    try:
        return Prize(
            str(item["thing"])[:LONGEST_THING],
            str(item.get("list", "all")),
            Measure(item.get("measure", "total")),
            int(item.get("place", 1)),
            None if item.get("figure") is None else int(item["figure"]),
            Settled(settled) if settled else None,
            tuple(int(number) for number in item.get("order", ())),
        )
    except (RuleBroken, ValueError, TypeError):
        return None


def fresh(sheet: PrizeSheet) -> PrizeSheet:
    """The sheet for another evening: nothing decided, nothing drawn."""
    prizes = (replace(prize, settled=None, order=()) for prize in sheet.prizes)
    return replace(sheet, prizes=tuple(prizes), seed=0)


def with_decisions(sheet: PrizeSheet, before: PrizeSheet) -> PrizeSheet:
    """A sheet that was written anew, with what was decided about the lines that are as they were."""
    kept = {replace(prize, settled=None, order=()): prize for prize in before.prizes}
    return replace(sheet, prizes=tuple(kept.get(prize, prize) for prize in sheet.prizes), seed=before.seed)


@dataclass(frozen=True)
class Tie:
    """Those who are level on one place or more: the lines of the sheet it is about, and what is said of it."""

    lines: tuple[int, ...]
    numbers: tuple[int, ...]
    warning: str


def ties(given: Sequence[Given]) -> tuple[Tie, ...]:
    """The ties to settle before the prizes are announced; one that goes over several places is one."""
    found: dict[tuple[Any, ...], list[int]] = {}
    for line, each in enumerate(given):
        if each.warning:
            found.setdefault((each.prize.contest, *(entry.number for entry in each.entries)), []).append(line)
    return tuple(_tie(given, tuple(lines)) for lines in found.values())


def _tie(given: Sequence[Given], lines: tuple[int, ...]) -> Tie:
    first = given[lines[0]]
    things = and_list([given[line].prize.thing for line in lines])
    names = and_list([f"{entry.number} {entry.name}".strip() for entry in first.entries])
    numbers = tuple(entry.number for entry in first.entries)
    return Tie(lines, numbers, f"{things}: {names} are level ({first.why}).")


def settled_on(sheet: PrizeSheet, tie: Tie, how: Settled, order: Sequence[int]) -> PrizeSheet:
    """The sheet after a tie was settled: shared on its own lines, cut or played off for its whole contest."""
    contest = sheet.prizes[tie.lines[0]].contest

    def meant(line: int, prize: Prize) -> bool:
        if how is Settled.SHARED:
            return line in tie.lines
        return prize.contest == contest and (line in tie.lines or prize.settled is not Settled.SHARED)

    def settled(prize: Prize) -> Prize:
        others = () if how is Settled.SHARED else (number for number in prize.order if number not in order)
        return replace(prize, settled=how, order=(*order, *others))

    lines = enumerate(sheet.prizes)
    return replace(sheet, prizes=tuple(settled(prize) if meant(line, prize) else prize for line, prize in lines))


def given_now(drive: Drive, sheet: PrizeSheet) -> tuple[Given, ...]:
    """Who gets what as things stand; a line that this drive cannot give says why, an undrawn raffle that it is."""
    return _given(drive, sheet, [_not_drawn(prize) or _fault(drive, prize) for prize in sheet.prizes])


def _given(drive: Drive, sheet: PrizeSheet, faults: Sequence[str]) -> tuple[Given, ...]:
    lines = list(zip(sheet.prizes, faults, strict=True))
    given = iter(give_prizes(drive, replace(sheet, prizes=tuple(prize for prize, fault in lines if not fault))))
    return tuple(Given(prize, (), fault) if fault else next(given) for prize, fault in lines)


def _not_drawn(prize: Prize) -> str:
    return "not drawn yet" if prize.measure is Measure.RAFFLE and not prize.order else ""


def _fault(drive: Drive, prize: Prize) -> str:
    """Why this drive cannot give the prize; empty when it can."""
    if prize.measure is Measure.RAFFLE:
        return ""
    if not drive.rounds:
        return "nothing has been played yet"
    try:
        ranked(drive, prize)
    except RuleBroken as refusal:
        return str(refusal)
    return ""


def draw(drive: Drive, sheet: PrizeSheet, seed: int) -> PrizeSheet:
    """The sheet with its raffle drawn: the prizes not drawn yet, or all of them again when all were."""
    raffles = [prize for prize in sheet.prizes if prize.measure is Measure.RAFFLE]
    if not raffles:
        raise RuleBroken("There is no raffle prize on the sheet.")
    again = all(prize.order for prize in raffles)
    ready = replace(sheet, prizes=tuple(_undrawn(prize) if again else prize for prize in sheet.prizes), seed=seed)
    given = _given(drive, ready, [_fault(drive, prize) for prize in ready.prizes])
    return replace(ready, prizes=tuple(_with_winner(each) for each in given))


def _undrawn(prize: Prize) -> Prize:
    return replace(prize, settled=None, order=()) if prize.measure is Measure.RAFFLE else prize


def _with_winner(given: Given) -> Prize:
    if given.prize.measure is not Measure.RAFFLE or not given.entries:
        return given.prize
    return replace(given.prize, settled=Settled.DRAWN, order=tuple(entry.number for entry in given.entries))


def new_seed() -> int:
    return random.SystemRandom().randrange(1, 1_000_000)


def prize_lists(drive: Drive) -> tuple[str, ...]:
    """The lists a prize can be for: everyone, those of the cards, and the club's own."""
    own = sorted({tag for entry in drive.entries for tag in entry.tags})
    return tuple(dict.fromkeys((*LISTS[drive.rules.roles], *shown_lists(drive), *own)))


def what_for(prize: Prize, rules: Rules) -> str:
    """ "Ladies: second", "Everyone: most deals of ten or more", "Raffle"."""
    if prize.measure is Measure.RAFFLE:
        return "Raffle"
    whom = "Everyone" if prize.list_name == "all" else prize.list_name.capitalize()
    place = "" if prize.place == 1 else f", {ordinal(prize.place)}"
    said = {
        Measure.TOTAL: ordinal(prize.place),
        Measure.SESSION: f"best {session_name(prize.figure or 0, rules)}{place}",
        Measure.MOST_TENS: f"most deals of ten tricks or more{place}",
        Measure.HIGH_DEAL: f"highest single deal{place}",
        Measure.LOWEST: f"lowest total{place}",
        Measure.NEAREST: f"nearest to {prize.figure}{place}",
    }[prize.measure]
    return f"{whom}: {said}"


def session_name(number: int, rules: Rules) -> str:
    return HALVES[number - 1] if len(rules.sessions) == 2 and number in (1, 2) else f"session {number}"


def ordinal(place: int) -> str:
    """ "first" to "sixth", then "7th", "22nd"."""
    if place <= len(ORDINALS):
        return ORDINALS[place - 1]
    ending = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"


def usual_sheet(drive: Drive) -> PrizeSheet:
    """A sheet to begin with: three places of each list (of pairs or teams where there are any), and the lowest."""
    shown = shown_lists(drive)
    lists = [name for name in shown if name in JOINED_LISTS] or shown
    places = [Prize(f"{ordinal(place).capitalize()} prize", name, place=place) for name in lists for place in (1, 2, 3)]
    return PrizeSheet((*places, Prize("Booby prize", lists[0] if lists[0] in JOINED_LISTS else "all", Measure.LOWEST)))
