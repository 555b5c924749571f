"""Reads the entries of a drive file: who holds which card, from when, in which fixed chair."""

from collections.abc import Iterable, Mapping

from whistdrive.core.field import Entry, Role
from whistdrive.core.file_part import Part
from whistdrive.core.names import Publish
from whistdrive.core.recorded import Holding
from whistdrive.core.rules_check import MOST_ROUNDS
from whistdrive.core.seating import SEATS, Chair, Seat

MOST_ENTRIES = 400
LARGEST_NUMBER = 9999
LONGEST_NAME = 120
Holders = Mapping[int, tuple[Holding, ...]]
KEYS = ("number", "name", "role", "from_round", "until_round", "fixed_seat", "holders", "ghost", "tags")
LONGEST_TAG = 30
DECIDED = ("play_off", "cut")


def read_entries(part: Part) -> tuple[tuple[Entry, ...], Holders]:
    """The entries in card order, and who held each card."""
    entries: dict[int, Entry] = {}
    holders: dict[int, tuple[Holding, ...]] = {}
    chairs: set[Chair] = set()
    parts = part.items()
    if len(parts) > MOST_ENTRIES:
        part.fault(f"has {len(parts)} entries; a drive takes {MOST_ENTRIES} at most.")
    for each in parts[:MOST_ENTRIES]:
        entry = _entry(each, chairs)
        if entry is None:
            continue
        if entry.number in entries:
            each.at("number").fault(f"number {entry.number} is held twice.")
        entries[entry.number] = entry
        holders[entry.number] = _holders(each, entry)
    return tuple(entries[number] for number in sorted(entries)), holders


def _entry(part: Part, taken: set[Chair]) -> Entry | None:
    if not part.is_object(*KEYS):
        return None
    number = part.at("number").whole(1, LARGEST_NUMBER)
    role, until = part.at("role", None), part.at("until_round", None)
    first = part.at("from_round", 1).whole(1, MOST_ROUNDS + 1) or 1
    last = None if until.absent else until.whole(1, MOST_ROUNDS)
    if last is not None and last < first:
        until.fault(f"round {last} comes before from_round {first}.")
    name = part.at("name", "").name(2 * LONGEST_NAME + 3)
    chair = _fixed_chair(part.at("fixed_seat", None), taken)
    kind = None if role.absent else role.one_of(Role)
    tags = tuple(each.name(LONGEST_TAG, least=1) for each in part.at("tags", []).items())
    ghost = part.at("ghost", False).flag()
    return Entry(number, name, kind, first, last, chair, ghost=ghost, tags=tags) if number else None


def _fixed_chair(part: Part, taken: set[Chair]) -> Chair | None:
    """A chair of one's own: {"table": 3, "seat": "north"}, or a table alone: its first chair that is free."""
    if part.absent:
        return None
    seat: Seat | None = None
    if isinstance(part.value, dict):
        part.is_object("table", "seat")
        table = part.at("table").whole(1, MOST_ENTRIES // 4)
        seat = None if part.at("seat", None).absent else part.at("seat").one_of(Seat)
    else:
        table = part.whole(1, MOST_ENTRIES // 4)
    if table is None:
        return None
    free = [chair for chair in _wanted(table, seat) if chair not in taken]
    if not free:
        part.fault("somebody else keeps that chair.")
        return None
    taken.add(free[0])
    return free[0]


def _wanted(table: int, seat: Seat | None) -> Iterable[Chair]:
    return [Chair(table, each) for each in ([seat] if seat else SEATS)]


def _holders(part: Part, entry: Entry) -> tuple[Holding, ...]:
    """Who held the card; without a list of them the name itself says it ("Ann / Bob" share a place)."""
    if "holders" not in part.value:
        names = [name for name in entry.name.split(" / ") if name]
        for name in names:
            if len(name) > LONGEST_NAME:
                part.at("name").fault(f"has {len(name)} letters; {LONGEST_NAME} can be kept.")
        return tuple(Holding(name, entry.from_round) for name in names)
    return tuple(_holding(each) for each in part.at("holders").items())


def _holding(part: Part) -> Holding:
    part.is_object("name", "from_round", "publish")
    publish = part.at("publish", None)
    return Holding(
        part.at("name").name(LONGEST_NAME, least=1),
        part.at("from_round", 1).whole(1, MOST_ROUNDS + 1) or 1,
        None if publish.absent else publish.one_of(Publish),
    )


def read_decisions(part: Part, entries: Iterable[Entry]) -> dict[str, dict[int, int]]:
    """The order of a play-off or cut: {"play_off": {"7": 1, "12": 2}} by card number."""
    numbers = {str(entry.number) for entry in entries}
    found: dict[str, dict[int, int]] = {}
    for rule in DECIDED if part.is_object(*DECIDED) else ():
        order = part.at(rule, {})
        if order.is_object(*numbers):
            places = {number: order.at(number).whole(1, MOST_ENTRIES) for number in order.value}
            found[rule] = {int(number): place for number, place in places.items() if number in numbers and place}
    return {rule: order for rule, order in found.items() if order}
