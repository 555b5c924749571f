"""Cells of a spreadsheet that stay text: what begins like a formula gets an apostrophe before it."""

STARTS = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n", "\0", "|", "%")
QUOTES = "\"' \t\r\n\0\u00a0\u3000"


def safe_cell(value: str | int | float | None) -> str | int | float:
    """The value as it may stand in an exported cell; numbers stay numbers, nothing entered is empty."""
    if value is None:
        return ""
    if not isinstance(value, str):
        return value
    begins = value.lstrip(QUOTES)[:1]
    return f"'{value}" if value.startswith(STARTS) or (begins and begins in "".join(STARTS)) else value
