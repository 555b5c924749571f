"""Games and rubbers at one table: what each deal marks, and the game or rubber it ends (English laws)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from whistdrive.core.deal import Deal
from whistdrive.core.honours import HonoursLaw, honours_points
from whistdrive.core.odd import odd_tricks
from whistdrive.core.problems import RuleBroken
from whistdrive.core.revoke import RevokePenalty, pay_revokes
from whistdrive.core.seating import Side

HIGHEST_TARGET = 50
Score = Mapping[Side, int]
NOTHING: Score = {Side.NS: 0, Side.EW: 0}


@dataclass(frozen=True)
class GameLaw:
    """How a game is played: the points that win it, honours, and what a revoke costs."""

    target: int
    honours: HonoursLaw = HonoursLaw.TRADITIONAL
    penalty: RevokePenalty = RevokePenalty.TAKE_TRICKS
    size: int = 3
    games: int = 3

    def __post_init__(self) -> None:
        if not 1 <= self.target <= HIGHEST_TARGET:
            raise RuleBroken(f"A game goes to between 1 and {HIGHEST_TARGET} points: 5, 7, 9 and 10 are in use.")
        if self.games not in (1, 3, 5):
            raise RuleBroken("A rubber is the best of 3 games (or 1, or 5).")


@dataclass(frozen=True)
class Step:
    """What one deal did: the game score before and after it, and the game and the rubber it ended.

    `games` counts the games of the rubber each side has won, this deal's among them.
    """

    before: Score
    after: Score
    games: Score
    game: Side | None = None
    rubber: Side | None = None

    @property
    def marked(self) -> dict[Side, int]:
        return {side: self.after[side] - self.before[side] for side in Side}


def steps(deals: Sequence[Deal], law: GameLaw) -> Iterator[Step]:
    """The deals of a table in order; a new game begins after each game, a new rubber after each rubber."""
    score, games = NOTHING, NOTHING
    for deal in deals:
        after = after_deal(score, deal, law)
        game = next((side for side in Side if after[side] >= law.target), None)
        if game:
            games = {**games, game: games[game] + 1}
        rubber = game if game and 2 * games[game] > law.games else None
        yield Step(score, after, games, game, rubber)
        score, games = NOTHING if game else after, NOTHING if rubber else games


def after_deal(score: Score, deal: Deal, law: GameLaw) -> Score:
    """The game score once revokes, then tricks, then honours are counted; whoever is out first ends the game.

    A side that revoked cannot win the game on that deal: it stands one short (so can neither, if both did).
    """
    if deal.void:
        return score
    began, paid = score, pay_revokes(deal, law.penalty, law.size)
    for gains in (paid.points, odd_tricks(deal, paid.tricks)):
        score = _add(score, gains, deal, law)
        if max(score.values()) >= law.target:
            return score
    return _add(score, {side: _honours(began[side], score[side], deal, side, law) for side in Side}, deal, law)


def _add(score: Score, gains: Score, deal: Deal, law: GameLaw) -> Score:
    added = {side: max(0, score[side] + gains[side]) for side in Side}
    return {side: min(added[side], law.target - 1) if deal.revokes_by(side) else added[side] for side in Side}


def _honours(began: int, now: int, deal: Deal, side: Side, law: GameLaw) -> int:
    """Traditional: nothing for a side that began the deal one short of game; capped: never the winning point."""
    worth = honours_points(deal, side)
    if law.honours is HonoursLaw.OFF or (law.honours is HonoursLaw.TRADITIONAL and began >= law.target - 1):
        return 0
    return worth if law.honours is HonoursLaw.TRADITIONAL else min(worth, max(0, law.target - 1 - now))
