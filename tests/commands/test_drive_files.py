"""Drive files on the command line: in here, out there, and refused in one plain line."""

import json
from pathlib import Path

import pytest

from tests.commands.running import manage
from tests.evenings.known import EVENINGS, FOLDER, Known


def refused(*words: str | Path, data: Path) -> str:
    """The one line a command refuses with."""
    done = manage(*words, data=data)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "Traceback" not in line
    return line


def test_a_new_folder_is_made_ready_and_the_slug_is_the_last_word(tmp_path: Path) -> None:
    done = manage("importdrive", FOLDER / f"{EVENINGS[0].name}.json", data=tmp_path / "new")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] == "losers_move-8-tables-11"


@pytest.mark.parametrize("known", EVENINGS[:1], ids=str)
def test_exported_here_and_imported_there_it_stands_the_same(known: Known, tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "drive.json"
    slug = manage("importdrive", FOLDER / f"{known.name}.json", data=here).stdout.split()[-1]
    assert manage("exportdrive", slug, "--out", file, data=here).returncode == 0
    again = manage("importdrive", file, data=there).stdout.split()[-1]
    assert manage("exportdrive", again, data=there).stdout == file.read_text("utf-8")
    told = manage("standings", again, "--json", data=there).stdout
    assert told == manage("standings", slug, "--json", data=here).stdout
    shown = [{key: line[key] for key in known.answer["standings"][0]} for line in json.loads(told)["lines"]]
    assert shown == known.answer["standings"]


def test_a_faulty_file_is_refused_with_every_path_and_nothing_is_written(tmp_path: Path) -> None:
    file = EVENINGS[0].object()
    file["rounds"][3]["tables"][1]["north"] = 99
    file["rounds"][5]["tables"][0]["deals"][0]["ns_tricks"] = 14
    (tmp_path / "bad.json").write_text(json.dumps(file), "utf-8")
    line = refused("importdrive", tmp_path / "bad.json", data=tmp_path / "new")
    assert "rounds[3].tables[1].north" in line
    assert "rounds[5].tables[0].deals[0].ns_tricks" in line
    assert manage("verify", data=tmp_path / "new").stdout == "0 drives verified: everything agrees.\n"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[1, 2]", b"\x00" * 100])
def test_what_is_not_a_drive_file_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_bytes(content)
    assert refused("importdrive", tmp_path / "odd.json", data=tmp_path / "new")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refused("importdrive", tmp_path / "none.json", data=tmp_path)
    assert "cannot be read" in refused("importdrive", tmp_path, data=tmp_path)


def test_a_drive_that_is_not_there_is_named(played: Path) -> None:
    assert refused("exportdrive", "autumn", data=played) == "There is no drive called “autumn”."


def test_a_place_that_cannot_be_written_is_named(played: Path) -> None:
    assert "cannot be written" in refused("exportdrive", "small-evening", "--out", played / "no" / "x", data=played)
