"""Drives as values, without a database, for tests and benchmarks of paper."""

from dataclasses import replace
from random import Random

from whistdrive.core.cards import Trump
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Choice, Drive, DriveRound, Roles, Rules
from whistdrive.core.field import Entry, Role
from whistdrive.core.seating import Seating

NAMES = (
    "Siân Pryce",
    "Łukasz Wąż",
    "Åse Ødegård",
    "Γιώργος Παπαδόπουλος",
    "Дмитрий Щукин",
    "Ŵyn Tŷ",
    "Zoë O'Connor",
    "Ann Example",
)
HOSTILE = (
    "Ann <b",
    "<img src=http://example.org/x.png>",
    "</para><para>&amp;",
    "A" * 10_000,
    "W" * 120,
    "Smile \U0001f600\U0001f984 Sam\ufe0f\u200d",
    "NUL\x00 and\x07 bell\r\nline",
    "דוד כהן (בן)",
    "محمد علي",
    "\u202eevil\u202c",
    "王小明",
    "e\u0301" * 40,
    "\ud800",
    "\u0301",
    " ",
)
FOUR = (Trump.HEARTS, Trump.CLUBS, Trump.DIAMONDS, Trump.SPADES)


def drive_of(
    players: int = 16,
    movement: str = "losers_move",
    *,
    names: tuple[str, ...] = NAMES,
    roles: Roles = Roles.LADIES_GENTLEMEN,
    **rules: object,
) -> Drive:
    """A drive in which nobody has played yet."""
    lists = ("ladies", "gentlemen") if roles is Roles.LADIES_GENTLEMEN else ("all",)
    base = Rules(Choice(movement), Choice("tricks_taken"), trumps=FOUR, sessions=(12, 12), roles=roles, lists=lists)
    entries = tuple(
        Entry(number, names[(number - 1) % len(names)], None if roles is Roles.NONE else tuple(Role)[(number - 1) % 2])
        for number in range(1, players + 1)
    )
    return Drive("Spring Drive", "2026-03-14", "Village hall", replace(base, **rules), entries)  # type: ignore[arg-type]


def individual(players: int = 20, rounds: int = 19, **rules: object) -> Drive:
    """A drive whose seats are known beforehand."""
    sessions = {"sessions": (rounds,), "planned_rounds": rounds}
    return drive_of(players, "individual", roles=Roles.NONE, **(sessions | rules))


def after(drive: Drive, rounds: int, seed: int = 1) -> Drive:
    """The drive with so many rounds drawn and every deal of them played."""
    rng = Random(seed)
    for _ in range(rounds):
        seating = drive.next_seating()
        drive = replace(drive, rounds=(*drive.rounds, DriveRound(seating, _deals(drive, seating, rng))))
    return drive


def _deals(drive: Drive, seating: Seating, rng: Random) -> dict[int, tuple[Deal, ...]]:
    rules, number = drive.rules, seating.round
    deals = range(1, (rules.deals_per_round or 1) + 1)
    return {
        table.number: tuple(Deal(deal, rules.trump_for(number, deal), rng.randint(2, 11)) for deal in deals)
        for table in seating.tables
    }
