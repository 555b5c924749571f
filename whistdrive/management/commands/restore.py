"""Puts a copy of the database back; what it replaces is kept."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from whistdrive.management.plain import PlainCommand
from whistdrive.services.copies import restore


class Command(PlainCommand):
    help = "Puts a copy made by `backup` in the place of the database; the replaced file is kept."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE", help="a copy that `backup` or an evening made")

    def handle(self, *args: Any, **options: Any) -> None:
        kept = restore(file=options["file"])
        self.stdout.write(f"Restored from {options['file']}. Start again with: python manage.py start")
        if kept:
            self.stdout.write(f"What was there before is kept as {kept}")
