"""How fair a drive has been and will be, and what planning its rest afresh would bring."""

from collections.abc import Iterator
from dataclasses import dataclass

from whistdrive import models
from whistdrive.core.drive import Drive
from whistdrive.core.fairness import Fairness, Measure, fairness
from whistdrive.core.replan import before_changes, outlook, replanned
from whistdrive.selectors.loading import drive_of

MOST_IN_GRID = 100
DARKEST = 5


@dataclass(frozen=True)
class Cell:
    """One square of the picture of who met whom: column and row from 0, how dark (0-1), and what it says."""

    x: int
    y: int
    shade: float
    says: str


@dataclass(frozen=True)
class Grid:
    """The picture; empty where there are too many people to see anything in it."""

    numbers: tuple[int, ...]
    cells: tuple[Cell, ...]

    @property
    def size(self) -> int:
        return len(self.numbers)

    @property
    def frame(self) -> str:
        """The picture's own measure, in squares, with room for the numbers along two sides."""
        return f"-2 -2 {self.size + 2} {self.size + 2}"

    @property
    def width(self) -> int:
        """Its width on the page in pixels; where the page is narrower it shrinks."""
        return min(900, 24 * (self.size + 2))


@dataclass(frozen=True)
class Account:
    """The rounds drawn so far, the whole evening where the movement knows it, and the grid of those drawn."""

    drawn: int
    planned: int
    so_far: Fairness
    to_the_end: Fairness | None
    grid: Grid


@dataclass(frozen=True)
class Compared:
    """One figure of an evening before and after planning afresh, beside its bound."""

    name: str
    before: float
    after: float
    bound: float


@dataclass(frozen=True)
class Ahead:
    """What planning afresh would be about, known before it is planned; `seed` is what makes the plan."""

    drawn: int
    left: int
    seed: int


@dataclass(frozen=True)
class Replanning:
    """Before and after, side by side."""

    rows: tuple[Compared, ...]
    before: Fairness
    after: Fairness


def account_of(row: models.Drive) -> Account:
    drive = drive_of(row)
    seatings = [each.seating for each in drive.rounds]
    so_far = fairness(drive.field, seatings, drive.rules.movement.roles)
    to_the_end = None if drive.rules.movement.needs_results or not drive.entries else outlook(drive).fairness
    return Account(len(seatings), drive.rules.planned_rounds, so_far, to_the_end, grid_of(so_far))


def grid_of(account: Fairness) -> Grid:
    if len(account.numbers) > MOST_IN_GRID:
        return Grid((), ())
    return Grid(account.numbers, tuple(_cells(account)))


def _cells(account: Fairness) -> Iterator[Cell]:
    for y, row in enumerate(account.grid):
        for x, square in enumerate(row):
            if square and square.met:
                pair = f"{account.numbers[y]} and {account.numbers[x]}"
                says = f"{pair}: partners {square.partnered}, opponents {square.opposed}"
                yield Cell(x, y, min(DARKEST, square.met) / DARKEST, says)


def ahead_of(row: models.Drive, seed: int) -> Ahead:
    """What is left to plan, at once; RuleBroken where nothing is."""
    drive = drive_of(row)
    drawn = len(replanned(drive, seed).rounds)
    return Ahead(drawn, drive.rules.planned_rounds - drawn, seed)


def replanning_of(row: models.Drive, seed: int) -> Replanning:
    """What a new plan with this seed would bring, which may take seconds; RuleBroken where there is nothing to plan."""
    drive = drive_of(row)
    after = outlook(replanned(drive, seed)).fairness
    before = _announced(drive)
    rows = tuple(_compared(old, new) for old, new in zip(before.measures, after.measures, strict=True))
    return Replanning(rows, before, after)


def _announced(drive: Drive) -> Fairness:
    """The plan as it stood before anybody came or left since the last round drawn."""
    return outlook(before_changes(drive)).fairness


def _compared(old: Measure, new: Measure) -> Compared:
    return Compared(old.name, old.value, new.value, new.bound)
