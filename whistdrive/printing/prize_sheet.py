"""The prize sheet: the first of each list, with room for the prize and a signature for it."""

from whistdrive.core.paper import Pack
from whistdrive.core.standings import Standings
from whistdrive.printing.listing import TO_WRITE, ListColumn, Listing, draw_listing
from whistdrive.printing.page import Paper
from whistdrive.printing.pen import Pen
from whistdrive.printing.scorecards import shown
from whistdrive.printing.standings import note_of, title_of

PLACES = 3
SPARE_LINES = 4
COLUMNS = (
    ListColumn("Place", 9, 1, bold=True),
    ListColumn("No.", 8, 1),
    ListColumn("Name", 36),
    ListColumn("Total", 11, 1, bold=True),
    ListColumn("Prize", 22),
    ListColumn("Received", 24),
)


def draw_prizes(pen: Pen, pack: Pack, paper: Paper) -> None:
    for table in pack.lists:
        draw_listing(pen, prizes_of(table, pack), pack.heading, paper, big=True)


def prizes_of(table: Standings, pack: Pack) -> Listing:
    """Everybody who shares one of the first places, then lines for the other prizes of the evening."""
    first = [line for line in table.lines if line.place <= PLACES]
    rows = [
        (
            f"{line.place}{'=' * line.tied}",
            str(line.entry.number),
            line.entry.name,
            shown(line.total),
            TO_WRITE,
            TO_WRITE,
        )
        for line in first
    ]
    rows += [("", *(TO_WRITE,) * 5)] * SPARE_LINES
    return Listing(f"Prizes: {title_of(table).lower()}", note_of(table, pack.finished), COLUMNS, rows)
