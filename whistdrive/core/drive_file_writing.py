"""Writes a drive file: everything that is needed to go on with the drive elsewhere."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from whistdrive.core import catalogue
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Choice, Drive, DriveRound, Rules
from whistdrive.core.field import Entry
from whistdrive.core.joined import JOINED_LISTS
from whistdrive.core.recorded import Decision, Holding, KeptDrive, Version
from whistdrive.core.seating import SEATS, Seating, Table
from whistdrive.core.standings import ROLE_LISTS

FORMAT = "whistdrive/1"
Object = dict[str, Any]


def to_json(kept: KeptDrive) -> str:
    """The drive file of a drive; the same text for the same drive."""
    return json.dumps(drive_object(kept), ensure_ascii=False, indent=1) + "\n"


def drive_object(kept: KeptDrive) -> Object:
    drive = kept.drive
    return {
        "format": FORMAT,
        "name": drive.name,
        "date": drive.date,
        "venue": drive.venue,
        "club": kept.club,
        "notes": kept.notes,
        "notice": kept.notice,
        "state": kept.state,
        "published": kept.published,
        **rules_object(drive.rules),
        "lists": _lists(drive),
        "prizes": list(kept.prizes),
        "entries": [entry_object(entry, kept.holders.get(entry.number, ())) for entry in drive.entries],
        "rounds": [_round(each, kept) for each in drive.rounds],
        "log": [_decision(line) for line in kept.log],
        "decisions": {rule: {str(n): order[n] for n in sorted(order)} for rule, order in drive.decisions.items()},
    }


def _lists(drive: Drive) -> list[str]:
    """The drive's lists; one of the club's own that nobody is on yet is left out, for a file names what it holds."""
    known = {"all", *ROLE_LISTS, *JOINED_LISTS, *(tag for entry in drive.entries for tag in entry.tags)}
    return [name for name in drive.rules.lists if name in known] or ["all"]


def rules_object(rules: Rules) -> Object:
    """A drive's choices as the file keeps them."""
    return {
        "movement": _choice(rules.movement_choice),
        "scoring": _choice(rules.scoring_choice),
        "tie_breaks": list(rules.tie_breaks),
        "trumps": [str(trump) for trump in rules.trumps],
        "deals_per_round": rules.deals_per_round,
        "planned_rounds": rules.planned_rounds,
        "sessions": list(rules.sessions),
        "roles": str(rules.roles),
        "lists": list(rules.lists),
        "seed": rules.seed,
        "planned_after": rules.planned_after,
        "sit_outs": str(rules.sit_outs),
        "places": str(rules.places),
    }


def _choice(choice: Choice) -> Object:
    options = {name: catalogue.plain(value) for name, value in choice.options.items()}
    return {"rule": choice.key, "options": options}


def entry_object(entry: Entry, holders: Iterable[Holding]) -> Object:
    chair = entry.fixed_chair
    return {
        "number": entry.number,
        "name": entry.name,
        "role": entry.role and str(entry.role),
        "from_round": entry.from_round,
        "until_round": entry.until_round,
        "fixed_seat": {"table": chair.table, "seat": str(chair.seat)} if chair else None,
        "holders": [_holding(holding) for holding in holders],
        **({"ghost": True} if entry.ghost else {}),
        **({"tags": list(entry.tags)} if entry.tags else {}),
    }


def _holding(holding: Holding) -> Object:
    chosen = {"publish": str(holding.publish)} if holding.publish else {}
    return {"name": holding.name, "from_round": holding.from_round, **chosen}


def seating_object(seating: Seating) -> Object:
    """One round as `movement` and `seating` print it."""
    tables = [table_object(table) for table in seating.tables]
    return {"round": seating.round, "tables": tables, "sitting_out": list(seating.sitting_out)}


def table_object(table: Table) -> Object:
    return {"table": table.number, **{str(seat): table.at(seat) for seat in SEATS}}


def _round(each: DriveRound, kept: KeptDrive) -> Object:
    tables = [
        {
            **table_object(table),
            "deals": [_deal(each.number, table.number, deal, kept) for deal in each.deals_at(table.number)],
        }
        for table in each.seating.tables
    ]
    return {"round": each.number, "tables": tables, "sitting_out": list(each.seating.sitting_out)}


def _deal(round_number: int, table: int, deal: Deal, kept: KeptDrive) -> Object:
    versions = kept.history.get((round_number, table, deal.number), ())
    history = {"history": [_version(version) for version in versions]} if versions else {}
    return {"deal": deal.number, **_facts(deal), **history}


def _facts(deal: Deal) -> Object:
    honours = deal.honours and {"side": str(deal.honours.side), "held": deal.honours.held}
    facts: Object = {
        "trump": deal.trump and str(deal.trump),
        "ns_tricks": None if deal.void else deal.ns_tricks,
        "honours": honours,
        "revokes": [str(side) for side in deal.revokes],
    }
    more: Mapping[str, Any] = {"void": deal.void, "dealer": deal.dealer and str(deal.dealer)}
    return {**facts, **{name: value for name, value in more.items() if value}}


def _version(version: Version) -> Object:
    return {
        "version": version.number,
        **_facts(version.deal),
        "who": version.by,
        "when": version.at.isoformat(),
        "why": version.why,
        "device": version.device,
        "key": version.key,
    }


def _decision(line: Decision) -> Object:
    return {"what": line.what, "who": line.by, "why": line.why, "when": line.at.isoformat()}
