"""Every round of a drive that is known already: those drawn, and those a fixed movement will draw."""

from whistdrive.core.drive import Drive
from whistdrive.core.history import PlayedRound
from whistdrive.core.problems import RuleBroken
from whistdrive.core.seating import Seating


def schedule(drive: Drive) -> tuple[Seating, ...]:
    """The rounds drawn, then the planned ones where results decide nothing; it stops where nobody can sit."""
    seatings = [each.seating for each in drive.rounds]
    movement, field = drive.rules.movement, drive.field
    if movement.needs_results:
        return tuple(seatings)
    played = [PlayedRound(seating) for seating in seatings]
    while len(played) < drive.rules.planned_rounds:
        try:
            seating = movement.seat(field, played)
        except RuleBroken:
            break
        played.append(PlayedRound(seating))
    return tuple(each.seating for each in played)
