"""Standings, seats, movements, rules and checks on the command line."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.commands.running import manage
from tests.commands.test_drive_files import refused

SLUG = "small-evening"


def test_standings_are_an_aligned_table(played: Path) -> None:
    title, head, rule, *lines = manage("standings", SLUG, data=played).stdout.splitlines()
    assert title == "Small evening: all after round 2"
    assert head.split() == ["Place", "Number", "Name", "Session", "1", "Session", "2", "Total"]
    assert len(lines) == 8
    assert {len(line) for line in lines} == {len(rule)}


def test_standings_for_a_program_keep_their_shape(played: Path) -> None:
    told = json.loads(manage("standings", SLUG, "--after-round", "1", "--json", data=played).stdout)
    assert {key: told[key] for key in ("drive", "list", "after_round", "complete")} == {
        "drive": SLUG,
        "list": "all",
        "after_round": 1,
        "complete": True,
    }
    keys = ["place", "tied", "number", "name", "role", "total", "sessions", "tie_break"]
    assert [list(line) for line in told["lines"]] == [keys] * 8
    assert sum(line["total"] for line in told["lines"]) == 26 * 2


def test_a_list_ranks_only_its_cards(played: Path) -> None:
    told = json.loads(manage("standings", SLUG, "--list", "ladies", "--json", data=played).stdout)
    assert {line["role"] for line in told["lines"]} == {"A"}


@pytest.mark.parametrize(
    "words",
    [
        ("standings", SLUG, "--after-round", "3"),
        ("standings", SLUG, "--after-round", "-1"),
        ("standings", SLUG, "--list", "juniors"),
        ("standings",),
        ("seating", SLUG, "--round", "0"),
        ("seating", SLUG, "--round", "4"),
        ("seating", SLUG, "--round", "two"),
        ("verify", "autumn"),
    ],
)
def test_wrong_words_are_refused_in_one_line(words: tuple[str, ...], played: Path) -> None:
    assert refused(*words, data=played)


def test_seats_of_the_next_round_are_worked_out_and_not_stored(played: Path) -> None:
    told = json.loads(manage("seating", SLUG, "--round", "3", "--json", data=played).stdout)
    assert list(told) == ["round", "tables", "sitting_out"]
    assert sorted(table[seat] for table in told["tables"] for seat in ("north", "east", "south", "west")) == [
        *range(1, 9)
    ]
    assert "round 3 (not drawn yet)" in manage("seating", SLUG, "--round", "3", data=played).stdout
    assert "round 2\n" in manage("seating", SLUG, data=played).stdout


def test_a_movement_is_printed_whole_with_its_quality(tmp_path: Path) -> None:
    words = ("movement", "individual", "--players", "5", "--rounds", "5", "--json")
    told = json.loads(manage(*words, data=tmp_path).stdout)
    assert (told["movement"], told["players"], told["roles"], len(told["rounds"])) == ("individual", 5, None, 5)
    assert sorted(each["sitting_out"][0] for each in told["rounds"]) == [1, 2, 3, 4, 5]
    figures = ("partner_repeats", "opponents_most", "meetings_excess", "table_visits_spread", "sit_outs_spread")
    assert [told["quality"][name] for name in figures] == [0, 2, 0, 0, 0]
    assert told["fairness"]["sentences"][2] == "Everyone sat out once."
    assert told["fairness"]["figures"][1] == {"name": "Most times two people met", "value": 3, "bound": 3}
    assert manage(*words, data=tmp_path).stdout == manage(*words, data=tmp_path).stdout


def test_a_movement_with_two_kinds_of_card_names_them(tmp_path: Path) -> None:
    words = ("movement", "colour_cards", "--players", "8", "--rounds", "2", "--option", "reverse=yes", "--json")
    told = json.loads(manage(*words, data=tmp_path).stdout)
    assert told["roles"] == {"A": [1, 2, 3, 4], "B": [5, 6, 7, 8]}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("losers_move", "--players", "8", "--rounds", "3"), "goes by the results"),
        (("waltz", "--players", "8", "--rounds", "3"), "There is no movement called “waltz”."),
        (("individual", "--players", "3", "--rounds", "3"), "Players go from 4"),
        (("individual", "--players", "8", "--rounds", "0"), "Rounds go from 1"),
        (("individual", "--players", "8", "--rounds", "3", "--option", "x"), "key=value"),
        (("individual", "--players", "8", "--rounds", "3", "--option", "x=1"), "has no option “x”"),
        (("individual", "--players", "8"), "--rounds"),
    ],
)
def test_a_movement_that_cannot_be_is_refused(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    assert said in refused("movement", *words, data=tmp_path)


def test_the_rules_are_listed_with_key_options_defaults_and_help(tmp_path: Path) -> None:
    told = json.loads(manage("rules", "--json", data=tmp_path).stdout)
    taken = next(rule for rule in told["scorings"] if rule["key"] == "tricks_taken")
    assert {option["name"]: option["default"] for option in taken["options"]}["revoke_tricks"] == 3
    assert all(rule["help"] for rules in told.values() for rule in rules)
    assert "losers_move: " in manage("rules", data=tmp_path).stdout


def test_verify_agrees_with_a_sound_drive_and_names_what_was_tampered_with(played: Path, database: Path) -> None:
    assert manage("verify", SLUG, data=played).stdout == "1 drive verified: everything agrees.\n"
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("UPDATE whistdrive_recordeddeal SET version = 2 WHERE id = 1")
    done = manage("verify", SLUG, data=played)
    assert done.returncode == 1
    assert done.stdout == "small-evening: Round 1, table 1, deal 1: versions [2] have a gap.\n"
