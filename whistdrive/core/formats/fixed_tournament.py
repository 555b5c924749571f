"""A fixed tournament: everyone's seats are known beforehand, four deals a round, odd tricks count."""

from whistdrive.core.kinds import Format

RULE = Format(
    label="Fixed tournament",
    movement="individual",
    scoring="odd_tricks",
    trumps=("hearts", "diamonds", "spades", "clubs"),
    planned_rounds=6,
    sessions=(3, 3),
    deals_per_round=4,
    roles="none",
)
