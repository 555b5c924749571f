"""Planning the rest of a fixed movement afresh."""

from whistdrive.core.problems import Crossed
from whistdrive.core.replan import replanned
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.loading import drive_of, load_drive
from whistdrive.services.changing import Actor, State, changing, count_change, write_log


def replan_drive(*, slug: str, after: int, seed: int, by: Actor) -> None:
    """Take the plan that `seed` makes for the rounds after round `after`; Crossed when that was not the last drawn.

    What was drawn stays as it is. RuleBroken where the movement goes by results or no round is left.
    """
    replanned(drive_of(drive_row(slug)), seed).next_seating()
    with changing(slug, State.SETUP, State.RUNNING) as row:
        drive = load_drive(row)
        if len(drive.rounds) != after:
            raise Crossed(f"Round {len(drive.rounds)} was drawn meanwhile. Look at the new plan again.")
        write_log(row, by, f"The rounds after round {after} planned afresh")
        count_change(row, seed=replanned(drive, seed).rules.seed, planned_after=after)
