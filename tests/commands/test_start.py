"""start: ready in one command, honest when it cannot."""

import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.commands.running import manage, serving
from tests.commands.visitor import PASSWORD, Visitor


def test_a_first_start_makes_everything_and_its_link_sets_the_password(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        visitor = Visitor()
        assert visitor.get(server.link)[0] == 200
        status, desk = visitor.post(server.link, name="Ann", password=PASSWORD)
        assert status == 200
        assert "Sign out" in desk
        assert Visitor().get(server.link)[0] == 404
    assert {path.name for path in tmp_path.iterdir()} >= {"secret_key", "staticfiles", "whistdrive.sqlite3"}
    with serving(tmp_path) as again:
        assert again.link == ""


def test_a_new_link_is_printed_when_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path, "start", "--new-link") as server:
        assert server.link


def test_pages_come_with_their_style_sheets(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        status, page = Visitor().get(server.url + "/")
        assert status == 200
        links = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
        assert links
        assert [link for link in links if Visitor().get(server.url + link)[0] != 200] == []


def test_ctrl_c_ends_it_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        code, rest = server.stop()
    assert code == 0
    assert rest.splitlines()[-1] == "Stopped."
    assert "Traceback" not in rest


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with closing(socket.create_server(("0.0.0.0", 0))) as taken:
        port = str(taken.getsockname()[1])
        done = manage("start", "--port", port, data=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert f"Port {port} cannot be used" in done.stderr
    assert not (tmp_path / "whistdrive.sqlite3").exists()


def test_a_port_that_is_no_number_is_one_clear_line(tmp_path: Path) -> None:
    done = manage("start", "--port", "eight", data=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_d4_a_damaged_database_is_refused_with_the_restore_command(played: Path, database: Path) -> None:
    damaged = database.read_bytes()[:5000] + b"spilt tea " * 3000
    database.write_bytes(damaged)
    done = manage("start", "--port", "0", data=played)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "manage.py restore" in done.stderr
    assert str(next((played / "backups").iterdir())) in done.stderr
    assert database.read_bytes() == damaged


def test_d4_a_database_that_is_gone_is_never_replaced_by_an_empty_one(played: Path, database: Path) -> None:
    database.unlink()
    done = manage("start", "--port", "0", data=played)
    assert done.returncode == 2
    assert "manage.py restore" in done.stderr
    assert not database.exists()


def test_d4_an_empty_database_file_is_refused(played: Path, database: Path) -> None:
    database.write_bytes(b"")
    assert manage("start", "--port", "0", data=played).returncode == 2
    assert database.read_bytes() == b""


def test_an_older_database_is_copied_and_then_brought_up_to_date(played: Path, database: Path) -> None:
    assert manage("migrate", "sessions", "zero", data=played).returncode == 0
    refused = manage("backup", data=played)
    assert refused.returncode == 0
    with serving(played) as server:
        assert "a copy from before is" in server.printed
    copy = next((played / "backups").glob("before-update-*.sqlite3"))
    assert "django_session" not in tables_in(copy)
    assert "django_session" in tables_in(database)


def tables_in(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as file:
        return {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
