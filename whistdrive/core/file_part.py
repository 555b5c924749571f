"""One value inside a file, with the way to it: reads it as what it should be and names what is wrong."""

import json
from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import StrEnum
from typing import Any, TypeVar

from whistdrive.core.names import tidy

MISSING = object()
Word = TypeVar("Word", bound=StrEnum)


@dataclass(frozen=True)
class Part:
    """Reads one value; each fault goes to `faults` with its path, and what cannot be read is None."""

    value: Any
    path: str
    faults: list[str]

    @property
    def absent(self) -> bool:
        """Whether there is nothing here; a key that should be there was named already."""
        return self.value is None or self.value is MISSING

    def fault(self, sentence: str) -> None:
        self.faults.append(f"{self.path}: {sentence}" if self.path else sentence)

    def at(self, name: str, default: Any = MISSING) -> "Part":
        """The value of a key; a fault when it is not there and has no default."""
        holds = isinstance(self.value, dict)
        found = Part(self.value.get(name, default) if holds else default, self._below(name), self.faults)
        if holds and found.value is MISSING:
            found.fault("is missing.")
        return found

    def _below(self, name: str) -> str:
        return f"{self.path}.{shown(name, 40)}" if self.path else shown(name, 40)

    def is_object(self, *known: str) -> bool:
        """Whether this is an object; keys that are not known are faults, those that begin with x- are let be."""
        if not isinstance(self.value, dict):
            self._should_be("an object")
            return False
        for name in self.value:
            if name not in known and not name.startswith("x-"):
                Part(None, self._below(name), self.faults).fault("is not a key of a drive file.")
        return True

    def items(self) -> list["Part"]:
        if not isinstance(self.value, list):
            self._should_be("a list")
            return []
        return [Part(each, f"{self.path}[{index}]", self.faults) for index, each in enumerate(self.value)]

    def whole(self, least: int, most: int) -> int | None:
        value = self.value
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self._should_be(f"a whole number from {least} to {most}")
        return None

    def is_number(self, number: int) -> bool:
        """Whether this is that whole number; true and 1.0 equal 1 in Python, but are not it."""
        return type(self.value) is int and self.value == number

    def text(self, longest: int, least: int = 0) -> str:
        """Text as it stands; a fault for what no database keeps."""
        if not isinstance(self.value, str):
            self._should_be("text")
            return ""
        if not keepable(self.value):
            self.fault("has a letter that cannot be kept.")
        if not least <= len(self.value) <= longest:
            self.fault(f"has {len(self.value)} letters; {least} to {longest} can be kept.")
        return self.value

    def name(self, longest: int, least: int = 0) -> str:
        """A name, tidied."""
        tidied = tidy(self.value) if isinstance(self.value, str) else self.value
        return Part(tidied, self.path, self.faults).text(longest, least)

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self._should_be("true or false")
        return self.value is True

    def one_of(self, kind: type[Word]) -> Word | None:
        if isinstance(self.value, str) and self.value in set(kind):
            return kind(self.value)
        self._should_be("one of " + ", ".join(kind))
        return None

    def day(self) -> str:
        """A date as the file writes it."""
        try:
            if date.fromisoformat(self.value).isoformat() == self.value:
                return str(self.value)
        except (ValueError, TypeError):
            pass
        self._should_be("a date such as 2026-03-14")
        return ""

    def moment(self) -> datetime | None:
        """A time with its zone."""
        try:
            found = datetime.fromisoformat(self.value)
            if found.tzinfo:
                return found.astimezone(UTC)
        except (ValueError, TypeError, OverflowError):
            pass
        self._should_be("a time with its zone, such as 2026-03-14T20:15:00+00:00")
        return None

    def _should_be(self, what: str) -> None:
        if self.value is not MISSING:
            self.fault(f"{shown(self.value)} should be {what}.")


def shown(value: Any, longest: int = 60) -> str:
    """A value in one short line; key names stand as they are."""
    line = value if isinstance(value, str) and value.isidentifier() else json.dumps(value, ensure_ascii=True)
    return line if len(line) <= longest else line[: longest - 1] + "…"


def keepable(text: str) -> bool:
    """Whether every database can keep this text."""
    return not any(letter == "\0" or "\ud800" <= letter <= "\udfff" for letter in text)
