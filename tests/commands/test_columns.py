"""Tables for a terminal."""

from whistdrive.management.columns import columns


def test_figures_stand_to_the_right_and_words_to_the_left() -> None:
    assert list(columns(("Place", "Name"), [("1=", "Ann"), ("10", "Zoë")])) == [
        "Place  Name",
        "-----  ----",
        "   1=  Ann",
        "   10  Zoë",
    ]


def test_what_is_not_there_is_a_dash() -> None:
    assert list(columns(("Total",), [(None,), (7.5,)]))[2:] == ["    –", "  7.5"]


def test_wide_letters_and_marks_keep_the_columns_in_line() -> None:
    lines = list(columns(("Name", "X"), [("田中", "a"), ("Zoe\u0308", "a")]))
    assert lines[2:] == ["田中  a", "Zoe\u0308   a"]


def test_a_table_without_rows_has_its_heading() -> None:
    assert list(columns(("A", "B"), [])) == ["A  B", "-  -"]
