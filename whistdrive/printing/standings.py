"""Standings on paper: each list with its places, sums and what parted a tie."""

from whistdrive.core.joined import name_shown, number_shown
from whistdrive.core.paper import Pack
from whistdrive.core.standings import Line, Standings, tie_note
from whistdrive.printing.listing import ListColumn, Listing, draw_listing
from whistdrive.printing.page import Paper
from whistdrive.printing.pen import Pen
from whistdrive.printing.scorecards import shown

TITLES = {"all": "Everyone", "A": "Card A", "B": "Card B"}


def draw_standings(
    pen: Pen,
    pack: Pack,
    paper: Paper,
    big: bool = False,
) -> None:
    """Each list on pages of its own; names as their owners let the public see them, for it hangs on a wall."""
    for table in pack.lists:
        draw_listing(pen, listing_of(table, pack), pack.heading, paper, big)


def listing_of(table: Standings, pack: Pack) -> Listing:
    sessions, begun = pack.sessions, pack.drive.rules.session_of(table.after_round) + 1
    parted = any(line.tie_break for line in table.lines)
    columns = (
        ListColumn("Place", 9, 1, bold=True),
        ListColumn("No.", 8, 1),
        ListColumn("Name", 44),
        *(ListColumn(each, 14, 1) for each in sessions),
        ListColumn("Total", 12, 1, bold=True),
        *((ListColumn("Tie", 27),) if parted else ()),
    )
    rows = [_row(line, len(sessions), begun, parted) for line in table.lines]
    note, ties = note_of(table, pack.finished), tie_note(table, pack.drive)
    return Listing(title_of(table), f"{note}. {ties}" if ties else note, columns, rows)


def title_of(table: Standings) -> str:
    return TITLES.get(table.list_name, table.list_name.capitalize())


def note_of(table: Standings, final: bool) -> str:
    """ "Final", "After round 12", and a warning while results are missing."""
    when = "Final standings" if final else f"After round {table.after_round}" if table.after_round else "Before round 1"
    return when if table.complete else f"{when} – some results are missing"


def _row(line: Line, sessions: int, begun: int, parted: bool) -> tuple[str, ...]:
    """A line's texts; a session that has not begun is a dash."""
    entry = line.entry
    sums = tuple(shown(points) if place < begun else "–" for place, points in enumerate(line.sessions[:sessions]))
    reason = (line.won or "",) if parted else ()
    return (f"{line.place}{'=' * line.tied}", number_shown(entry), name_shown(entry), *sums, shown(line.total), *reason)
