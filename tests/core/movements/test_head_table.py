"""Winners go one table towards table 1, losers stay; at table 1 the losers drop to the last (domain 1.8)."""

from tests.core.movements.playing import Hall, follows
from whistdrive.core.movements.head_table import RULE

FIRST = "L1+G1* v L2+G2 | L3+G3* v L4+G4 | L5+G5 v L6+G6*"
EXAMPLE = (
    FIRST,
    # Table 1 keeps 1 and receives 3; table 2 keeps 4 and receives 6; table 3 keeps 5 and receives 2.
    "L1+G3* v L3+G1 | L4+G6 v L6+G4* | L5+G2* v L2+G5",
    # Table 1 keeps L1 and G3 and receives L6 and G4; L3 and G1 drop to table 3; L5 and G2 come up to 2.
    "L1+G4 v L6+G3 | L4+G2 v L5+G6 | L2+G1 v L3+G5",
)


def test_a_hand_made_example_of_three_tables_is_followed() -> None:
    follows(RULE, EXAMPLE)


def test_winners_at_table_two_arrive_at_table_one() -> None:
    hall = Hall(3)
    first = RULE.seat(hall.field, ())
    second = RULE.seat(hall.field, [hall.played(first, FIRST)])
    assert {second.chairs[hall.number(name)].table for name in ("L3", "G3")} == {1}
    assert {second.chairs[hall.number(name)].table for name in ("L2", "G2")} == {3}


def test_at_one_table_the_partners_change() -> None:
    follows(RULE, ("L1+G1* v L2+G2", "L1+G2 v L2+G1"))
