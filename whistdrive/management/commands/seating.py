"""Prints who sits where in a round, the next one too."""

import json
from typing import Any

from django.core.management.base import CommandParser

from whistdrive.core.drive import Drive
from whistdrive.core.drive_file_writing import seating_object
from whistdrive.core.schedule import seating_in
from whistdrive.core.seating import SEATS, Seating
from whistdrive.core.words import and_list
from whistdrive.management.columns import columns
from whistdrive.management.plain import PlainCommand
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.loading import load_drive
from whistdrive.services.data_folder import make_ready


class Command(PlainCommand):
    help = "Prints who sits where: in the latest round, or in any that is known, the next one too."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug", metavar="SLUG", help="the drive, as its address names it")
        parser.add_argument("--round", type=int, metavar="K", help="the round (the latest drawn if not given)")
        parser.add_argument("--json", action="store_true", help="for another program")

    def handle(self, *args: Any, **options: Any) -> None:
        make_ready()
        drive = load_drive(drive_row(options["slug"]))
        wanted = options["round"]
        seating = seating_in(drive, wanted if wanted is not None else max(1, len(drive.rounds)))
        if options["json"]:
            self.stdout.write(json.dumps(seating_object(seating)))
            return
        drawn = "" if seating.round <= len(drive.rounds) else " (not drawn yet)"
        self.stdout.write(f"{drive.name}: round {seating.round}{drawn}")
        for line in lines_of(seating, drive):
            self.stdout.write(line)


def lines_of(seating: Seating, drive: Drive) -> list[str]:
    names = {entry.number: f"{entry.number} {entry.name}".strip() for entry in drive.entries}
    rows = [(table.number, *(names[table.at(seat)] for seat in SEATS)) for table in seating.tables]
    out = and_list([names[number] for number in seating.sitting_out])
    return [
        *columns(("Table", *(seat.capitalize() for seat in SEATS)), rows),
        *([f"Sitting out: {out}"] if out else []),
    ]
