"""Copies of the database: where the file is, whether it is sound, and how old the newest copy is."""

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from django.conf import settings
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.utils import timezone

from whistdrive import models

OWN_TABLE = "whistdrive_drive"
LONGEST_WITHOUT = timedelta(hours=1)


@dataclass(frozen=True)
class Copy:
    """One copy of the whole database."""

    path: Path
    made_at: datetime


def database_file() -> Path | None:
    """The SQLite file in use; None where a PostgreSQL server keeps the data."""
    return Path(connection.settings_dict["NAME"]).absolute() if connection.vendor == "sqlite" else None


def copies_folder() -> Path:
    return Path(settings.DATA) / "backups"


def copies() -> tuple[Copy, ...]:
    """The copies in the data folder, newest first."""
    found = [copy for path in copies_folder().glob("*.sqlite3") if (copy := _copy_at(path))]
    return tuple(sorted(found, key=lambda copy: copy.made_at, reverse=True))


def _copy_at(path: Path) -> Copy | None:
    """Another process may take an old copy away between the listing and the look at its age."""
    with suppress(FileNotFoundError):
        return Copy(path, datetime.fromtimestamp(path.stat().st_mtime, UTC))
    return None


def newest_copy() -> Copy | None:
    """What the desk shows the age of; None when there is none, or the data are not in a file of ours."""
    return next(iter(copies()), None) if database_file() else None


@dataclass(frozen=True)
class CopyAge:
    """How well the desk is covered: `behind` when work of more than an hour ago is in no copy."""

    newest: Copy | None
    behind: bool


def copy_age() -> CopyAge | None:
    """The newest copy and whether more was done since; None where the data are in no file of ours."""
    if not database_file():
        return None
    newest = newest_copy()
    since, until = newest.made_at if newest else datetime.min.replace(tzinfo=UTC), timezone.now() - LONGEST_WITHOUT
    not_copied = {"at__gt": since, "at__lt": until}
    kinds = (models.LogLine.objects, models.RecordedDeal.objects)
    return CopyAge(newest, any(kind.filter(**not_copied).exists() for kind in kinds))


def opened(path: Path, mode: str = "ro") -> sqlite3.Connection:
    """A plain connection to a file that is there; it is never made by opening it."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=20)


def fault_in(path: Path) -> str:
    """What is wrong with a database file, in a word; empty when it is sound."""
    try:
        if path.stat().st_size == 0:
            return "it is empty"
        with closing(opened(path, "rw")) as file:
            answers = [str(row[0]) for row in file.execute("PRAGMA quick_check(1)")]
    except (sqlite3.Error, OSError) as error:
        return str(error)
    return "" if answers == ["ok"] else answers[0].splitlines()[-1]


def is_ours(path: Path) -> bool:
    """Whether a sound file is a whistdrive database."""
    with closing(opened(path)) as file:
        found = file.execute("SELECT 1 FROM sqlite_master WHERE type='table' AND name=?", [OWN_TABLE])
        return found.fetchone() is not None


def unknown_steps(path: Path) -> set[str]:
    """Migrations a file went through that this program does not have: a newer whistdrive wrote it."""
    with closing(opened(path)) as file:
        done = {row[0] for row in file.execute("SELECT name FROM django_migrations WHERE app='whistdrive'")}
    return done - {name for app, name in MigrationLoader(None).disk_migrations if app == "whistdrive"}
