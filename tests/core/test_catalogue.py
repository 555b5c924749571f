"""The catalogue finds rules by looking into their folders."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from whistdrive.core import catalogue, movements
from whistdrive.core.catalogue import Kind, build, describe, find, plain, read, rules
from whistdrive.core.field import field_of
from whistdrive.core.problems import RuleBroken
from whistdrive.core.scoring.tricks_taken import MisereCard

NEW_RULE = '''"""Nobody moves: the same four stay together all evening."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.problems import Problem
from whistdrive.core.seating import Seating, Table


@dataclass(frozen=True)
class NobodyMoves:
    label: ClassVar[str] = "Nobody moves"
    instruction: ClassVar[str] = "Stay where you are."
    needs_results: ClassVar[bool] = False
    roles: ClassVar[RolesUse] = RolesUse.IGNORED

    first: int = field(default=1, metadata={"help": "The first card number."})

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        numbers = range(self.first, self.first + len(field.entries), 4)
        return Seating(len(played) + 1, tuple(Table(i, n, n + 1, n + 2, n + 3) for i, n in enumerate(numbers, 1)))

    def problems(self, field: Field) -> tuple[Problem, ...]:
        return ()


RULE = NobodyMoves()
'''


@pytest.fixture
def dropped_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A movement file put into the folder of movements."""
    (tmp_path / "nobody_moves.py").write_text(NEW_RULE, "utf-8")
    monkeypatch.setattr(movements, "__path__", [*movements.__path__, str(tmp_path)])
    catalogue.rules.cache_clear()
    yield "nobody_moves"
    catalogue.rules.cache_clear()


def test_a_new_movement_file_and_nothing_else_puts_it_into_the_catalogue(dropped_in: str) -> None:
    listed = find(Kind.MOVEMENT, dropped_in)
    assert (listed.label, listed.help) == ("Nobody moves", "Nobody moves: the same four stay together all evening.")
    assert [(option.name, option.default, option.help) for option in listed.options] == [
        ("first", 1, "The first card number.")
    ]
    movement = build(Kind.MOVEMENT, dropped_in, {"first": "1"})
    assert movement.seat(field_of(8), ()).tables[1].entries == (5, 6, 7, 8)


@pytest.mark.parametrize("kind", list(Kind))
def test_every_rule_has_a_label_and_a_help_text(kind: Kind) -> None:
    assert rules(kind)
    for listed in rules(kind):
        assert listed.label
        assert listed.help.endswith((".", ")"))
        assert all(option.help for option in listed.options), listed.key


@pytest.mark.parametrize("kind", [Kind.MOVEMENT, Kind.SCORING, Kind.TIE_BREAK])
def test_every_option_survives_being_stored(kind: Kind) -> None:
    for listed in rules(kind):
        stored = {option.name: plain(option.default) for option in listed.options}
        assert build(kind, listed.key, stored) == listed.rule


def test_every_fault_of_the_options_is_named() -> None:
    with pytest.raises(RuleBroken) as refusal:
        build(Kind.SCORING, "tricks_taken", {"speed": 3, "revoke_tricks": "three", "misere_card": "half"})
    assert len(refusal.value.sentences) == 3
    assert refusal.value.sentences[0] == "scoring tricks_taken has no option “speed”."


def test_a_rule_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(RuleBroken, match=r"There is no scoring called “golf”. There are: .*tricks_taken"):
        find(Kind.SCORING, "golf")


@pytest.mark.parametrize(
    ("kind", "given", "value"),
    [
        (bool, "yes", True),
        (bool, "0", False),
        (bool, True, True),
        (int, "7", 7),
        (int, 7.0, 7),
        (MisereCard, "tricks", MisereCard.TRICKS),
        (int | None, "", None),
        (int | None, "3", 3),
        (tuple[int, ...], "3, 5", (3, 5)),
        (tuple[int, ...], [3, 5], (3, 5)),
        (tuple[tuple[int, int], ...], "3-7, 4-9", ((3, 7), (4, 9))),
        (tuple[tuple[int, int], ...], [[3, 7]], ((3, 7),)),
    ],
)
def test_an_option_is_read_from_json_or_from_text(kind: object, given: object, value: object) -> None:
    assert read(kind, given) == value


@pytest.mark.parametrize(
    ("kind", "given"),
    [(bool, "maybe"), (int, True), (int, 7.5), (int, float("inf")), (int, "x"), (tuple[tuple[int, int], ...], "3-7-8")],
)
def test_what_an_option_cannot_be_is_refused(kind: object, given: object) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError)):
        read(kind, given)


def test_an_option_says_in_words_what_it_accepts() -> None:
    assert [describe(kind) for kind in (bool, int, MisereCard)] == [
        "yes or no",
        "a whole number",
        "one of thirteen_less, tricks",
    ]
