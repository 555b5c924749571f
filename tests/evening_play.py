"""Opens and plays whole evenings through the real services, for every test that needs one."""

from collections.abc import Sequence
from datetime import date
from typing import Any
from uuid import uuid4

from whistdrive.core.deal import Deal
from whistdrive.core.drive import Drive, Roles
from whistdrive.core.field import Role
from whistdrive.core.rules_check import rules_of_format
from whistdrive.core.seating import Table
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.loading import load_drive
from whistdrive.services.changing import Actor
from whistdrive.services.deals import Cell, Recorded, record_deal
from whistdrive.services.people import NewEntry, add_entries
from whistdrive.services.rounds import draw_round
from whistdrive.services.setup import Occasion, open_drive

ANN = Actor("ann", device="desk")
TRICKS = (9, 5, 7, 4, 8, 6, 13, 2)


def open_evening(format: str = "village_drive", players: int = 16, name: str = "Spring Drive", **changes: Any) -> str:
    """A drive in set-up with `players` entries, cards A and B in turn where it keeps roles; returns its slug.

    `changes` are fields of Rules; changing the rounds alone makes them one session.
    """
    if "planned_rounds" in changes:
        changes = {"sessions": (changes["planned_rounds"],)} | changes
    rules = rules_of_format(format, changes)
    slug = open_drive(occasion=Occasion(name, date(2026, 3, 14), "Village hall"), rules=rules, by=ANN)
    kinds = (Role.A, Role.B) if rules.roles is not Roles.NONE else (None, None)
    cards = tuple(NewEntry((f"Player {number}",), kinds[(number - 1) % 2]) for number in range(1, players + 1))
    add_entries(slug=slug, entries=cards, by=ANN)
    return slug


def drive_now(slug: str) -> Drive:
    """The drive as stored at this moment."""
    return load_drive(drive_row(slug))


def draw(slug: str, why: str = "") -> int:
    """Draw the next round and say its number."""
    return draw_round(slug=slug, after=len(drive_now(slug).rounds), by=ANN, why=why)


def table_of(slug: str, number: int, table: int) -> Table:
    return drive_now(slug).rounds[number - 1].seating.table(table)


def cell_of(slug: str, number: int, table: int, deal: int = 1) -> Cell:
    """Where a result goes, with those who sit there now."""
    return Cell(number, table, deal, table_of(slug, number, table).entries)


def enter(
    slug: str, number: int, table: int, tricks: int, *, deal: int = 1, seen: int = 0, why: str = "", key: str = ""
) -> Recorded:
    """Enter north-south's tricks for one deal, or correct it: `seen` is the version on the form."""
    cell = cell_of(slug, number, table, deal)
    result = Deal(deal, None, tricks)
    return record_deal(slug=slug, cell=cell, deal=result, seen=seen, key=key or uuid4().hex, by=ANN, why=why)


def play_round(slug: str, tricks: Sequence[int] = TRICKS) -> int:
    """Draw the next round and enter every deal of it, north-south's tricks taken in turn; returns its number."""
    number = draw(slug)
    drive = drive_now(slug)
    cells = [
        (table.number, deal)
        for table in drive.rounds[-1].seating.tables
        for deal in range(1, (drive.rules.deals_per_round or 1) + 1)
    ]
    for index, (table_number, deal) in enumerate(cells):
        enter(slug, number, table_number, tricks[index % len(tricks)], deal=deal)
    return number


def play_evening(slug: str, rounds: int) -> None:
    for _ in range(rounds):
        play_round(slug)
