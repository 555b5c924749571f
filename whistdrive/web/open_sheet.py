"""Reads the first sheet of a LibreOffice file: packed XML with rows and cells, the empty ones only counted."""

import io
from xml.etree import ElementTree
from zipfile import ZipFile

OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
CELLS = (f"{TABLE}table-cell", f"{TABLE}covered-table-cell")
MOST_EMPTY = 1000


def open_sheet_rows(content: bytes) -> list[list[str]]:
    """The rows of the first sheet as text; any exception means that it is no such file."""
    with ZipFile(io.BytesIO(content)) as packed:
        page = packed.read("content.xml")
    if b"<!DOCTYPE" in page:
        raise ValueError("A sheet defines no words of its own.")
    sheet = ElementTree.fromstring(page).find(f".//{TABLE}table")
    if sheet is None:
        raise ValueError("There is no sheet.")
    return [row for each in sheet.iter(f"{TABLE}table-row") for row in [_cells(each)] * _times(each, "rows")]


def _cells(row: ElementTree.Element) -> list[str]:
    """A row's cells without the empty ones behind the last that is written."""
    cells = [text for cell in row if cell.tag in CELLS for text in [_text(cell)] * _times(cell, "columns")]
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _text(cell: ElementTree.Element) -> str:
    """What is shown in a cell; some programs write the figure alone."""
    shown = " ".join("".join(line.itertext()) for line in cell.findall(f"{TEXT}p"))
    return shown or cell.get(f"{OFFICE}value", "")


def _times(element: ElementTree.Element, what: str) -> int:
    """How often the same comes again; a sheet ends in a million empty rows that nobody wrote."""
    return min(int(element.get(f"{TABLE}number-{what}-repeated", "1")), MOST_EMPTY)
