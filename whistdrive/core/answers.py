"""What commands and other programs are told: standings, seatings, movements and rules as JSON objects."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from whistdrive.core.catalogue import Kind, Listed, Option, describe, plain, rules
from whistdrive.core.drive_file_writing import seating_object
from whistdrive.core.fairness import fairness
from whistdrive.core.field import Field, Role, of_role
from whistdrive.core.kinds import RolesUse
from whistdrive.core.seating import Seating
from whistdrive.core.standings import Line, Standings

Object = dict[str, Any]


def standings_object(slug: str, table: Standings) -> Object:
    return {
        "drive": slug,
        "list": table.list_name,
        "after_round": table.after_round,
        "complete": table.complete,
        "lines": [_line(line) for line in table.lines],
    }


def _line(line: Line) -> Object:
    return {
        "place": line.place,
        "tied": line.tied,
        "number": line.entry.number,
        "name": line.entry.name,
        "role": line.entry.role and str(line.entry.role),
        "total": line.total,
        "sessions": list(line.sessions),
        "tie_break": line.tie_break,
    }


def movement_object(key: str, field: Field, rounds: Sequence[Seating]) -> Object:
    """A whole movement for a field numbered from 1 without gaps, and how even it is, in figures and in words."""
    roles = {str(role): [entry.number for entry in of_role(field.entries, role)] for role in Role}
    use = RolesUse.KEPT if any(roles.values()) else RolesUse.IGNORED
    account = fairness(field, rounds, use)
    return {
        "movement": key,
        "players": len(field.entries),
        "rounds": [seating_object(each) for each in rounds],
        "roles": roles if any(roles.values()) else None,
        "quality": asdict(account.quality),
        "fairness": {
            "sentences": list(account.sentences),
            "unlucky": list(account.unlucky),
            "figures": [asdict(measure) for measure in account.measures],
        },
    }


def rules_object() -> Object:
    """Every rule the catalogue finds, by kind."""
    names = {
        Kind.MOVEMENT: "movements",
        Kind.SCORING: "scorings",
        Kind.TIE_BREAK: "tie_breaks",
        Kind.FORMAT: "formats",
    }
    return {name: [_rule(listed) for listed in rules(kind)] for kind, name in names.items()}


def _rule(listed: Listed) -> Object:
    told: Object = {"key": listed.key, "label": listed.label, "help": listed.help}
    if listed.kind is Kind.FORMAT:
        return {**told, **{name: _plain(value) for name, value in asdict(listed.rule).items() if name != "label"}}
    if listed.kind is Kind.MOVEMENT:
        told["needs_results"] = listed.rule.needs_results
    return {**told, "options": [_option(option) for option in listed.options]}


def _option(option: Option) -> Object:
    accepts = describe(option.type)
    return {"name": option.name, "default": plain(option.default), "accepts": accepts, "help": option.help}


def _plain(value: Any) -> Any:
    return {} if value is None else plain(value)
