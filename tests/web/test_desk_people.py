"""People at the desk: at the door, as numbers, as a list, late, gone and swapped."""

import io
from typing import Any
from zipfile import ZipFile

import pytest
import tablib
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.evening_play import draw, drive_now, open_evening, play_round
from whistdrive.core.field import Role


@pytest.fixture
def slug(db: None) -> str:
    """A village drive without anybody."""
    return open_evening(players=0)


def held(slug: str) -> list[tuple[int, str, Role | None]]:
    return [(entry.number, entry.name, entry.role) for entry in drive_now(slug).entries]


def post(client: Client, page: str, *args: Any, **typed: Any) -> HttpResponse:
    return client.post(reverse(page, args=args), typed, follow=True)  # type: ignore[return-value]


def listed(client: Client, slug: str, text: str = "", **more: Any) -> HttpResponse:
    """The page that shows what a list would add."""
    return post(client, "paste_names", slug, text=text, **more)


def agreed(client: Client, slug: str, looked: HttpResponse, *added: int) -> HttpResponse:
    """Add what a looked-through page offers, with the doubles of these rows."""
    context = looked.context  # type: ignore[attr-defined]
    doubles = [str(index) for index, _ in context["doubles"]]
    return post(client, "add_names", slug, list=context["list"], double=doubles, add=[str(each) for each in added])


def test_names_are_typed_one_at_a_time_and_numbered_in_order(desk: Client, slug: str) -> None:
    post(desk, "entries", slug, name="Ann Example", role="A")
    shown = post(desk, "entries", slug, name="Bob Sample", role="B")
    assert held(slug) == [(1, "Ann Example", Role.A), (2, "Bob Sample", Role.B)]
    assert "Card 2 for Bob Sample." in shown.content.decode()


def test_the_kind_of_card_is_remembered_for_the_next_one(desk: Client, slug: str) -> None:
    shown = post(desk, "entries", slug, name="Bob Sample", role="B").content.decode()
    assert '<option value="B" selected>' in shown


def test_two_who_share_a_place_hold_one_card(desk: Client, slug: str) -> None:
    post(desk, "entries", slug, name="Ann", second="Bob", role="A")
    assert held(slug) == [(1, "Ann / Bob", Role.A)]


def test_two_john_smiths_both_stay(desk: Client, slug: str) -> None:
    first, second = (post(desk, "entries", slug, name="John Smith", role="B").content.decode() for _ in range(2))
    assert [name for _, name, _ in held(slug)] == ["John Smith", "John Smith"]
    assert "Also on card" not in first
    assert "Also on card 1. If this is the same person, take card 2 back." in second


def test_a_name_is_missing_and_nothing_is_written(desk: Client, slug: str) -> None:
    answer = post(desk, "entries", slug, name=" ", role="B")
    assert answer.status_code == 422
    assert held(slug) == []


def test_a_number_that_is_taken_is_refused_and_the_name_kept_in_the_answer(desk: Client, slug: str) -> None:
    post(desk, "entries", slug, name="Ann", role="A", number="5")
    answer = post(desk, "entries", slug, name="Bob", role="B", number="5")
    assert answer.status_code == 409
    assert "Card 5 is given out already." in answer.content.decode()
    assert "Bob" in answer.content.decode()


def test_cards_are_given_out_without_names_and_tied_at_the_door(desk: Client, slug: str) -> None:
    post(desk, "numbers_only", slug, count="4", role="turn")
    post(desk, "entries", slug, name="Ann", role="B", number="3")
    assert held(slug) == [(1, "", Role.A), (2, "", Role.B), (3, "Ann", Role.A), (4, "", Role.B)]


def test_the_page_says_how_many_can_play_and_who_should_take_the_other_card(desk: Client, slug: str) -> None:
    post(desk, "numbers_only", slug, count="7", role="A")
    shown = post(desk, "numbers_only", slug, count="5", role="B").content.decode()
    assert "12 cards: 2 tables, 4 sit out each round." in shown
    assert "1 lady should take a gentleman’s card: then 3 tables can play." in shown


@pytest.mark.parametrize("people", [1, 3])
def test_the_page_costs_the_same_queries_for_one_person_and_three(desk: Client, db: None, people: int) -> None:
    slug = open_evening(players=people)
    with CaptureQueriesContext(connection) as queries:
        assert desk.get(reverse("entries", args=[slug])).status_code == 200
    assert len(queries) == QUERIES


QUERIES = 11


def test_a_list_is_shown_first_and_written_only_when_agreed(desk: Client, slug: str) -> None:
    looked = listed(desk, slug, "Ann Example\nBob Sample", role="turn")
    assert looked.status_code == 200
    assert "2 to be added" in looked.content.decode()
    assert held(slug) == []
    agreed(desk, slug, looked)
    assert held(slug) == [(1, "Ann Example", Role.A), (2, "Bob Sample", Role.B)]


def test_what_looks_like_a_double_is_asked_for_each(desk: Client, slug: str) -> None:
    post(desk, "entries", slug, name="Ŵyn Ellis", role="A")
    looked = listed(desk, slug, "Wyn Ellis\nAnn\nWYN ELLIS", role="A")
    assert "has the name of card 1" in looked.content.decode()
    agreed(desk, slug, looked, 2)
    assert [(number, name) for number, name, _ in held(slug)] == [(1, "Ŵyn Ellis"), (2, "Ann"), (3, "WYN ELLIS")]


def test_a_name_like_a_script_is_text(desk: Client, slug: str) -> None:
    looked = listed(desk, slug, "<script>alert(1)</script>", role="A")
    assert "<script>alert" not in looked.content.decode()
    assert "<script>alert" not in agreed(desk, slug, looked).content.decode()


def test_polish_letters_of_an_old_windows_are_read(desk: Client, slug: str) -> None:
    text = "name;sex\nŁukasz Wiśniewski;m\nStanisława Dąbrowska;f\nMałgorzata Wójcik;f\n"
    agreed(desk, slug, listed(desk, slug, file=SimpleUploadedFile("names.csv", text.encode("cp1250"))))
    assert [name for _, name, _ in held(slug)] == ["Łukasz Wiśniewski", "Stanisława Dąbrowska", "Małgorzata Wójcik"]


CSV = "Nom;Name;Sex\n;José Peña;m\n;Ann “Nan” Öst;f\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_a_csv_file_is_read_in_whatever_letters_it_was_saved(desk: Client, slug: str, encoding: str) -> None:
    file = SimpleUploadedFile("names.csv", CSV.encode(encoding))
    agreed(desk, slug, listed(desk, slug, file=file))
    assert held(slug) == [(1, "José Peña", Role.B), (2, "Ann “Nan” Öst", Role.A)]


def excel() -> bytes:
    sheet = tablib.Dataset([7, "Ann", "Example", "lady"], [8, "Bob", "Sample", "gent"])
    sheet.headers = ["No", "First name", "Surname", "Role"]
    return bytes(sheet.export("xlsx"))


def open_document() -> bytes:
    """A LibreOffice sheet as LibreOffice ends it: with a million empty rows."""
    rows = [["No", "First name", "Surname", "Role"], ["7", "Ann", "Example", "lady"], ["8", "Bob", "Sample", "gent"]]
    cell = "<table:table-cell><text:p>{}</text:p></table:table-cell>"
    lines = ["<table:table-row>" + "".join(cell.format(each) for each in row) + "</table:table-row>" for row in rows]
    end = '<table:table-row table:number-rows-repeated="1048573"><table:table-cell/></table:table-row>'
    spaces = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text")
    )
    packed = io.BytesIO()
    with ZipFile(packed, "w") as file:
        sheet = f"<office:body {spaces}><table:table>{''.join(lines)}{end}</table:table></office:body>"
        file.writestr("content.xml", sheet)
    return packed.getvalue()


@pytest.mark.parametrize(("kind", "content"), [("xlsx", excel()), ("ods", open_document())], ids=["xlsx", "ods"])
def test_a_spreadsheet_is_read_with_its_numbers(desk: Client, slug: str, kind: str, content: bytes) -> None:
    file = SimpleUploadedFile(f"names.{kind}", content)
    agreed(desk, slug, listed(desk, slug, file=file))
    assert held(slug) == [(7, "Ann Example", Role.A), (8, "Bob Sample", Role.B)]


@pytest.mark.parametrize(
    ("name", "content", "status"),
    [
        ("names.csv", b"a" * (2 * 1024 * 1024 + 1), 413),
        ("names.pdf", b"%PDF-1.4", 415),
        ("names.csv", b"PK\x03\x04 not text", 415),
        ("names.xlsx", b"no zip at all", 415),
        ("names.csv", b"name,role\nAnn,knight\n", 422),
    ],
)
def test_t10_a_file_that_cannot_be_read_is_refused_and_writes_nothing(
    desk: Client, slug: str, name: str, content: bytes, status: int
) -> None:
    answer = desk.post(reverse("paste_names", args=[slug]), {"file": SimpleUploadedFile(name, content)})
    assert answer.status_code == status
    assert held(slug) == []


def test_a_broken_row_is_named_and_the_text_kept(desk: Client, slug: str) -> None:
    answer = listed(desk, slug, "name;number\nAnn;seven")
    assert answer.status_code == 422
    assert "Row 2, column “Number”" in answer.content.decode()
    assert "Ann;seven" in answer.content.decode()


def test_a_card_is_changed_name_kind_and_chair(desk: Client, slug: str) -> None:
    post(desk, "entries", slug, name="Ann", role="A")
    post(desk, "entry", slug, 1, name="Anne", second="", role="B", table="3", seat="north")
    entry = drive_now(slug).entries[0]
    assert (entry.name, entry.role, entry.fixed_chair.table) == ("Anne", Role.B, 3)  # type: ignore[union-attr]


def test_a_chair_needs_its_table_and_its_seat(desk: Client, slug: str) -> None:
    post(desk, "entries", slug, name="Ann", role="A")
    assert post(desk, "entry", slug, 1, name="Ann", role="A", table="3", seat="").status_code == 422


def test_a_card_given_out_by_mistake_is_taken_back(desk: Client, slug: str) -> None:
    post(desk, "entries", slug, name="Ann", role="A")
    post(desk, "entry_remove", slug, 1)
    assert held(slug) == []


def test_m4_who_leaves_is_not_seated_again_and_may_stay_after_all(desk: Client, db: None) -> None:
    slug = open_evening(players=12)
    play_round(slug)
    post(desk, "entry_leave", slug, 5, last_round="1")
    assert drive_now(slug).entries[4].until_round == 1
    post(desk, "entry_back", slug, 5)
    assert drive_now(slug).entries[4].until_round is None


def test_m4_a_latecomer_joins_from_the_next_round(desk: Client, db: None) -> None:
    slug = open_evening(players=12)
    draw(slug)
    assert "Whoever comes now joins from round 2" in desk.get(reverse("entries", args=[slug])).content.decode()
    shown = post(desk, "entries", slug, name="Late Lou", role="A").content.decode()
    assert "from round 2" in shown
    assert drive_now(slug).entries[12].from_round == 2


def test_a_substitute_takes_over_a_card_that_plays(desk: Client, db: None) -> None:
    slug = open_evening(players=12)
    play_round(slug)
    post(desk, "entry_substitute", slug, 5, name="Sue Substitute")
    assert drive_now(slug).entries[4].name == "Sue Substitute"


def test_a_card_that_nobody_holds_is_not_there(desk: Client, slug: str) -> None:
    assert desk.get(reverse("entry", args=[slug, 77])).status_code == 404


def test_more_text_than_a_list_can_be_is_answered_413(desk: Client, slug: str) -> None:
    assert listed(desk, slug, "Ann\n" * 600_000).status_code == 413
    assert held(slug) == []


def test_a_card_given_out_while_a_list_is_looked_through_is_never_given_twice(desk: Client, slug: str) -> None:
    looked = listed(desk, slug, "Ann\nBob")
    post(desk, "entries", slug, name="Cai")
    assert agreed(desk, slug, looked).status_code == 409
    assert [name for _, name, _ in held(slug)] == ["Cai"]


def test_cards_without_names_leave_no_gap_before_a_comma(desk: Client, slug: str) -> None:
    post(desk, "numbers_only", slug, count="10", role="turn")
    draw(slug)
    shown = desk.get(reverse("round", args=[slug, 1])).content.decode()
    assert "</b> </span>" not in shown
    assert "</b> ," not in shown
