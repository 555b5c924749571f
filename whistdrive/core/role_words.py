"""What the two kinds of card are called on the night."""

from whistdrive.core.drive import Roles
from whistdrive.core.field import Role

ROLE_WORDS: dict[str, dict[Role, tuple[str, str]]] = {
    Roles.LADIES_GENTLEMEN: {Role.A: ("lady", "ladies"), Role.B: ("gentleman", "gentlemen")},
    Roles.WHITE_BLUE: {Role.A: ("white", "white"), Role.B: ("blue", "blue")},
}


def role_word(role: Role | None, names: str) -> str:
    """ "lady", "blue", or nothing where there are no cards."""
    return ROLE_WORDS.get(names, {}).get(role, ("", ""))[0] if role else ""


def role_words(role: Role | None, names: str) -> str:
    """The same for several: "ladies"."""
    return ROLE_WORDS.get(names, {}).get(role, ("", ""))[1] if role else ""
