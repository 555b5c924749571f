"""White goes up and blue goes down, whatever the result (domain 1.6)."""

from dataclasses import replace

from tests.core.movements.playing import Hall, follows
from whistdrive.core.history import PlayedRound
from whistdrive.core.movements.colour_cards import RULE

# Whites are L, blues G; at every table two of each.
EXAMPLE = (
    "L1+G1 v L2+G2 | L3+G3 v L4+G4 | L5+G5 v L6+G6",
    "L5+G3 v L6+G4 | L1+G5 v L2+G6 | L3+G1 v L4+G2",
    "L3+G5 v L4+G6 | L5+G1 v L6+G2 | L1+G3 v L2+G4",
)


def test_a_hand_made_example_of_three_tables_is_followed() -> None:
    follows(RULE, EXAMPLE)


def test_the_host_may_reverse_the_colours() -> None:
    follows(replace(RULE, reverse=True), (EXAMPLE[0], "L3+G5 v L4+G6 | L5+G1 v L6+G2 | L1+G3 v L2+G4"))


def test_the_results_change_nothing() -> None:
    hall = Hall(3)
    first = RULE.seat(hall.field, ())
    seatings = [
        RULE.seat(hall.field, [hall.played(first, text)]) for text in (EXAMPLE[0], EXAMPLE[0].replace(" v", "* v"))
    ]
    assert seatings[0] == seatings[1]


def test_after_as_many_rounds_as_tables_everyone_is_back() -> None:
    hall, played = Hall(3), list[PlayedRound]()
    for _ in range(4):
        played.append(PlayedRound(RULE.seat(hall.field, played)))
    assert played[3].seating.tables == played[0].seating.tables
