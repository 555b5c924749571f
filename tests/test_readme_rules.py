"""The README names every scoring rule with its options, every tie-break, and what a prize can be given for."""

import re
from enum import StrEnum
from typing import Any

import pytest
from django.core.management import call_command

from tests.sources import HOME
from whistdrive.core import catalogue
from whistdrive.core.catalogue import Kind, Listed
from whistdrive.core.drive import Places, SitOuts
from whistdrive.core.prizes import Measure

README = (HOME / "README.md").read_text("utf-8")
SECTION = README.partition("## How deals are scored")[2].partition("\n## ")[0]
ROWS = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", SECTION, re.MULTILINE))
SCORINGS = catalogue.rules(Kind.SCORING)


def quoted(text: str) -> set[str]:
    """The words that stand between backquotes."""
    return set(re.findall(r"`([\w.]+)`", text))


@pytest.mark.parametrize("listed", SCORINGS, ids=lambda listed: listed.key)
def test_every_scoring_rule_has_its_row_with_its_options_and_no_others(listed: Listed) -> None:
    options = {option.name for option in listed.options}
    values = {value for option in listed.options for value in kinds_of(option.type)}
    named = quoted(ROWS[listed.key].rpartition(" | ")[2])
    assert named - values == options


def kinds_of(type_: Any) -> set[str]:
    """The words an option can be, where it is one of a few."""
    found = [type_, *getattr(type_, "__args__", ())]
    return {str(value) for each in found if isinstance(each, type) and issubclass(each, StrEnum) for value in each}


def test_no_row_names_a_scoring_rule_that_is_not_there() -> None:
    assert set(ROWS) == {listed.key for listed in SCORINGS}


def test_every_word_an_option_can_be_is_named() -> None:
    values = {value for listed in SCORINGS for option in listed.options for value in kinds_of(option.type)}
    assert values - quoted(SECTION) == set()


def test_every_tie_break_sit_out_and_way_to_count_places_is_named() -> None:
    words = {*(listed.key for listed in catalogue.rules(Kind.TIE_BREAK)), *map(str, SitOuts), *map(str, Places)}
    assert words - quoted(SECTION) == set()


def test_everything_a_prize_can_be_given_for_is_named() -> None:
    assert set(map(str, Measure)) - quoted(README.partition("## Prizes")[2].partition("\n## ")[0]) == set()


def test_the_command_that_the_readme_names_lists_every_rule_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert "python manage.py rules" in SECTION
    call_command("rules")
    told = capsys.readouterr().out
    for kind in Kind:
        for listed in catalogue.rules(kind):
            assert f"  {listed.key}: " in told
            assert [option.name for option in listed.options if f"--option {option.name}=" not in told] == []
