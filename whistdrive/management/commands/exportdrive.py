"""Writes a drive file: the whole drive with every line of its history."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from whistdrive.core.drive_file import to_json
from whistdrive.core.problems import RuleBroken
from whistdrive.management.plain import PlainCommand
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.exports import kept_drive
from whistdrive.services.data_folder import make_ready


class Command(PlainCommand):
    help = "Writes a whole drive to a file that `importdrive` takes in elsewhere."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug", metavar="SLUG", help="the drive, as its address names it")
        parser.add_argument("--out", type=Path, metavar="FILE", help="where to (otherwise it is printed)")

    def handle(self, *args: Any, **options: Any) -> None:
        make_ready()
        text = to_json(kept_drive(drive_row(options["slug"])))
        if options["out"] is None:
            self.stdout.write(text, ending="")
            return
        try:
            options["out"].write_text(text, "utf-8", newline="\n")
        except (OSError, ValueError) as error:
            raise RuleBroken(
                f"{options['out']} cannot be written: {getattr(error, 'strerror', None) or error}."
            ) from None
        self.stdout.write(f"Written to {options['out']}")
