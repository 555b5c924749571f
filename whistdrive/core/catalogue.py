"""Finds the rules of each kind by looking into its folder: module name is the key, docstring the help."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args, get_origin, get_type_hints

from whistdrive.core.problems import RuleBroken


class Kind(StrEnum):
    """The kinds of rule; the value is the word an organiser reads."""

    MOVEMENT = "movement"
    SCORING = "scoring"
    TIE_BREAK = "tie-break"
    FORMAT = "format"


FOLDERS = {
    Kind.MOVEMENT: "movements",
    Kind.SCORING: "scoring",
    Kind.TIE_BREAK: "tiebreaks",
    Kind.FORMAT: "formats",
}


@dataclass(frozen=True)
class Option:
    """One field of a rule's dataclass, as the setup form and `rules` show it."""

    name: str
    type: Any
    default: Any
    help: str


@dataclass(frozen=True)
class Listed:
    """A rule as found: its key, its help and its value with every option at its default."""

    kind: Kind
    key: str
    help: str
    rule: Any

    @property
    def label(self) -> str:
        return str(self.rule.label)

    @property
    def options(self) -> tuple[Option, ...]:
        if self.kind is Kind.FORMAT:
            return ()
        hints = get_type_hints(type(self.rule))
        return tuple(
            Option(f.name, hints[f.name], getattr(self.rule, f.name), f.metadata.get("help", ""))
            for f in dataclasses.fields(self.rule)
        )


@cache
def rules(kind: Kind) -> tuple[Listed, ...]:
    """Every rule of a kind, in order of its key."""
    package = import_module(f"whistdrive.core.{FOLDERS[kind]}")
    keys = sorted(found.name for found in iter_modules(package.__path__))
    return tuple(_listed(kind, key, import_module(f"{package.__name__}.{key}")) for key in keys)


def _listed(kind: Kind, key: str, module: Any) -> Listed:
    return Listed(kind, key, " ".join((module.__doc__ or "").split()), module.RULE)


def find(kind: Kind, key: str) -> Listed:
    for listed in rules(kind):
        if listed.key == key:
            return listed
    known = ", ".join(listed.key for listed in rules(kind))
    raise RuleBroken(f"There is no {kind} called “{key}”. There are: {known}.")


def build(kind: Kind, key: str, options: Mapping[str, Any] | None = None) -> Any:
    """The rule with these options (JSON values or text); RuleBroken names each fault."""
    listed = find(kind, key)
    known = {option.name: option for option in listed.options}
    faults = [f"{kind} {key} has no option “{name}”." for name in options or {} if name not in known]
    values: dict[str, Any] = {}
    for name, value in (options or {}).items():
        if name in known:
            try:
                values[name] = read(known[name].type, value)
            except (ValueError, TypeError):
                faults.append(f"{name}: {value!r} is not {describe(known[name].type)}.")
    if faults:
        raise RuleBroken(*faults)
    return dataclasses.replace(listed.rule, **values)


def read(kind: Any, value: Any) -> Any:
    """A JSON value, or text from a command line or form, as the option's type; ValueError where it is not."""
    if get_origin(kind) is tuple:
        return _read_list(get_args(kind), value)
    if kind is bool:
        return _read_flag(value)
    if kind is int:
        if isinstance(value, bool) or (isinstance(value, float) and not value.is_integer()):
            raise ValueError(value)
        return int(value)
    if type(None) in get_args(kind):
        return None if value in (None, "") else read(get_args(kind)[0], value)
    return kind(value)


def _read_list(inner: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    """A list, or text: items parted by commas, the numbers of a pair by a dash ("3-7, 4-9")."""
    if isinstance(value, str):
        separator = "," if get_origin(inner[0]) is tuple or inner[-1] is Ellipsis else "-"
        value = [part.strip() for part in value.split(separator) if part.strip()]
    if inner[-1] is Ellipsis:
        return tuple(read(inner[0], part) for part in value)
    if len(value) != len(inner):
        raise ValueError(value)
    return tuple(read(kind, part) for kind, part in zip(inner, value, strict=True))


def _read_flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    words = {
        "true": True,
        "yes": True,
        "on": True,
        "1": True,
        "false": False,
        "no": False,
        "off": False,
        "0": False,
    }
    if str(value).lower() not in words:
        raise ValueError(value)
    return words[str(value).lower()]


def required(kind: Any) -> Any:
    """The type of an answer that is given; an option may be left open (`int | None`)."""
    return get_args(kind)[0] if type(None) in get_args(kind) else kind


def describe(kind: Any) -> str:
    """What an option accepts, in words."""
    kind = required(kind)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return "one of " + ", ".join(kind)
    if get_origin(kind) is tuple:
        pairs = get_origin(get_args(kind)[0]) is tuple
        return "pairs of numbers such as 3-7, 4-9" if pairs else "numbers such as 3, 7, 9"
    return {bool: "yes or no", int: "a whole number", float: "a number"}.get(kind, "text")


def plain(value: Any) -> Any:
    """An option's value as JSON keeps it."""
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    return str(value) if isinstance(value, StrEnum) else value
