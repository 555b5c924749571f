"""What games and rubbers are worth on the card: by the English laws, as running points, or by the American value."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from whistdrive.core.rubber import NOTHING, Score, Step
from whistdrive.core.seating import Side

RUBBER_BONUS = 2


class Laws(StrEnum):
    """Which set of laws says what a game is worth."""

    ENGLISH = "english"
    RUNNING = "running"
    AMERICAN = "american"


class Counts(StrEnum):
    """What goes on the card: the margin between the sides, or what a side made itself."""

    MARGIN = "margin"
    POINTS = "points"


@dataclass(frozen=True)
class Worth:
    """The choices that turn games into points; a match of one game has no points for the rubber."""

    laws: Laws
    target: int
    games: int = 3
    counts: Counts = Counts.MARGIN
    unfinished: bool = True

    def of_game(self, losers: int) -> int:
        """English: treble 3 against nought, double 2 below half, single 1; American: the target less their score."""
        if self.laws is Laws.AMERICAN:
            return self.target - losers
        return 3 if losers == 0 else 2 if 2 * losers < self.target else 1


def rubber_points(found: Sequence[Step], extra: Sequence[Score], worth: Worth) -> list[Score]:
    """Each deal's points for both sides; `extra` is what was agreed on beside the game, such as slams."""
    made = _running(found, worth) if worth.laws is Laws.RUNNING else _by_game(found, worth)
    made = [_sum(points, more) for points, more in zip(made, extra, strict=True)]
    if worth.counts is Counts.MARGIN:
        return [_net(points) for points in made]
    return made if worth.laws is Laws.RUNNING else _at_the_end(made, found)


def _running(found: Sequence[Step], worth: Worth) -> list[Score]:
    """All points made, and two more for a rubber won without losing a game."""
    ended = max((number for number, step in enumerate(found) if step.game), default=-1)
    made = []
    for number, step in enumerate(found):
        counted = worth.unfinished or number <= ended
        clean = step.rubber and worth.games > 1 and not step.games[step.rubber.other]
        bonus = {step.rubber: RUBBER_BONUS} if step.rubber and clean else NOTHING
        made.append(_sum(step.marked if counted else NOTHING, bonus))
    return made


def _by_game(found: Sequence[Step], worth: Worth) -> list[Score]:
    """A game's value where it ends, the points for the rubber where that ends, an open game at the last deal."""
    made = [_sum(_game(step, worth), _rubber(step, worth)) for step in found]
    if made and worth.unfinished and not found[-1].game:
        made[-1] = _sum(made[-1], _open_game(found[-1], worth))
    return made


def _game(step: Step, worth: Worth) -> Score:
    return {step.game: worth.of_game(step.after[step.game.other])} if step.game else NOTHING


def _rubber(step: Step, worth: Worth) -> Score:
    """Two points for the rubber in the English laws, none in America."""
    paid = worth.laws is Laws.ENGLISH and worth.games > 1
    return {step.rubber: RUBBER_BONUS} if step.rubber and paid else NOTHING


def _open_game(step: Step, worth: Worth) -> Score:
    """The lead as it stands, though never more than winning the game would have been worth."""
    return {
        side: max(0, min(step.after[side] - step.after[side.other], worth.of_game(step.after[side.other])))
        for side in Side
    }


def _at_the_end(made: Sequence[Score], found: Sequence[Step]) -> list[Score]:
    """The whole rubber for the side it is in favour of, the other side's games taken off, where it ends."""
    points: list[Score] = []
    net: Score = NOTHING
    for number, step in enumerate(found):
        net = _sum(net, _net(made[number]))
        ends = step.rubber or number == len(found) - 1
        points.append({side: max(0, net[side]) for side in Side} if ends else NOTHING)
        net = NOTHING if ends else net
    return points


def _sum(one: Mapping[Side, int], other: Mapping[Side, int]) -> Score:
    return {side: one.get(side, 0) + other.get(side, 0) for side in Side}


def _net(points: Score) -> Score:
    return {side: points[side] - points[side.other] for side in Side}
