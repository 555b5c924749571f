"""The drive file: a whole drive as JSON, read with every fault named by its path, and written back."""

import json
from typing import Any

from whistdrive.core import catalogue
from whistdrive.core.cards import Trump
from whistdrive.core.catalogue import Kind
from whistdrive.core.drive import Choice, Drive, Places, Roles, Rules, SitOuts
from whistdrive.core.drive_file_people import read_decisions, read_entries
from whistdrive.core.drive_file_rounds import Played, read_rounds
from whistdrive.core.drive_file_writing import FORMAT, to_json
from whistdrive.core.field import Entry
from whistdrive.core.file_part import Part, keepable
from whistdrive.core.joined import JOINED_LISTS
from whistdrive.core.problems import RuleBroken
from whistdrive.core.recorded import Decision, KeptDrive
from whistdrive.core.rules_check import LISTS, MOST_DEALS, MOST_ROUNDS
from whistdrive.core.standings import ROLE_LISTS

__all__ = ["DriveFile", "parse", "to_json"]

DriveFile = KeptDrive
KEYS = (
    *("format", "name", "date", "venue", "club", "notes", "notice", "movement", "scoring", "tie_breaks", "trumps"),
    *("deals_per_round", "planned_rounds", "sessions", "roles", "lists", "seed", "state", "published", "prizes"),
    *("planned_after", "sit_outs", "places", "decisions"),
    *("entries", "rounds", "log"),
)
STATES = ("setup", "running", "finished", "reopened")
MOST_FAULTS = 200
LARGEST_SEED = 2**31 - 1


def parse(text: str) -> DriveFile:
    """The drive in a file; RuleBroken with every fault, each named by its path."""
    faults: list[str] = []
    file = Part(_json(text), "", faults)
    if not file.is_object(*KEYS):
        raise RuleBroken("A drive file is one JSON object.")
    if file.at("format", None).value != FORMAT:
        file.at("format", None).fault(f"should be “{FORMAT}”.")
    found = _drive_file(file)
    if len(faults) > MOST_FAULTS:
        raise RuleBroken(*faults[:MOST_FAULTS], f"There are {len(faults) - MOST_FAULTS} faults more.")
    if faults:
        raise RuleBroken(*faults)
    return found


def _json(text: str) -> Any:
    try:
        return json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_object, parse_constant=_constant)
    except RecursionError:
        raise RuleBroken("This is not a drive file: it is nested too deep.") from None
    except ValueError as error:
        raise RuleBroken(f"This is not a drive file: {error}.") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(
            f"the key {next(json.dumps(n) for n in names if names.count(n) > 1)} stands twice in one object"
        )
    return found


def _constant(word: str) -> Any:
    raise ValueError(f"{word} is not a number")


def _drive_file(file: Part) -> DriveFile:
    entries, holders = read_entries(file.at("entries"))
    rules = _rules(file, entries)
    played = read_rounds(file.at("rounds", []), rules, entries)
    drive = Drive(
        name=file.at("name").name(120, least=1),
        date=file.at("date").day(),
        venue=file.at("venue", "").name(120),
        rules=rules,
        entries=entries,
        rounds=played.rounds,
        decisions=read_decisions(file.at("decisions", {}), entries),
    )
    return DriveFile(
        drive=drive,
        history=played.history,
        holders=holders,
        log=tuple(line for part in file.at("log", []).items() if (line := _decision(part))),
        state=_state(file, played),
        club=file.at("club", "").name(120),
        notes=file.at("notes", "").text(20_000),
        notice=file.at("notice", "").name(120),
        prizes=_prizes(file.at("prizes", [])),
        published=file.at("published", True).flag(),
    )


def _rules(file: Part, entries: tuple[Entry, ...]) -> Rules:
    """The choices; what cannot be read stands as widely as can be, so that it raises no second fault elsewhere."""
    planned = file.at("planned_rounds").whole(1, MOST_ROUNDS)
    deals = file.at("deals_per_round", 1)
    roles = _roles(file, entries)
    return Rules(
        movement_choice=_choice(Kind.MOVEMENT, file.at("movement")),
        scoring_choice=_choice(Kind.SCORING, file.at("scoring")),
        tie_breaks=_tie_breaks(file.at("tie_breaks", ["shared"])),
        trumps=tuple(trump for part in file.at("trumps", []).items() if (trump := part.one_of(Trump))),
        deals_per_round=None if deals.value is None else deals.whole(1, MOST_DEALS) or MOST_DEALS,
        planned_rounds=planned or MOST_ROUNDS,
        sessions=_sessions(file, planned),
        roles=roles,
        lists=_lists(file.at("lists", list(LISTS[roles])), entries),
        seed=file.at("seed", 0).whole(0, LARGEST_SEED) or 0,
        planned_after=file.at("planned_after", 0).whole(0, MOST_ROUNDS) or 0,
        sit_outs=file.at("sit_outs", str(SitOuts.NOTHING)).one_of(SitOuts) or SitOuts.NOTHING,
        places=file.at("places", str(Places.STANDARD)).one_of(Places) or Places.STANDARD,
    )


def _roles(file: Part, entries: tuple[Entry, ...]) -> Roles:
    hold_cards = any(entry.role for entry in entries)
    kept = Roles.LADIES_GENTLEMEN if hold_cards else Roles.NONE
    return file.at("roles", str(kept)).one_of(Roles) or kept


def _choice(kind: Kind, part: Part) -> Choice:
    if not part.is_object("rule", "options"):
        return Choice("")
    key, options = part.at("rule").text(60), part.at("options", {}).value
    if not isinstance(options, dict):
        part.at("options").fault("should be an object.")
        options = {}
    if part.at("rule", None).absent:
        return Choice("")
    known = any(listed.key == key for listed in catalogue.rules(kind))
    try:
        catalogue.build(kind, key, options)
    except RuleBroken as refusal:
        for sentence in refusal.sentences:
            part.at("options" if known else "rule", None).fault(sentence)
    return Choice(key, options)


def _tie_breaks(part: Part) -> tuple[str, ...]:
    found = []
    for each in part.items():
        key = each.text(60)
        try:
            catalogue.find(Kind.TIE_BREAK, key)
            found.append(key)
        except RuleBroken as refusal:
            each.fault(str(refusal))
    return tuple(found)


def _sessions(file: Part, planned: int | None) -> tuple[int, ...]:
    part = file.at("sessions", [planned or 1])
    lengths = [each.whole(1, MOST_ROUNDS) for each in part.items()]
    if planned and None not in lengths and sum(filter(None, lengths)) != planned:
        part.fault(f"add up to {sum(filter(None, lengths))}, but planned_rounds is {planned}.")
    return tuple(length or 1 for length in lengths)


def _lists(part: Part, entries: tuple[Entry, ...]) -> tuple[str, ...]:
    known = ("all", *ROLE_LISTS, *JOINED_LISTS, *sorted({tag for entry in entries for tag in entry.tags}))
    for each in part.items():
        if each.value not in known:
            each.fault(f"should be one of {', '.join(known)}.")
    return tuple(each.value for each in part.items())


def _state(file: Part, played: Played) -> str:
    state = file.at("state", "running" if played.rounds else "setup")
    if state.value not in STATES:
        state.fault(f"should be one of {', '.join(STATES)}.")
    elif (state.value == "setup") == bool(played.rounds):
        state.fault("a drive in set-up has no rounds yet, every other has.")
    return str(state.value)


def _decision(part: Part) -> Decision | None:
    part.is_object("what", "who", "why", "when")
    at = part.at("when").moment()
    what, by, why = part.at("what").text(250), part.at("who", "").text(150), part.at("why", "").text(250)
    return Decision(what, by, why, at) if at else None


def _prizes(part: Part) -> tuple[Any, ...]:
    """Prizes are kept as they stand."""
    for each in part.items():
        if not keepable(json.dumps(each.value, ensure_ascii=False)):
            each.fault("has a letter that cannot be kept.")
    return tuple(each.value for each in part.items())
