"""Makes a data folder ready: a new one at once, an older one by `start`, after a copy."""

from pathlib import Path

from django.conf import settings
from django.core.management import call_command
from django.db import OperationalError, connection
from django.db.migrations.executor import MigrationExecutor

from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.copies import database_file
from whistdrive.services.copies import back_up, refuse_damage


def make_ready(*, update: bool = False) -> Path | None:
    """Check the database and bring it up to date; returns the copy taken first, if one was needed.

    An older database is only changed where `update` says so; everything else asks for `start`.
    """
    _make_folder()
    refuse_damage()
    done, due = _steps()
    if not due:
        return None
    if done and not update:
        raise RuleBroken(
            "The data were kept by an older whistdrive. Run `python manage.py start` once: it updates them."
        )
    kept = back_up(name="before-update") if done and database_file() else None
    call_command("migrate", interactive=False, verbosity=0)
    return kept


def _make_folder() -> None:
    try:
        Path(settings.DATA).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RuleBroken(f"The data folder {settings.DATA} cannot be made: {error.strerror}.") from error


def _steps() -> tuple[bool, bool]:
    """Whether anything was migrated before, and whether anything is to be migrated now."""
    try:
        executor = MigrationExecutor(connection)
    except OperationalError as error:
        raise RuleBroken(f"The database cannot be reached: {str(error).splitlines()[0]}.") from error
    plan = executor.migration_plan(executor.loader.graph.leaf_nodes())
    return bool(executor.loader.applied_migrations), bool(plan)
