"""backup and restore: a consistent copy while the program runs, and the way back."""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.commands.running import manage, python, serving
from tests.commands.small_evening import SLUG
from whistdrive.selectors.copies import fault_in

PAGE = 4096


def results(path: Path) -> list[tuple[object, ...]]:
    """Every recorded deal in a database file."""
    with closing(sqlite3.connect(path)) as file:
        return file.execute("SELECT * FROM whistdrive_recordeddeal ORDER BY id").fetchall()


def standings(data: Path) -> object:
    done = manage("standings", SLUG, "--json", data=data)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def back_up(data: Path, *words: str | Path) -> Path:
    done = manage("backup", *words, data=data)
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.strip())


def test_a_backup_holds_what_the_database_holds(played: Path, database: Path, tmp_path: Path) -> None:
    copy = back_up(played, "--to", tmp_path / "stick")
    assert copy.parent == tmp_path / "stick"
    assert [path.name for path in copy.parent.iterdir()] == [copy.name]
    assert len(results(copy)) == 4
    assert results(copy) == results(database)


def test_a_backup_of_a_running_server_holds_what_only_its_journal_holds(played: Path, database: Path) -> None:
    with serving(played), closing(sqlite3.connect(database)) as writer:
        writer.execute("UPDATE whistdrive_drive SET venue='In the journal'")
        writer.commit()
        copy = back_up(played)
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("SELECT venue FROM whistdrive_drive").fetchone() == ("In the journal",)


def test_a_backup_that_cannot_be_written_is_one_line(played: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    done = manage("backup", "--to", tmp_path / "file", data=played)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_d5_a_copy_is_kept_at_every_closed_round(played: Path) -> None:
    assert len(list((played / "backups").glob("round-*.sqlite3"))) == 1


def test_d6_restoring_gives_equal_standings(played: Path, database: Path) -> None:
    before = standings(played)
    copy = back_up(played)
    with closing(sqlite3.connect(database)) as file:
        file.execute("UPDATE whistdrive_recordeddeal SET ns_tricks=13")
        file.commit()
    assert standings(played) != before
    done = manage("restore", copy, data=played)
    assert done.returncode == 0, done.stderr
    assert standings(played) == before


def test_d6_a_copy_restores_into_an_empty_folder(played: Path, tmp_path: Path) -> None:
    copy = back_up(played)
    assert manage("restore", copy, data=tmp_path / "new").returncode == 0
    assert standings(tmp_path / "new") == standings(played)


def test_restoring_keeps_the_replaced_file(played: Path, database: Path) -> None:
    copy = back_up(played)
    with closing(sqlite3.connect(database)) as file:
        file.execute("UPDATE whistdrive_drive SET venue='Replaced'")
        file.commit()
    done = manage("restore", copy, data=played)
    kept = next((played / "backups").glob("replaced-*.sqlite3"))
    assert str(kept) in done.stdout
    with closing(sqlite3.connect(kept)) as file:
        assert file.execute("SELECT venue FROM whistdrive_drive").fetchone() == ("Replaced",)


def test_restoring_mends_a_damaged_database(played: Path, database: Path) -> None:
    copy = back_up(played)
    before = results(database)
    database.write_bytes(b"spilt tea" * 1000)
    assert manage("restore", copy, data=played).returncode == 0
    assert results(database) == before


def test_restoring_refuses_while_the_program_runs(played: Path, database: Path) -> None:
    copy = back_up(played)
    with serving(played):
        done = manage("restore", copy, data=played)
    assert done.returncode == 2
    assert "Stop it with Ctrl-C" in done.stderr


def a_text(path: Path) -> None:
    path.write_text("Round 1: 7 tricks")


def another_program_s(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE darts (score)")


def from_a_newer_version(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE whistdrive_drive (id)")
        file.execute("CREATE TABLE django_migrations (app, name)")
        file.execute("INSERT INTO django_migrations VALUES ('whistdrive', '9999_later')")
        file.commit()


def nothing(path: Path) -> None:
    path.unlink(missing_ok=True)


@pytest.mark.parametrize("make", [a_text, another_program_s, from_a_newer_version, nothing])
def test_restoring_refuses_what_is_no_copy_of_ours(make, played: Path, database: Path, tmp_path: Path) -> None:
    make(tmp_path / "file")
    before = database.read_bytes()
    done = manage("restore", tmp_path / "file", data=played)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert database.read_bytes() == before


def test_postgresql_keeps_its_own_copies(tmp_path: Path) -> None:
    done = manage("backup", data=tmp_path, DATABASE_URL="postgres://nobody@127.0.0.1:1/none")
    assert done.returncode == 2
    assert "pg_dump" in done.stderr


def test_d4_no_damaged_page_goes_unseen(database: Path) -> None:
    """Garbage over any page is either refused, or lies where nothing is stored."""
    whole, before = database.read_bytes(), results(database)
    for start in range(0, len(whole), PAGE):
        database.write_bytes(whole[:start] + os.urandom(PAGE) + whole[start + PAGE :])
        assert fault_in(database) or results(database) == before, f"page {start // PAGE + 1}"


def test_d4_no_truncated_file_goes_unseen(database: Path) -> None:
    whole = database.read_bytes()
    for size in range(0, len(whole), 8 * PAGE):
        database.write_bytes(whole[:size])
        assert fault_in(database), size


def test_a_killed_writer_leaves_its_acknowledged_results_in_the_copy(played: Path, database: Path) -> None:
    change = "UPDATE whistdrive_drive SET venue='Kept'"
    write = (
        f"import os, sqlite3; c = sqlite3.connect({str(database)!r}); c.execute({change!r}); c.commit(); os._exit(9)"
    )
    python("-c", write, data=played)
    with closing(sqlite3.connect(back_up(played))) as file:
        assert file.execute("SELECT venue FROM whistdrive_drive").fetchone() == ("Kept",)
