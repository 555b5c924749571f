"""Takes a drive file in; the last word printed is the drive's slug."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from whistdrive.core.drive_file import parse
from whistdrive.core.problems import RuleBroken
from whistdrive.management.plain import PlainCommand
from whistdrive.services.changing import Actor
from whistdrive.services.data_folder import make_ready
from whistdrive.services.imports import import_drive

LARGEST = 50_000_000


class Command(PlainCommand):
    help = "Imports a whole drive from a file that `exportdrive` or another program wrote."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE", help="a drive file")

    def handle(self, *args: Any, **options: Any) -> None:
        file = parse(text_of(options["file"]))
        make_ready()
        slug = import_drive(file=file, by=Actor("importdrive", device="command"))
        self.stdout.write(f"Imported as {slug}")


def text_of(path: Path) -> str:
    """The text of a file; RuleBroken where there is none."""
    try:
        if path.stat().st_size > LARGEST:
            raise RuleBroken(f"{path} is larger than any drive file.")
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise RuleBroken(f"{path} is not a drive file: it is not UTF-8 text.") from None
    except (OSError, ValueError) as error:
        raise RuleBroken(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}.") from None
