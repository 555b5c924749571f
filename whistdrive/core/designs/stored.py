"""Plans found by long searches, for the numbers of players and rounds that a short search does not reach.

They were annealed offline from random plans, from resolvable designs, and, for 89 to 98 players, from about twenty
rounds of four layers whose moves also bring each layer to a new table, players and tables together. A plan is a text:
players 0 to n - 1 are the characters from "0" on, those seated in round one first, table by table.
"""

from whistdrive.core.designs.expand import stored
from whistdrive.core.designs.plan import PlannedRound, as_games


def stored_plan(players: int, rounds: int) -> list[PlannedRound] | None:
    """A stored plan of so many rounds, or the first rounds of a longer one that serves as well."""
    plans = stored("plans.json.xz").get(str(players), {})
    lengths = [length for length in map(int, plans) if length >= rounds]
    return _read(players, plans[str(min(lengths))])[:rounds] if lengths else None


def _read(players: int, text: str) -> list[PlannedRound]:
    seats = [ord(letter) - ord("0") for letter in text]
    size = players - players % 4
    rows = [seats[i : i + size] for i in range(0, len(seats), size)]
    return [PlannedRound(as_games(row), tuple(sorted(set(range(players)) - set(row)))) for row in rows]
