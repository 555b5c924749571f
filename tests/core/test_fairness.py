"""The account of an evening in words, figures and a grid."""

from dataclasses import replace

from whistdrive.core.drive import Choice, Drive, DriveRound, Rules
from whistdrive.core.fairness import fairness
from whistdrive.core.field import Field, field_of
from whistdrive.core.replan import before_changes, outlook, replanned
from whistdrive.core.schedule import schedule
from whistdrive.core.seating import Seating, Table


def individual_drive(size: int, rounds: int, drawn: int = 0, seed: int = 1) -> Drive:
    rules = Rules(Choice("individual"), Choice("tricks_taken"), planned_rounds=rounds, sessions=(rounds,), seed=seed)
    drive = Drive("Night", "2026-03-14", "Hall", rules, field_of(size).entries)
    played = tuple(DriveRound(seating) for seating in schedule(drive)[:drawn])
    return Drive("Night", "2026-03-14", "Hall", rules, drive.entries, played)


def test_a_perfect_evening_of_sixteen_says_so() -> None:
    drive = individual_drive(16, 15)
    account = outlook(drive).fairness
    assert account.sentences == (
        "Nobody partnered anyone twice.",
        "Nobody met anyone more than 3 times.",
        "Nobody sat out.",
    )
    assert account.unlucky == ()
    assert all(square is None or (square.partnered, square.opposed) == (1, 2) for row in account.grid for square in row)


def test_thirteen_players_each_sit_out_once() -> None:
    assert outlook(individual_drive(13, 13)).fairness.sentences[2] == "Everyone sat out once."


def test_a_repeated_partner_is_named_as_unlucky() -> None:
    again = [Seating(number, (Table(1, 1, 2, 3, 4),)) for number in (1, 2)]
    account = fairness(Field(field_of(4).entries), again)
    assert account.sentences[:2] == ("Nobody partnered anyone more than twice.", "Nobody met anyone more than twice.")
    assert account.unlucky == ("Numbers 1 and 3 partnered twice.", "Numbers 2 and 4 partnered twice.")
    square = account.square(3, 1)
    assert square and (square.partnered, square.opposed, square.met) == (2, 0, 2)


def test_one_who_sits_out_oftener_is_named() -> None:
    rounds = [Seating(number, (Table(1, 1, 2, 3, 4),), (5, 6)) for number in (1, 2)]
    account = fairness(Field(field_of(6).entries), rounds)
    assert "Numbers 5 and 6 sat out oftener than others." in account.unlucky


def test_nothing_played_is_said_plainly() -> None:
    assert fairness(field_of(8), []).sentences == ("Nothing has been played yet.",)


def test_planning_afresh_keeps_what_was_drawn() -> None:
    drive = individual_drive(20, 12, drawn=5)
    afresh = replanned(drive, seed=99)
    before, after = outlook(drive), outlook(afresh)
    assert before.seatings[:5] == after.seatings[:5] == tuple(each.seating for each in drive.rounds)
    assert before.seatings[5:] != after.seatings[5:]
    assert after.fairness.quality.partner_repeats == 0


def test_the_plan_made_afresh_is_followed_to_the_end() -> None:
    afresh = replanned(individual_drive(20, 12, drawn=5), seed=99)
    planned = schedule(afresh)
    further = replace(afresh, rounds=tuple(DriveRound(seating) for seating in planned[:8]))
    assert schedule(further) == planned


def test_before_changes_forgets_who_left_after_the_round_just_played() -> None:
    drive = individual_drive(16, 8, drawn=3)
    left = tuple(
        entry if entry.number != 7 else entry.__class__(7, entry.name, until_round=3) for entry in drive.entries
    )
    gone = Drive(drive.name, drive.date, drive.venue, drive.rules, left, drive.rounds)
    assert before_changes(gone).entries == drive.entries
    assert all(7 not in each.chairs for each in schedule(gone)[3:])


def test_where_nobody_sits_out_no_difference_is_the_best() -> None:
    sit_outs = next(each for each in outlook(individual_drive(16, 15)).fairness.measures if "sit-outs" in each.name)
    assert (sit_outs.value, sit_outs.bound) == (0, 0)
