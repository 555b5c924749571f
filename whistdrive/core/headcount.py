"""How many can play with those who are there, in words for the desk."""

from collections.abc import Sequence

from whistdrive.core.drive import Drive, Rules
from whistdrive.core.field import Entry, Role, of_role, roles_kept
from whistdrive.core.kinds import RolesUse
from whistdrive.core.problems import Problem
from whistdrive.core.role_words import role_words
from whistdrive.core.rotation import cards_to_swap, tables_for
from whistdrive.core.words import counted


def headcount(drive: Drive) -> str:
    """ "26 cards: 6 tables, 2 sit out each round." for the round that comes next."""
    here = drive.field.at(len(drive.rounds) + 1)
    tables = tables_at(drive, len(drive.rounds) + 1)
    out = len(here) - 4 * tables
    sits = {0: "nobody sits out", 1: "1 sits out each round"}.get(out, f"{out} sit out each round")
    return f"{counted(len(here), 'card')}: {counted(tables, 'table')}, {sits}."


def tables_at(drive: Drive, number: int) -> int:
    """How many tables can play in a round; 0 where the kinds of card allow none."""
    here = drive.field.at(number)
    return tables_for(here, _by_role(here, drive.rules))


def remarks(drive: Drive) -> tuple[Problem, ...]:
    """What the movement says of the field, with cards called what they are called tonight."""
    here = drive.field.at(len(drive.rounds) + 1)
    if len(here) < 4:
        return (Problem("It takes four to play."),) if here else ()
    swap = cards_to_swap(here) if _by_role(here, drive.rules) else ""
    found = [each for each in drive.rules.movement.problems(drive.field) if each.text != swap]
    return (*([Problem(swap_sentence(here, drive.rules))] if swap else ()), *_mixed(here), *found)


def swap_sentence(here: Sequence[Entry], rules: Rules) -> str:
    """ "2 ladies should take a gentleman's card: then 6 tables can play." """
    spare = len(of_role(here, Role.A)) - len(of_role(here, Role.B))
    role = Role.A if spare > 0 else Role.B
    swap, many = abs(spare) // 2, role_words(role, rules.roles)
    who = many if swap > 1 else ONE.get(many, many)
    other = ONE.get(role_words(role.other, rules.roles), role_words(role.other, rules.roles))
    card = f"{other}’s card" if other in ONE.values() else f"{other} card"
    tables = counted(len(here) // 4, "table")
    return f"{swap} {who} should take a {card}: then {tables} can play."


ONE = {"ladies": "lady", "gentlemen": "gentleman"}


def _by_role(here: Sequence[Entry], rules: Rules) -> bool:
    return rules.movement.roles is RolesUse.KEPT and bool(here) and roles_kept(here)


def _mixed(here: Sequence[Entry]) -> tuple[Problem, ...]:
    """A field where only some hold a kind of card is seated as if nobody did."""
    without = sum(entry.role is None for entry in here)
    if not 0 < without < len(here):
        return ()
    who = "1 card has" if without == 1 else f"{without} cards have"
    return (Problem(f"{who} no kind yet: until then nobody is seated by kind of card."),)
