"""Names: what the public sees, how they are searched and tidied."""

import pytest

from whistdrive.core.names import Publish, public_name, search_key, tidy


@pytest.mark.parametrize(
    ("name", "publish", "shown"),
    [
        ("Ann Mary Partridge", Publish.FULL, "Ann Mary Partridge"),
        ("Ann Mary Partridge", Publish.INITIAL, "Ann P."),
        ("Cher", Publish.INITIAL, "Cher"),
        ("Ann Partridge", Publish.NUMBER, "Player 7"),
        ("", Publish.FULL, "Player 7"),
    ],
)
def test_the_player_chooses_what_the_public_sees(name: str, publish: Publish, shown: str) -> None:
    """Promise P1."""
    assert public_name(name, 7, publish) == shown


@pytest.mark.parametrize(
    ("name", "key"),
    [("Siân Ŵyn", "sian wyn"), ("STRASSE", "strasse"), ("Straße", "strasse"), ("  Zoë   Brontë ", "zoe bronte")],
)
def test_a_name_is_found_without_its_accents(name: str, key: str) -> None:
    assert search_key(name) == key


def test_a_typed_name_loses_stray_spaces_and_control_characters() -> None:
    assert tidy("  Ann \t\x00Hill\u200b\n") == "Ann Hill"


def test_letters_typed_in_two_parts_become_one() -> None:
    assert tidy("Sia\u0302n") == "Siân"
