"""The prize sheet: who gets what, why, and a line to sign; without a sheet the first of each list."""

from whistdrive.core.paper import Pack
from whistdrive.core.prizes import Given
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


SHEET_COLUMNS = (
    ListColumn("Prize", 22, bold=True),
    ListColumn("Given for", 28),
    ListColumn("No.", 5, 1),
    ListColumn("Name", 22),
    ListColumn("Why", 33),
    ListColumn("Received", 19),
)


def draw_prizes(pen: Pen, pack: Pack, paper: Paper) -> None:
    listings = [sheet_of(pack)] if pack.given else [prizes_of(table, pack) for table in pack.lists]
    for listing in listings:
        draw_listing(pen, listing, pack.heading, paper, big=not listing.tall)


def sheet_of(pack: Pack) -> Listing:
    """A line for each winner of each prize in the sheet's order, a blank one where nobody has it yet."""
    rows = [row for what_for, given in pack.given for row in _rows(what_for, given)]
    notes = [] if pack.drive.complete else ["Some results are missing"]
    notes += ["Ties to settle are marked"] if any(given.warning for _, given in pack.given) else []
    return Listing(
        "Prizes", "; ".join(notes) or ("Final" if pack.finished else "As things stand"), SHEET_COLUMNS, rows, True
    )


def _rows(what_for: str, given: Given) -> list[tuple[str, ...]]:
    thing = given.prize.thing
    if not given.entries:
        return [(thing, what_for, "", TO_WRITE, given.why, TO_WRITE)]
    tie = "TIE: " if given.warning else "Shared: " if given.tied else ""
    return [(thing, what_for, str(e.number), e.name, f"{tie}{given.why}", TO_WRITE) for e in given.entries]


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
