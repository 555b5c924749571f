"""What every test shares: a clean cache and permission to use the database beside a browser."""

import os

# A browser test leaves an event loop in its thread; without this every database test after it fails.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _clean_cache() -> Iterator[None]:
    from django.core.cache import cache

    cache.clear()
    yield
