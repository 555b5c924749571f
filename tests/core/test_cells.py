"""No exported cell starts a formula."""

import pytest

from whistdrive.core.cells import safe_cell


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "\t=1", " =1", '"=1', "＝1", "\r=1", "\0=1", "'=1"])
def test_what_begins_like_a_formula_gets_an_apostrophe(text: str) -> None:
    assert safe_cell(text) == "'" + text


@pytest.mark.parametrize("value", ["Ann", "O'Brien", "Ann = Bob", 7, -3, 7.5])
def test_what_is_harmless_stays_as_it_is(value: str | float) -> None:
    assert safe_cell(value) == value


def test_not_entered_is_an_empty_cell() -> None:
    assert safe_cell(None) == ""
