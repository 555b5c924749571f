"""Names fit, have their letters, and never raise a fault."""

import pytest

from tests.printing.evenings import HOSTILE, NAMES
from whistdrive.printing.script import visual
from whistdrive.printing.text import BOLD, EAST_ASIAN, MISSING, PLAIN, clean, fitted, load_fonts, runs_of, width_of

load_fonts()


def drawn(text: str, font: str = PLAIN) -> str:
    return "".join(piece for _, piece in runs_of(clean(text), font))


@pytest.mark.parametrize("font", [PLAIN, BOLD])
@pytest.mark.parametrize("name", NAMES)
def test_welsh_polish_nordic_greek_and_cyrillic_names_keep_every_letter(name: str, font: str) -> None:
    assert runs_of(clean(name), font) == ((font, name),)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_fits_its_place(name: str) -> None:
    text, size = fitted(name, BOLD, 17, 100, 9)
    assert width_of(text, BOLD) * size <= 100.01
    assert all(c.isprintable() for c in text)


def test_markup_is_text() -> None:
    assert drawn("Ann <b") == "Ann <b"
    assert drawn("<img src=x>") == "<img src=x>"


def test_control_characters_become_spaces_and_invisible_ones_go() -> None:
    assert clean("a\x00b\u200d\ufe0f\u202ec") == "a bc"


def test_what_the_font_lacks_comes_from_another_or_is_an_empty_box() -> None:
    assert runs_of("Li 王", PLAIN) == ((PLAIN, "Li "), (EAST_ASIAN, "王"))
    assert drawn("\U0001f984") == MISSING


def test_a_long_name_shrinks_first_and_is_cut_then() -> None:
    name = "Margaret Featherstonehaugh-Cholmondeley"
    text, size = fitted(name, PLAIN, 15, 200, 9)
    assert (text, 9 < size < 15) == (name, True)
    text, size = fitted(name, PLAIN, 15, 100, 9)
    assert (text[-1], size, text[:8]) == ("…", 12, "Margaret")


def test_right_to_left_names_are_turned_round_and_mirrored() -> None:
    assert visual("דוד (בן)") == "(ןב) דוד"
    assert visual("Ann דוד Lee") == "Ann דוד Lee"[:4] + "דוד"[::-1] + " Lee"
    assert visual("דוד 27") == "27 " + "דוד"[::-1]


def test_arabic_letters_are_joined() -> None:
    assert visual("محمد") == "\ufeaa\ufee4\ufea4\ufee3"
    assert visual("لا") == "\ufefb"
