"""Losers move and every partnership changes (domain 1.2)."""

from tests.core.movements.playing import Hall, follows
from whistdrive.core.movements.losers_move import RULE

FIRST = "L1+G1* v L2+G2 | L3+G3* v L4+G4 | L5+G5* v L6+G6 | L7+G7* v L8+G8"
EXAMPLE = (
    FIRST,
    "L1+G4* v L8+G1 | L3+G6 v L2+G3* | L5+G8* v L4+G5 | L7+G2 v L6+G7*",
    "L1+G6 v L7+G4* | L2+G5 v L8+G3* | L5+G2* v L3+G8 | L6+G1* v L4+G7",
    "L7+G5 v L4+G4 | L8+G8 v L1+G3 | L5+G7 v L2+G2 | L6+G6 v L3+G1",
)


def test_the_worked_example_of_four_tables_is_followed() -> None:
    follows(RULE, EXAMPLE)


def test_the_winning_gentleman_opposes_the_lady_he_won_with() -> None:
    hall = Hall(4)
    first = RULE.seat(hall.field, ())
    second = RULE.seat(hall.field, [hall.played(first, FIRST)])
    lady, gentleman = second.chairs[hall.number("L1")], second.chairs[hall.number("G1")]
    assert lady == first.chairs[hall.number("L1")]
    assert gentleman == first.chairs[hall.number("G2")]
    assert lady.seat.side is gentleman.seat.side.other


def test_at_one_table_the_partners_change() -> None:
    follows(RULE, ("L1+G1* v L2+G2", "L1+G2* v L2+G1", "L1+G1 v L2+G2"))


def test_a_round_thrown_in_everywhere_still_moves_on() -> None:
    hall = Hall(3)
    first = RULE.seat(hall.field, ())
    second = RULE.seat(hall.field, [hall.played(first, "x | x | x")])
    assert len(second.chairs) == 12
