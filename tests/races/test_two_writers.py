"""Two at once: one wins, the other is told; and with the guard off each of these tests would see the loss."""

from typing import Any
from uuid import uuid4

import pytest

from tests.races.conftest import Racers

TABLES = 20
ROUNDS = 8
TRICKS = (9, 4)


def evening(racers: Racers) -> str:
    slug: str = racers.alone(do="open_evening", players=4 * TABLES)["slug"]
    return slug


def save_at_every_table(racers: Racers, slug: str, seen: int, **how: Any) -> list[list[dict[str, Any]]]:
    """Both racers save their own result at each table in turn."""

    def job(table: int, tricks: int) -> dict[str, Any]:
        return {"do": "record", "slug": slug, "table": table, "tricks": tricks, "seen": seen, "key": uuid4().hex, **how}

    return [racers.both(*(job(table, tricks + seen) for tricks in TRICKS)) for table in range(1, TABLES + 1)]


def assert_one_wins(races: list[list[dict[str, Any]]], versions: dict[str, list[int]], seen: int) -> None:
    """Of each two one was recorded, stands in the database, and was shown to the other."""
    for table, race in enumerate(races, start=1):
        assert sorted(each["done"] for each in race) == [False, True], race
        winner = next(index for index, each in enumerate(race) if each["done"])
        stored = versions[str(table)]
        assert len(stored) == seen + 1
        assert stored[-1] == TRICKS[winner] + seen
        assert race[1 - winner]["theirs"] == stored[-1]


def test_e1_of_two_who_save_one_deal_at_once_one_wins_and_the_other_is_told(racers: Racers) -> None:
    slug = evening(racers)
    races = save_at_every_table(racers, slug, seen=0)
    assert_one_wins(races, racers.alone(do="stored", slug=slug)["versions"], seen=0)


def test_e1_of_two_who_correct_one_deal_at_once_one_wins_and_the_other_is_told(racers: Racers) -> None:
    slug = evening(racers)
    save_at_every_table(racers, slug, seen=0)
    races = save_at_every_table(racers, slug, seen=1)
    assert_one_wins(races, racers.alone(do="stored", slug=slug)["versions"], seen=1)


def test_e1_control_a_form_that_forgets_what_it_showed_is_caught(racers: Racers) -> None:
    slug = evening(racers)
    races = save_at_every_table(racers, slug, seen=0, guarded=False)
    with pytest.raises(AssertionError):
        assert_one_wins(races, racers.alone(do="stored", slug=slug)["versions"], seen=0)


def test_e1_control_a_plain_read_change_and_save_loses_acknowledged_results(racers: Racers) -> None:
    slug = evening(racers)
    save_at_every_table(racers, slug, seen=0)
    jobs = [{"do": "save_plainly", "slug": slug, "table": 1, "tricks": tricks} for tricks in TRICKS]
    race = racers.both(*jobs)
    assert [each["done"] for each in race] == [True, True]
    with pytest.raises(AssertionError):
        assert_one_wins([race], racers.alone(do="stored", slug=slug)["versions"], seen=0)


def send_twice(racers: Racers, slug: str, same_key: bool) -> list[list[dict[str, Any]]]:
    """Both racers send the same result for each table: a double click, a second tab, a lost answer."""
    races = []
    for table in range(1, TABLES + 1):
        key = uuid4().hex
        job = {"do": "record", "slug": slug, "table": table, "tricks": 8, "seen": 0}
        races.append(racers.both({**job, "key": key}, {**job, "key": key if same_key else uuid4().hex, "tricks": 8}))
    return races


def assert_written_once(races: list[list[dict[str, Any]]], versions: dict[str, list[int]]) -> None:
    assert all(each["done"] for race in races for each in race)
    assert [sorted(each["written"] for each in race) for race in races] == [[False, True]] * TABLES
    assert versions == {str(table): [8] for table in range(1, TABLES + 1)}


def test_e2_the_same_form_sent_twice_at_once_is_one_result_and_two_good_answers(racers: Racers) -> None:
    slug = evening(racers)
    races = send_twice(racers, slug, same_key=True)
    assert_written_once(races, racers.alone(do="stored", slug=slug)["versions"])


def test_e2_control_writing_down_each_sending_is_caught(racers: Racers) -> None:
    slug = evening(racers)
    races = [save_at_every_table(racers, slug, seen=0, guarded=False)]
    with pytest.raises(AssertionError):
        assert_written_once(races[0], racers.alone(do="stored", slug=slug)["versions"])


def draw_rounds(racers: Racers, slug: str, **how: Any) -> list[list[dict[str, Any]]]:
    """Both racers ask for each next round."""
    jobs = [{"do": "draw", "slug": slug, "after": after, **how} for after in range(1, ROUNDS + 1)]
    return [racers.both(job, job) for job in jobs]


def assert_one_draws(races: list[list[dict[str, Any]]], rounds: int) -> None:
    assert [sorted(each["done"] for each in race) for race in races] == [[False, True]] * ROUNDS
    assert rounds == ROUNDS + 1


def test_s2_of_two_who_ask_for_the_next_round_at_once_one_gets_it(racers: Racers) -> None:
    slug = evening(racers)
    races = draw_rounds(racers, slug)
    assert_one_draws(races, racers.alone(do="stored", slug=slug)["rounds"])


def test_s2_control_a_button_that_draws_whatever_comes_next_is_caught(racers: Racers) -> None:
    slug = evening(racers)
    races = draw_rounds(racers, slug, guarded=False)
    with pytest.raises(AssertionError):
        assert_one_draws(races, racers.alone(do="stored", slug=slug)["rounds"])
