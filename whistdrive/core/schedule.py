"""Every round of a drive that is known already: those drawn, and those a fixed movement will draw."""

from whistdrive.core.drive import Drive
from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import Movement
from whistdrive.core.missing import missing_sentence
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
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


def seating_in(drive: Drive, number: int) -> Seating:
    """Who sits where in a round that was drawn, comes next, or is known before; Crossed or NotThere otherwise."""
    drawn = len(drive.rounds)
    if 1 <= number <= drawn:
        return drive.rounds[number - 1].seating
    if number < 1 or number > max(drive.rules.planned_rounds, drawn + 1):
        raise NotThere(f"There is no round {number}; {drive.rules.planned_rounds} are planned.")
    if not drive.rules.movement.needs_results:
        return _planned(drive, number)
    if number > drawn + 1:
        raise NotThere(f"Round {number} is not known before round {number - 1} has been played.")
    if drawn and (missing := missing_sentence(drive.rounds[-1], drive.rules)):
        raise Crossed(missing)
    return drive.next_seating()


def _planned(drive: Drive, number: int) -> Seating:
    played = list(drive.played)
    while len(played) < number:
        played.append(PlayedRound(drive.rules.movement.seat(drive.field, played)))
    return played[-1].seating


def whole_movement(movement: Movement, field: Field) -> tuple[Seating, ...]:
    """All planned rounds of a movement that needs no results, for this field."""
    if movement.needs_results:
        raise RuleBroken(f"“{movement.label}” goes by the results: its rounds are not known beforehand.")
    stops = [problem.text for problem in movement.problems(field) if problem.stops]
    if stops:
        raise RuleBroken(*stops)
    played: list[PlayedRound] = []
    while len(played) < field.planned_rounds:
        played.append(PlayedRound(movement.seat(field, played)))
    return tuple(each.seating for each in played)
