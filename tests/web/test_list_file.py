"""Uploaded lists of names: every encoding a club's computer writes, spreadsheets, and files that are none."""

import io
import zipfile

import pytest
import tablib
from django.core.files.uploadedfile import SimpleUploadedFile

from whistdrive.core.problems import RuleBroken
from whistdrive.web.list_file import LARGEST, FileRefused, decoded, people_in

WELSH = "Name;Role\nŴyn Îago;gentleman\nÉlodie Müller;lady\n"
WESTERN = "Name;Role\nÉlodie Müller;lady\nSeán O’Brien;gentleman\nJosé Núñez;gentleman\n"
POLISH = "Name\nŁukasz Żółć\nGrażyna Wiśniewska\nStanisław Dąbrowski\n"
GREEK = "Name\nΓιώργος Παπαδόπουλος\nΕλένη Νικολάου\nΔημήτρης Κωνσταντίνου\n"


def names(name: str, content: bytes) -> list[str]:
    return [person.name for person in people_in(SimpleUploadedFile(name, content))]


OPEN_SHEET = """<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
 <office:body><office:spreadsheet><table:table table:name="Sheet1"><table:table-column/>
 <table:table-row>
  <table:table-cell><text:p>No.</text:p></table:table-cell>
  <table:table-cell><text:p>First name</text:p></table:table-cell>
  <table:table-cell><text:p>Surname</text:p></table:table-cell><table:table-cell><text:p>Role</text:p></table:table-cell>
 </table:table-row>
 <table:table-row>
  <table:table-cell office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>
  <table:table-cell><text:p>Ŵyn</text:p></table:table-cell>
  <table:table-cell><office:annotation><text:p>a note</text:p></office:annotation>
   <text:p>Îago</text:p></table:table-cell>
  <table:table-cell><text:p>gentleman</text:p></table:table-cell>
 </table:table-row>
 <table:table-row><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
 <table:table-row>
  <table:table-cell office:value-type="float" office:value="8"/>
  <table:table-cell><text:p>Ann</text:p></table:table-cell>
  <table:table-cell><text:p><text:span>Exam</text:span>ple</text:p></table:table-cell>
  <table:table-cell><text:p>lady</text:p></table:table-cell>
 </table:table-row>
 <table:table-row table:number-rows-repeated="1048572">
  <table:table-cell table:number-columns-repeated="16384"/>
 </table:table-row>
 </table:table></office:spreadsheet></office:body></office:document-content>
"""


def open_sheet(page: str = OPEN_SHEET) -> bytes:
    """A LibreOffice file with one sheet."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("content.xml", page)
    return packed.getvalue()


def sheet(kind: str) -> bytes:
    """A spreadsheet as a club keeps it, with an empty row in it and figures as numbers."""
    if kind == "ods":
        return open_sheet()
    rows = tablib.Dataset(headers=["No.", "First name", "Surname", "Role"])
    rows.append([7, "Ŵyn", "Îago", "gentleman"])
    rows.append([None, None, None, None])
    rows.append([8.0, "Ann", "Example", "lady"])
    content = rows.export(kind)
    assert isinstance(content, bytes)
    return content


def refused(name: str, content: bytes) -> FileRefused:
    with pytest.raises(FileRefused) as refusal:
        people_in(SimpleUploadedFile(name, content))
    return refusal.value


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_every_way_of_writing_unicode_is_read(encoding: str) -> None:
    assert names("list.csv", WELSH.encode(encoding)) == ["Ŵyn Îago", "Élodie Müller"]


def test_latin_1_and_windows_letters_are_read() -> None:
    assert names("list.csv", WESTERN.encode("cp1252")) == ["Élodie Müller", "Seán O’Brien", "José Núñez"]
    assert names("list.txt", "Zoë\nRenée\n".encode("latin-1")) == ["Zoë", "Renée"]


@pytest.mark.parametrize(("text", "encoding"), [(POLISH, "cp1250"), (GREEK, "cp1253")])
def test_old_letters_of_other_countries_are_read(text: str, encoding: str) -> None:
    assert names("list.csv", text.encode(encoding)) == text.splitlines()[1:]


@pytest.mark.parametrize("kind", ["xlsx", "ods"])
def test_a_spreadsheet_is_read_with_its_numbers_and_without_its_empty_rows(kind: str) -> None:
    people = people_in(SimpleUploadedFile(f"list.{kind}", sheet(kind)))
    assert [(each.row, each.number, each.name, str(each.role)) for each in people] == [
        (2, 7, "Ŵyn Îago", "B"),
        (4, 8, "Ann Example", "A"),
    ]


def test_the_kind_of_file_is_told_by_its_ending_in_any_letters() -> None:
    assert names("LIST.CSV", b"Ann\n") == ["Ann"]


def test_a_file_over_two_megabytes_is_too_large() -> None:
    assert refused("list.csv", b"a" * (LARGEST + 1)).status == 413


@pytest.mark.parametrize("name", ["list.pdf", "list.xls", "list.exe", "list"])
def test_a_file_of_another_kind_is_refused_by_its_ending(name: str) -> None:
    assert refused(name, b"Ann\n").status == 415


@pytest.mark.parametrize("content", [b"%PDF-1.7\n", b"PK\x03\x04rest", b"\x89PNG\r\n", b"\xd0\xcf\x11\xe0", b"Ann\0"])
def test_what_only_calls_itself_a_list_is_refused_by_what_it_holds(content: bytes) -> None:
    assert refused("list.csv", content).status == 415


@pytest.mark.parametrize("kind", ["xlsx", "ods"])
def test_a_broken_spreadsheet_is_refused_in_a_sentence(kind: str) -> None:
    whole = sheet(kind)
    for content in (b"Ann\n", whole[: len(whole) // 2], b""):
        assert refused(f"list.{kind}", content).status == 415


def test_a_spreadsheet_that_unpacks_to_far_more_is_refused_before_it_is_read() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b"0" * (41 * 1024 * 1024))
    assert refused("list.xlsx", packed.getvalue()).status == 413


def test_a_sheet_that_defines_words_of_its_own_is_refused() -> None:
    bomb = OPEN_SHEET.replace("<office:document", '<!DOCTYPE x [<!ENTITY a "aaaa">]>\n<office:document', 1)
    assert refused("list.ods", open_sheet(bomb)).status == 415


def test_a_fault_in_a_file_is_named_by_its_row_and_column() -> None:
    with pytest.raises(RuleBroken, match="Row 3, column “Role”"):
        names("list.csv", b"name,role\nAnn,lady\nBob,wizard\n")


def test_bytes_that_are_no_text_in_any_letters_still_give_something_to_look_through() -> None:
    assert decoded(b"Ann \x81\x8d\n").startswith("Ann ")
