"""The whole pack of one drive, or the parts asked for, as one PDF."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from whistdrive.core.paper import Pack
from whistdrive.core.problems import RuleBroken
from whistdrive.core.words import and_list
from whistdrive.printing.certificates import draw_certificates
from whistdrive.printing.entry_list import draw_entries
from whistdrive.printing.fairness import draw_fairness
from whistdrive.printing.guide_cards import draw_guides
from whistdrive.printing.page import PAPERS
from whistdrive.printing.pen import Pen
from whistdrive.printing.poster import draw_poster
from whistdrive.printing.prize_sheet import draw_prizes
from whistdrive.printing.room_plan import draw_plan
from whistdrive.printing.rules_sheet import draw_rules
from whistdrive.printing.scorecards import draw_cards
from whistdrive.printing.standings import draw_standings
from whistdrive.printing.table_cards import draw_table_cards
from whistdrive.printing.table_slips import draw_slips
from whistdrive.printing.trump_board import draw_board


@dataclass(frozen=True)
class Choices:
    """How it is printed: paper, bigger letters, which rounds' slips (None for all), how many spare cards,
    and the address of the drive's public page."""

    paper: str = "A4"
    big: bool = False
    rounds: range | None = None
    spares: int = 8
    address: str = ""


@dataclass(frozen=True)
class Piece:
    """One kind of paper: its name on the print page, how it is drawn, and why it cannot be (empty when it can)."""

    label: str
    help: str
    draw: Callable[[Pen, Pack, Choices], None]
    missing: Callable[[Pack], str]


def _nothing(pack: Pack) -> str:
    return ""


def _no_entries(pack: Pack) -> str:
    return "" if pack.drive.entries else "Nobody is on the list yet."


def _no_tables(pack: Pack) -> str:
    return "" if pack.most_tables else "It takes four on the list to make a table."


def _not_known(pack: Pack) -> str:
    return "" if pack.known else "The seats of this movement depend on the results, so they cannot be printed ahead."


def _no_round(pack: Pack) -> str:
    return "" if pack.drive.rounds else "No round is drawn yet."


def _not_finished(pack: Pack) -> str:
    return "" if pack.finished and pack.lists else "The drive is not finished yet."


def _no_seating(pack: Pack) -> str:
    return "" if pack.seating_now else "No round is drawn yet."


def _slips(pen: Pen, pack: Pack, how: Choices) -> None:
    draw_slips(pen, pack.slips(how.rounds), pack.heading, PAPERS[how.paper], pack.drive.rules.scoring.unit)


PIECES = {
    "tables": Piece(
        "Table cards",
        "A number to stand on each table.",
        lambda pen, pack, how: draw_table_cards(pen, pack, PAPERS[how.paper]),
        _no_tables,
    ),
    "cards": Piece(
        "Scorecards",
        "One for each entry, with seats where they are known and results where they are in.",
        lambda pen, pack, how: draw_cards(pen, pack.cards, PAPERS[how.paper], how.big),
        _no_entries,
    ),
    "spares": Piece(
        "Spare scorecards",
        "Without number and name, for whoever turns up.",
        lambda pen, pack, how: draw_cards(pen, pack.spares(how.spares), PAPERS[how.paper], how.big),
        _nothing,
    ),
    "slips": Piece("Table slips", "One for each table and round, to carry to the desk.", _slips, _no_tables),
    "guides": Piece(
        "Guide cards",
        "Where everybody goes in each round.",
        lambda pen, pack, how: draw_guides(pen, pack.cards, PAPERS[how.paper]),
        _not_known,
    ),
    "entries": Piece(
        "Entry lists",
        "For the desk: everybody by number, by name and by table, names in full.",
        lambda pen, pack, how: draw_entries(pen, pack, PAPERS[how.paper], how.big),
        _no_entries,
    ),
    "plan": Piece(
        "Room plan",
        "The tables with their four names.",
        lambda pen, pack, how: draw_plan(pen, pack, PAPERS[how.paper]),
        _no_seating,
    ),
    "trumps": Piece(
        "Trump board",
        "Every round's trump, for the wall.",
        lambda pen, pack, how: draw_board(pen, pack, PAPERS[how.paper]),
        _nothing,
    ),
    "standings": Piece(
        "Standings",
        "Each list, for the wall.",
        lambda pen, pack, how: draw_standings(pen, pack, PAPERS[how.paper], how.big),
        _no_round,
    ),
    "prizes": Piece(
        "Prize sheet",
        "Who gets what and why, with a line to sign; without a sheet, the first of each list.",
        lambda pen, pack, how: draw_prizes(pen, pack, PAPERS[how.paper]),
        _no_round,
    ),
    "certificates": Piece(
        "Certificates",
        "For the first three places of each list.",
        lambda pen, pack, how: draw_certificates(pen, pack, PAPERS[how.paper]),
        _not_finished,
    ),
    "fairness": Piece(
        "How fair it was",
        "Partners, meetings, sit-outs and tables beside the best possible, and who met whom.",
        lambda pen, pack, how: draw_fairness(pen, pack, PAPERS[how.paper]),
        _no_round,
    ),
    "rules": Piece(
        "Rules sheet",
        "How to play tonight, for newcomers.",
        lambda pen, pack, how: draw_rules(pen, pack, PAPERS[how.paper], how.big),
        _nothing,
    ),
    "poster": Piece(
        "Poster",
        "For the door, with the way to the scores by phone.",
        lambda pen, pack, how: draw_poster(pen, pack, PAPERS[how.paper], how.address),
        _nothing,
    ),
}


def available(pack: Pack) -> tuple[str, ...]:
    """The pieces that can be printed now."""
    return tuple(key for key, piece in PIECES.items() if not piece.missing(pack))


def print_pack(pack: Pack, what: Sequence[str] = (), how: Choices | None = None) -> bytes:
    """One PDF of these pieces, or of all that can be printed now; RuleBroken says what stands in the way."""
    chosen = how or Choices()
    _check(pack, what, chosen)
    pen = Pen(pack.heading.name)
    for key in what or available(pack):
        PIECES[key].draw(pen, pack, chosen)
    return pen.done()


def _check(pack: Pack, what: Sequence[str], how: Choices) -> None:
    if how.paper not in PAPERS:
        raise RuleBroken(f"There is no paper “{how.paper}”. There are {and_list(list(PAPERS))}.")
    unknown = [key for key in what if key not in PIECES]
    if unknown:
        raise RuleBroken(f"“{unknown[0]}” cannot be printed. There are {and_list(list(PIECES))}.")
    for key in what:
        if reason := PIECES[key].missing(pack):
            raise RuleBroken(f"{PIECES[key].label}: {reason}")
    if how.rounds is not None and not pack.slips(how.rounds):
        raise RuleBroken("There is no such round in this drive.")
