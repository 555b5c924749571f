"""The exposed hand of a table of three is in slanted letters on paper, and nobody else is."""

from dataclasses import replace
from typing import Any

import pytest

from tests.printing.evenings import after, individual
from tests.printing.reading import Pdf
from whistdrive.core.drive import Drive
from whistdrive.core.paper import Pack
from whistdrive.printing.pack import Choices, print_pack

NAMES = ("Dummy", "דמה", "Łukasz Дмитрий")


def drive_with(ghost: int | None, name: str = NAMES[0]) -> Drive:
    drive = after(individual(8, 7), 2)
    changed = tuple(replace(e, ghost=True, name=name) if e.number == ghost else e for e in drive.entries)
    return replace(drive, entries=changed)


def written_in(drive: Drive, what: str) -> dict[str, str]:
    """The words of a piece by font."""
    found: dict[str, str] = {}

    def keep(text: str, _ctm: Any, _tm: Any, font: Any, _size: float) -> None:
        name = font["/BaseFont"].split("+")[-1] if font else ""
        found[name] = found.get(name, "") + text

    for page in Pdf(print_pack(Pack(drive), (what,), Choices())).pages:
        page.extract_text(visitor_text=keep)
    return found


def slanted(drive: Drive, what: str) -> str:
    return "".join(text for font, text in written_in(drive, what).items() if font.endswith("Oblique"))


@pytest.mark.parametrize("what", ["cards", "slips", "guides", "plan", "entries"])
def test_the_ghost_is_in_italics_and_nobody_else_is(what: str) -> None:
    words = " ".join(slanted(drive_with(3), what).split())
    assert "Dummy" in words and "3" in words
    assert not any(entry.name and entry.name in words for entry in drive_with(3).entries if not entry.ghost)


@pytest.mark.parametrize("what", ["cards", "slips", "guides", "plan", "entries"])
def test_nothing_is_in_italics_where_there_is_no_ghost(what: str) -> None:
    assert slanted(drive_with(None), what) == ""


@pytest.mark.parametrize("name", NAMES)
def test_a_ghost_of_any_name_prints_with_its_fonts_inside(name: str) -> None:
    for what in ("cards", "slips", "entries"):
        assert Pdf(print_pack(Pack(drive_with(3, name)), (what,), Choices())).unembedded() == []
