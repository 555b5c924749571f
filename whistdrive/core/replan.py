"""What planning the rest of an evening afresh would bring: before and after, side by side."""

from dataclasses import dataclass, replace

from whistdrive.core.drive import Drive
from whistdrive.core.fairness import Fairness, fairness
from whistdrive.core.problems import RuleBroken
from whistdrive.core.schedule import schedule
from whistdrive.core.seating import Seating


@dataclass(frozen=True)
class Outlook:
    """An evening to its planned end: the rounds drawn, those still to come, and the account of both."""

    seatings: tuple[Seating, ...]
    fairness: Fairness


def outlook(drive: Drive) -> Outlook:
    """The evening as it is planned now."""
    seatings = schedule(drive)
    return Outlook(seatings, fairness(drive.field, seatings, drive.rules.movement.roles))


def replanned(drive: Drive, seed: int) -> Drive:
    """The same drive with the rounds not drawn yet planned afresh; what was drawn stays.

    RuleBroken where the movement goes by results, or nothing is left to plan.
    """
    if drive.rules.movement.needs_results:
        raise RuleBroken("This movement goes by the results: there is no plan to make afresh.")
    if len(drive.rounds) >= drive.rules.planned_rounds:
        raise RuleBroken("Every round is drawn: there is nothing left to plan.")
    return replace(drive, rules=replace(drive.rules, seed=seed, planned_after=len(drive.rounds)))


def before_changes(drive: Drive) -> Drive:
    """The drive as if those who came or left since the last round drawn had not: the plan that was announced."""
    drawn = len(drive.rounds)
    stayed = (
        replace(entry, until_round=None) if entry.until_round == drawn else entry
        for entry in drive.entries
        if entry.from_round != drawn + 1 or drawn == 0
    )
    return replace(drive, entries=tuple(stayed))
