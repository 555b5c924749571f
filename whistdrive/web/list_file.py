"""Reads an uploaded list of names: CSV in whatever encoding, Excel or LibreOffice, as people."""

import io
from pathlib import PurePath
from typing import Any
from zipfile import BadZipFile, ZipFile

import tablib
from charset_normalizer import from_bytes
from django.core.files.uploadedfile import UploadedFile

from whistdrive.core.name_list import ListedPerson, read_rows, read_text
from whistdrive.core.problems import RuleBroken
from whistdrive.web.open_document import open_document_rows

LARGEST = 2 * 1024 * 1024
LARGEST_UNPACKED = 40 * 1024 * 1024
STRANGE = "\ufffd¹²³¼½¾¿¡¢£¥¦§¨©ª¬®¯°±µ¶¸º"
SHEETS = (".xlsx", ".ods")
KINDS = (".csv", ".txt", ".tsv", *SHEETS)


class FileRefused(RuleBroken):
    """A file that is too large (413) or not the kind of file (415)."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


def people_in(file: "UploadedFile[bytes]") -> tuple[ListedPerson, ...]:
    """The people in an uploaded list; RuleBroken names the row and column that cannot be read."""
    ending = PurePath(file.name or "").suffix.lower()
    if (file.size or 0) > LARGEST:
        raise FileRefused(413, "A list has 2 MB at most. Is it the right file?")
    if ending not in KINDS:
        raise FileRefused(415, "Send a CSV, an Excel (xlsx) or a LibreOffice (ods) file.")
    content = file.read()
    if ending in SHEETS:
        return read_rows(sheet_rows(content, ending))
    return read_text(decoded(content))


def decoded(content: bytes) -> str:
    """Text in UTF-8, with or without its mark, in UTF-16 with its mark, or in the old Windows letters."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace")
    if b"\0" in content or content.startswith((b"%PDF", b"PK\x03\x04", b"\x89PNG", b"\xd0\xcf\x11\xe0")):
        raise FileRefused(415, "This is not text. Send a CSV, an Excel (xlsx) or a LibreOffice (ods) file.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return _guessed(content)


def _guessed(content: bytes) -> str:
    """Another script's letters where they are surely meant, else western ones, or eastern where those look strange."""
    best = from_bytes(content, cp_isolation=["cp1252", "cp1250", "cp1253", "cp1251"]).best()
    if best is not None and best.encoding in ("cp1253", "cp1251"):
        return str(best)
    western = content.decode("cp1252", errors="replace")
    strange = any(sign in western for sign in STRANGE)
    return content.decode("cp1250", errors="replace") if strange else western


def sheet_rows(content: bytes, kind: str) -> list[list[str]]:
    """The first sheet's rows as text."""
    _refuse_bomb(content)
    try:
        return READERS[kind](content)
    except Exception:
        # The readers of others fail in many ways on a broken file; each means the same to who sent it.
        raise FileRefused(415, "This file cannot be read. Open it, save it again as CSV and send that.") from None


def _excel_rows(content: bytes) -> list[list[str]]:
    sheet: Any = tablib.Databook().load(io.BytesIO(content), format="xlsx").sheets()[0]
    return [[_cell(cell) for cell in row] for row in [sheet.headers or [], *sheet]]


READERS = {".xlsx": _excel_rows, ".ods": open_document_rows}


def _refuse_bomb(content: bytes) -> None:
    try:
        with ZipFile(io.BytesIO(content)) as packed:
            size = sum(each.file_size for each in packed.infolist())
    except BadZipFile:
        raise FileRefused(415, "This file is broken, or not what its name says.") from None
    if size > LARGEST_UNPACKED:
        raise FileRefused(413, "There is more in this file than a list of names can hold.")


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
