"""A plan in the making: who sits where, who met whom, and what a swap would change.

The cost of a plan counts, for each two players, the pairs of rounds in which they meet, and ten times those
in which they partner; wishes add to it. It falls exactly as the sums of squares in quality.py fall.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from whistdrive.core.designs.plan import Duo, PlannedRound, as_games

PARTNER = 10
"""What partnering again costs, where meeting again costs one."""
OUT = 8
"""What a second sit-out costs before others had theirs."""
BROKEN = 300
"""What a wish costs that is not kept: more than all else that two people may do."""

Matrix = list[list[int]]


@dataclass
class Board:
    """Positions 4t to 4t + 3 of a row are a table, partners side by side; beyond sit the idle."""

    rows: list[list[int]]
    tables: list[int]
    choices: list[tuple[int, list[int]]]
    opposing: Matrix
    partnering: Matrix
    outs: list[int]

    def add(self, row: Sequence[int], tables: int, *groups: Sequence[int]) -> None:
        """One more round; those at positions of one group may change places with each other."""
        self.choices += [(len(self.rows), list(group)) for group in groups]
        self.rows.append(list(row))
        self.tables.append(tables)
        for first in range(0, 4 * tables, 4):
            self.count_game(row[first : first + 4], 1)
        for player in row[4 * tables :]:
            self.outs[player] += 1

    def change(self, row: Sequence[int], seated: int, i: int, j: int) -> int:
        """What swapping a seated position i with any position j of a row would add to the cost."""
        x, y = row[i], row[j]
        if i >> 2 == j >> 2:
            return self._change_within(row, i, j)
        ox, oy, px, py = self.opposing[x], self.opposing[y], self.partnering[x], self.partnering[y]
        a, b, c = row[i ^ 1], row[i ^ 2], row[i ^ 3]
        added = py[a] + oy[b] + oy[c] - px[a] - ox[b] - ox[c] + 3 + PARTNER
        if j >= seated:
            return added + OUT * (self.outs[x] - self.outs[y] + 1)
        a, b, c = row[j ^ 1], row[j ^ 2], row[j ^ 3]
        return added + px[a] + ox[b] + ox[c] - py[a] - oy[b] - oy[c] + 3 + PARTNER

    def _change_within(self, row: Sequence[int], i: int, j: int) -> int:
        """The same at one table, where only the partners change."""
        if i ^ j == 1:
            return 0
        x, y, a, b = row[i], row[j], row[i ^ 1], row[j ^ 1]
        p, o = self.partnering, self.opposing
        before = p[x][a] - o[x][a] + p[y][b] - o[y][b] - 2 * PARTNER
        return p[x][b] - o[x][b] + p[y][a] - o[y][a] - before

    def change_sides(self, row: Sequence[int], i: int, j: int) -> int:
        """What two sides changing tables would add: that of position i with its partner, and that of j."""
        if i >> 2 == j >> 2:
            return 0
        a, b, c, d = (self.opposing[row[k]] for k in (i, i ^ 1, j, j ^ 1))
        p, q, r, s = row[i ^ 2], row[i ^ 3], row[j ^ 2], row[j ^ 3]
        after = a[r] + a[s] + b[r] + b[s] + c[p] + c[q] + d[p] + d[q]
        return after - a[p] - a[q] - b[p] - b[q] - c[r] - c[s] - d[r] - d[s] + 8

    def swap(self, number: int, i: int, j: int) -> None:
        row = self.rows[number]
        self._count(number, i, -1)
        if j >> 2 != i >> 2:
            self._count(number, j, -1)
        row[i], row[j] = row[j], row[i]
        self._count(number, i, 1)
        if j >> 2 != i >> 2:
            self._count(number, j, 1)

    def _count(self, number: int, position: int, by: int) -> None:
        """Adds or takes away what happens at the table of this position."""
        row = self.rows[number]
        if position >= 4 * self.tables[number]:
            self.outs[row[position]] += by
        else:
            first = position & ~3
            self.count_game(row[first : first + 4], by)

    def count_game(self, game: Sequence[int], by: int) -> None:
        a, b, c, d = game
        for x, y in ((a, c), (a, d), (b, c), (b, d)):
            self.count_meeting((x, y), by, by)
        for x, y in ((a, b), (c, d)):
            self.count_meeting((x, y), by, by * (PARTNER + 1))

    def count_meeting(self, two: Duo, opposing: int, partnering: int) -> None:
        x, y = two
        self.opposing[x][y] += opposing
        self.opposing[y][x] += opposing
        self.partnering[x][y] += partnering
        self.partnering[y][x] += partnering

    def rounds(self) -> list[PlannedRound]:
        return [
            PlannedRound(as_games(row[: 4 * tables]), tuple(sorted(row[4 * tables :])))
            for row, tables in zip(self.rows, self.tables, strict=True)
        ]

    def copied_rows(self) -> list[list[int]]:
        return [list(row) for row in self.rows]


def board_of(players: int, played: Iterable[PlannedRound] = ()) -> Board:
    """A board of rounds that stay as they were played."""
    opposing = [[0] * players for _ in range(players)]
    board = Board([], [], [], opposing, [list(line) for line in opposing], [0] * players)
    for planned in played:
        board.add([*planned.players(), *planned.sitting_out], len(planned.games))
    return board
