"""What the README says is true: its commands, its map, and its example of a new movement."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from django.test import Client
from django.urls import reverse

from tests.evening_play import open_evening
from tests.sources import HOME
from whistdrive.core import catalogue, movements
from whistdrive.core.catalogue import Kind
from whistdrive.core.field import field_of
from whistdrive.core.history import PlayedRound
from whistdrive.core.seating import Side
from whistdrive.services.access import make_setup_link, set_organiser

README = (HOME / "README.md").read_text("utf-8")
EXAMPLE, ITS_TEST = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.fixture
def ladies_up(tmp_path: Path) -> Iterator[None]:
    """The example's file beside the real movements, for the length of a test."""
    (tmp_path / "ladies_up.py").write_text(EXAMPLE, "utf-8")
    movements.__path__.append(str(tmp_path))
    catalogue.rules.cache_clear()
    yield
    movements.__path__.remove(str(tmp_path))
    catalogue.rules.cache_clear()


def test_the_example_passes_the_test_beside_it(ladies_up: None) -> None:
    rule = catalogue.find(Kind.MOVEMENT, "ladies_up").rule
    module = ModuleType("test_ladies_up")
    module.__dict__.update(RULE=rule, field_of=field_of, PlayedRound=PlayedRound, Side=Side)
    exec(ITS_TEST, module.__dict__)
    module.test_the_winning_lady_goes_up_one_table_and_her_partner_stays()


@pytest.mark.django_db
def test_a_new_movement_file_alone_puts_it_on_the_set_up_page(ladies_up: None) -> None:
    client = Client()
    client.force_login(set_organiser(token=make_setup_link(), name="Ann", password="four hearts doubled"))
    page = client.get(reverse("drive_setup", args=[open_evening()])).content.decode()
    assert "Winning ladies move up" in page


def test_every_command_is_named_and_every_named_command_is_there() -> None:
    there = {path.stem for path in (HOME / "whistdrive/management/commands").glob("[a-z]*.py")}
    table = README.partition("## Commands")[2].partition("## ")[0]
    named = {
        word for row in re.findall(r"^\| (`.*?) \| [a-z]", table, re.MULTILINE) for word in re.findall(r"`(\w+)", row)
    }
    assert named - {"python"} == there


def test_the_map_names_folders_that_are_there() -> None:
    chart = README.partition("| look in | for |")[2].partition("## ")[0]
    paths = re.findall(r"`([a-z_/]+/[a-z_]*\.?p?y?)`", chart)
    homes = (HOME, HOME / "whistdrive/core", HOME / "whistdrive/selectors", HOME / "whistdrive/services")
    assert len(paths) > 12
    assert [path for path in paths if not any((home / path).exists() for home in homes)] == []


def test_the_pictures_are_there_and_small() -> None:
    pictures = [HOME / path for path in re.findall(r"!\[[^]]+\]\(([^)]+)\)", README)]
    assert len(pictures) == 3
    assert [path.name for path in pictures if not 0 < path.stat().st_size < 150_000] == []
