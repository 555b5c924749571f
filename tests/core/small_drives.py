"""Small drives as plain values, for tests that need no database."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from whistdrive.core.deal import Deal
from whistdrive.core.drive import Drive, DriveRound, Roles
from whistdrive.core.field import Entry, field_of
from whistdrive.core.rules_check import rules_of_format

Tricks = int | None


def small_drive(players: int = 8, format: str = "village_drive", **changes: Any) -> Drive:
    """A drive nobody has played in yet; `changes` are fields of Rules, the rounds alone are one session."""
    if "planned_rounds" in changes:
        changes = {"sessions": (changes["planned_rounds"],)} | changes
    rules = rules_of_format(format, changes)
    entries = field_of(players, roles=rules.roles is not Roles.NONE).entries
    return Drive("Spring Drive", "2026-03-14", "Village hall", rules, entries)


def with_round(drive: Drive, tricks: Sequence[Sequence[Tricks] | Tricks]) -> Drive:
    """The drive with its next round drawn and played: north-south's tricks table by table, None for still out.

    Where a round has several deals each table gives a list.
    """
    seating = drive.next_seating()
    deals = {
        table.number: _deals(drive, seating.round, [given] if isinstance(given, int | None) else given)
        for table, given in zip(seating.tables, tricks, strict=True)
    }
    return replace(drive, rounds=(*drive.rounds, DriveRound(seating, deals)))


def _deals(drive: Drive, number: int, tricks: Sequence[Tricks]) -> tuple[Deal, ...]:
    given = [(deal, taken) for deal, taken in enumerate(tricks, start=1) if taken is not None]
    return tuple(Deal(deal, drive.rules.trump_for(number, deal), taken) for deal, taken in given)


def corrected(drive: Drive, round_number: int, table: int, **facts: Any) -> Drive:
    """The drive with the first deal of one table changed."""
    each = drive.rounds[round_number - 1]
    first, *rest = each.deals_at(table)
    deals: Mapping[int, tuple[Deal, ...]] = {**each.deals, table: (replace(first, **facts), *rest)}
    rounds = list(drive.rounds)
    rounds[round_number - 1] = replace(each, deals=deals)
    return replace(drive, rounds=tuple(rounds))


def named(drive: Drive, **names: str) -> Drive:
    """The drive with other names: number_3="Ann"."""
    by_number = {int(key.removeprefix("number_")): name for key, name in names.items()}
    entries: list[Entry] = [replace(e, name=by_number.get(e.number, e.name)) for e in drive.entries]
    return replace(drive, entries=tuple(entries))
