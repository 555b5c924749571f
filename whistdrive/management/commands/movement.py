"""Prints a whole movement that needs no results, with its quality."""

import json
from collections.abc import Sequence
from typing import Any

from django.core.management.base import CommandParser

from whistdrive.core import catalogue
from whistdrive.core.answers import movement_object
from whistdrive.core.catalogue import Kind
from whistdrive.core.fairness import Fairness, fairness
from whistdrive.core.field import field_of
from whistdrive.core.kinds import RolesUse
from whistdrive.core.problems import RuleBroken
from whistdrive.core.rules_check import MOST_ROUNDS
from whistdrive.core.schedule import whole_movement
from whistdrive.core.seating import SEATS, Seating
from whistdrive.core.words import and_list
from whistdrive.management.columns import columns
from whistdrive.management.plain import PlainCommand
from whistdrive.management.planning import planning

MOST_PLAYERS = 400


class Command(PlainCommand):
    help = "Prints every round of a movement that needs no results, and how even it is."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("rule", metavar="RULE", help="a movement's key; `rules` lists them")
        parser.add_argument("--players", type=int, required=True, metavar="N", help="how many play")
        parser.add_argument("--rounds", type=int, required=True, metavar="R", help="how many rounds")
        parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="one of its options")
        parser.add_argument("--seed", type=int, default=0, metavar="S", help="another number, another draw")
        parser.add_argument("--json", action="store_true", help="for another program")

    def handle(self, *args: Any, **options: Any) -> None:
        movement = catalogue.build(Kind.MOVEMENT, options["rule"], given(options["option"]))
        players, rounds = options["players"], options["rounds"]
        if not 4 <= players <= MOST_PLAYERS:
            raise RuleBroken(f"Players go from 4 to {MOST_PLAYERS}.")
        if not 1 <= rounds <= MOST_ROUNDS:
            raise RuleBroken(f"Rounds go from 1 to {MOST_ROUNDS}.")
        kept = movement.roles is not RolesUse.IGNORED
        field = field_of(players, roles=kept, planned_rounds=rounds, seed=options["seed"])
        with planning():
            seatings = whole_movement(movement, field)
        if options["json"]:
            self.stdout.write(json.dumps(movement_object(options["rule"], field, seatings)))
            return
        self.stdout.write(f"{movement.label}: {players} players, {rounds} rounds")
        for line in lines_of(seatings):
            self.stdout.write(line)
        for line in ("", *account_of(fairness(field, seatings, movement.roles))):
            self.stdout.write(line)


def given(pairs: Sequence[str]) -> dict[str, str]:
    """Options as typed: key=value."""
    apart = [pair.partition("=") for pair in pairs]
    for key, equals, _ in apart:
        if not equals:
            raise RuleBroken(f"An option is typed as key=value; “{key}” is not.")
    return {key.strip().replace("-", "_"): value.strip() for key, _, value in apart}


def lines_of(seatings: Sequence[Seating]) -> list[str]:
    rows = [
        (seating.round, table.number, *(table.at(seat) for seat in SEATS), _out(seating) if first else "")
        for seating in seatings
        for first, table in zip([True, *[False] * len(seating.tables)], seating.tables, strict=False)
    ]
    return list(columns(("Round", "Table", *(seat.capitalize() for seat in SEATS), "Sitting out"), rows))


def account_of(account: Fairness) -> list[str]:
    """How fair it is in words, who is unlucky, and the figures beside the least that arithmetic allows."""
    figures = [(each.name, each.value, each.bound) for each in account.measures]
    return [*account.sentences, *account.unlucky, "", *columns(("Figure", "Here", "At best"), figures)]


def _out(seating: Seating) -> str:
    return and_list([str(number) for number in seating.sitting_out])
