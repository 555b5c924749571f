"""Two evenings to look at, played through the real services: one finished, one in the middle of its second half."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from whistdrive.core.cards import TRICKS
from whistdrive.core.deal import Deal
from whistdrive.core.field import Role
from whistdrive.core.rules_check import rules_of_format
from whistdrive.core.seating import Table
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.play import round_row, seating_of
from whistdrive.services.changing import Actor
from whistdrive.services.deals import Cell, record_deal
from whistdrive.services.finish import finish_drive
from whistdrive.services.people import NewEntry, add_entries
from whistdrive.services.rounds import draw_round
from whistdrive.services.setup import Occasion, open_drive, put_up_notice

LADIES = (
    "Ann Partridge",
    "Siân Ŵyn Llywelyn",
    "Małgorzata Wójcik",
    "Ελένη Παπαδοπούλου",
    "Bríd Ní Dhomhnaill",
    "Margaret Okonkwo",
    "Åse Bjørnsdóttir",
    "Nguyễn Thị Hồng",
    "Оксана Шевченко",
    "Dorothy Entwistle",
    "Priya Raghunathan",
    "Mary-Jane Featherstonehaugh",
    "Zoë Brontë",
    "Joan Smith",
    "Peggy Ashworth",
)
GENTLEMEN = (
    "John Smith",
    "Dafydd ap Gwilym",
    "Łukasz Żółkiewski",
    "Γιώργος Νικολάου",
    "Seán Ó Súilleabháin",
    "Tunde Adeyemi",
    "Bjørn Ångström",
    "Đặng Văn Lâm",
    "Богдан Ткаченко",
    "Harold Micklethwaite",
    "Arthur Pendlebury",
    "John Smith",
    "François Lefèvre",
    "Ken Ollerenshaw",
    "Stan Braithwaite",
)
CALLER = Actor("demo", device="desk")


@dataclass(frozen=True)
class Evening:
    """What a demonstration drive is called and how many come to it: as many ladies as gentlemen."""

    name: str
    venue: str
    format: str
    couples: int
    days_ago: int = 0


FINISHED = Evening("Autumn Drive", "Church hall, Mill Lane", "village_drive", 12, days_ago=14)
HALF_PLAYED = Evening("Winter Drive", "Village hall, Upper Harthill", "village_drive", 15)
ROUNDS = 24
ROUNDS_SO_FAR = 14
TABLES_STILL_OUT = 2


def make_demo_evenings() -> None:
    """Both evenings, the same every time."""
    chance = Random(1742)
    over = _seat_people(FINISHED)
    for number in range(1, ROUNDS + 1):
        draw_round(slug=over, after=number - 1, by=CALLER)
        _play(over, number, chance)
    finish_drive(slug=over, by=CALLER)
    running = _seat_people(HALF_PLAYED)
    for number in range(1, ROUNDS_SO_FAR + 1):
        draw_round(slug=running, after=number - 1, by=CALLER)
        _play(running, number, chance, out=TABLES_STILL_OUT if number == ROUNDS_SO_FAR else 0)
    _correct(running)
    put_up_notice(slug=running, notice="Raffle tickets at the kitchen hatch", by=CALLER)


def _seat_people(evening: Evening) -> str:
    day = date.today() - timedelta(days=evening.days_ago)
    rules = rules_of_format(evening.format)
    slug = open_drive(occasion=Occasion(evening.name, day, evening.venue), rules=rules, by=CALLER)
    add_entries(slug=slug, entries=tuple(_couples(evening.couples)), by=CALLER)
    return slug


def _couples(count: int) -> Iterator[NewEntry]:
    for lady, gentleman in zip(LADIES[:count], GENTLEMEN[:count], strict=True):
        yield NewEntry((lady,), Role.A)
        yield NewEntry((gentleman,), Role.B)


def _play(slug: str, number: int, chance: Random, out: int = 0) -> None:
    """Enter a round's results, the last `out` tables still playing."""
    tables = _tables(slug, number)
    for table in tables[: len(tables) - out]:
        tricks = sum(chance.random() < 0.5 for _ in range(TRICKS))
        _enter(slug, number, table, tricks)


def _tables(slug: str, number: int) -> tuple[Table, ...]:
    return seating_of(round_row(drive_row(slug), number)).tables


def _enter(slug: str, number: int, table: Table, tricks: int, seen: int = 0, why: str = "") -> None:
    cell = Cell(number, table.number, 1, table.entries)
    key = f"demo:{slug}:{number}:{table.number}:{seen}"
    record_deal(slug=slug, cell=cell, deal=Deal(1, None, tricks), seen=seen, key=key, by=CALLER, why=why)


def _correct(slug: str) -> None:
    """One result put right, so that its history can be looked at."""
    _enter(slug, 2, _tables(slug, 2)[0], 11, seen=1, why="The slip was read upside down")
