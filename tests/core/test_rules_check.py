"""What is wrong with a set of rules, and the ready-made formats."""

import pytest

from whistdrive.core.catalogue import Kind, rules
from whistdrive.core.drive import Choice
from whistdrive.core.rules_check import rules_faults, rules_of_format


@pytest.mark.parametrize("key", [listed.key for listed in rules(Kind.FORMAT)])
def test_every_ready_made_format_can_be_run(key: str) -> None:
    assert rules_faults(rules_of_format(key)) == ()


def test_every_fault_is_named_in_one_go() -> None:
    spoilt = rules_of_format(
        "village_drive",
        {
            "movement_choice": Choice("waltz"),
            "scoring_choice": Choice("tricks_taken", {"speed": 1}),
            "tie_breaks": ("toss",),
            "planned_rounds": 401,
            "deals_per_round": 0,
        },
    )
    assert [sentence.split(".")[0] for sentence in rules_faults(spoilt)] == [
        "There is no movement called “waltz”",
        "scoring tricks_taken has no option “speed”",
        "There is no tie-break called “toss”",
        "Rounds go from 1 to 400",
        "Deals a round go from 1 to 48",
        "The sessions add up to 24, but 401 rounds are planned",
    ]


@pytest.mark.parametrize("sessions", [(), (0, 24), (12, 11)])
def test_the_sessions_add_up_to_the_rounds(sessions: tuple[int, ...]) -> None:
    assert rules_faults(rules_of_format("village_drive", {"sessions": sessions}))
