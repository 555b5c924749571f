"""How much of a name is shown, and how names are found."""

import pytest

from whistdrive.core.names import Publish, public_name, search_key, tidy


@pytest.mark.parametrize(
    ("name", "publish", "shown"),
    [
        ("Ann Example", Publish.FULL, "Ann Example"),
        ("Ann Example", Publish.INITIAL, "Ann E."),
        ("Ann Mary Example", Publish.INITIAL, "Ann E."),
        ("Ann", Publish.INITIAL, "Ann"),
        ("Ann Example", Publish.NUMBER, "Player 7"),
        ("", Publish.FULL, "Player 7"),
        ("Ann Example / Bob Other", Publish.INITIAL, "Ann E. / Bob O."),
        ("Ann Example / Bob Other", Publish.NUMBER, "Player 7"),
    ],
)
def test_a_name_is_shown_as_the_player_chose(name: str, publish: Publish, shown: str) -> None:
    assert public_name(name, 7, publish) == shown


def test_a_name_is_found_without_its_accents() -> None:
    assert search_key("Ŵyn  LLOYD") == "wyn lloyd"


def test_a_typed_name_loses_what_cannot_be_printed() -> None:
    assert tidy("  Ann\u0000\tExample\u200b ") == "Ann Example"
    assert tidy("W\u0302yn") == "Ŵyn"
