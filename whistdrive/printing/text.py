"""Words on paper: fonts that have the letters, names that fit, and never a fault for what somebody typed."""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from whistdrive.printing.script import visual

FONTS = Path(__file__).resolve().parents[2] / "static" / "fonts"
PLAIN, BOLD, ITALIC, EAST_ASIAN = "DejaVuSans", "DejaVuSans-Bold", "DejaVuSans-Oblique", "DroidSansFallback"
MISSING = "□"
LONGEST = 300
"""Letters of a text that are looked at at all; no place on paper holds more."""
Runs = tuple[tuple[str, str], ...]


@cache
def font(name: str) -> Any:
    """The font, read from its file when it is first needed."""
    loaded = TTFont(name, str(FONTS / f"{name}.ttf"), shapable=False)
    pdfmetrics.registerFont(loaded)
    return loaded


def load_fonts() -> None:
    font(PLAIN)
    font(BOLD)


def clean(text: str) -> str:
    """One line without control and invisible characters, as it is drawn."""
    if text.isascii() and text.isprintable():
        return text[:LONGEST]
    composed = unicodedata.normalize("NFC", text[:LONGEST])
    spaced = "".join(" " if c.isspace() or unicodedata.category(c) == "Cc" else c for c in composed)
    return visual("".join(c for c in spaced if not _invisible(c)))


def _invisible(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cf", "Cs", "Cn", "Co") or "\ufe00" <= letter <= "\ufe0f"


def font_for(letter: str, wanted: str) -> str | None:
    """The font that has this letter, the wanted one first; None where none has it."""
    # The slanted font has no Hebrew or Arabic.
    others = (PLAIN, EAST_ASIAN) if wanted == ITALIC else (EAST_ASIAN,)
    return next((name for name in (wanted, *others) if ord(letter) in font(name).face.charToGlyph), None)


@lru_cache(maxsize=20_000)
def runs_of(text: str, wanted: str) -> Runs:
    """The text in pieces of one font; a letter that no font has is drawn as an empty box."""
    if text.isascii():
        font(wanted)
        return ((wanted, text),)
    runs: list[tuple[str, str]] = []
    for letter in text:
        name = font_for(letter, wanted)
        name, letter = (name, letter) if name else (wanted, MISSING)
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + letter)
        else:
            runs.append((name, letter))
    return tuple(runs)


@lru_cache(maxsize=20_000)
def width_of(text: str, wanted: str) -> float:
    """The width in points at size 1."""
    return float(sum(pdfmetrics.stringWidth(piece, name, 1) for name, piece in runs_of(text, wanted)))


@lru_cache(maxsize=20_000)
def fitted(text: str, wanted: str, size: float, room: float, least: float) -> tuple[str, float]:
    """The text and size that fit the room: smaller, down to `least`; what is too long even so is cut, and larger."""
    text = clean(text)
    width = width_of(text, wanted)
    if width * size <= room:
        return text, size
    if width * least <= room:
        return text, room / width
    size = max(least, size * 0.8)
    return cut(text, wanted, room / size), size


def cut(text: str, wanted: str, room: float) -> str:
    """As much of the text as fits this room at size 1, with "…" behind it."""
    fits, over = 0, len(text)
    while over - fits > 1:
        half = (fits + over) // 2
        if width_of(text[:half].rstrip() + "…", wanted) <= room:
            fits = half
        else:
            over = half
    return text[:fits].rstrip() + "…"


def wrapped(text: str, wanted: str, size: float, room: float) -> list[str]:
    """The text in lines that fit the room."""
    lines: list[str] = []
    for word in clean(text).split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, wanted) * size <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
