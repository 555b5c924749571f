"""What everybody may see of the drives: names as each player chose, nothing of what is hidden."""

from dataclasses import dataclass
from datetime import date
from uuid import UUID

from whistdrive import models
from whistdrive.core.award import Points
from whistdrive.core.cards import Trump
from whistdrive.core.drive import Drive, Rules, missing_tables
from whistdrive.core.field import Role, marked
from whistdrive.core.joined import name_from, number_shown
from whistdrive.core.names import public_name, search_key
from whistdrive.core.problems import NotThere
from whistdrive.core.standings import Standings, shown_lists, standings, tie_note
from whistdrive.selectors.loading import drive_of

State = models.Drive.State
EVERYONE = "all"


@dataclass(frozen=True)
class ShownDrive:
    """A drive in the public list."""

    slug: str
    name: str
    date: date
    venue: str
    state: str


@dataclass(frozen=True)
class Pulse:
    """What a page must know to say that nothing has changed."""

    slug: str
    uid: UUID
    revision: int
    state: str


@dataclass(frozen=True)
class Evening:
    """Where a drive stands: the round being played, who is out, what comes next, what was said about it."""

    slug: str
    name: str
    date: date
    venue: str
    state: str
    notice: str
    reopened_because: str
    round: int
    rules: Rules
    entered: int
    tables: int
    still_out: tuple[int, ...]
    trumps: tuple[Trump | None, ...]
    next_trumps: tuple[Trump | None, ...]
    own_lists: tuple[str, ...]

    @property
    def final(self) -> bool:
        return self.state == State.FINISHED

    @property
    def nothing_in(self) -> bool:
        """Whether every table of the round is still out."""
        return 0 < self.tables == len(self.still_out)

    @property
    def lists(self) -> tuple[str, ...]:
        """The lists a page offers: the drive's own, then everyone together."""
        return (*(name for name in self.own_lists if name != EVERYONE), EVERYONE)


@dataclass(frozen=True)
class ShownLine:
    """One line of the standings with the name as the public may read it; `key` sorts names.

    `number` is the first card's, `numbers` those of both cards of a pair; `total` is None until something counts.
    """

    place: int
    tied: bool
    number: int
    name: str
    key: str
    role: Role | None
    sessions: tuple[Points | None, ...]
    total: Points | None
    won: str = ""
    numbers: str = ""


@dataclass(frozen=True)
class ShownStandings:
    """A list after a round, for everybody; `ties` says how they were parted and what stands."""

    list_name: str
    after_round: int
    complete: bool
    lines: tuple[ShownLine, ...]
    ties: str = ""

    @property
    def parted(self) -> bool:
        """Whether a rule parted a tie on this list."""
        return any(line.won for line in self.lines)


def shown_drives() -> tuple[ShownDrive, ...]:
    """Published drives that have begun, latest first."""
    rows = models.Drive.objects.filter(published=True).exclude(state=State.SETUP)
    found = rows.values_list("slug", "name", "date", "venue", "state")
    return tuple(ShownDrive(*row) for row in found)


def pulse_of(slug: str) -> Pulse:
    """One query; NotThere in the same words whether the drive is hidden or was never there."""
    found = models.Drive.objects.filter(slug=slug, published=True)
    row = found.values_list("slug", "uid", "revision", "state").first()
    if row is None:
        raise NotThere(f"There is no drive called “{slug}”.")
    return Pulse(*row)


def shown_drive(slug: str) -> tuple[Evening, Drive]:
    """A published drive: where it stands, and all of it."""
    row = models.Drive.objects.select_related("club").get(slug=slug, published=True)
    drive = drive_of(row)
    return evening_of(row, drive), drive


def evening_of(row: models.Drive, drive: Drive) -> Evening:
    last = drive.rounds[-1] if drive.rounds else None
    number = last.number if last else 0
    over = row.state == State.FINISHED or number >= drive.rules.planned_rounds
    return Evening(
        slug=row.slug,
        name=row.name,
        date=row.date,
        venue=row.venue,
        state=row.state,
        notice=row.notice,
        reopened_because=_reopened_because(row) if row.state == State.REOPENED else "",
        round=number,
        rules=drive.rules,
        entered=len(drive.entries),
        tables=len(last.seating.tables) if last else 0,
        still_out=missing_tables(last, drive.rules) if last else (),
        trumps=trumps_in(number, drive.rules) if last else (),
        next_trumps=() if over else trumps_in(number + 1, drive.rules),
        own_lists=shown_lists(drive),
    )


def _reopened_because(row: models.Drive) -> str:
    last = row.log.filter(what="Reopened").order_by("-pk").first()
    return last.why if last else ""


def trumps_in(round_number: int, rules: Rules) -> tuple[Trump | None, ...]:
    """The trumps of a round's deals in order; one None when the table draws them or the round has no set length."""
    if not rules.trumps or rules.deals_per_round is None:
        return (rules.trump_for(round_number, 1),)
    return tuple(rules.trump_for(round_number, deal) for deal in range(1, rules.deals_per_round + 1))


def names_of(drive: Drive) -> dict[int, str]:
    """Everybody's name by card number, as much of it as each player lets the public see; a ghost is marked."""
    return {e.number: marked(public_name(e.name, e.number, e.publish), e.ghost) for e in drive.entries}


def begun(sessions: tuple[Points, ...], after_round: int, rules: Rules) -> tuple[Points | None, ...]:
    """The sums of the sessions; None for one that has not begun."""
    last = rules.session_of(after_round)
    return tuple(points if place <= last else None for place, points in enumerate(sessions))


def shown_standings(
    drive: Drive, list_name: str, after_round: int | None, names: dict[int, str] | None = None
) -> ShownStandings:
    """A list after that round (the last drawn when None), as the public may read it, or with other names."""
    found: Standings = standings(drive, list_name, after_round)
    names = names or names_of(drive)
    lines = tuple(
        ShownLine(
            line.place,
            line.tied,
            line.entry.number,
            name_from(line.entry, names),
            search_key(name_from(line.entry, names)),
            line.entry.role,
            begun(line.sessions, found.after_round, drive.rules),
            line.total if line.deals else None,
            line.won or "",
            number_shown(line.entry),
        )
        for line in found.lines
    )
    return ShownStandings(found.list_name, found.after_round, found.complete, lines, tie_note(found, drive))
