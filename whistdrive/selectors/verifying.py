"""Recomputes a drive from its rows alone, by other means than the pages do, and names what differs."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from whistdrive import models
from whistdrive.core.award import Points
from whistdrive.core.cards import TRICKS
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Drive, Places, Rules, SitOuts
from whistdrive.core.problems import RuleBroken
from whistdrive.core.revoke import tricks_after_revokes
from whistdrive.core.rules_check import rules_faults
from whistdrive.core.seating import SEATS, Seat
from whistdrive.core.standings import Standings, standings
from whistdrive.core.totals import PAID_SIT_OUTS
from whistdrive.selectors.loading import FACTS, deal_from, drive_of, load_drive, rules_of

Differences = Iterator[str]
Cell = tuple[int, int]
"""Round and table."""


@dataclass(frozen=True)
class Rows:
    """What is stored of a drive, as it lies in the tables."""

    entries: Mapping[int, tuple[int, int | None]]
    seats: Mapping[Cell, Mapping[str, int]]
    out: Mapping[int, list[int]]
    rounds: tuple[int, ...]
    recorded: tuple[dict[str, Any], ...]


def differences(row: models.Drive) -> tuple[str, ...]:
    """Everything that does not agree, each a sentence; empty when all is well."""
    rows = _read(row)
    found = [*_seat_faults(rows), *_version_faults(rows)]
    # Rows that do not hang together cannot be loaded, so there is nothing to compare.
    if not found:
        found = list(_computed_faults(row, rows))
    return tuple(found)


def _read(row: models.Drive) -> Rows:
    entries = {
        number: (first, last) for number, first, last in row.entries.values_list("number", "from_round", "until_round")
    }
    seats: dict[Cell, dict[str, int]] = defaultdict(dict)
    out: dict[int, list[int]] = defaultdict(list)
    places = models.Place.objects.filter(round__drive=row)
    for number, table, seat, entry in places.values_list("round__number", "table", "seat", "entry__number"):
        if table is None:
            out[number].append(entry)
        else:
            seats[number, table][seat] = entry
    recorded = models.RecordedDeal.objects.filter(round__drive=row).order_by("round", "table", "deal", "version")
    rounds = tuple(row.rounds.order_by("number").values_list("number", flat=True))
    return Rows(entries, seats, out, rounds, tuple(recorded.values(*FACTS, "version", "round__number")))


def _seat_faults(rows: Rows) -> Differences:
    if rows.rounds != tuple(range(1, len(rows.rounds) + 1)):
        yield f"The rounds are numbered {', '.join(map(str, rows.rounds))}."
    for (number, table), chairs in sorted(rows.seats.items()):
        if set(chairs) != set(SEATS):
            yield f"Round {number}, table {table} has {len(chairs)} people."
    for number in rows.rounds:
        yield from _attendance_faults(number, rows)


def _attendance_faults(number: int, rows: Rows) -> Differences:
    """Everyone who is there sits exactly once or sits out (promise M1)."""
    here = Counter(rows.out.get(number, []))
    for (round_number, _), chairs in rows.seats.items():
        here.update(chairs.values() if round_number == number else ())
    for entry, (first, last) in sorted(rows.entries.items()):
        expected = int(first <= number and (last is None or number <= last))
        if here[entry] != expected:
            yield f"Round {number}: number {entry} is there {here[entry]} times, {expected} expected."


def _version_faults(rows: Rows) -> Differences:
    versions: dict[tuple[int, int, int], list[int]] = defaultdict(list)
    for each in rows.recorded:
        versions[each["round__number"], each["table"], each["deal"]].append(each["version"])
        if (each["round__number"], each["table"]) not in rows.seats:
            yield f"Round {each['round__number']}: a result lies at table {each['table']}, where nobody sits."
    for (number, table, deal), found in sorted(versions.items()):
        if found != list(range(1, len(found) + 1)):
            yield f"Round {number}, table {table}, deal {deal}: versions {found} have a gap."


def _computed_faults(row: models.Drive, rows: Rows) -> Differences:
    rules = rules_of(row)
    yield from rules_faults(rules)
    try:
        deals = list(_counting(rows))
        yield from _trick_faults(deals)
        stored = load_drive(row)
        yield from _standings_faults(stored, _fold(deals, rows, rules), "The standings")
        yield from _standings_faults(drive_of(row), _fold(deals, rows, rules), "The standings kept in memory")
    except RuleBroken as refusal:
        yield str(refusal)


def _counting(rows: Rows) -> Iterator[tuple[Cell, Deal]]:
    """The last version of each deal, in order."""
    last = {(each["round__number"], each["table"], each["deal"]): each for each in rows.recorded}
    for (number, table, _), each in sorted(last.items()):
        yield (number, table), deal_from(each)


def _trick_faults(deals: list[tuple[Cell, Deal]]) -> Differences:
    """Every played deal adds to 13, before and after revokes (promise A4)."""
    for (number, table), deal in deals:
        sums = {sum(deal.tricks.values()), sum(tricks_after_revokes(deal).values())}
        if deal.played and sums != {TRICKS}:
            yield f"Round {number}, table {table}, deal {deal.number}: the tricks do not add up to {TRICKS}."


def _fold(deals: list[tuple[Cell, Deal]], rows: Rows, rules: Rules) -> dict[int, Points]:
    """Each number's total, added deal by deal."""
    totals: dict[int, Points] = dict.fromkeys(rows.entries, 0)
    deals_of = Counter[int]()
    at_table: dict[Cell, list[Deal]] = defaultdict(list)
    for cell, deal in deals:
        at_table[cell].append(deal)
    for cell, played in at_table.items():
        for award in rules.scoring_in(cell[0]).award(played):
            for seat, entry in rows.seats[cell].items():
                totals[entry] += award.of(Seat(seat).side).points
                deals_of[entry] += 1
    return _with_sit_outs(totals, deals_of, rows, rules, _rounds_over(at_table, rows, rules))


def _rounds_over(at_table: Mapping[Cell, list[Deal]], rows: Rows, rules: Rules) -> set[int]:
    """The rounds that have every result."""
    length = rules.deals_per_round
    done = {
        cell for cell, deals in at_table.items() if (len(deals) == length if length else rules.scoring.is_over(deals))
    }
    return set(rows.rounds) - {number for number, _ in rows.seats.keys() - done}


def _with_sit_outs(
    totals: dict[int, Points], deals: Counter[int], rows: Rows, rules: Rules, over: set[int]
) -> dict[int, Points]:
    """Rounds over without a seat, where the drive gives something for them: 6.5 a deal, or one's own average."""
    turns = Counter(number for at, out in rows.out.items() if at in over for number in out)
    if rules.sit_outs not in PAID_SIT_OUTS:
        return totals
    half = rules.sit_outs is SitOuts.SIX_AND_A_HALF
    each = {number: TRICKS / 2 if half else total / max(1, deals[number]) for number, total in totals.items()}
    length = rules.deals_per_round or 1
    return {number: total + turns[number] * round(2 * each[number] * length) / 2 for number, total in totals.items()}


def _standings_faults(drive: Drive, totals: Mapping[int, Points], what: str) -> Differences:
    table: Standings = standings(drive)
    ghosts = {entry.number for entry in drive.entries if entry.ghost}
    totals = {number: total for number, total in totals.items() if number not in ghosts}
    shown = {line.entry.number: line.total for line in table.lines}
    plain = drive.rules.places is Places.STANDARD and drive.rules.sit_outs is not SitOuts.COMPARED
    for number in sorted(totals.keys() | shown.keys()):
        if totals.get(number) != shown.get(number):
            yield f"{what} give number {number} {shown.get(number)}; its deals add up to {totals.get(number)}."
    for line in table.lines:
        ahead = sum(total > line.total for total in totals.values())
        level = sum(total == line.total for total in totals.values())
        if plain and not ahead < line.place <= ahead + level:
            yield f"{what} put number {line.entry.number} in place {line.place}; {ahead} are ahead of it."
        if sum(line.sessions) != line.total:
            yield f"The sessions of number {line.entry.number} do not add up to its total."
