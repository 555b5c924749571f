"""Everyone with everyone: no partner twice where that can be had, meetings as even as can be."""

from collections.abc import Sequence
from random import Random

from whistdrive.core.designs.board import Board
from whistdrive.core.designs.expand import ORDERS, perfect
from whistdrive.core.designs.opening import opening
from whistdrive.core.designs.plan import NO_WISHES, PlannedRound, Wishes, as_games
from whistdrive.core.designs.search import Effort, Progress, anneal


def plan_individual(
    players: int,
    rounds: int,
    *,
    seed: int = 0,
    wishes: Wishes = NO_WISHES,
    played: Sequence[PlannedRound] = (),
    seconds: float = 10.0,
    progress: Progress | None = None,
) -> tuple[PlannedRound, ...]:
    """All rounds, the first of them `played`. The seed decides everything; `seconds` is a safety stop."""
    rng = Random(seed)
    if wishes == NO_WISHES and not played and players in ORDERS and rounds % len(perfect(players)) == 0:
        return _shuffled(_whole_design(players, rounds), rng)
    board = opening(players, rounds, wishes, played, rng)
    anneal(board, Effort(1_000_000, seconds=seconds), rng, progress)
    return _planned(board)


def _whole_design(players: int, rounds: int) -> list[PlannedRound]:
    design = perfect(players)
    everybody = set(range(players))
    whole = [PlannedRound(games, tuple(everybody.difference(*games))) for games in design]
    return whole * (rounds // len(whole))


def _shuffled(rounds: Sequence[PlannedRound], rng: Random) -> tuple[PlannedRound, ...]:
    """The same plan with the names shuffled on to its numbers."""
    people = sorted({player for planned in rounds for player in (*planned.players(), *planned.sitting_out)})
    to = dict(zip(people, rng.sample(people, len(people)), strict=True))
    return tuple(
        PlannedRound(
            as_games([to[player] for player in planned.players()]),
            tuple(sorted(to[player] for player in planned.sitting_out)),
        )
        for planned in rounds
    )


def _planned(board: Board) -> tuple[PlannedRound, ...]:
    return tuple(
        PlannedRound(as_games(row[: 4 * tables]), tuple(sorted(row[4 * tables :])))
        for row, tables in zip(board.rows, board.tables, strict=True)
    )
