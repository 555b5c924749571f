"""Prints the standings of a drive."""

import json
from typing import Any

from django.core.management.base import CommandParser

from whistdrive.core.answers import standings_object
from whistdrive.core.problems import NotThere
from whistdrive.core.standings import Standings, standings
from whistdrive.management.columns import columns
from whistdrive.management.plain import PlainCommand
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.loading import load_drive
from whistdrive.services.data_folder import make_ready


class Command(PlainCommand):
    help = "Prints the standings: of everyone together, or of one list, now or after a round."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug", metavar="SLUG", help="the drive, as its address names it")
        parser.add_argument(
            "--list",
            default="all",
            metavar="NAME",
            help="all (so if not given), ladies, gentlemen, pairs, a tag; teams are cards tagged “team: Red Lion”",
        )
        parser.add_argument("--after-round", type=int, metavar="K", help="count rounds 1 to K only")
        parser.add_argument("--json", action="store_true", help="for another program")

    def handle(self, *args: Any, **options: Any) -> None:
        make_ready()
        drive = load_drive(drive_row(options["slug"]))
        last = options["after_round"]
        if last is not None and not 0 <= last <= len(drive.rounds):
            raise NotThere(f"Round {last} has not been drawn; there are {len(drive.rounds)}.")
        table = standings(drive, options["list"], last)
        if options["json"]:
            self.stdout.write(json.dumps(standings_object(options["slug"], table), ensure_ascii=False, indent=1))
            return
        self.stdout.write(f"{drive.name}: {table.list_name} after round {table.after_round}")
        if not table.complete:
            self.stdout.write("Some results are not in yet.")
        for line in lines_of(table):
            self.stdout.write(line)


def lines_of(table: Standings) -> list[str]:
    count = max((len(line.sessions) for line in table.lines), default=0)
    parts = [f"Session {number}" for number in range(1, count + 1)] if count > 1 else []
    rows = [
        (f"{line.place}{'=' * line.tied}", line.entry.number, line.entry.name, *line.sessions[: len(parts)], line.total)
        for line in table.lines
    ]
    return list(columns(("Place", "Number", "Name", *parts, "Total"), rows))
