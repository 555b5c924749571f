"""Losers move, winners stay together (domain 1.1)."""

from tests.core.movements.playing import Hall, follows
from whistdrive.core.movements.semi_partner import RULE
from whistdrive.core.seating import Seat

FIRST = "L1+G1* v L2+G2 | L3+G3* v L4+G4 | L5+G5* v L6+G6 | L7+G7* v L8+G8"
EXAMPLE = (
    FIRST,
    "L1+G1* v L8+G4 | L3+G3 v L2+G6* | L5+G5* v L4+G8 | L7+G7 v L6+G2*",
    "L1+G1 v L7+G3* | L2+G6 v L8+G8* | L5+G5* v L3+G7 | L6+G2* v L4+G4",
    "L7+G3 v L4+G6 | L8+G8 v L1+G7 | L5+G5 v L2+G4 | L6+G2 v L3+G1",
)


def test_the_worked_example_of_four_tables_is_followed() -> None:
    follows(RULE, EXAMPLE)


def test_winners_keep_their_chairs_and_newcomers_take_the_losers() -> None:
    hall = Hall(4)
    first = RULE.seat(hall.field, ())
    second = RULE.seat(hall.field, [hall.played(first, FIRST)])
    for name in ("L1", "G1"):
        assert second.chairs[hall.number(name)] == first.chairs[hall.number(name)]
    assert second.chairs[hall.number("L8")].seat is first.chairs[hall.number("L2")].seat
    assert second.chairs[hall.number("G4")].seat is first.chairs[hall.number("G2")].seat


def test_the_losing_lady_at_the_last_table_goes_to_table_one() -> None:
    """Domain vector 48: at table 4 the lady wraps to 1, and the gentleman of table 1 to 4."""
    hall = Hall(4)
    first = RULE.seat(hall.field, ())
    second = RULE.seat(hall.field, [hall.played(first, FIRST)])
    assert second.chairs[hall.number("L8")].table == 1
    assert second.chairs[hall.number("G2")].table == 4


def test_at_two_tables_the_losing_couple_stays_together() -> None:
    follows(RULE, ("L1+G1* v L2+G2 | L3+G3 v L4+G4*", "L1+G1 v L3+G3 | L4+G4 v L2+G2"))


def test_at_one_table_nothing_changes() -> None:
    follows(RULE, ("L1+G1* v L2+G2", "L1+G1 v L2+G2"))


def test_the_first_lady_sits_north_and_her_gentleman_south() -> None:
    table = RULE.seat(Hall(1).field, ()).table(1)
    assert (table.at(Seat.NORTH), table.at(Seat.SOUTH), table.at(Seat.EAST), table.at(Seat.WEST)) == (1, 3, 2, 4)
