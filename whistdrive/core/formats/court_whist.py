"""Court whist: 24 deals in six blocks of four, from Coronation to Restoration, each block scored its own way."""

from whistdrive.core.kinds import Format

SUITS = ("spades", "hearts", "clubs", "diamonds")

RULE = Format(
    label="Court whist",
    movement="individual",
    scoring="court_whist",
    # Coronation goes by the holder of each king, Conspiracy by a cut: the desk may enter another suit for a deal.
    trumps=("spades", "clubs", "hearts", "diamonds", *SUITS, *SUITS, *("none",) * 4, *SUITS, *SUITS),
    planned_rounds=6,
    sessions=(3, 3),
    deals_per_round=4,
    roles="none",
)
