"""Plays rounds of a movement in words: ladies L1.. hold cards 1..n, gentlemen G1.. the next n."""

from collections.abc import Sequence

from whistdrive.core.field import Entry, Field, Role
from whistdrive.core.history import PlayedRound
from whistdrive.core.kinds import Movement
from whistdrive.core.seating import Seating, Side

Partners = frozenset[str]
Meeting = frozenset[Partners]


class Hall:
    """Couples at tables as domain section 1 writes them: "L1+G1* v L2+G2", the star for the winners."""

    def __init__(self, tables: int) -> None:
        self.couples = 2 * tables
        ladies = [Entry(n, f"L{n}", Role.A) for n in range(1, self.couples + 1)]
        gentlemen = [Entry(self.couples + n, f"G{n}", Role.B) for n in range(1, self.couples + 1)]
        self.field = Field((*ladies, *gentlemen))

    def number(self, name: str) -> int:
        """ "L3" or "G3" as a card number."""
        return int(name[1:]) + (self.couples if name[0] == "G" else 0)

    def name(self, number: int) -> str:
        return self.field.number(number).name

    def meetings(self, seating: Seating) -> list[Meeting]:
        """Who plays with whom against whom, table by table."""
        return [
            frozenset(frozenset(self.name(entry) for entry in table.pair(side)) for side in Side)
            for table in seating.tables
        ]

    def played(self, seating: Seating, round_text: str) -> PlayedRound:
        """The round as it sat, won as the starred text says."""
        winners = {}
        for table, cell in zip(seating.tables, round_text.split(" | "), strict=True):
            starred = next((couple for couple in cell.split(" v ") if "*" in couple), None)
            if starred:
                winners[table.number] = table.seat_of(self.number(starred.split("+")[0])).side
        return PlayedRound(seating, winners)


def meetings_of(round_text: str) -> list[Meeting]:
    """ "L1+G1* v L2+G2 | ..." as partnerships."""
    cells = round_text.replace("*", "").split(" | ")
    return [frozenset(frozenset(couple.split("+")) for couple in cell.split(" v ")) for cell in cells]


def follows(movement: Movement, rounds: Sequence[str]) -> None:
    """Whether the movement seats each of these rounds from the ones before."""
    hall = Hall(len(rounds[0].split(" | ")))
    played: list[PlayedRound] = []
    for text in rounds:
        seating = movement.seat(hall.field, played)
        assert hall.meetings(seating) == meetings_of(text), f"round {seating.round}"
        played.append(hall.played(seating, text))
