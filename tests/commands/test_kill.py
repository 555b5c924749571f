"""D1: the server is killed while results come in, and every result it acknowledged is there afterwards."""

import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread

import pytest

from tests.commands.running import Server, python, serving
from tests.commands.small_evening import SLUG
from tests.commands.visitor import Visitor, organiser_by
from whistdrive.selectors.copies import fault_in

CELLS = ((1, 1), (1, 2), (2, 1), (2, 2))


@dataclass
class Scorer:
    """Corrects one deal over and over, and remembers what was asked and what was acknowledged."""

    visitor: Visitor
    address: str
    seats: str
    prefix: str
    asked: list[str] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)

    def correct_until_the_server_dies(self) -> None:
        for seen in range(1, 10_000):
            key = f"{self.prefix}:{seen}"
            self.asked.append(key)
            try:
                status, page = self.visitor.post_part(
                    self.address, ns=seen % 2 + 3, why="again", seen=seen, key=key, seats=self.seats
                )
            except OSError:
                return
            assert status == 200, page
            self.acknowledged.append(key)


def seats_at(database: Path, number: int, table: int) -> str:
    """The card numbers at a table as the form carries them: north, east, south, west."""
    with closing(sqlite3.connect(database)) as file:
        rows = file.execute(
            "SELECT p.seat, e.number FROM whistdrive_place p JOIN whistdrive_round r ON r.id = p.round_id "
            'JOIN whistdrive_entry e ON e.id = p.entry_id WHERE r.number = ? AND p."table" = ?',
            [number, table],
        )
        found = dict(rows.fetchall())
    return ",".join(str(found[seat]) for seat in ("north", "east", "south", "west"))


def keys_in(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as file:
        return {key for (key,) in file.execute('SELECT "key" FROM whistdrive_recordeddeal')}


def assert_nothing_lost(database: Path, scorers: Iterable[Scorer]) -> None:
    """Every acknowledged key is stored; beyond those at most the one each was just sending."""
    assert fault_in(database) == ""
    stored = keys_in(database)
    for scorer in scorers:
        assert set(scorer.acknowledged) <= stored
        assert stored & set(scorer.asked) <= {*scorer.acknowledged, scorer.asked[-1]}


def scorers_at(server: Server, database: Path) -> list[Scorer]:
    visitor = organiser_by(server.link)
    return [
        Scorer(
            visitor,
            f"{server.url}/desk/{SLUG}/round/{number}/table/{table}/deal/1/",
            seats_at(database, number, table),
            f"k{number}{table}",
        )
        for number, table in CELLS
    ]


@pytest.mark.parametrize("seconds", [0.7, 1.9])
def test_d1_a_server_killed_at_any_moment_has_what_it_acknowledged(
    seconds: float, played: Path, database: Path
) -> None:
    with serving(played) as server:
        scorers = scorers_at(server, database)
        threads = [Thread(target=scorer.correct_until_the_server_dies) for scorer in scorers]
        for thread in threads:
            thread.start()
        time.sleep(seconds)
        server.process.kill()
        for thread in threads:
            thread.join(timeout=30)
    assert sum(len(scorer.acknowledged) for scorer in scorers) > 4
    assert_nothing_lost(database, scorers)
    with serving(played) as again:
        assert Visitor().get(f"{again.url}/d/{SLUG}/")[0] == 200


def test_d1_control_an_answer_given_before_the_write_is_caught(played: Path, database: Path) -> None:
    hasty = Scorer(Visitor(), "", "", "hasty", asked=["hasty:1"])
    write = (
        f"import os, sqlite3; c = sqlite3.connect({str(database)!r}); "
        "c.execute(\"UPDATE whistdrive_recordeddeal SET key='hasty:1' WHERE id=1\"); print('hasty:1', flush=True); "
        "os._exit(9)"
    )
    hasty.acknowledged += python("-c", write, data=played).stdout.split()
    assert hasty.acknowledged == ["hasty:1"]
    with pytest.raises(AssertionError):
        assert_nothing_lost(database, [hasty])
