"""Recomputes everything from the results, compares, and names what differs."""

from typing import Any

from django.core.management.base import CommandParser

from whistdrive.core.words import counted
from whistdrive.management.plain import PlainCommand
from whistdrive.selectors.drives import all_drives, drive_row
from whistdrive.selectors.verifying import differences
from whistdrive.services.data_folder import make_ready

DIFFERS = 1


class Command(PlainCommand):
    help = "Recomputes one drive, or all of them, from the results alone; exits 1 and names what differs."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug", metavar="SLUG", nargs="?", help="one drive (all if not given)")

    def handle(self, *args: Any, **options: Any) -> None:
        make_ready()
        rows = [drive_row(options["slug"])] if options["slug"] else all_drives()
        found = [f"{row.slug}: {sentence}" for row in rows for sentence in differences(row)]
        for line in found:
            self.stdout.write(line)
        if found:
            raise SystemExit(DIFFERS)
        self.stdout.write(f"{counted(len(rows), 'drive')} verified: everything agrees.")
