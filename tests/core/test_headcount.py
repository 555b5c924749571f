"""How many can play, in the words of the desk."""

from dataclasses import replace

import pytest

from whistdrive.core.drive import Drive, Roles
from whistdrive.core.field import Role, field_of
from whistdrive.core.headcount import headcount, remarks
from whistdrive.core.rules_check import rules_of_format


def drive_with(ladies: int, gentlemen: int, roles: Roles = Roles.LADIES_GENTLEMEN) -> Drive:
    nameless = field_of(ladies + gentlemen).entries
    entries = [replace(entry, role=Role.A if entry.number <= ladies else Role.B) for entry in nameless]
    rules = rules_of_format("village_drive", {"roles": roles})
    return Drive("Drive", "2026-03-14", "", rules, tuple(entries))


def test_who_does_not_fill_a_table_sits_out_in_turn() -> None:
    assert headcount(drive_with(13, 13)) == "26 cards: 6 tables, 2 sit out each round."


def test_a_full_hall_leaves_nobody_out() -> None:
    assert headcount(drive_with(12, 12)) == "24 cards: 6 tables, nobody sits out."


@pytest.mark.parametrize(
    ("ladies", "gentlemen", "roles", "says"),
    [
        (14, 10, Roles.LADIES_GENTLEMEN, "2 ladies should take a gentleman’s card: then 6 tables can play."),
        (11, 13, Roles.LADIES_GENTLEMEN, "1 gentleman should take a lady’s card: then 6 tables can play."),
        (14, 10, Roles.WHITE_BLUE, "2 white should take a blue card: then 6 tables can play."),
    ],
)
def test_unequal_cards_are_said_in_the_drives_own_words(ladies: int, gentlemen: int, roles: Roles, says: str) -> None:
    assert [remark.text for remark in remarks(drive_with(ladies, gentlemen, roles))] == [says]


def test_a_card_without_a_kind_is_pointed_out() -> None:
    drive = drive_with(6, 6)
    entries = (replace(drive.entries[0], role=None), *drive.entries[1:])
    assert "1 card has no kind yet" in remarks(replace(drive, entries=entries))[0].text


def test_three_cannot_play() -> None:
    assert remarks(drive_with(2, 1))[0].text == "It takes four to play."
