"""Lists of people as they are pasted and sent: names one a line, rows with headings, and what cannot be read."""

import pytest

from whistdrive.core.field import Role
from whistdrive.core.name_list import Dealing, ListedPerson, plan_cards, read_text, written
from whistdrive.core.problems import RuleBroken


def names(text: str) -> list[str]:
    return [person.name for person in read_text(text)]


def test_names_stand_one_a_line_and_empty_lines_are_nobody() -> None:
    assert names("Ann Example\r\n\n  Ŵyn   Ellis \n") == ["Ann Example", "Ŵyn Ellis"]


def test_a_mark_at_the_beginning_is_no_part_of_a_name() -> None:
    assert names("\ufeffAnn\nBob") == ["Ann", "Bob"]


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_columns_are_known_by_their_headings_in_any_order(mark: str) -> None:
    rows = [("Surname", "Sex", "No.", "First name"), ("Example", "F", "7", "Ann"), ("Sample", "m", "", "Bob")]
    assert read_text("\n".join(mark.join(row) for row in rows)) == (
        ListedPerson(2, ("Ann Example",), Role.A, 7),
        ListedPerson(3, ("Bob Sample",), Role.B, None),
    )


def test_quoted_cells_keep_their_commas() -> None:
    assert names('name,role\n"Example, Ann",lady') == ["Example, Ann"]


def test_without_headings_a_figure_is_the_number_and_lady_the_card() -> None:
    assert read_text("12;Ann;Example;lady") == (ListedPerson(1, ("Ann Example",), Role.A, 12),)


def test_a_numbered_list_gives_its_numbers() -> None:
    assert read_text("1. Ann\n2) Bob") == (ListedPerson(1, ("Ann",), None, 1), ListedPerson(2, ("Bob",), None, 2))


def test_a_stroke_between_two_names_is_a_shared_place() -> None:
    assert read_text("Ann Example / Bob Sample")[0].names == ("Ann Example", "Bob Sample")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name;role\nAnn;lady\nBob;knight", "Row 3, column “Role”: “knight” is no kind of card."),
        ("name;number\nAnn;7\nBob;x", "Row 3, column “Number”: “x” is no card number from 1 to 999."),
        ("name;number\nAnn;7\nBob;7", "Row 3, column “Number”: card 7 is in row 2 already."),
        ("name;role\n;lady", "Row 2, column “Name”: there is no name."),
        ('name,role\nAnn,lady\n"Bob,lady', "Row 3: a quotation mark is not closed."),
        ("Ann\n" + "b" * 121, "Row 2, column “Name”: a name has 120 letters at most."),
        ("name,number\nAnn,0", "Row 2, column “Number”: “0” is no card number from 1 to 999."),
        ("Ann\n12", "Row 2, column 1: there is no name."),
        ("\n".join(f"Player {number}" for number in range(401)), "A list has 400 people at most; this one has 401."),
    ],
)
def test_what_cannot_be_read_is_named_by_row_and_column(text: str, says: str) -> None:
    with pytest.raises(RuleBroken, match=says.split("(")[0]):
        read_text(text)


def test_cards_go_on_after_the_highest_number_that_is_held() -> None:
    planned = plan_cards(read_text("Ann\nBob"), {1: "Cai", 5: "Dai"})
    assert [card.number for card in planned] == [6, 7]


def test_a_name_of_the_drive_or_of_the_list_looks_like_a_double_and_waits_for_a_number() -> None:
    planned = plan_cards(read_text("Wyn Ellis\nAnn\nann"), {3: "Ŵyn Ellis"})
    assert [(card.number, card.double) for card in planned] == [(None, "card 3"), (4, ""), (None, "row 2")]


def test_a_number_that_is_held_is_refused_with_its_row() -> None:
    with pytest.raises(RuleBroken, match="Row 1, column “Number”: card 3 is given out"):
        plan_cards(read_text("3;Ann"), {3: "Bob"})


def test_cards_are_dealt_in_turn_where_the_list_says_nothing() -> None:
    planned = plan_cards(read_text("Ann\nBob;gent\nCai"), {}, Dealing.TURN)
    assert [card.role for card in planned] == [Role.A, Role.B, Role.A]


def test_what_is_written_is_read_back() -> None:
    people = (ListedPerson(2, ('Ann "Nan" Example; a', "Bob"), Role.A, 7), ListedPerson(3, ("Cai",), None, None))
    assert read_text(written(people)) == people


def test_cards_without_names_and_names_like_headings_are_read_back_too() -> None:
    people = (ListedPerson(2, (), None, 7), ListedPerson(3, ("Name",), Role.B), ListedPerson(4, ("<script>",)))
    assert read_text(written(people)) == people


def test_rows_are_counted_as_the_list_has_them_with_its_empty_lines() -> None:
    assert [person.row for person in read_text("Ann\n\nBob")] == [1, 3]


def test_a_list_of_nothing_or_of_headings_has_nobody() -> None:
    assert (read_text(" \n\n"), read_text("Name,Role")) == ((), ())


def test_numbers_asked_for_are_kept_and_the_others_follow_the_highest() -> None:
    planned = plan_cards(read_text("name,number\nAnn,\nBob,9\nCai,"), {3: "Dai"})
    assert [card.number for card in planned] == [10, 9, 11]


def test_either_of_two_who_share_a_place_looks_like_a_double() -> None:
    assert plan_cards(read_text("Bob"), {5: "Ann / Bob"})[0].double == "card 5"


def test_cards_without_names_look_like_nobody() -> None:
    nobody = tuple(ListedPerson(row, ()) for row in (1, 2))
    assert [card.double for card in plan_cards(nobody, {1: "", 2: ""})] == ["", ""]


def test_the_list_s_own_word_for_a_card_goes_before_the_dealing() -> None:
    assert [card.role for card in plan_cards(read_text("Ann\nCai;lady"), {}, Dealing.B)] == [Role.B, Role.A]
