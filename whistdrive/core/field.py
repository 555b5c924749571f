"""The entries of a drive, and who of them may be seated in a round."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from whistdrive.core.names import Publish
from whistdrive.core.seating import Chair


class Role(StrEnum):
    """Which of the two kinds of card an entry holds; a card role, not a person's sex."""

    A = "A"
    B = "B"

    @property
    def other(self) -> "Role":
        return Role.B if self is Role.A else Role.A


@dataclass(frozen=True)
class Entry:
    """One player's part in a drive: card number from 1, and the rounds it is there for.

    A ghost is the exposed hand of a table of three: it plays and is not ranked. Tags name the club's own lists
    that the entry is on, such as visitors or juniors.
    """

    number: int
    name: str = ""
    role: Role | None = None
    from_round: int = 1
    until_round: int | None = None
    fixed_chair: Chair | None = None
    publish: Publish = Publish.FULL
    ghost: bool = False
    tags: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """The name as pages of the desk show it, a ghost marked."""
        return marked(self.name, self.ghost)

    def plays_in(self, round_number: int) -> bool:
        return self.from_round <= round_number and (self.until_round is None or round_number <= self.until_round)


def marked(name: str, ghost: bool) -> str:
    """ "Dummy (ghost)" for the exposed hand of a table of three."""
    return f"{name} (ghost)".strip() if ghost else name


@dataclass(frozen=True)
class Field:
    """All entries of a drive in card order, with what a fixed movement must know to plan ahead."""

    entries: tuple[Entry, ...]
    planned_rounds: int = 24
    seed: int = 0
    planned_after: int = 0

    def at(self, round_number: int) -> tuple[Entry, ...]:
        """The entries that are there in that round."""
        return tuple(entry for entry in self.entries if entry.plays_in(round_number))

    def number(self, number: int) -> Entry:
        return next(entry for entry in self.entries if entry.number == number)


def roles_kept(entries: Iterable[Entry]) -> bool:
    """Whether every entry holds one of the two kinds of card."""
    return all(entry.role is not None for entry in entries)


def of_role(entries: Iterable[Entry], role: Role) -> tuple[Entry, ...]:
    return tuple(entry for entry in entries if entry.role is role)


def field_of(size: int, *, roles: bool = False, planned_rounds: int = 24, seed: int = 0) -> Field:
    """A field of `size` nameless entries; with roles the first half (rounded up) hold card A."""
    half = (size + 1) // 2
    kinds = [Role.A] * half + [Role.B] * (size - half) if roles else [None] * size
    entries = tuple(Entry(number, f"Player {number}", kind) for number, kind in enumerate(kinds, start=1))
    return Field(entries, planned_rounds, seed)
