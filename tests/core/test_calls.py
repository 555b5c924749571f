"""Who goes where between two rounds, as it is read aloud."""

from whistdrive.core.calls import calls
from whistdrive.core.dealers import dealer_of
from whistdrive.core.drive import Roles
from whistdrive.core.field import Field, Role, field_of
from whistdrive.core.history import PlayedRound
from whistdrive.core.movements import colour_cards, losers_move, numbered_chairs, semi_partner
from whistdrive.core.seating import Seat, Seating, Side, Table

LADIES = Roles.LADIES_GENTLEMEN


def roles_in(field: Field) -> dict[int, Role | None]:
    return {entry.number: entry.role for entry in field.entries}


def two_rounds(rule: object, size: int = 16, roles: bool = True) -> tuple[Field, Seating, Seating]:
    field = field_of(size, roles=roles)
    first = rule.RULE.seat(field, ())  # type: ignore[attr-defined]
    won = PlayedRound(first, {table.number: Side.NS for table in first.tables})
    return field, first, rule.RULE.seat(field, (won,))  # type: ignore[attr-defined]


def test_losing_lady_up_and_losing_gentleman_down_is_called_so() -> None:
    field, before, after = two_rounds(semi_partner)
    called = calls(before, after, roles_in(field), LADIES)
    assert called.tables[2].sentence == "Table 3: lady to 4, gentleman to 2"
    assert called.tables[3].sentence == "Table 4: lady to 1, gentleman to 3"
    assert called.last == ()


def test_the_gentleman_who_stays_is_told_to_change_chair() -> None:
    field, before, after = two_rounds(losers_move)
    called = calls(before, after, roles_in(field), LADIES)
    assert called.tables[0].sentence == "Table 1: lady to 2, gentleman to 4, the gentleman who stays changes chair"


def test_two_of_one_colour_go_together() -> None:
    field, before, after = two_rounds(colour_cards)
    called = calls(before, after, roles_in(field), Roles.WHITE_BLUE)
    assert called.tables[0].sentence == "Table 1: both white to 2, both blue to 4"


def test_without_cards_numbers_are_called() -> None:
    field, before, after = two_rounds(numbered_chairs, roles=False)
    assert calls(before, after, roles_in(field), Roles.NONE).tables[0].text == "1 to 2, 3 to 2, 2 changes chair"


def test_one_comes_in_and_another_sits_out() -> None:
    before = Seating(1, (Table(1, 1, 2, 3, 4),), (5,))
    after = Seating(2, (Table(1, 5, 2, 3, 4),), (1,))
    called = calls(before, after, {}, Roles.NONE)
    assert called.tables[0].text == "1 out"
    assert called.last == ("Number 5 comes in at table 1.", "Number 1 sits out.")


def test_who_goes_home_is_named() -> None:
    before = Seating(1, (Table(1, 1, 2, 3, 4),), (5,))
    after = Seating(2, (Table(1, 5, 2, 3, 4),))
    assert calls(before, after, {}, Roles.NONE).last == ("Number 5 comes in at table 1.", "Number 1 goes home.")


def test_before_the_first_round_nothing_is_called_by_table() -> None:
    called = calls(None, Seating(1, (Table(1, 1, 2, 3, 4),), (5, 6)), {}, Roles.NONE)
    assert called.tables == ()
    assert called.last == ("Numbers 5 and 6 sit out.",)


def test_the_deal_goes_round_the_table() -> None:
    assert [dealer_of(number, 1, 1) for number in range(1, 6)] == [
        Seat.NORTH,
        Seat.EAST,
        Seat.SOUTH,
        Seat.WEST,
        Seat.NORTH,
    ]
    assert dealer_of(2, 3, 4) is Seat.SOUTH
