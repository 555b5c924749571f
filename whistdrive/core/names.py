"""Names: what the public sees, how they are searched and sorted."""

import unicodedata
from enum import StrEnum


class Publish(StrEnum):
    """How much of a name the public sees; the player chooses."""

    FULL = "full"
    INITIAL = "initial"
    NUMBER = "number"


def public_name(name: str, number: int, publish: Publish) -> str:
    """The name as the player chose it: in full, first name and initial, or only the card number."""
    words = name.split()
    if publish is Publish.NUMBER or not words:
        return f"Player {number}"
    if publish is Publish.INITIAL and len(words) > 1:
        return f"{words[0]} {words[-1][0]}."
    return name


def search_key(name: str) -> str:
    """Folded and without accents, so that "wyn" finds "Ŵyn" on every database."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def tidy(name: str) -> str:
    """A typed name without control characters and stray spaces, in composed letters."""
    printable = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", name))
    return " ".join(printable.split())
