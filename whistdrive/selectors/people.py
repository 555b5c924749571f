"""The people of a drive as the desk sees them."""

from dataclasses import dataclass

from whistdrive import models
from whistdrive.core.drive import Drive
from whistdrive.core.field import Entry
from whistdrive.core.headcount import headcount, remarks
from whistdrive.core.name_list import ListedPerson, PlannedCard, names_in, plan_cards
from whistdrive.core.names import search_key
from whistdrive.core.problems import NotThere, Problem
from whistdrive.selectors.loading import drive_of


@dataclass(frozen=True)
class PersonRow:
    """One card with what is special about it; `seated` once it has been given a chair or a round out."""

    entry: Entry
    notes: tuple[str, ...]
    seated: bool = False

    @property
    def number(self) -> int:
        return self.entry.number

    @property
    def names(self) -> tuple[str, str]:
        """The name, and the second one of a shared place."""
        first, _, second = self.entry.name.partition(" / ")
        return first, second

    @property
    def leaves(self) -> bool:
        return self.entry.until_round is not None


@dataclass(frozen=True)
class People:
    """Everybody, how many can play, and what the movement says of them."""

    rows: tuple[PersonRow, ...]
    count: str
    remarks: tuple[Problem, ...]
    drawn: int


def people_of(row: models.Drive) -> People:
    drive = drive_of(row)
    rows = tuple(_person(entry, drive) for entry in drive.entries)
    return People(rows, headcount(drive), remarks(drive), len(drive.rounds))


def person_of(row: models.Drive, number: int) -> PersonRow:
    """One card; NotThere when nobody holds it."""
    drive = drive_of(row)
    for entry in drive.entries:
        if entry.number == number:
            return _person(entry, drive)
    raise NotThere(f"Nobody holds card {number}.")


def namesakes(row: models.Drive, number: int) -> tuple[int, ...]:
    """Which other cards somebody of the same name holds."""
    people = {entry.number: {search_key(name) for name in names_in(entry.name)} for entry in drive_of(row).entries}
    return tuple(other for other, names in people.items() if other != number and names & people[number])


def planned_cards(row: models.Drive, people: tuple[ListedPerson, ...], dealing: str) -> tuple[PlannedCard, ...]:
    """Which cards a list would give out beside those of the drive."""
    held = {entry.number: entry.name for entry in drive_of(row).entries}
    return plan_cards(people, held, dealing)


def _person(entry: Entry, drive: Drive) -> PersonRow:
    notes = []
    if entry.from_round > 1:
        notes.append(f"from round {entry.from_round}")
    if entry.until_round is not None:
        notes.append(f"leaves after round {entry.until_round}")
    if entry.fixed_chair:
        notes.append(f"keeps table {entry.fixed_chair.table}, {entry.fixed_chair.seat}")
    if " / " in entry.name:
        notes.append("shared place")
    if entry.ghost:
        notes.append("ghost")
    return PersonRow(entry, (*notes, *entry.tags), _seated(entry.number, drive))


def _seated(number: int, drive: Drive) -> bool:
    """Whether a card was given a chair, or a round out."""
    seatings = [each.seating for each in drive.rounds]
    return any(number in seating.chairs or number in seating.sitting_out for seating in seatings)
