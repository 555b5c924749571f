"""How templates say suits, roles, places and points."""

import pytest

from whistdrive.core.cards import Trump
from whistdrive.core.drive import Roles
from whistdrive.core.field import Role
from whistdrive.web import filters


@pytest.mark.parametrize(
    ("number", "shown"), [(None, "–"), (0, "0"), (0.5, "½"), (7.5, "7½"), (7.0, "7"), (-2, "-2"), (181, "181")]
)
def test_points_are_written_as_on_a_card(number: float | None, shown: str) -> None:
    assert filters.points(number) == shown


@pytest.mark.parametrize("trump", Trump)
def test_every_trump_has_a_name_for_who_cannot_see_it(trump: Trump) -> None:
    assert filters.trump_word(trump) in filters.trump_symbol(trump)


def test_the_four_suits_differ_in_shape_and_not_in_colour_alone() -> None:
    assert len({filters.suit_shape(suit) for suit in filters.SHAPES}) == 4


def test_a_trump_the_table_draws_is_said() -> None:
    assert "drawn at the table" in filters.trump_symbol(None)


def test_roles_are_called_what_they_are_called_tonight() -> None:
    assert filters.role_name(Role.A, Roles.LADIES_GENTLEMEN) == "lady"
    assert filters.role_names(Role.B, Roles.LADIES_GENTLEMEN) == "gentlemen"
    assert filters.role_name(Role.B, Roles.WHITE_BLUE) == "blue"
    assert filters.role_name(Role.A, Roles.NONE) == ""
    assert filters.role_name(None, Roles.WHITE_BLUE) == ""
