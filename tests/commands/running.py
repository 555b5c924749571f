"""Runs the program as an organiser does: a process of its own, on a data folder of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.sources import HOME

NOT_INHERITED = ("DJANGO_SETTINGS_MODULE", "DATABASE_URL", "REDIS_URL")


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
    return {**kept, "WHISTDRIVE_DATA": str(data), "PYTHONUNBUFFERED": "1", **more}


def manage(*words: str | Path, data: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """`python manage.py WORDS`, to its end."""
    return python("manage.py", *words, data=data, **more)


def python(*words: str | Path, data: Path, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *map(str, words)]
    env = environment(data, **more)
    return subprocess.run(command, cwd=HOME, env=env, capture_output=True, text=True, timeout=120, check=False)


@dataclass
class Server:
    """A running `start`: what it printed, and its process."""

    printed: str
    process: subprocess.Popen[str]

    @property
    def url(self) -> str:
        """Its address, by number: a name may mean IPv6 first and cost a second try."""
        return self._found(r"On this laptop +(http://\S+)/").replace("localhost", "127.0.0.1")

    @property
    def link(self) -> str:
        """The one-time link as printed; empty when there was none."""
        return self._found(r"(http://\S+/begin/\S+)").replace("localhost", "127.0.0.1")

    def _found(self, pattern: str) -> str:
        match = re.search(pattern, self.printed)
        return match[1] if match else ""

    def stop(self) -> tuple[int, str]:
        """Ctrl-C; returns the exit code and what was printed on the way out."""
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=20)
        return self.process.returncode, rest


@contextmanager
def serving(data: Path, *words: str) -> Iterator[Server]:
    """`python manage.py start` on a free port, killed at the end if it still runs."""
    command = [sys.executable, "manage.py", *(words or ("start",)), "--port", "0"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, cwd=HOME, env=environment(data), text=True, **pipes) as process:
        try:
            yield Server(_greeting(process), process)
        finally:
            process.kill()


def _greeting(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line)
        if line.startswith("Everything is kept"):
            return "".join(lines)
    raise AssertionError("start ended early: " + "".join(lines))
