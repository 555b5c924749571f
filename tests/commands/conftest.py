"""Data folders for the commands."""

import shutil
from pathlib import Path

import pytest

from tests.commands.running import python


@pytest.fixture(scope="session")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a small evening in it, made once; copy it, do not use it."""
    folder = tmp_path_factory.mktemp("played")
    done = python("-m", "tests.commands.small_evening", data=folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def played(played_once: Path, tmp_path: Path) -> Path:
    """A data folder with a small evening in it."""
    return Path(shutil.copytree(played_once, tmp_path / "data"))


@pytest.fixture
def database(played: Path) -> Path:
    """The database file of that folder."""
    return played / "whistdrive.sqlite3"
