"""Who sits out: in turn, nobody twice before everyone once."""

from collections import Counter
from collections.abc import Mapping, Sequence

from whistdrive.core.field import Entry, Role
from whistdrive.core.history import PlayedRound


def choose_sit_outs(
    here: Sequence[Entry], played: Sequence[PlayedRound], places: Mapping[Role | None, int]
) -> list[int]:
    """The entries of each role that have no place, fewest sit-outs first, then longest ago, last card first.

    `places` says how many of each role can be seated; the key None counts everybody together.
    Nobody who keeps a fixed chair is sent out while somebody else can be.
    """
    counts, latest = Counter[int](), dict[int, int]()
    for past in played:
        counts.update(past.seating.sitting_out)
        latest.update(dict.fromkeys(past.seating.sitting_out, past.seating.round))

    def turn(entry: Entry) -> tuple[bool, int, int, int]:
        number = entry.number
        return (entry.fixed_chair is not None, counts[number], latest.get(number, 0), -number)

    out: list[int] = []
    for role, seats in places.items():
        kind = sorted((e for e in here if role is None or e.role is role), key=turn)
        out += [entry.number for entry in kind[: max(0, len(kind) - seats)]]
    return out
