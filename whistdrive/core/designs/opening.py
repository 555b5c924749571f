"""The first, random seating of a search: places asked for are fixed, sit-outs are even."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random

from whistdrive.core.designs.board import BROKEN, PARTNER, Board, board_of
from whistdrive.core.designs.plan import Duo, PlannedRound, Wishes


@dataclass
class Draft:
    """One round before it is drawn: who is there and which positions are taken by wish."""

    present: list[int]
    fixed: dict[int, int] = field(default_factory=dict)

    @property
    def tables(self) -> int:
        return len(self.present) // 4

    def holds(self, two: Duo) -> bool:
        """Whether both are there and could be seated as partners."""
        taken = {player for position, player in self.fixed.items() if position % 4}
        return set(two) <= set(self.present) and not taken & set(two) and self.place_for(two) is not None

    def place_for(self, two: Duo) -> int | None:
        """The first of two neighbouring positions for partners: beside one who is held, or any."""
        at = {player: position for position, player in self.fixed.items()}
        held = [at[player] for player in two if player in at]
        if held:
            return held[0] if len(held) == 1 and held[0] + 1 not in self.fixed else None
        free = (i for i in range(2, 4 * self.tables, 4) if i not in self.fixed)
        return next(free, None)

    def fix(self, two: Duo) -> None:
        place = self.place_for(two)
        assert place is not None
        first, second = two if self.fixed.get(place, two[0]) == two[0] else two[::-1]
        self.fixed |= {place: first, place + 1: second}


def opening(
    players: int,
    rounds: int,
    wishes: Wishes,
    played: Sequence[PlannedRound],
    rng: Random,
    guide: Sequence[PlannedRound] = (),
) -> Board:
    """A board with all rounds, of which only those to come may change; a guide is followed where it can be."""
    drafts = [_draft(players, number, wishes) for number in range(len(played) + 1, rounds + 1)]
    _fix_partners(drafts, wishes, played, rng)
    board = board_of(players, played)
    weigh(board, rounds, wishes)
    for draft, planned in zip_longest(drafts, guide):
        _draw(board, draft, planned, rng)
    return board


def _draft(players: int, number: int, wishes: Wishes) -> Draft:
    present = [player for player in range(players) if wishes.present(player, number)]
    draft = Draft(present)
    for player, table in wishes.pinned.items():
        position = 4 * (table - 1)
        if player in present and table <= draft.tables and position not in draft.fixed:
            draft.fixed[position] = player
    return draft


def _fix_partners(drafts: Sequence[Draft], wishes: Wishes, played: Sequence[PlannedRound], rng: Random) -> None:
    """Gives each wish to partner a round of its own choosing, where it can be had."""
    done = {tuple(sorted(side)) for planned in played for g in planned.games for side in (g[:2], g[2:])}
    for two in sorted(wishes.must_partner - done):
        able = [draft for draft in drafts if draft.holds(two)]
        if able:
            rng.choice(able).fix(two)


def weigh(board: Board, rounds: int, wishes: Wishes) -> None:
    """What may not be costs much; who likes to sit out counts as having sat out less."""
    for two in wishes.never_meet:
        board.count_meeting(two, BROKEN, BROKEN)
    for two in wishes.never_partners:
        board.count_meeting(two, 0, BROKEN * PARTNER)
    for player in wishes.prefer_out:
        board.outs[player] -= rounds


def _draw(board: Board, draft: Draft, guide: PlannedRound | None, rng: Random) -> None:
    """Draws one round: those who sat out least sit out, the others sit anywhere that is not fixed."""
    kept = [] if guide is None or draft.fixed else [g for g in guide.games if set(g) <= set(draft.present)]
    held = draft.fixed | dict(enumerate(player for game in kept[: draft.tables] for player in game))
    out = _idle(board, draft, held, rng)
    places = {i: player for i, player in held.items() if player not in out}
    seated = [player for player in draft.present if player not in out and player not in places.values()]
    rng.shuffle(seated)
    places |= dict(zip((i for i in range(4 * draft.tables) if i not in places), seated, strict=True))
    row = [places[i] for i in range(4 * draft.tables)] + out
    board.add(row, draft.tables, [i for i, player in enumerate(row) if player not in draft.fixed.values()])


def _idle(board: Board, draft: Draft, held: dict[int, int], rng: Random) -> list[int]:
    """Who sits out. Those with a table of their own take their turn, unless they are to partner somebody here."""
    own = {player for i, player in draft.fixed.items() if i % 4 == 0 and i + 1 not in draft.fixed}
    able = [player for player in draft.present if player in own or player not in held.values()]
    rng.shuffle(able)
    return sorted(able, key=lambda player: board.outs[player])[: len(draft.present) - 4 * draft.tables]
