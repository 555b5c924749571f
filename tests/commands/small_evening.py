"""Plays two rounds at two tables into the data folder that WHISTDRIVE_DATA names, apart from pytest."""

import os
from datetime import date

SLUG = "small-evening"
TRICKS = ((9, 4), (7, 8))


def main() -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "whistdrive.settings"
    import django

    django.setup()
    from whistdrive.services.data_folder import make_ready

    make_ready()
    play()


def play() -> None:
    from whistdrive.core.field import Role
    from whistdrive.core.rules_check import rules_of_format
    from whistdrive.services.changing import Actor
    from whistdrive.services.people import NewEntry, add_entries
    from whistdrive.services.rounds import draw_round
    from whistdrive.services.setup import Occasion, open_drive

    by = Actor("caller")
    occasion = Occasion("Small evening", date(2026, 3, 14), "Hall")
    slug = open_drive(occasion=occasion, rules=rules_of_format("village_drive"), by=by)
    people = [NewEntry((f"Player {letter}",), role) for letter in "ABCD" for role in (Role.A, Role.B)]
    add_entries(slug=slug, entries=people, by=by)
    for number, results in enumerate(TRICKS, start=1):
        draw_round(slug=slug, after=number - 1, by=by)
        enter(slug, number, results)


def enter(slug: str, number: int, results: tuple[int, ...]) -> None:
    from whistdrive.core.deal import Deal
    from whistdrive.selectors.drives import drive_row
    from whistdrive.selectors.play import round_row, seating_of
    from whistdrive.services.changing import Actor
    from whistdrive.services.deals import Cell, record_deal

    tables = seating_of(round_row(drive_row(slug), number)).tables
    for table, tricks in zip(tables, results, strict=True):
        cell = Cell(number, table.number, 1, table.entries)
        key = f"{number}:{table.number}"
        record_deal(slug=slug, cell=cell, deal=Deal(1, None, tricks), seen=0, key=key, by=Actor("caller"))


if __name__ == "__main__":
    main()
