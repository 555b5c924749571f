"""Games and rubbers, by the English laws, by running points, or by the American value of a game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from whistdrive.core.award import Award, DealAward
from whistdrive.core.deal import Deal
from whistdrive.core.honours import HonoursLaw
from whistdrive.core.revoke import PENALTY_HELP, SIZE_HELP, RevokePenalty, pay_revokes
from whistdrive.core.rubber import GameLaw, Step, steps
from whistdrive.core.rubber_points import Counts, Laws, Worth, rubber_points
from whistdrive.core.seating import Side
from whistdrive.core.slam import SLAM_HELP, made_slam

TARGETS = {Laws.ENGLISH: 5, Laws.RUNNING: 5, Laws.AMERICAN: 7}


@dataclass(frozen=True)
class Rubber:
    label: ClassVar[str] = "Games and rubbers"
    unit: ClassVar[str] = "points"
    decides_movers: ClassVar[bool] = True

    laws: Laws = field(
        default=Laws.ENGLISH,
        metadata={
            "help": "english: a game is worth treble 3, double 2 or single 1, the rubber 2 more, the losers' game is "
            "taken off. running: all points made count, and 2 more for two games to nothing. american: a game is "
            "worth its target less the losers' score."
        },
    )
    target: int | None = field(
        default=None,
        metadata={
            "help": "Points that win a game: 5 (short whist), 7 (American), 9 or 10 (long whist). Left open: 5, or 7 "
            "by the American laws."
        },
    )
    honours: HonoursLaw | None = field(
        default=None,
        metadata={
            "help": "off; traditional (English laws: a side one short of game cannot count them); capped (they never "
            "supply the winning point). Left open: traditional, or off by the American laws."
        },
    )
    best_of: int = field(default=3, metadata={"help": "Games in a rubber: best of 3, or 1 for single games (matches)."})
    counts: Counts = field(
        default=Counts.MARGIN,
        metadata={
            "help": "margin: the winners' card shows the value and the losers' the same below nought, so that an "
            "evening of several rubbers ranks by the margin. points: each card shows only what its own side made."
        },
    )
    unfinished: bool = field(
        default=True,
        metadata={"help": "Whether a game that is cut off by the last deal counts as it stands, or not at all."},
    )
    revoke: RevokePenalty = field(default=RevokePenalty.TAKE_TRICKS, metadata={"help": PENALTY_HELP})
    revoke_tricks: int = field(default=3, metadata={"help": SIZE_HELP})
    slam_bonus: int = field(default=0, metadata={"help": SLAM_HELP + " It stands beside the game and wins none."})

    def __post_init__(self) -> None:
        """Refuse a game or a rubber that cannot be won."""
        _ = self.law

    @property
    def law(self) -> GameLaw:
        target = TARGETS[self.laws] if self.target is None else self.target
        usual = HonoursLaw.OFF if self.laws is Laws.AMERICAN else HonoursLaw.TRADITIONAL
        return GameLaw(target, self.honours or usual, self.revoke, self.revoke_tricks, self.best_of)

    @property
    def counts_honours(self) -> bool:
        return self.law.honours is not HonoursLaw.OFF

    def award(self, deals: Sequence[Deal]) -> tuple[DealAward, ...]:
        worth = Worth(self.laws, self.law.target, self.best_of, self.counts, self.unfinished)
        slams = [{side: self.slam_bonus * made_slam(deal, side) for side in Side} for deal in deals]
        points = rubber_points(self.steps(deals), slams, worth)
        taken = [pay_revokes(deal, self.revoke, self.revoke_tricks).tricks for deal in deals]
        return tuple(
            DealAward(*(Award(made[side], tricks[side]) for side in Side))
            for made, tricks in zip(points, taken, strict=True)
        )

    def steps(self, deals: Sequence[Deal]) -> tuple[Step, ...]:
        return tuple(steps(deals, self.law))

    def winner(self, deals: Sequence[Deal]) -> Side | None:
        """Who won more rubbers, then more points, then the last deal that was played."""
        won = [step.rubber for step in self.steps(deals) if step.rubber]
        awards = self.award(deals)
        last = next((award for deal, award in reversed(list(zip(deals, awards, strict=True))) if deal.played), None)
        leads = [
            won.count(Side.NS) - won.count(Side.EW),
            sum(each.ns.points - each.ew.points for each in awards),
            last.ns.tricks - last.ew.tricks if last else 0,
        ]
        lead = next((lead for lead in leads if lead), 0)
        return None if not lead else Side.NS if lead > 0 else Side.EW

    def is_over(self, deals: Sequence[Deal]) -> bool:
        return any(step.rubber for step in self.steps(deals))


RULE = Rubber()
