"""Reads the first sheet of a LibreOffice file: rows of text, repeated cells and rows written out."""

import io
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring
from zipfile import ZipFile

OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
MOST_REPEATED = 50
"""A sheet ends in rows repeated a million times; they are empty."""


def open_document_rows(content: bytes) -> list[list[str]]:
    """The rows; ValueError or the readers' own errors where the file is not what it says."""
    with ZipFile(io.BytesIO(content)) as packed:
        text = packed.read("content.xml")
    if b"<!DOCTYPE" in text or b"<!ENTITY" in text:
        raise ValueError("A sheet has no entities of its own.")
    sheet = fromstring(text).find(f".//{TABLE}table")
    return [] if sheet is None else list(_rows(sheet))


def _rows(sheet: Element) -> Iterator[list[str]]:
    for row in sheet.iter(f"{TABLE}table-row"):
        cells = [cell for each in row for cell in _cells(each)]
        yield from [cells if any(cells) else []] * _times(row, "rows")


def _cells(cell: Element) -> list[str]:
    text = "\n".join("".join(part.itertext()) for part in cell.findall(f"{TEXT}p"))
    return [text or cell.get(f"{OFFICE}value", "")] * _times(cell, "columns")


def _times(each: Element, what: str) -> int:
    return min(int(each.get(f"{TABLE}number-{what}-repeated", "1")), MOST_REPEATED)
