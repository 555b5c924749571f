"""An individual night: a new partner every deal, everyone meets as many as can be, no ladies' or gentlemen's cards."""

from whistdrive.core.kinds import Format

RULE = Format(
    label="Individual night",
    movement="individual",
    scoring="tricks_taken",
    trumps=("hearts", "clubs", "diamonds", "spades"),
    planned_rounds=24,
    sessions=(12, 12),
    roles="none",
)
