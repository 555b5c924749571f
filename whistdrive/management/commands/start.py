"""The one command an organiser needs: makes everything ready, says where it is and serves it."""

import argparse
import sys
from contextlib import suppress
from typing import Any

from django.conf import settings
from django.core.management.base import CommandParser
from django.urls import reverse

from whistdrive.management.plain import PlainCommand
from whistdrive.management.serving import (
    address,
    gather_static_files,
    hall_host,
    listening,
    picture_of,
    port_of,
    serve,
    server_on,
)
from whistdrive.selectors.access import there_is_an_organiser
from whistdrive.selectors.drives import all_drives
from whistdrive.services.access import make_setup_link
from whistdrive.services.data_folder import make_ready
from whistdrive.services.demo import make_demo_evenings


class Command(PlainCommand):
    help = "Makes the data folder ready, serves whistdrive on all addresses and prints where it is."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--port", type=int, default=8000, help="the port to serve on (8000)")
        parser.add_argument("--new-link", action="store_true", help="print a new link that sets the password")
        parser.add_argument("--demo-evenings", action="store_true", help=argparse.SUPPRESS)

    def handle(self, *args: Any, **options: Any) -> None:
        with suppress(KeyboardInterrupt):
            self._start(options)
        self._say("Stopped.")

    def _start(self, options: dict[str, Any]) -> None:
        sockets = listening(options["port"])
        kept = make_ready(update=True)
        if kept:
            self._say(f"The data were updated for this whistdrive; a copy from before is {kept}")
        if options["demo_evenings"] and not all_drives():
            self._say("Playing two evenings to show ...")
            make_demo_evenings()
        gather_static_files()
        server = server_on(sockets)
        self._greet(port_of(sockets), new_link=options["new_link"] or not there_is_an_organiser())
        serve(server)

    def _greet(self, port: int, new_link: bool) -> None:
        hall = hall_host()
        self._say("", "whistdrive is running. Ctrl-C stops it.", "")
        self._say(f"  On this laptop   {address('localhost', port)}")
        if hall:
            self._say(f"  In the hall      {address(hall, port)}   (phones on the same Wi-Fi)", "")
            self._say(*picture_of(address(hall, port), coloured=self.stdout.isatty()))
        if new_link:
            link = address("localhost", port).rstrip("/") + reverse("first_link", args=[make_setup_link()])
            self._say("", "Open this link once to choose the organiser's password:", "", f"  {link}")
        self._say("", f"Everything is kept in {settings.DATA}")

    def _say(self, *lines: str) -> None:
        """At once, also where the output goes into a file or to another program."""
        for line in lines:
            try:
                self.stdout.write(line + "\n")
            except UnicodeEncodeError:
                self.stdout.write(line.encode("ascii", "replace").decode() + "\n")
        sys.stdout.flush()
