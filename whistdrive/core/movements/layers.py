"""The movement that needs no list: north sits still, east moves up one table after every round, south two
and west three. Offered for full tables; nobody meets anybody twice where the number of tables allows it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar

from whistdrive.core.designs import layers
from whistdrive.core.field import Field
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import RolesUse
from whistdrive.core.planned import Plan, as_seating
from whistdrive.core.problems import Problem, RuleBroken
from whistdrive.core.seating import Seating


@dataclass(frozen=True)
class Layers:
    label: ClassVar[str] = "Four layers: sit, one, two, three tables"
    instruction: ClassVar[str] = "North sits; east up one table, south up two, west up three."
    needs_results: ClassVar[bool] = False
    roles: ClassVar[RolesUse] = RolesUse.IGNORED

    def seat(self, field: Field, played: Sequence[PlayedRound]) -> Seating:
        if stops := [problem.text for problem in self.problems(field) if problem.stops]:
            raise RuleBroken(*stops)
        number = len(played) + 1
        rounds, first = max(field.planned_rounds, number), _first_round(field)
        planned = as_seating(first, number, _plan(len(first.entries), rounds, field.seed)[number - 1])
        return _without_absent(planned, {entry.number for entry in field.at(number)})

    def problems(self, field: Field) -> tuple[Problem, ...]:
        size = len(_first_round(field).entries)
        if size < 4 or size % 4:
            return (Problem(f"The four-layer movement needs full tables; there are {size} people.", stops=True),)
        if len(field.entries) > size:
            return (Problem("Who comes late sits out here; another movement can plan the rest afresh."),)
        if not layers.is_perfect(size, field.planned_rounds):
            return (Problem(f"With {size // 4} tables and {field.planned_rounds} rounds some people meet twice."),)
        return ()


def _first_round(field: Field) -> Field:
    return replace(field, entries=tuple(entry for entry in field.entries if entry.from_round == 1))


def _without_absent(planned: Seating, here: set[int]) -> Seating:
    """A table that somebody has left rests, and its others sit out with those who came late."""
    tables = tuple(table for table in planned.tables if here.issuperset(table.entries))
    seated = {entry for table in tables for entry in table.entries}
    return Seating(planned.round, tables, tuple(sorted(here - seated)))


@lru_cache(maxsize=64)
def _plan(players: int, rounds: int, seed: int) -> Plan:
    return layers.plan_layers(players, rounds, seed=seed)


RULE = Layers()
