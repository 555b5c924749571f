"""The settings that keep results safe, asked of a live connection."""

import pytest
from django.conf import settings
from django.db import connection

ANSWERS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 20_000}


@pytest.mark.django_db
@pytest.mark.parametrize(("pragma", "answer"), ANSWERS.items())
def test_d2_sqlite_keeps_what_it_acknowledges(pragma: str, answer: object) -> None:
    if connection.vendor != "sqlite":
        pytest.skip("the data are in PostgreSQL")
    with connection.cursor() as cursor:
        assert cursor.execute(f"PRAGMA {pragma}").fetchone() == (answer,)


@pytest.mark.django_db(transaction=True)
def test_d2_a_transaction_takes_the_write_lock_at_once() -> None:
    if connection.vendor != "sqlite":
        pytest.skip("the data are in PostgreSQL")
    assert connection.transaction_mode == "IMMEDIATE"


def test_no_request_is_a_transaction_as_a_whole() -> None:
    assert not settings.DATABASES["default"].get("ATOMIC_REQUESTS")
