"""Copies of the database: taken while the program runs, and put back when the laptop has died."""

import logging
import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from shutil import copyfile
from threading import get_ident

from django.db import connection

from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.copies import (
    copies,
    copies_folder,
    database_file,
    fault_in,
    is_ours,
    newest_copy,
    opened,
    unknown_steps,
)

KEPT = 24
ROUND = "round"
log = logging.getLogger(__name__)


def back_up(*, folder: Path | None = None, name: str = "backup") -> Path:
    """A consistent copy of the database, whole or not at all; returns where it is."""
    target = _free_name(folder or copies_folder(), name)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part = _copied(the_file(), target)
        os.replace(part, target)
    except (sqlite3.Error, OSError) as error:
        raise RuleBroken(f"No copy could be made in {target.parent}: {error}.") from error
    return target


def keep_copy() -> None:
    """The copy after every closed round; an evening goes on without one, and the desk shows how old the last is."""
    if database_file() is None:
        return
    try:
        back_up(name=ROUND)
    except RuleBroken as fault:
        log.error("%s", fault)
    of_rounds = [copy.path for copy in copies() if copy.path.name.startswith(f"{ROUND}-")]
    for old in of_rounds[KEPT:]:
        old.unlink(missing_ok=True)


def restore(*, file: Path) -> Path | None:
    """Put a copy in the database's place; returns where the replaced file is kept."""
    target = the_file()
    _refuse_unfit(file)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part = _copied(file, target)
        kept = _set_aside(target)
        os.replace(part, target)
    except (sqlite3.Error, OSError) as error:
        raise RuleBroken(f"Nothing was restored: {error}.") from error
    return kept


def refuse_damage() -> None:
    """Stop before anything touches a database file that is damaged, or that is gone while copies of it are there."""
    path = database_file()
    if path is None:
        return
    if not path.exists():
        if copies():
            raise RuleBroken(f"The database file {path} is gone, but copies of it are there. {_way_back()}")
        return
    if fault := fault_in(path):
        raise RuleBroken(f"The database file {path} is damaged ({fault}). {_way_back()}")


def the_file() -> Path:
    path = database_file()
    if path is None:
        raise RuleBroken("The data are kept by a PostgreSQL server: use pg_dump and pg_restore for them.")
    return path


def _way_back() -> str:
    newest = newest_copy()
    return f"Bring a copy back: python manage.py restore {newest.path if newest else 'FILE'}"


def _copied(source: Path, target: Path) -> Path:
    """The source as one sound file beside the target, on the disk before it takes the target's name."""
    part = target.with_name(f"{target.name}.{os.getpid()}-{get_ident()}.part")
    part.unlink(missing_ok=True)
    with closing(opened(source)) as live, closing(sqlite3.connect(part)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
    if fault := fault_in(part):
        raise OSError(f"the copy is not sound ({fault})")
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    return part


def _free_name(folder: Path, name: str) -> Path:
    """A name that sorts by time and is not taken."""
    stem = f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (folder / f"{stem}{f'-{count}' if count else ''}.sqlite3" for count in range(1000))
    return next(path for path in names if not path.exists())


def _refuse_unfit(file: Path) -> None:
    if not file.is_file():
        raise RuleBroken(f"There is no file {file}.")
    if fault := fault_in(file):
        raise RuleBroken(f"{file} is not a sound database file ({fault}). Nothing was changed.")
    if not is_ours(file):
        raise RuleBroken(f"{file} is not a whistdrive database. Nothing was changed.")
    if unknown_steps(file):
        raise RuleBroken(f"{file} was written by a newer whistdrive than this one. Nothing was changed.")


def _set_aside(path: Path) -> Path | None:
    """Keep the file that is to be replaced, with whatever its journal still held."""
    if not path.exists():
        return None
    kept = _free_name(copies_folder(), "replaced")
    kept.parent.mkdir(parents=True, exist_ok=True)
    connection.close()
    if not fault_in(path):
        _fold_journal(path)
    copyfile(path, kept)
    for ending in ("-wal", "-shm"):
        # An old journal beside the new file would be played into it.
        journal = path.with_name(path.name + ending)
        if journal.exists():
            os.replace(journal, kept.with_name(kept.name + ending))
    return kept


def _fold_journal(path: Path) -> None:
    """Write the journal into the file; only possible when no program has it open."""
    with closing(opened(path, "rw")) as file:
        file.execute("PRAGMA busy_timeout=1000")
        try:
            file.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            raise RuleBroken("whistdrive is running on this database. Stop it with Ctrl-C, then restore.") from error
