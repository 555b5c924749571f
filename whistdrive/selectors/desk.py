"""Where a drive stands, for the desk: what is done, what is missing, and the one thing to do next."""

from dataclasses import dataclass
from datetime import date

from whistdrive import models
from whistdrive.core.drive import Drive, Roles, missing_tables
from whistdrive.core.headcount import tables_at
from whistdrive.core.words import counted
from whistdrive.selectors.loading import drive_of
from whistdrive.selectors.public import Evening, ShownStandings, evening_of, shown_standings

State = models.Drive.State
STATES = {
    State.SETUP: "being set up",
    State.RUNNING: "running",
    State.FINISHED: "final",
    State.REOPENED: "reopened for corrections",
}


@dataclass(frozen=True)
class NextStep:
    """The one obvious thing to do: what the button says, and the page (with its round) that does it."""

    label: str
    page: str
    round: int | None = None


@dataclass(frozen=True)
class Strip:
    """What the top of every page of a drive says."""

    slug: str
    name: str
    date: date
    venue: str
    state: str
    state_words: str
    drawn: int
    planned: int
    people: int
    out: tuple[int, ...]
    next: NextStep
    roles: Roles
    published: bool
    notice: str

    @property
    def rounds(self) -> range:
        """The numbers of the rounds drawn."""
        return range(1, self.drawn + 1)

    @property
    def finished(self) -> bool:
        return self.state == State.FINISHED

    def landing(self, organiser: bool) -> NextStep:
        """Where somebody who comes to the drive wants to be: its round, its end, or its people."""
        if self.finished:
            return NextStep("Standings", "desk_standings")
        if self.drawn:
            return NextStep("Round", "round", self.drawn)
        return NextStep("People", "entries") if organiser else NextStep("Log", "drive_log")

    @property
    def playing(self) -> bool:
        return self.state in (State.RUNNING, State.REOPENED)


@dataclass(frozen=True)
class ListedDrive:
    """A drive in the desk's list."""

    slug: str
    name: str
    date: date
    venue: str
    state: str


def listed_drives() -> tuple[ListedDrive, ...]:
    """Every drive, those being run first, then latest first."""
    rows = models.Drive.objects.values_list("slug", "name", "date", "venue", "state")
    found = [ListedDrive(*row) for row in rows]
    return tuple(sorted(found, key=lambda each: each.state not in (State.RUNNING, State.REOPENED)))


def desk_standings(row: models.Drive, list_name: str, after: int | None) -> tuple[Evening, ShownStandings]:
    """A list with every name in full, for those who run the drive."""
    drive = drive_of(row)
    evening = evening_of(row, drive)
    names = {entry.number: entry.name for entry in drive.entries}
    return evening, shown_standings(drive, list_name or evening.lists[0], after, names)


def strip_of(row: models.Drive) -> Strip:
    drive = drive_of(row)
    out = missing_tables(drive.rounds[-1], drive.rules) if drive.rounds else ()
    return Strip(
        slug=row.slug,
        name=row.name,
        date=row.date,
        venue=row.venue,
        state=row.state,
        state_words=STATES[State(row.state)],
        drawn=len(drive.rounds),
        planned=drive.rules.planned_rounds,
        people=len(drive.entries),
        out=out,
        next=_next_step(row.state, drive, out),
        roles=drive.rules.roles,
        published=row.published,
        notice=row.notice,
    )


def _next_step(state: str, drive: Drive, out: tuple[int, ...]) -> NextStep:
    drawn = len(drive.rounds)
    if state == State.FINISHED:
        return NextStep("Print standings", "prints")
    if state == State.REOPENED:
        return NextStep("Finish again", "finish")
    if not drawn:
        return _before_play(drive)
    if out:
        return NextStep(f"Enter results ({counted(len(out), 'table')} out)", "round", drawn)
    if drawn < drive.rules.planned_rounds:
        return NextStep(f"Next round: {drawn + 1}", "next_round")
    return NextStep("Finish the drive", "finish")


def _before_play(drive: Drive) -> NextStep:
    if len(drive.field.at(1)) < 4:
        return NextStep("Enter people", "entries")
    if not tables_at(drive, 1):
        return NextStep("Change some cards: no table can play yet", "entries")
    return NextStep("Draw round 1", "next_round")
