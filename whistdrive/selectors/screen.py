"""What the hall's screen shows: people's way to their seats while they move, then the standings."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from whistdrive.core.calls import calls
from whistdrive.core.drive import Drive
from whistdrive.core.seating import Table
from whistdrive.selectors.public import EVERYONE, Evening, ShownLine, shown_standings

LINES_A_PAGE = 10
MOVES_A_PAGE = 6
Thing = TypeVar("Thing")


@dataclass(frozen=True)
class ScreenPage:
    """One page a hall can read: who sits where, who moves where, or lines of a list."""

    list_name: str = ""
    lines: tuple[ShownLine, ...] = field(default=())
    moves: tuple[str, ...] = field(default=())
    tables: tuple[Table, ...] = field(default=())
    note: str = ""


def screen_pages(evening: Evening, drive: Drive) -> tuple[ScreenPage, ...]:
    """The pages that take turns: seats and moves until the round's first result is in, then the standings."""
    if not drive.rounds:
        return ()
    if evening.state == "running" and not drive.rounds[-1].deals:
        return _seats(drive) if len(drive.rounds) == 1 else _moves(drive)
    return tuple(
        ScreenPage(list_name=name, lines=lines)
        for name in evening.own_lists or (EVERYONE,)
        for lines in pages_of(shown_standings(drive, name, None).lines)
    )


def _seats(drive: Drive) -> tuple[ScreenPage, ...]:
    seating = drive.rounds[-1].seating
    note = " ".join(calls(None, seating, {}, drive.rules.roles).last)
    return tuple(ScreenPage(tables=tables, note=note) for tables in pages_of(seating.tables))


def _moves(drive: Drive) -> tuple[ScreenPage, ...]:
    before, after = drive.rounds[-2].seating, drive.rounds[-1].seating
    roles = {entry.number: entry.role for entry in drive.entries}
    called = calls(before, after, roles, drive.rules.roles)
    sentences = (*(call.sentence for call in called.tables), *called.last)
    return tuple(ScreenPage(moves=moves) for moves in pages_of(sentences, MOVES_A_PAGE))


def pages_of(things: Sequence[Thing], length: int = LINES_A_PAGE) -> list[tuple[Thing, ...]]:
    """The things in pages, in order."""
    return [tuple(things[first : first + length]) for first in range(0, len(things), length)]
