"""A consistent copy of the whole database, taken while the program runs."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from whistdrive.management.plain import PlainCommand
from whistdrive.services.copies import back_up, refuse_damage, the_file
from whistdrive.services.data_folder import make_ready


class Command(PlainCommand):
    help = "Makes a copy of the whole database; safe while the program runs."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--to", type=Path, metavar="FOLDER", help="where to put it (otherwise the data folder)")

    def handle(self, *args: Any, **options: Any) -> None:
        refuse_damage()
        if not the_file().exists():
            make_ready()
        self.stdout.write(str(back_up(folder=options["to"])))
