"""Compares drive files."""

import json
from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def without_keys() -> Callable[[str], Any]:
    """A drive file's object without the senders' keys, which two drives in one database cannot share."""

    def hook(found: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in found.items() if name != "key"}

    return lambda text: json.loads(text, object_hook=hook)
