"""Reads the rounds of a drive file: seats, sit-outs, results and their history."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from whistdrive.core.cards import TRICKS, Trump
from whistdrive.core.deal import Deal, Honours
from whistdrive.core.drive import DriveRound, Rules
from whistdrive.core.field import Entry
from whistdrive.core.file_part import Part
from whistdrive.core.problems import RuleBroken
from whistdrive.core.recorded import DealPlace, Version, Versions
from whistdrive.core.rules_check import MOST_DEALS
from whistdrive.core.seating import SEATS, Seat, Seating, Side, Table

LARGEST = 9999
FACTS = ("trump", "ns_tricks", "honours", "revokes", "void", "dealer")


@dataclass(frozen=True)
class Played:
    """The rounds of a file, with the history where it is given."""

    rounds: tuple[DriveRound, ...]
    history: Mapping[DealPlace, Versions]


@dataclass
class Reading:
    """What the reader of one round must know, and what it has met so far."""

    number: int
    rules: Rules
    entries: Mapping[int, Entry]
    keys: set[str]
    met: set[int]
    history: dict[DealPlace, Versions]


def read_rounds(part: Part, rules: Rules, entries: Iterable[Entry]) -> Played:
    """The rounds in order; each entry that is there is in each exactly once."""
    reading = Reading(0, rules, {entry.number: entry for entry in entries}, set(), set(), {})
    rounds = []
    for number, each in enumerate(part.items(), start=1):
        rounds.append(_round(each, replace(reading, number=number, met=set())))
        if number == rules.planned_rounds + 1:
            each.fault(f"only {rules.planned_rounds} rounds are planned.")
    return Played(tuple(rounds), reading.history)


def _round(part: Part, reading: Reading) -> DriveRound:
    part.is_object("round", "tables", "sitting_out")
    if not part.at("round", None).is_number(reading.number):
        part.at("round", None).fault(f"should be {reading.number}: rounds come in order, none left out.")
    tables: dict[int, Table] = {}
    deals: dict[int, tuple[Deal, ...]] = {}
    for each in part.at("tables").items():
        if each.is_object("table", *SEATS, "deals") and (table := _table(each, reading)):
            if table.number in tables:
                each.at("table").fault(f"table {table.number} stands twice in this round.")
            tables[table.number] = table
            deals[table.number] = _deals(each.at("deals", []), table.number, reading)
    if sorted(tables) != list(range(1, len(tables) + 1)) or not tables:
        part.at("tables").fault("are numbered from 1, none left out.")
    out = [number for each in part.at("sitting_out", []).items() if (number := _seated(each, reading))]
    _name_the_forgotten(part, reading)
    in_order = tuple(tables[number] for number in sorted(tables))
    played = {number: found for number, found in deals.items() if found}
    return DriveRound(Seating(reading.number, in_order, tuple(sorted(out))), played)


def _name_the_forgotten(part: Part, reading: Reading) -> None:
    for entry in reading.entries.values():
        if entry.plays_in(reading.number) and entry.number not in reading.met:
            part.fault(f"number {entry.number} is neither seated nor sitting out.")


def _table(part: Part, reading: Reading) -> Table | None:
    number = part.at("table").whole(1, LARGEST)
    north, east, south, west = (_seated(part.at(seat), reading) or 0 for seat in SEATS)
    return Table(number, north, east, south, west) if number else None


def _seated(part: Part, reading: Reading) -> int | None:
    """A card number in this round: somebody's, there, and met for the first time."""
    number = part.whole(1, LARGEST)
    if number is None:
        return None
    entry = reading.entries.get(number)
    if entry is None:
        part.fault(f"nobody holds number {number}.")
    elif number in reading.met:
        part.fault(f"number {number} is in this round twice.")
    elif not entry.plays_in(reading.number):
        came = f"comes from round {entry.from_round}" if entry.from_round > reading.number else "has left by then"
        part.fault(f"number {number} {came}.")
    reading.met.add(number)
    return number


def _deals(part: Part, table: int, reading: Reading) -> tuple[Deal, ...]:
    found: dict[int, Deal] = {}
    for each in part.items():
        if not each.is_object("deal", *FACTS, "history"):
            continue
        number = each.at("deal").whole(1, reading.rules.deals_per_round or MOST_DEALS)
        if number is None:
            continue
        if number in found:
            each.at("deal").fault(f"deal {number} stands twice at this table.")
        deal = _deal(each, number, reading)
        if deal:
            found[number] = deal
            _history(each, (reading.number, table, number), deal, reading)
    if reading.rules.deals_per_round is None and sorted(found) != list(range(1, len(found) + 1)):
        part.fault("are numbered from 1, none left out, where a round has no set number of deals.")
    return tuple(found[number] for number in sorted(found))


def _deal(part: Part, number: int, reading: Reading) -> Deal | None:
    """A deal's facts; its trump comes from the order where it names none."""
    trump, void = part.at("trump", None), part.at("void", False).flag()
    named = trump.one_of(Trump) if not trump.absent else reading.rules.trump_for(reading.number, number)
    dealer, tricks = part.at("dealer", None), _tricks(part, void)
    honours = _honours(part.at("honours", None))
    seat = None if dealer.absent else dealer.one_of(Seat)
    revokes = tuple(side for each in part.at("revokes", []).items() if (side := each.one_of(Side)))
    if len(revokes) > TRICKS:
        part.at("revokes").fault(f"there are {TRICKS} tricks at most.")
    if tricks is None and not void:
        return None
    try:
        return Deal(number, named, tricks, honours, revokes, void, seat)
    except RuleBroken as refusal:
        part.fault(str(refusal))
    return None


def _tricks(part: Part, void: bool) -> int | None:
    if not void:
        return part.at("ns_tricks").whole(0, TRICKS)
    if not part.at("ns_tricks", None).absent:
        part.at("ns_tricks").fault("a deal thrown in has no tricks.")
    return None


def _honours(part: Part) -> Honours | None:
    if part.absent or not part.is_object("side", "held"):
        return None
    side, held = part.at("side").one_of(Side), part.at("held").whole(3, 4)
    return Honours(side, held) if side and held else None


def _history(part: Part, place: DealPlace, deal: Deal, reading: Reading) -> None:
    """Every version, first to last; the last one is the deal as it stands."""
    if part.at("history", None).absent:
        return
    parts = part.at("history").items()
    versions = [_version(each, place[2], number, reading) for number, each in enumerate(parts, start=1)]
    if not versions or (versions[-1] and not versions[-1].deal.same_result(deal)):
        part.at("history").fault("its last version is not the result given.")
    reading.history[place] = tuple(version for version in versions if version)


def _version(part: Part, deal_number: int, number: int, reading: Reading) -> Version | None:
    if not part.is_object("version", *FACTS, "who", "when", "why", "device", "key"):
        return None
    if not part.at("version", number).is_number(number):
        part.at("version").fault(f"should be {number}: versions come in order, none left out.")
    deal, at, key = _deal(part, deal_number, reading), part.at("when").moment(), part.at("key", "").text(80)
    if key in reading.keys:
        part.at("key").fault("belongs to another version too.")
    reading.keys.update({key} - {""})
    device, why = part.at("device", "").text(60), part.at("why", "").text(250)
    return Version(number, deal, part.at("who", "").text(150), device, why, at, key) if deal and at else None
