"""A real PostgreSQL for the tests that need one: started in a folder of its own, installed where that is possible."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from tests.chromium import apt_install, debian_root

MISSING = "No PostgreSQL here. Install one (Debian: apt-get install postgresql) or name an empty one in DATABASE_URL."


@contextmanager
def postgres() -> Iterator[str | None]:
    """The address of a server; None where there is none and none can be installed."""
    given = os.environ.get("DATABASE_URL", "")
    binaries = None if given.startswith("postgres") else _binaries()
    if binaries is None:
        yield given or None
        return
    folder = Path(tempfile.mkdtemp(prefix="whistdrive-postgres-"))
    try:
        yield _started(binaries, folder)
    finally:
        _run(binaries / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@cache
def _binaries() -> Path | None:
    found = _found()
    if found is None and debian_root():
        apt_install("postgresql")
        found = _found()
    return found


def _found() -> Path | None:
    on_path = shutil.which("pg_ctl")
    if on_path and shutil.which("initdb"):
        return Path(on_path).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return versions[-1].parent if versions else None


def _started(binaries: Path, folder: Path) -> str:
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    _run(binaries / "initdb", "-D", folder / "data", "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8")
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder}"
    _run(binaries / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log", "-o", options, "start")
    return f"postgres://postgres@127.0.0.1:{port}/postgres"


def _run(*command: str | Path) -> None:
    """PostgreSQL refuses to run as root, so root lends it the user postgres."""
    as_postgres = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([*as_postgres, *map(str, command)], check=True, cwd="/", **quiet)
