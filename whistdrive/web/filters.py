"""What templates need to say things the house's way: suits, roles, places, points."""

from typing import Any
from uuid import uuid4

from django import template
from django.utils.html import format_html

from whistdrive.core.award import Points
from whistdrive.core.cards import Trump
from whistdrive.core.field import Role
from whistdrive.core.role_words import role_word, role_words
from whistdrive.core.words import halves

register = template.Library()

NOTHING_YET = "–"
TRUMP_WORDS = {Trump.NONE: "no trumps", Trump.MISERE: "misere"}
SHAPES = {
    "hearts": "M12 21C5 15 2 11.5 2 7.8 2 4.9 4.2 3 6.8 3 9 3 11 4.3 12 6.3 13 4.3 15 3 17.2 3 19.8 3 22 4.9 22 7.8"
    " 22 11.5 19 15 12 21z",
    "clubs": "M12 2a4.8 4.8 0 0 1 4.2 7.1 4.8 4.8 0 1 1-3.1 8.2C13.4 19.6 14.3 21.2 15.5 22h-7c1.2-.8 2.1-2.4"
    " 2.4-4.7A4.8 4.8 0 1 1 7.8 9.1 4.8 4.8 0 0 1 12 2z",
    "diamonds": "M12 1.5 20 12 12 22.5 4 12z",
    "spades": "M12 2C18 8 22 11 22 14.6 22 17.3 20 19 17.6 19 15.7 19 14 18 13.1 16.6 13.4 19 14.3 21 15.5 22H8.5C9.7"
    " 21 10.6 19 10.9 16.6 10 18 8.3 19 6.4 19 4 19 2 17.3 2 14.6 2 11 6 8 12 2z",
}


@register.filter
def words(text: str) -> list[str]:
    """The words of a text, to loop over."""
    return text.split()


@register.simple_tag
def new_key() -> str:
    """A fresh key for a form: however often it is sent, it counts once."""
    return uuid4().hex


@register.filter
def suit_shape(suit: str) -> str:
    """The suit drawn, without a name: for where a word stands beside it."""
    return format_html('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>', SHAPES[suit])


@register.filter
def trump_symbol(trump: Trump | str | None) -> str:
    """The trump drawn in its colour, with its name for who cannot see it; the table's own choice when None."""
    if not trump:
        return format_html('<span class="suit suit-word">{}</span>', "drawn at the table")
    if trump not in SHAPES:
        return format_html('<span class="suit suit-word">{}</span>', trump_word(trump))
    return format_html(
        '<span class="suit suit-{0}">{1}<span class="said">{0}</span></span>', str(trump), suit_shape(trump)
    )


@register.filter
def trump_full(trump: Trump | str | None) -> str:
    """The trump drawn, with its word beside it for all to read."""
    if not trump or trump not in SHAPES:
        return trump_symbol(trump)
    return format_html(
        '<span class="suit suit-{0}">{1}<span class="suit-word">{0}</span></span>', str(trump), suit_shape(trump)
    )


@register.filter
def trump_word(trump: Trump | str | None) -> str:
    """ "hearts", "no trumps", "drawn at the table"."""
    return TRUMP_WORDS.get(Trump(trump), str(trump)) if trump else "drawn at the table"


@register.filter
def role_name(role: Role | None, roles: str) -> str:
    """What a card of this kind is called tonight: "lady", "blue", or nothing."""
    return role_word(role, roles)


@register.filter
def role_names(role: Role | None, roles: str) -> str:
    """The same for several: "ladies"."""
    return role_words(role, roles)


@register.filter
def place(line: Any) -> str:
    """ "3", or "3=" when somebody shares the place."""
    return f"{line.place}=" if line.tied else str(line.place)


@register.filter
def points(number: Points | None) -> str:
    """Points without a needless decimal, a half as ½; nothing entered is a dash and never 0."""
    return NOTHING_YET if number is None else halves(number)


@register.filter
def notice_kind(level: str) -> str:
    """The look of a message of that level."""
    return {"success": "ok", "warning": "warn", "error": "refused"}.get(level, "note")


STATE_WORDS = {"setup": "not begun", "running": "running", "finished": "final", "reopened": "reopened"}


@register.filter
def state_word(state: str) -> str:
    """A drive's state as the pages say it."""
    return STATE_WORDS[state]


@register.filter
def list_label(name: str) -> str:
    """A list as a heading: "Ladies", "Everyone"."""
    return "Everyone" if name == "all" else name[:1].upper() + name[1:]
