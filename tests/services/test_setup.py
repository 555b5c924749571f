"""Opening a drive and changing its rules."""

from datetime import date

import pytest

from tests.evening_play import ANN, drive_now, open_evening, play_round
from whistdrive.core.drive import Choice
from whistdrive.core.problems import Crossed, RuleBroken
from whistdrive.core.rules_check import rules_of_format
from whistdrive.selectors.drives import drive_row, log_of
from whistdrive.services.setup import Occasion, change_rules, open_drive, publish_drive, put_up_notice

pytestmark = pytest.mark.django_db
OCCASION = Occasion("Spring Drive", date(2026, 3, 14), "Village hall")


def test_a_drive_is_opened_in_set_up_with_the_rules_chosen() -> None:
    slug = open_evening("semi_partner_drive", players=8)
    assert drive_row(slug).state == "setup"
    assert drive_now(slug).rules.movement_choice.key == "semi_partner"
    assert len(drive_now(slug).entries) == 8


def test_two_drives_of_one_name_have_two_addresses() -> None:
    assert [open_evening(players=4), open_evening(players=4)] == ["spring-drive", "spring-drive-2"]


def test_a_name_without_latin_letters_is_addressed_by_its_date() -> None:
    rules = rules_of_format("village_drive")
    slug = open_drive(occasion=Occasion("Ελληνική", date(2026, 3, 14)), rules=rules, by=ANN)
    assert slug == "drive-2026-03-14"


def test_every_fault_of_the_rules_is_named_and_no_drive_is_opened() -> None:
    rules = rules_of_format("village_drive", {"movement_choice": Choice("musical_chairs"), "sessions": (5,)})
    with pytest.raises(RuleBroken) as refusal:
        open_drive(occasion=OCCASION, rules=rules, by=ANN)
    assert "musical_chairs" in refusal.value.sentences[0]
    assert refusal.value.sentences[1] == "The sessions add up to 5, but 24 rounds are planned."


def test_rules_change_while_the_drive_runs_and_the_change_is_logged() -> None:
    slug = open_evening(players=8)
    play_round(slug)
    change_rules(slug=slug, occasion=OCCASION, rules=rules_of_format("winners_move_drive"), by=ANN)
    assert drive_now(slug).rules.movement_choice.key == "winners_move"
    assert log_of(drive_row(slug))[-1].what == "Rules changed"


def test_fewer_rounds_than_are_drawn_cannot_be_planned() -> None:
    slug = open_evening(players=8, planned_rounds=4)
    play_round(slug)
    play_round(slug)
    fewer = rules_of_format("village_drive", {"planned_rounds": 1, "sessions": (1,)})
    with pytest.raises(RuleBroken, match="2 rounds are drawn already"):
        change_rules(slug=slug, occasion=OCCASION, rules=fewer, by=ANN)


def test_deals_a_round_stay_once_a_result_is_in() -> None:
    slug = open_evening(players=8)
    play_round(slug)
    four = rules_of_format("village_drive", {"deals_per_round": 4})
    with pytest.raises(Crossed, match="deals a round cannot change"):
        change_rules(slug=slug, occasion=OCCASION, rules=four, by=ANN)


def test_every_change_raises_the_revision_by_one() -> None:
    slug = open_evening(players=4)
    before = drive_row(slug).revision
    publish_drive(slug=slug, published=False, by=ANN)
    put_up_notice(slug=slug, notice="  Tea in ten\nminutes ", by=ANN)
    row = drive_row(slug)
    assert (row.revision - before, row.published, row.notice) == (2, False, "Tea in ten minutes")
