"""An evening of rubbers: short whist by the English laws, a new partner for each rubber, the margin counts."""

from whistdrive.core.kinds import Format

RULE = Format(
    label="Evening of rubbers",
    movement="individual",
    scoring="rubber",
    trumps=(),
    planned_rounds=4,
    sessions=(4,),
    deals_per_round=None,
    roles="none",
)
