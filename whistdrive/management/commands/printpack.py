"""The drive's papers as one PDF, ready for the printer."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from whistdrive.core.problems import RuleBroken
from whistdrive.management.plain import PlainCommand
from whistdrive.printing.pack import PIECES, Choices, print_pack
from whistdrive.printing.page import PAPERS
from whistdrive.selectors.paper import pack_of
from whistdrive.services.data_folder import make_ready


class Command(PlainCommand):
    help = "Writes scorecards, slips, lists and more as one PDF; without --what all that can be printed now."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug", metavar="SLUG", help="the drive, as its address names it")
        parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the PDF to write")
        parser.add_argument("--paper", default="A4", metavar="PAPER", help=f"one of {', '.join(PAPERS)}")
        parser.add_argument("--what", default="", metavar="LIST", help=f"any of {','.join(PIECES)}")
        parser.add_argument("--rounds", default="", metavar="K[-L]", help="only these rounds' table slips")
        parser.add_argument("--after-round", type=int, metavar="K", help="standings after that round")
        parser.add_argument("--spares", type=int, default=8, metavar="N", help="how many spare cards (8)")
        parser.add_argument("--address", default="", metavar="URL", help="the public page, as a code on the poster")
        parser.add_argument("--big", action="store_true", help="bigger letters and more room to write")

    def handle(self, *args: Any, **options: Any) -> None:
        rounds = rounds_from(options["rounds"])
        how = Choices(paper_from(options["paper"]), options["big"], rounds, options["spares"], options["address"][:200])
        what = [word.strip() for word in options["what"].split(",") if word.strip()]
        make_ready()
        write(options["out"], print_pack(pack_of(options["slug"], options["after_round"]), what, how))
        self.stdout.write(str(options["out"]))


def paper_from(text: str) -> str:
    """The paper's key, however it was typed ("letter")."""
    return next((key for key in PAPERS if key.lower() == text.lower()), text)


def rounds_from(text: str) -> range | None:
    """ "5" or "5-8"; None for an empty text."""
    first, _, last = text.partition("-")
    if not text:
        return None
    if not first.isdecimal() or not (last or first).isdecimal():
        raise RuleBroken(f"“{text}” is not a round. Write 5, or 5-8.")
    return range(int(first), int(last or first) + 1)


def write(path: Path, pdf: bytes) -> None:
    try:
        path.write_bytes(pdf)
    except OSError as error:
        raise RuleBroken(f"{path} cannot be written: {error.strerror}.") from error
