"""The drive file: what it keeps, and every fault named by its path."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.evenings.known import EVENINGS
from whistdrive.core.drive import Roles
from whistdrive.core.drive_file import parse, to_json
from whistdrive.core.problems import RuleBroken
from whistdrive.core.seating import Chair, Seat

KNOWN = next(known for known in EVENINGS if known.name.startswith("winners_move"))
HISTORY = [
    {"ns_tricks": 8, "trump": "hearts", "who": "ann", "when": "2026-03-14T19:40:00+00:00", "key": "a"},
    {"ns_tricks": 7, "trump": "hearts", "who": "bob", "when": "2026-03-14T21:05:00+01:00", "why": "misread"},
]
Path = tuple[str | int, ...]
DEAL: Path = ("rounds", 3, "tables", 1, "deals", 0)


def spoilt(*changes: tuple[Path, Any]) -> str:
    """The known file with these values put in."""
    file = KNOWN.object()
    for path, value in changes:
        place: Any = file
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    return json.dumps(file)


def faults(text: str) -> tuple[str, ...]:
    with pytest.raises(RuleBroken) as refusal:
        parse(text)
    return refusal.value.sentences


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("rounds", 3, "tables", 1, "north"), 99, "rounds[3].tables[1].north: nobody holds number 99."),
        (("rounds", 3, "tables", 1, "north"), True, "rounds[3].tables[1].north: true should be a whole number"),
        (("rounds", 3, "tables", 1, "north"), "2", 'rounds[3].tables[1].north: "2" should be a whole number'),
        ((*DEAL, "ns_tricks"), 14, "rounds[3].tables[1].deals[0].ns_tricks: 14 should be a whole number from 0 to 13."),
        ((*DEAL, "ns_tricks"), -1, "rounds[3].tables[1].deals[0].ns_tricks: -1 should be"),
        ((*DEAL, "ns_tricks"), None, "rounds[3].tables[1].deals[0].ns_tricks: null should be"),
        ((*DEAL, "ns_tricks"), 6.5, "rounds[3].tables[1].deals[0].ns_tricks: 6.5 should be"),
        ((*DEAL, "honours"), {"side": "NS", "held": 2}, "rounds[3].tables[1].deals[0].honours.held: 2 should be"),
        ((*DEAL, "honours"), {"side": "N", "held": 3}, "rounds[3].tables[1].deals[0].honours.side: N should be"),
        ((*DEAL, "revokes"), ["NS", "XX"], "rounds[3].tables[1].deals[0].revokes[1]: XX should be one of NS, EW."),
        ((*DEAL, "trump"), "hart", "rounds[3].tables[1].deals[0].trump: hart should be one of hearts"),
        ((*DEAL, "deal"), 2, "rounds[3].tables[1].deals[0].deal: 2 should be a whole number from 1 to 1."),
        ((*DEAL, "void"), True, "rounds[3].tables[1].deals[0].ns_tricks: a deal thrown in has no tricks."),
        ((*DEAL, "points"), 3, "rounds[3].tables[1].deals[0].points: is not a key of a drive file."),
        ((*DEAL, "history"), [], "rounds[3].tables[1].deals[0].history: its last version is not the result given."),
        (("rounds", 0, "round"), True, "rounds[0].round: should be 1: rounds come in order, none left out."),
        (("rounds", 3, "round"), 5, "rounds[3].round: should be 4: rounds come in order, none left out."),
        (("rounds", 3, "tables", 1, "table"), 1, "rounds[3].tables[1].table: table 1 stands twice in this round."),
        (("rounds", 3, "sitting_out"), [5], "rounds[3].sitting_out[0]: number 5 is in this round twice."),
        (("rounds",), {}, "rounds: {} should be a list."),
        (("entries", 0, "from_round"), 3, "rounds[0].tables[0].north: number 1 comes from round 3."),
        (("entries", 0, "until_round"), 19, "number 1 has left by then."),
        (("entries", 0, "number"), 2, "entries[1].number: number 2 is held twice."),
        (("entries", 0, "role"), "C", "entries[0].role: C should be one of A, B."),
        (("entries", 0, "name"), "x" * 10_000, "entries[0].name: has 10000 letters"),
        (("entries", 0, "holders"), [{"name": ""}], "entries[0].holders[0].name: has 0 letters"),
        (("entries", 0, "fixed_seat"), {"table": 1, "seat": "up"}, "entries[0].fixed_seat.seat: up should be"),
        (("movement", "rule"), "waltz", "movement.rule: There is no movement called “waltz”."),
        (("movement", "options"), {"speed": 3}, "movement.options: movement winners_move has no option “speed”."),
        (("scoring", "options"), {"revoke_tricks": "x"}, "scoring.options: revoke_tricks: 'x' is not a whole number."),
        (("tie_breaks",), ["toss"], "tie_breaks[0]: There is no tie-break called “toss”."),
        (("trumps", 1), "club", "trumps[1]: club should be one of hearts"),
        (("sessions",), [10, 11], "sessions: add up to 21, but planned_rounds is 20."),
        (("planned_rounds",), 0, "planned_rounds: 0 should be a whole number from 1 to 400."),
        (("date",), "2026-02-30", 'date: "2026-02-30" should be a date such as 2026-03-14.'),
        (("date",), "20260314", "should be a date such as 2026-03-14."),
        (("name",), " \n", "name: has 0 letters"),
        (("notes",), "\ud800", "notes: has a letter that cannot be kept."),
        (("lists",), ["juniors"], "lists[0]: should be one of all"),
        (("state",), "setup", "state: a drive in set-up has no rounds yet, every other has."),
        (("prize",), 1, "prize: is not a key of a drive file."),
        (("format",), "whistdrive/2", "format: should be “whistdrive/1”."),
    ],
)
def test_a_fault_is_named_by_its_path(path: Path, value: Any, fault: str) -> None:
    assert any(fault in each for each in faults(spoilt((path, value))))


def test_every_fault_is_named_at_once() -> None:
    found = faults(spoilt(((*DEAL, "ns_tricks"), 14), (("venue",), 5), (("trumps", 0), "h")))
    assert [each.split(":")[0] for each in found] == ["trumps[0]", "rounds[3].tables[1].deals[0].ns_tricks", "venue"]


def test_an_entry_that_is_forgotten_in_a_round_is_named() -> None:
    file = KNOWN.object()
    del file["rounds"][2]["tables"][4]
    assert [each for each in faults(json.dumps(file)) if "rounds[2]: number" in each and "neither seated" in each]


def test_more_rounds_than_are_planned_are_refused() -> None:
    assert "rounds[18]: only 18 rounds are planned." in faults(
        spoilt((("planned_rounds",), 18), (("sessions",), [9, 9]))
    )


@pytest.mark.parametrize(
    "text",
    [
        *("", "nul", "[]", "7", "{", '{"a": 1, "a": 2}', '{"seed": NaN}', "1" * 10_000, "[" * 100_000),
        *('{"format": 1e999}', '{"format": "whistdrive/1", "entries": [[[[]]], null, 3]}', '"\\ud800"'),
    ],
)
def test_junk_is_refused_in_plain_words(text: str) -> None:
    assert all(len(each) < 300 for each in faults(text))


def test_a_flood_of_faults_is_cut_short() -> None:
    found = faults(json.dumps({"format": "whistdrive/1", "entries": [{"number": 0}] * 5000, "rounds": [{}] * 5000}))
    assert len(found) == 201
    assert found[-1].endswith("faults more.")


@pytest.mark.parametrize("known", EVENINGS, ids=str)
def test_a_file_written_and_read_again_is_the_same(known: Any) -> None:
    once = to_json(parse(known.text))
    assert to_json(parse(once)) == once


def test_a_key_of_somebody_elses_is_let_be() -> None:
    assert parse(spoilt((("x-colour",), "red"), ((*DEAL, "x-note"), {})))


def test_a_trump_that_is_not_named_comes_from_the_order() -> None:
    file = KNOWN.object()
    del file["rounds"][1]["tables"][0]["deals"][0]["trump"]
    assert parse(json.dumps(file)).drive.rounds[1].deals_at(1)[0].trump == "clubs"


def test_history_is_kept_version_by_version_in_one_time_zone() -> None:
    kept = parse(spoilt(((*DEAL, "ns_tricks"), 7), ((*DEAL, "trump"), "hearts"), ((*DEAL, "history"), HISTORY)))
    first, second = kept.history[4, 2, 1]
    assert (first.number, first.by, first.deal.ns_tricks, first.key) == (1, "ann", 8, "a")
    assert (second.number, second.by, second.why) == (2, "bob", "misread")
    assert second.at.isoformat() == "2026-03-14T20:05:00+00:00"


@pytest.mark.parametrize("when", ["2026-03-14T20:05:00", "yesterday", 5, "0001-01-01T00:00:00+14:00"])
def test_a_time_without_its_zone_is_refused(when: Any) -> None:
    history = [{**HISTORY[1], "when": when}]
    text = spoilt(((*DEAL, "ns_tricks"), 7), ((*DEAL, "trump"), "hearts"), ((*DEAL, "history"), history))
    assert "history[0].when" in faults(text)[0]


@pytest.mark.parametrize(
    ("given", "chair"),
    [
        (None, None),
        ({"table": 3, "seat": "west"}, Chair(3, Seat.WEST)),
        ({"table": 3}, Chair(3, Seat.NORTH)),
        (3, Chair(3, Seat.NORTH)),
    ],
)
def test_a_fixed_chair_is_an_object_or_a_table(given: Any, chair: Chair | None) -> None:
    assert parse(spoilt((("entries", 4, "fixed_seat"), given))).drive.entries[4].fixed_chair == chair


def test_two_at_one_table_keep_two_chairs() -> None:
    drive = parse(spoilt((("entries", 4, "fixed_seat"), 3), (("entries", 5, "fixed_seat"), 3))).drive
    assert [entry.fixed_chair for entry in drive.entries[4:6]] == [Chair(3, Seat.NORTH), Chair(3, Seat.EAST)]


def test_one_chair_is_not_kept_by_two() -> None:
    chair = {"table": 3, "seat": "west"}
    text = spoilt((("entries", 4, "fixed_seat"), chair), (("entries", 5, "fixed_seat"), chair))
    assert faults(text) == ("entries[5].fixed_seat: somebody else keeps that chair.",)


def without_roles(file: dict[str, Any]) -> None:
    for entry in file["entries"]:
        entry["role"] = None


@pytest.mark.parametrize(
    ("change", "roles"), [(lambda file: None, Roles.LADIES_GENTLEMEN), (without_roles, Roles.NONE)]
)
def test_the_kind_of_cards_follows_from_the_entries(change: Callable[[dict[str, Any]], None], roles: Roles) -> None:
    file = KNOWN.object()
    change(file)
    assert parse(json.dumps(file)).drive.rules.roles is roles


def test_two_who_share_a_place_are_two_holders() -> None:
    kept = parse(spoilt((("entries", 0, "name"), "Ann Hill / Bob Dale")))
    assert [holding.name for holding in kept.holders[1]] == ["Ann Hill", "Bob Dale"]
