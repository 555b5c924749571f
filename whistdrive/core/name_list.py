"""Reads a list of people: names one a line, or rows with columns known by their headings."""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count

from whistdrive.core.field import Role
from whistdrive.core.names import LONGEST_NAME, search_key, tidy
from whistdrive.core.problems import RuleBroken

HEADINGS = {
    "number": ("number", "no", "no.", "nr", "card", "card number", "#"),
    "name": ("name", "names", "full name", "player", "players"),
    "first": ("first", "first name", "firstname", "forename", "given name", "christian name"),
    "last": ("last", "last name", "lastname", "surname", "family name"),
    "role": ("role", "sex", "gender", "lady/gentleman", "l/g", "m/f", "colour", "color", "kind"),
}
ROLE_NAMES = {
    Role.A: ("a", "lady", "ladies", "l", "f", "female", "woman", "w", "white", "mrs", "miss", "ms"),
    Role.B: ("b", "gentleman", "gentlemen", "gent", "gents", "g", "m", "male", "man", "blue", "mr"),
}
MOST_LINES = 400
HIGHEST_NUMBER = 999
NUMBERED = re.compile(r"^(\d{1,3})[.)]\s+(.+)$")
SHARED = re.compile(r"\s+/\s+")


@dataclass(frozen=True)
class ListedPerson:
    """One card to give out, as the list has it; two names share a place, `row` counts from 1."""

    row: int
    names: tuple[str, ...]
    role: Role | None = None
    number: int | None = None

    @property
    def name(self) -> str:
        return " / ".join(self.names)


def read_text(text: str) -> tuple[ListedPerson, ...]:
    """The people in pasted text or a CSV file; RuleBroken names the row and column that cannot be read."""
    return read_rows(text_rows(text.removeprefix("\ufeff")))


def text_rows(text: str) -> list[list[str]]:
    """Text as rows of cells, parted by tabs, semicolons or commas, whichever the text uses."""
    delimiter = next((mark for mark in "\t;," if mark in text), "\t")
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    rows: list[list[str]] = []
    reader = csv.reader((f"{line}\n" for line in lines), delimiter=delimiter, strict=True, skipinitialspace=True)
    try:
        rows.extend(reader)
    except csv.Error:
        raise RuleBroken(f"Row {len(rows) + 1}: a quotation mark is not closed.") from None
    return rows


def read_rows(rows: Sequence[Sequence[str]]) -> tuple[ListedPerson, ...]:
    """The people in rows of cells; the first row may name the columns."""
    there = [(number, [tidy(cell) for cell in row]) for number, row in enumerate(rows, start=1)]
    there = [(number, row) for number, row in there if any(row)]
    columns = _columns(there[0][1]) if there else {}
    if columns:
        there = there[1:]
    if len(there) > MOST_LINES:
        raise RuleBroken(f"A list has {MOST_LINES} people at most; this one has {len(there)}.")
    people = [_headed(number, row, columns) if columns else _plain(number, row) for number, row in there]
    _refuse_double_numbers(people)
    return tuple(people)


def _columns(row: Sequence[str]) -> dict[str, int]:
    """Which column is what; empty when the row is no heading."""
    found = {}
    for index, cell in enumerate(row):
        for column, words in HEADINGS.items():
            if search_key(cell) in words and column not in found:
                found[column] = index
    return found if {"name", "first", "last"} & set(found) else {}


def _headed(number: int, row: Sequence[str], columns: Mapping[str, int]) -> ListedPerson:
    cells = {column: row[index] if index < len(row) else "" for column, index in columns.items()}
    name = cells.get("name") or " ".join(filter(None, (cells.get("first", ""), cells.get("last", ""))))
    if not name and not cells.get("number"):
        raise RuleBroken(f"Row {number}, column “Name”: there is no name.")
    return ListedPerson(
        number, _names(number, name), _role(number, cells.get("role", "")), _number(number, cells.get("number", ""))
    )


def _plain(number: int, row: Sequence[str]) -> ListedPerson:
    """A row without headings: a figure is the card number, a word such as "lady" the card, the rest the name."""
    card, role = "", ""
    words: list[str] = []
    for cell in row:
        if cell.isascii() and cell.isdigit() and not card:
            card = cell
        elif words and not role and _known_role(cell):
            role = cell
        elif cell:
            words.append(cell)
    name = " ".join(words)
    if found := NUMBERED.match(name):
        card, name = card or found[1], found[2]
    if not name:
        raise RuleBroken(f"Row {number}, column 1: there is no name.")
    return ListedPerson(number, _names(number, name), _known_role(role), _number(number, card))


def _names(row: int, text: str) -> tuple[str, ...]:
    names = names_in(text)
    if any(len(name) > LONGEST_NAME for name in names):
        raise RuleBroken(f"Row {row}, column “Name”: a name has {LONGEST_NAME} letters at most.")
    return names


def names_in(text: str) -> tuple[str, ...]:
    """The name on a card, or the two names of a shared place."""
    parts = tuple(part for part in SHARED.split(text) if part)
    return (parts[0], " / ".join(parts[1:])) if len(parts) > 1 else parts


def _known_role(text: str) -> Role | None:
    key = search_key(text).rstrip(".")
    return next((role for role, words in ROLE_NAMES.items() if key in words), None)


def _role(row: int, text: str) -> Role | None:
    role = _known_role(text)
    if text and role is None:
        raise RuleBroken(f"Row {row}, column “Role”: “{text[:30]}” is no kind of card.")
    return role


def _number(row: int, text: str) -> int | None:
    if not text:
        return None
    whole = text.removesuffix(".0")
    if not (whole.isascii() and whole.isdigit() and len(whole) < 4 and 1 <= int(whole) <= HIGHEST_NUMBER):
        raise RuleBroken(f"Row {row}, column “Number”: “{text[:30]}” is no card number from 1 to {HIGHEST_NUMBER}.")
    return int(whole)


def _refuse_double_numbers(people: Sequence[ListedPerson]) -> None:
    seen: dict[int, int] = {}
    for person in people:
        if person.number and person.number in seen:
            first = seen[person.number]
            raise RuleBroken(f"Row {person.row}, column “Number”: card {person.number} is in row {first} already.")
        if person.number:
            seen[person.number] = person.row


@dataclass(frozen=True)
class PlannedCard:
    """What would be given out for one person: the number, None where it follows after all the others."""

    person: ListedPerson
    number: int | None
    role: Role | None
    double: str = ""


class Dealing(StrEnum):
    """How cards go to people whose list does not say which kind."""

    NONE = ""
    TURN = "turn"
    A = "A"
    B = "B"


def plan_cards(
    people: Sequence[ListedPerson], held: Mapping[int, str], dealing: str = Dealing.NONE
) -> tuple[PlannedCard, ...]:
    """Which card each would get beside those `held` (number and name); who looks like somebody comes last.

    RuleBroken where the list asks for a number that is held.
    """
    names = {search_key(part): f"card {number}" for number, name in held.items() for part in names_in(name)}
    follows = _next_numbers(people, held)
    planned = []
    for index, person in enumerate(people):
        if person.number in held:
            raise RuleBroken(f"Row {person.row}, column “Number”: card {person.number} is given out already.")
        double = next((names[key] for key in map(search_key, person.names) if key in names), "")
        names |= {search_key(name): f"row {person.row}" for name in person.names if search_key(name) not in names}
        number = person.number or (None if double else next(follows))
        planned.append(PlannedCard(person, number, person.role or _dealt(dealing, index), double))
    return tuple(planned)


def _next_numbers(people: Sequence[ListedPerson], held: Mapping[int, str]) -> Iterator[int]:
    asked = [person.number for person in people if person.number]
    return count(max([*held, *asked], default=0) + 1)


def _dealt(dealing: str, index: int) -> Role | None:
    if dealing == Dealing.TURN:
        return (Role.A, Role.B)[index % 2]
    return Role(dealing) if dealing else None


def written(people: Sequence[ListedPerson]) -> str:
    """The people as text that `read_text` reads back."""
    head = ["number", "name", "role"]
    rows = [[str(each.number or ""), each.name, str(each.role or "")] for each in people]
    return "\n".join("\t".join(f'"{cell.replace(chr(34), chr(34) * 2)}"' for cell in row) for row in [head, *rows])
