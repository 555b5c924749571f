"""Small turns of phrase that refusals and calls share."""

from collections.abc import Sequence


def and_list(words: Sequence[str]) -> str:
    """ "3", "3 and 7", "3, 7 and 9"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def halves(number: float) -> str:
    """A whole number as it is, a half as ½: "26", "6½", "-½"."""
    size = abs(number)
    if size % 1 != 0.5:
        return f"{number:g}"
    return f"{'-' * (number < 0)}{int(size) or ''}½"


def counted(number: int, one: str, many: str = "") -> str:
    """ "1 table", "2 tables"."""
    return f"{number} {one if number == 1 else many or one + 's'}"
