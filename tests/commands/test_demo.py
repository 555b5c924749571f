"""demo: two evenings to look at, apart from everything else."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.commands.running import serving
from tests.commands.visitor import Visitor


def test_a_finished_and_a_half_played_evening_are_shown_on_a_database_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, "demo") as server:
        visitor = Visitor()
        assert visitor.get(server.link)[0] == 200
        for slug in ("autumn-drive", "winter-drive"):
            status, page = visitor.get(f"{server.url}/d/{slug}/")
            assert status == 200
            assert "Siân Ŵyn Llywelyn" in page
        code, rest = server.stop()
        assert (code, rest.splitlines()[-1]) == (0, "Stopped.")
    assert [path.name for path in tmp_path.glob("*.sqlite3")] == []
    with closing(sqlite3.connect(tmp_path / "demo" / "whistdrive.sqlite3")) as file:
        states = dict(file.execute("SELECT slug, state FROM whistdrive_drive").fetchall())
    assert states == {"autumn-drive": "finished", "winter-drive": "running"}
