"""Rules of a drive made from a ready-made format, and what is wrong with a set of them."""

from collections.abc import Mapping
from typing import Any

from whistdrive.core import catalogue
from whistdrive.core.cards import Trump
from whistdrive.core.catalogue import Kind
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Choice, Roles, Rules
from whistdrive.core.kinds import Format, Scoring
from whistdrive.core.problems import RuleBroken
from whistdrive.core.words import counted

LISTS = {
    Roles.NONE: ("all",),
    Roles.LADIES_GENTLEMEN: ("all", "ladies", "gentlemen"),
    Roles.WHITE_BLUE: ("all", "white", "blue"),
}
MOST_ROUNDS = 400
MOST_DEALS = 48


def rules_faults(rules: Rules) -> tuple[str, ...]:
    """Every fault in a set of choices, each a sentence; empty when the drive can be run."""
    return (
        *_rule_faults(Kind.MOVEMENT, rules.movement_choice),
        *_rule_faults(Kind.SCORING, rules.scoring_choice),
        *(fault for key in rules.tie_breaks for fault in _rule_faults(Kind.TIE_BREAK, Choice(key))),
        *_figure_faults(rules),
    )


def _rule_faults(kind: Kind, choice: Choice) -> tuple[str, ...]:
    try:
        catalogue.build(kind, choice.key, choice.options)
    except RuleBroken as refusal:
        return refusal.sentences
    return ()


def _figure_faults(rules: Rules) -> list[str]:
    faults = []
    if not 1 <= rules.planned_rounds <= MOST_ROUNDS:
        faults.append(f"Rounds go from 1 to {MOST_ROUNDS}.")
    if rules.deals_per_round is not None and not 1 <= rules.deals_per_round <= MOST_DEALS:
        faults.append(f"Deals a round go from 1 to {MOST_DEALS}.")
    if not rules.sessions or min(rules.sessions) < 1 or sum(rules.sessions) != rules.planned_rounds:
        planned = counted(rules.planned_rounds, "round")
        faults.append(f"The sessions add up to {sum(rules.sessions)}, but {planned} are planned.")
    return faults


def rules_of_format(key: str, changes: Mapping[str, Any] | None = None) -> Rules:
    """A ready-made format's rules, with changes by the names of Rules."""
    ready: Format = catalogue.find(Kind.FORMAT, key).rule
    values: dict[str, Any] = {
        "movement_choice": Choice(ready.movement, dict(ready.movement_options or {})),
        "scoring_choice": Choice(ready.scoring, dict(ready.scoring_options or {})),
        "tie_breaks": ready.tie_breaks,
        "trumps": tuple(Trump(trump) for trump in ready.trumps),
        "deals_per_round": ready.deals_per_round,
        "planned_rounds": ready.planned_rounds,
        "sessions": ready.sessions,
        "roles": Roles(ready.roles),
        "lists": ready.lists,
    }
    return Rules(**(values | dict(changes or {})))


def plays_until_won(scoring: Scoring) -> bool:
    """Whether a round of this scoring may last until a rubber or game is won, and not a set number of deals."""
    return not scoring.is_over((Deal(1, Trump.HEARTS, 7),))
