"""Prints how even the plans for many numbers of people and rounds are, each figure beside its bound.

Run from the project's folder: python tests/benchmarks/movements.py [players ...] [--rounds 8 12 24]
"""

import argparse
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from whistdrive.core.designs.individual import plan_individual
from whistdrive.core.designs.quality import Quality, quality_of

PLAYERS = (8, 16, 18, 20, 24, 32, 40, 48, 63, 80, 100, 152, 400)
ROUNDS = (8, 12, 24)
HEAD = "players rounds  seconds  partners again (0)  Bo (1)  Bm (1)  most met (bound)  sat out (bound)  tables (bound)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*", type=int, default=PLAYERS)
    parser.add_argument("--rounds", nargs="*", type=int, default=ROUNDS)
    asked = parser.parse_args()
    print(HEAD)
    for players in asked.players:
        for rounds in asked.rounds:
            print(line(players, rounds))


def line(players: int, rounds: int) -> str:
    start = perf_counter()
    plan = plan_individual(players, rounds)
    seconds = perf_counter() - start
    return f"{players:7} {rounds:6} {seconds:8.2f}  " + figures(players, rounds, quality_of(players, plan))


def figures(players: int, rounds: int, quality: Quality) -> str:
    tables = players // 4
    most_met = -(-12 * tables * rounds // (players * (players - 1)))
    idle = int(rounds * (players - 4 * tables) % players > 0)
    return (
        f"{quality.partner_repeats:18}  {quality.opponents_evenness:6.3f}  {quality.meetings_evenness:6.3f}"
        f"  {quality.meetings_most:8} ({most_met:5})  {quality.sit_outs_spread:7} ({idle:5})"
        f"  {quality.table_evenness:6.3f} (1)"
    )


if __name__ == "__main__":
    main()
