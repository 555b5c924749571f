"""Right-to-left writing: puts names into the order they are drawn in, with Arabic letters joined."""

import unicodedata
from functools import cache

FORMS = ("isolated", "final", "initial", "medial")


def visual(text: str) -> str:
    """The text as it is drawn from left to right; a text without right-to-left letters is itself."""
    if text.isascii() or not any(_is_right_to_left(c) for c in text):
        return text
    runs = _runs(joined(text))
    if _is_right_to_left(next(c for c in text if unicodedata.bidirectional(c) in ("L", "R", "AL"))):
        runs.reverse()
    return "".join(_turned(run) if leftward else run for run, leftward in runs)


def _is_right_to_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL")


def _runs(text: str) -> list[tuple[str, bool]]:
    """Pieces of one direction; what has none goes with the piece before when the next agrees, else with the first."""
    directions = [_direction(letter) for letter in text]
    first = next(d for d in directions if d is not None)
    runs: list[tuple[str, bool]] = []
    for place, letter in enumerate(text):
        direction = directions[place]
        if direction is None:
            following = next((d for d in directions[place:] if d is not None), first)
            before = runs[-1][1] if runs else first
            direction = before if before == following else first
        if runs and runs[-1][1] == direction:
            runs[-1] = (runs[-1][0] + letter, direction)
        else:
            runs.append((letter, direction))
    return runs


def _direction(letter: str) -> bool | None:
    kind = unicodedata.bidirectional(letter)
    return True if kind in ("R", "AL", "NSM") else False if kind in ("L", "EN", "AN") else None


MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def _turned(run: str) -> str:
    return run[::-1].translate(MIRRORED)


@cache
def _shapes() -> dict[str, dict[str, str]]:
    """The drawn forms of each Arabic letter (or lam-alef pair), from Unicode's own decompositions."""
    found: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFBFF), *range(0xFE80, 0xFEFD)):
        form, *letters = unicodedata.decomposition(chr(code)).split() or ("",)
        if form.strip("<>") in FORMS:
            found.setdefault("".join(chr(int(each, 16)) for each in letters), {})[form.strip("<>")] = chr(code)
    return found


def joined(text: str) -> str:
    """Each Arabic letter in the form its neighbours give it; vowel marks are left out, as in print."""
    letters = _paired([c for c in text if unicodedata.category(c) != "Mn" or not _is_arabic(c)])
    shapes = _shapes()
    drawn = []
    for place, letter in enumerate(letters):
        forms = shapes.get(letter, {})
        before = "initial" in shapes.get(letters[place - 1], {}) if place else False
        after = "final" in shapes.get(letters[place + 1], {}) if place + 1 < len(letters) else False
        starts = after and "initial" in forms
        form = ("medial" if starts else "final") if before and "final" in forms else "initial" if starts else "isolated"
        drawn.append(forms.get(form, letter))
    return "".join(drawn)


def _is_arabic(letter: str) -> bool:
    return "\u0600" <= letter <= "\u06ff"


def _paired(letters: list[str]) -> list[str]:
    """Lam and alef together are one letter."""
    found: list[str] = []
    for letter in letters:
        if found and found[-1] == "\u0644" and "\u0644" + letter in _shapes():
            found[-1] += letter
        else:
            found.append(letter)
    return found
