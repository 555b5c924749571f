"""Whole evenings in plain text, with the answers that are known to be right."""

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Known:
    """One evening: its drive file and its answer."""

    name: str

    @cached_property
    def text(self) -> str:
        return (FOLDER / f"{self.name}.json").read_text("utf-8")

    @cached_property
    def answer(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((FOLDER / f"{self.name}.answer.json").read_text("utf-8"))
        return found

    def object(self) -> dict[str, Any]:
        """The file's object, afresh: a test may spoil it."""
        found: dict[str, Any] = json.loads(self.text)
        return found

    def __str__(self) -> str:
        return self.name


EVENINGS = tuple(Known(path.name.removesuffix(".answer.json")) for path in sorted(FOLDER.glob("*.answer.json")))
