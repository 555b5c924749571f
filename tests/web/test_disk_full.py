"""A full disk: said plainly, nothing half-written, and what is there can still be read."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.db import connection
from django.test import Client
from django.urls import reverse

from tests.evening_play import drive_now, open_evening, play_round

pytestmark = pytest.mark.django_db(transaction=True)


@contextmanager
def no_room() -> Iterator[None]:
    """The database file may not grow by a single page."""
    if connection.vendor != "sqlite":
        pytest.skip("PostgreSQL's disk is not ours to fill")
    with connection.cursor() as cursor:
        most = cursor.execute("PRAGMA max_page_count").fetchone()[0]
        cursor.execute("VACUUM")
        cursor.execute(f"PRAGMA max_page_count={cursor.execute('PRAGMA page_count').fetchone()[0]}")
        yield
        cursor.execute(f"PRAGMA max_page_count={most}")


def test_d7_a_full_disk_is_said_plainly_and_reading_goes_on(desk: Client) -> None:
    slug = open_evening(players=200)
    play_round(slug)
    before = drive_now(slug)
    address = reverse("next_round", args=[slug])
    with no_room():
        refused = desk.post(address, {"after": 1, "why": ""})
        assert refused.status_code == 503
        assert "The disk is full" in refused.content.decode()
        assert drive_now(slug) == before
        assert desk.get(reverse("drive", args=[slug])).status_code == 200
    assert desk.post(address, {"after": 1, "why": ""}).status_code == 302
    assert len(drive_now(slug).rounds) == 2
