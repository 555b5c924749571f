"""Names: what the public sees, how they are searched and sorted."""

import unicodedata
from enum import StrEnum

LONGEST_NAME = 120
SHARED = " / "
"""Between the names of two who share a place."""


class Publish(StrEnum):
    """How much of a name the public sees; the player chooses."""

    FULL = "full"
    INITIAL = "initial"
    NUMBER = "number"


def public_name(name: str, number: int, publish: Publish) -> str:
    """The name as the player chose it: in full, first name and initial, or only the card number."""
    if publish is Publish.NUMBER or not name.strip():
        return f"Player {number}"
    if publish is Publish.INITIAL:
        return SHARED.join(_shortened(each) for each in name.split(SHARED))
    return name


def _shortened(name: str) -> str:
    words = name.split()
    return f"{words[0]} {words[-1][0]}." if len(words) > 1 else name


def search_key(name: str) -> str:
    """Folded and without accents, so that "wyn" finds "Ŵyn" on every database."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def tidy(name: str) -> str:
    """A typed name without control characters and stray spaces, in composed letters."""
    printable = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", name))
    return " ".join(printable.split())
