"""Serves whistdrive to a hall: on all addresses, with a server that Linux, macOS and Windows can run."""

import io
import signal
import socket
from collections.abc import Sequence
from contextlib import closing, suppress
from typing import Any

import segno
from django.core.management import call_command
from waitress import create_server

from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.copies import database_file, opened

# A hall's phones ask in bursts; each thread answers one of them.
THREADS = 12


def listening(port: int) -> list[socket.socket]:
    """The port on every address of this machine; RuleBroken when another program has it."""
    try:
        sockets = [socket.create_server(("0.0.0.0", port), backlog=256)]
    except (OSError, OverflowError) as error:
        taken = f"Port {port} cannot be used; perhaps whistdrive is running already."
        raise RuleBroken(f"{taken} Try another: python manage.py start --port {port % 60000 + 1}") from error
    # Where this machine speaks no IPv6, the other address is enough.
    with suppress(OSError):
        sockets.append(socket.create_server(("::", port_of(sockets)), family=socket.AF_INET6, backlog=256))
    return sockets


def port_of(sockets: Sequence[socket.socket]) -> int:
    return int(sockets[0].getsockname()[1])


def address(host: str, port: int) -> str:
    return f"http://{host}:{port}/" if port != 80 else f"http://{host}/"


def hall_host() -> str | None:
    """This machine's address on the local network; None without one. Nothing is sent to find it."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(("192.0.2.1", 9))
        found = str(probe.getsockname()[0])
        return None if found.startswith(("127.", "0.")) else found
    return None


def picture_of(link: str, coloured: bool) -> list[str]:
    """A link as the lines of a QR code for a terminal, white and black whatever the terminal's own colours are."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True, border=2)
    before, after = ("\033[97;40m", "\033[0m") if coloured else ("", "")
    return [f"  {before}{line}{after}" for line in drawn.getvalue().splitlines()]


def gather_static_files() -> None:
    call_command("collectstatic", interactive=False, verbosity=0)


def server_on(sockets: list[socket.socket]) -> Any:
    """A server that is ready to answer; loading the program takes a moment, so it comes before the greeting."""
    from whistdrive.wsgi import application

    return create_server(application, sockets=sockets, threads=THREADS, ident="whistdrive")


def serve(server: Any) -> None:
    """Answer until Ctrl-C or a polite kill."""
    signal.signal(signal.SIGTERM, _stop)
    hold = _hold_database()
    try:
        server.run()
    finally:
        server.close()
        if hold:
            hold.close()


def _stop(number: int, frame: object) -> None:
    raise SystemExit(0)


def _hold_database() -> Any:
    """An idle connection: while it is open, `restore` sees that somebody is using the database."""
    path = database_file()
    if path is None:
        return None
    held = opened(path, "rw")
    held.execute("SELECT count(*) FROM sqlite_master").fetchall()
    return held
