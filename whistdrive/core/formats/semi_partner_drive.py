"""A semi-partner drive: losers move, winners stay and keep their partner, 24 deals in two halves."""

from whistdrive.core.kinds import Format

RULE = Format(
    label="Semi-partner drive",
    movement="semi_partner",
    scoring="tricks_taken",
    trumps=("hearts", "clubs", "diamonds", "spades"),
    planned_rounds=24,
    sessions=(12, 12),
    lists=("ladies", "gentlemen"),
)
