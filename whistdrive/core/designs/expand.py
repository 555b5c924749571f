"""Perfect Whist tournaments for 4 to 200 players: each two partner once and oppose twice.

There is one for every order 0 or 1 (mod 4) (Baker; Hanani; Wilson). The data hold an initial round for most
orders, to which each element of a group is added in turn, and the others in full. They were found by offline
searches (patterned starters, products, frames); the tests check every order.
"""

import json
import lzma
from functools import cache
from importlib import resources
from math import prod
from typing import Any

from whistdrive.core.designs.plan import Game, as_games

ORDERS = tuple(v for v in range(4, 201) if v % 4 < 2)


@cache
def stored(name: str) -> Any:
    """The content of one data file; `.xz` files are unpacked."""
    raw = resources.files("whistdrive.core.designs.data").joinpath(name).read_bytes()
    return json.loads(lzma.decompress(raw) if name.endswith(".xz") else raw)


@cache
def perfect(order: int) -> tuple[tuple[Game, ...], ...]:
    """All rounds of the tournament; of 4n + 1 players one is missing from each round."""
    if order not in ORDERS:
        raise ValueError(f"no perfect tournament is known for {order} players")
    starter = stored("starters.json")["designs"].get(str(order))
    if starter:
        return _develop(starter["moduli"], starter["games"])
    return tuple(as_games(seats) for seats in stored("listed.json.xz")[str(order)])


def _develop(moduli: list[int], games: list[list[int]]) -> tuple[tuple[Game, ...], ...]:
    """One round for each element of the group: the element is added to every player of the initial round."""
    seats = [player for game in games for player in game]
    return tuple(as_games([_add(player, element, moduli) for player in seats]) for element in range(prod(moduli)))


def _add(player: int, element: int, moduli: list[int]) -> int:
    """The sum in the group; numbers are mixed-radix, last coordinate fastest."""
    if player >= prod(moduli):  # the point beyond the group is fixed
        return player
    total, place = 0, 1
    for modulus in reversed(moduli):
        total += (player + element) % modulus * place
        player, element, place = player // modulus, element // modulus, place * modulus
    return total
