"""100 tables in their last round of 24: `python -m tests.benchmarks.evening [--tables 100] [--rounds 24]`."""

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from statistics import median
from typing import Any

from django.urls import reverse

Act = Callable[[], object]


@dataclass
class Measured:
    """One thing an evening does over and over, with what has to be put right before it can be done again."""

    name: str
    act: Act
    before: Act = lambda: None
    after: Act = lambda: None


def main() -> None:
    options = read_options()
    with tempfile.TemporaryDirectory(prefix="whistdrive-benchmark-") as folder:
        os.environ |= {"WHISTDRIVE_DATA": folder, "DJANGO_SETTINGS_MODULE": "tests.settings"}
        import django

        django.setup()
        from django.test.utils import override_settings

        with override_settings(ROOT_URLCONF="tests.benchmarks.addresses", ALLOWED_HOSTS=["*"]):
            slug = play(options.tables, options.rounds)
            show(times_of(things(slug, options.rounds), options.repeats), options)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--repeats", type=int, default=30)
    return parser.parse_args()


def play(tables: int, rounds: int) -> str:
    """The evening up to its last round but one, all results in."""
    from tests.evening_play import open_evening
    from whistdrive.services.data_folder import make_ready

    make_ready()
    slug = open_evening(players=4 * tables, planned_rounds=rounds)
    start = time.perf_counter()
    for number in range(1, rounds):
        play_round(slug, number)
        print(f"\rRound {number} of {rounds}, {time.perf_counter() - start:.0f} s", end="", flush=True)
    print()
    return slug


def play_round(slug: str, number: int) -> None:
    from tests.evening_play import ANN, drive_now
    from whistdrive.core.deal import Deal
    from whistdrive.services.deals import Cell, record_deal
    from whistdrive.services.rounds import draw_round

    draw_round(slug=slug, after=number - 1, by=ANN)
    for table in drive_now(slug).rounds[-1].seating.tables:
        cell = Cell(number, table.number, 1, table.entries)
        key = f"{number}:{table.number}"
        record_deal(slug=slug, cell=cell, deal=Deal(1, None, table.number * number % 14), seen=0, key=key, by=ANN)


def things(slug: str, rounds: int) -> list[Measured]:
    """What is measured, the bare view first; each leaves the evening as it found it."""
    visitor, organiser = clients()
    return [
        Measured("a bare view", lambda: answered(visitor.get("/bare/"))),
        drawing(slug, rounds),
        saving(slug, rounds - 1),
        *pages(slug, visitor, "public standings", reverse("drive", args=[slug])),
        *pages(slug, visitor, "big screen", reverse("big_screen", args=[slug])),
        *pages(slug, organiser, "desk, the round", reverse("round", args=[slug, rounds - 1])),
        *pages(slug, organiser, "desk, standings", reverse("desk_standings", args=[slug])),
    ]


def drawing(slug: str, number: int) -> Measured:
    from tests.evening_play import ANN
    from whistdrive.services.rounds import draw_round, take_back_round

    return Measured(
        "drawing the next round",
        lambda: draw_round(slug=slug, after=number - 1, by=ANN),
        after=lambda: take_back_round(slug=slug, number=number, by=ANN),
    )


def saving(slug: str, number: int) -> Measured:
    """A result with everything around it: lock, seats, version, history."""
    from tests.evening_play import ANN, cell_of
    from whistdrive.core.deal import Deal
    from whistdrive.services.deals import record_deal

    cell, versions = cell_of(slug, number, 1), count(1)

    def save() -> None:
        seen = next(versions)
        deal = Deal(1, None, 3 + seen % 2)
        record_deal(slug=slug, cell=cell, deal=deal, seen=seen, key=f"b{seen}", by=ANN, why="measured")

    return Measured("saving a result", save)


def pages(slug: str, client: Any, title: str, address: str) -> Iterator[Measured]:
    """Each page as it is after a change, and again when nothing has changed since."""
    from tests.evening_play import ANN
    from whistdrive.services.setup import put_up_notice

    numbers = count(1)

    def change() -> None:
        put_up_notice(slug=slug, notice=f"Notice {next(numbers)}", by=ANN)

    yield Measured(f"{title}, just changed", partial(ask, client, address), before=change)
    yield Measured(f"{title}, unchanged", partial(ask, client, address))


def ask(client: Any, address: str) -> None:
    answered(client.get(address))


def clients() -> tuple[Any, Any]:
    """Somebody off the street, and the organiser."""
    from django.test import Client

    from whistdrive.services.access import make_setup_link, set_organiser

    organiser = Client()
    organiser.force_login(
        set_organiser(token=make_setup_link(), name="Ann", password="four hearts doubled"),
        backend="django.contrib.auth.backends.ModelBackend",
    )
    return Client(), organiser


def answered(response: Any) -> None:
    assert response.status_code == 200, response.status_code


def times_of(measured: list[Measured], repeats: int) -> dict[str, float]:
    """The median of each in milliseconds, all done in turn so that a slow moment of the machine hits all alike."""
    times: dict[str, list[float]] = {each.name: [] for each in measured}
    for repeat in range(repeats + 2):
        for each in measured:
            each.before()
            start = time.perf_counter()
            each.act()
            taken = time.perf_counter() - start
            each.after()
            if repeat >= 2:  # The first ones fill caches.
                times[each.name].append(taken * 1000)
    return {name: median(taken) for name, taken in times.items()}


def show(times: dict[str, float], options: argparse.Namespace) -> None:
    bare = next(iter(times.values()))
    print(f"{options.tables} tables, round {options.rounds} of {options.rounds}, {options.repeats} times each\n")
    print(f"{'':<40}{'median':>10}{'bare views':>12}")
    for name, taken in times.items():
        print(f"{name:<40}{taken:>7.2f} ms{taken / bare:>12.1f}")


if __name__ == "__main__":
    main()
