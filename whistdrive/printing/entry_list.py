"""The entry list: everybody by number, by name and by table, with where they sit now."""

from collections.abc import Callable
from typing import Any

from whistdrive.core.field import Entry
from whistdrive.core.names import search_key
from whistdrive.core.paper import Pack
from whistdrive.core.seating import Chair, Seating
from whistdrive.printing.listing import ListColumn, Listing, draw_listing
from whistdrive.printing.page import Paper
from whistdrive.printing.pen import Pen

Sort = Callable[[Entry], Any]


def draw_entries(pen: Pen, pack: Pack, paper: Paper, big: bool = False) -> None:
    for listing in entry_lists(pack):
        draw_listing(pen, listing, pack.heading, paper, big)


def entry_lists(pack: Pack) -> list[Listing]:
    """By number and by name; by table too once somebody is seated."""
    seating = pack.seating_now
    chairs = seating.chairs if seating else {}
    sorts: list[tuple[str, Sort]] = [
        ("By number", lambda e: e.number),
        ("By name", lambda e: (search_key(e.name), e.number)),
    ]
    if seating:
        far = Chair(10_000, next(iter(chairs.values())).seat)
        sorts.append(("By table", lambda e: (chairs.get(e.number, far), e.number)))
    return [_listing(pack, title, sort, seating) for title, sort in sorts]


def _listing(pack: Pack, title: str, sort: Sort, seating: Seating | None) -> Listing:
    kinds = any(entry.role for entry in pack.drive.entries)
    columns = [ListColumn("No.", 9, 1, bold=True), ListColumn("Name", 50)]
    columns += [ListColumn("Card", 18)] * kinds
    columns += [ListColumn("Table", 22)]
    entries = sorted(pack.drive.entries, key=sort)
    rows = [_row(pack, entry, kinds, seating) for entry in entries]
    ghosts = frozenset(place for place, entry in enumerate(entries) if entry.ghost)
    note = f"{len(rows)} cards"
    note = f"{note} · seats of round {seating.round}" if seating else note
    return Listing(title, note, tuple(columns), rows, italic=ghosts)


def _row(pack: Pack, entry: Entry, kinds: bool, seating: Seating | None) -> tuple[str, ...]:
    card = (pack.card_name(entry),) if kinds else ()
    return (str(entry.number), entry.name or "–", *card, _place(entry, seating))


def _place(entry: Entry, seating: Seating | None) -> str:
    """Where somebody sits now; a chair that is kept all evening is marked."""
    chair = seating.chairs.get(entry.number) if seating else None
    if chair is None and entry.fixed_chair:
        chair = entry.fixed_chair
    if chair is None:
        return "sits out" if seating and entry.number in seating.sitting_out else ""
    return f"{chair.table} {chair.seat}{' (keeps it)' if chair == entry.fixed_chair else ''}"
