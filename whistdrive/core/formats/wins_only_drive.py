"""Losers move, 24 deals in two halves, and only wins are counted: one for seven tricks or more."""

from whistdrive.core.kinds import Format

RULE = Format(
    label="Wins only, losers move",
    movement="losers_move",
    scoring="games_won",
    trumps=("hearts", "clubs", "diamonds", "spades"),
    planned_rounds=24,
    sessions=(12, 12),
    lists=("ladies", "gentlemen"),
    tie_breaks=("last_deal_back", "shared"),
)
