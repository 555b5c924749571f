"""The village drive: ladies and gentlemen, losers move, 24 deals in two halves, tricks taken."""

from whistdrive.core.kinds import Format

RULE = Format(
    label="Village drive, losers move",
    movement="losers_move",
    scoring="tricks_taken",
    trumps=("hearts", "clubs", "diamonds", "spades"),
    planned_rounds=24,
    sessions=(12, 12),
    lists=("ladies", "gentlemen"),
)
