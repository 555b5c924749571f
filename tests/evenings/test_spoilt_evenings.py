"""A drive file spoilt by chance is refused in words, or can be kept: it never ends in an error of ours."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.evening_play import ANN
from tests.evenings.known import EVENINGS
from whistdrive.core.drive_file import parse, to_json
from whistdrive.core.problems import RuleBroken
from whistdrive.core.recorded import KeptDrive
from whistdrive.core.standings import standings
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.exports import kept_drive
from whistdrive.services.imports import import_drive

KNOWN = next(known for known in EVENINGS if known.name.startswith("winners_move"))
JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 3, 14, 99, 10**30, 1.5, 1e400, "", "x", "\0", "\ud800", "9" * 5000),
    *("hearts", "NS", "north", "2026-01-01", [], {}, [[]], {"a": 1}, [1, 2], [None], {"table": [], "seat": {}}),
)


def short_evening() -> dict[str, Any]:
    """Three rounds with everything a file may hold."""
    file = KNOWN.object()
    file["rounds"] = file["rounds"][:3]
    file["log"] = [{"what": "Opened", "when": "2026-03-14T19:00:00Z"}]
    written: dict[str, Any] = json.loads(to_json(parse(json.dumps(file))))
    deal = written["rounds"][0]["tables"][0]["deals"][0]
    deal["history"] = [{**deal, "version": 1, "who": "ann", "when": "2026-03-14T19:30:00Z", "key": "a"}]
    del deal["history"][0]["deal"]
    return written


def ways(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of everything below a value."""
    below = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in below:
        yield (*way, step)
        yield from ways(inner, (*way, step))


def spoilt(file: dict[str, Any], chance: Random) -> str:
    """The file with one value changed, taken out, or there twice."""
    copy: Any = json.loads(json.dumps(file))
    every = list(ways(copy))
    *way, last = chance.choice([each for each in every if len(each) <= chance.choice((1, 3, 9))])
    place = copy
    for step in way:
        place = place[step]
    what = chance.random()
    if what < 0.75:
        place[last] = chance.choice(JUNK)
    elif what < 0.9 or not isinstance(place, list):
        del place[last]
    else:
        place.append(place[last])
    return json.dumps(copy)


def read(text: str) -> KeptDrive | None:
    try:
        return parse(text)
    except RuleBroken as refusal:
        assert str(refusal)
        return None


def test_what_is_not_refused_can_be_written_and_reckoned() -> None:
    chance, file = Random(1742), short_evening()
    found = [kept for _ in range(400) if (kept := read(spoilt(file, chance)))]
    assert 20 < len(found) < 200
    for kept in found:
        assert to_json(parse(to_json(kept))) == to_json(kept)
        assert standings(kept.drive).lines


@pytest.mark.django_db
def test_what_is_not_refused_can_be_stored() -> None:
    chance, file = Random(7), short_evening()
    for kept in filter(None, (read(spoilt(file, chance)) for _ in range(120))):
        slug = import_drive(file=kept, by=ANN)
        assert kept_drive(drive_row(slug)).drive.rounds == kept.drive.rounds
