"""Two racers on each database: a SQLite file and a real PostgreSQL."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.commands.running import environment
from tests.postgres import MISSING, postgres
from tests.sources import HOME


class Racers:
    """Two processes of the program on one database."""

    def __init__(self, pair: list[subprocess.Popen[str]]) -> None:
        self.pair = pair

    def both(self, one: dict[str, Any], other: dict[str, Any]) -> list[dict[str, Any]]:
        """Run two jobs at the same moment and return how they went."""
        at = time.time() + 0.01
        for racer, job in zip(self.pair, (one, other), strict=True):
            self._send(racer, {**job, "at": at})
        return [self._answer(racer) for racer in self.pair]

    def alone(self, **job: Any) -> dict[str, Any]:
        self._send(self.pair[0], job)
        return self._answer(self.pair[0])

    def _send(self, racer: subprocess.Popen[str], job: dict[str, Any]) -> None:
        assert racer.stdin
        racer.stdin.write(json.dumps(job) + "\n")
        racer.stdin.flush()

    def _answer(self, racer: subprocess.Popen[str]) -> dict[str, Any]:
        assert racer.stdout and racer.stderr
        line = racer.stdout.readline()
        assert line, racer.stderr.read()
        answer: dict[str, Any] = json.loads(line)
        return answer


def started(data: Path, url: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.races.racer"]
    env = environment(data, **({"DATABASE_URL": url} if url else {}))
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, cwd=HOME, env=env, text=True, **pipes)


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def racers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Racers]:
    with ExitStack() as stack:
        url = stack.enter_context(postgres()) if request.param == "postgres" else ""
        if url is None:
            pytest.skip(MISSING)
        data = tmp_path_factory.mktemp(request.param)
        pair = Racers([stack.enter_context(started(data, url)) for _ in range(2)])
        pair.alone(do="make_ready")
        yield pair
        for racer in pair.pair:
            racer.kill()
