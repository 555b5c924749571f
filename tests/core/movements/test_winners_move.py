"""Winners move and every partnership changes (domain 1.3)."""

from tests.core.movements.playing import Hall, follows
from whistdrive.core.movements.winners_move import RULE
from whistdrive.core.seating import Chair

FIRST = "L1+G1* v L2+G2 | L3+G3* v L4+G4 | L5+G5* v L6+G6 | L7+G7* v L8+G8"
EXAMPLE = (
    FIRST,
    "L2+G3* v L7+G2 | L4+G5 v L1+G4* | L6+G7* v L3+G6 | L8+G1 v L5+G8*",
    "L7+G4 v L5+G2* | L4+G7 v L2+G5* | L3+G8* v L1+G6 | L8+G3* v L6+G1",
    "L7+G5 v L8+G4 | L4+G8 v L5+G7 | L1+G3 v L2+G6 | L6+G2 v L3+G1",
)


def test_the_worked_example_of_four_tables_is_followed() -> None:
    follows(RULE, EXAMPLE)


def test_the_chairs_lie_round_the_losing_lady() -> None:
    """She keeps hers; her gentleman sits on her right, the lady who comes on her left, the gentleman opposite."""
    hall = Hall(4)
    first = RULE.seat(hall.field, ())
    second = RULE.seat(hall.field, [hall.played(first, FIRST)])
    lady = first.chairs[hall.number("L2")]
    assert second.chairs[hall.number("L2")] == lady
    assert second.chairs[hall.number("G2")] == Chair(1, lady.seat.clockwise(-1))
    assert second.chairs[hall.number("L7")] == Chair(1, lady.seat.clockwise(1))
    assert second.chairs[hall.number("G3")] == Chair(1, lady.seat.clockwise(2))


def test_the_winning_lady_of_the_last_table_goes_to_table_one() -> None:
    hall = Hall(4)
    first = RULE.seat(hall.field, ())
    second = RULE.seat(hall.field, [hall.played(first, FIRST)])
    assert (second.chairs[hall.number("L7")].table, second.chairs[hall.number("G1")].table) == (1, 4)
