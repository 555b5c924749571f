"""Winners move to the next table, 20 deals in two halves of ten, tricks taken."""

from whistdrive.core.kinds import Format

RULE = Format(
    label="Winners move",
    movement="winners_move",
    scoring="tricks_taken",
    trumps=("hearts", "clubs", "diamonds", "spades"),
    planned_rounds=20,
    sessions=(10, 10),
    lists=("ladies", "gentlemen"),
)
