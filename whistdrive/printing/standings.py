"""Standings on paper: each list with its places, sums and what parted a tie."""

from whistdrive.core.names import public_name
from whistdrive.core.paper import Heading
from whistdrive.core.standings import Line, Standings
from whistdrive.printing.listing import ListColumn, Listing, draw_listing
from whistdrive.printing.page import Paper
from whistdrive.printing.pen import Pen
from whistdrive.printing.scorecards import shown

TITLES = {"all": "Everyone", "A": "Card A", "B": "Card B"}


def draw_standings(
    pen: Pen,
    lists: tuple[Standings, ...],
    heading: Heading,
    sessions: tuple[str, ...],
    paper: Paper,
    *,
    final: bool,
    big: bool = False,
) -> None:
    """Each list on pages of its own; names as their owners let the public see them, for it hangs on a wall."""
    for table in lists:
        draw_listing(pen, listing_of(table, sessions, final), heading, paper, big)


def listing_of(table: Standings, sessions: tuple[str, ...], final: bool) -> Listing:
    parted = any(line.tie_break for line in table.lines)
    columns = (
        ListColumn("Place", 9, 1, bold=True),
        ListColumn("No.", 8, 1),
        ListColumn("Name", 44),
        *(ListColumn(each, 14, 1) for each in sessions),
        ListColumn("Total", 12, 1, bold=True),
        *((ListColumn("Tie parted by", 18),) if parted else ()),
    )
    rows = [_row(line, sessions, parted) for line in table.lines]
    return Listing(TITLES.get(table.list_name, table.list_name.capitalize()), note_of(table, final), columns, rows)


def note_of(table: Standings, final: bool) -> str:
    """ "Final", "After round 12", and a warning while results are missing."""
    when = "Final standings" if final else f"After round {table.after_round}" if table.after_round else "Before round 1"
    return when if table.complete else f"{when} – some results are missing"


def _row(line: Line, sessions: tuple[str, ...], parted: bool) -> tuple[str, ...]:
    entry = line.entry
    sums = tuple(shown(points) for points in line.sessions) if sessions else ()
    reason = ((line.tie_break or "").replace("_", " "),) if parted else ()
    name = public_name(entry.name, entry.number, entry.publish)
    return (f"{line.place}{'=' * line.tied}", str(entry.number), name, *sums, shown(line.total), *reason)
