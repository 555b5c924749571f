"""Entering people: at the door, from a list, late, gone and swapped."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from whistdrive import models
from whistdrive.core.field import Role
from whistdrive.core.names import LONGEST_NAME, search_key, tidy
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.core.seating import Chair, Seat
from whistdrive.services.changing import Actor, State, changing, count_change, write_log

MOST_ENTRIES = 400
LONGEST_TAG = 30


@dataclass(frozen=True)
class NewEntry:
    """One card to give out: nobody (numbers first), one name, or two who share the place."""

    names: tuple[str, ...] = field(default=())
    role: Role | None = None
    number: int | None = None


def add_entries(*, slug: str, entries: Sequence[NewEntry], by: Actor) -> tuple[int, ...]:
    """Give out cards in the order given, to the next free numbers; returns the numbers.

    Once the drive runs the newcomers join from the next round.
    """
    with changing(slug, State.SETUP, State.RUNNING) as row:
        taken = set(row.entries.values_list("number", flat=True))
        first_round = row.rounds.count() + 1
        if len(taken) + len(entries) > MOST_ENTRIES:
            raise RuleBroken(f"A drive takes {MOST_ENTRIES} cards at most.")
        numbers = []
        for new in entries:
            numbers.append(_add_entry(row, new, taken, first_round))
            taken.add(numbers[-1])
        if numbers:
            write_log(
                row,
                by,
                f"{len(numbers)} entered" if first_round == 1 else f"{numbers} join from {first_round}",
            )
            count_change(row)
    return tuple(numbers)


def _add_entry(row: models.Drive, new: NewEntry, taken: set[int], first_round: int) -> int:
    number = new.number or max(taken, default=0) + 1
    if number in taken:
        raise Crossed(f"Card {number} is given out already.")
    names = clean_names(new.names)
    entry = models.Entry.objects.create(
        drive=row, number=number, name=" / ".join(names), role=new.role or "", from_round=first_round
    )
    give_card(entry, names, first_round)
    return number


def clean_names(names: Sequence[str]) -> list[str]:
    """Tidy names without the empty ones; RuleBroken for one that is too long."""
    tidied = [name for name in map(tidy, names) if name]
    for name in tidied:
        if len(name) > LONGEST_NAME:
            raise RuleBroken(f"A name has {LONGEST_NAME} letters at most: “{name[:30]}…”.")
    return tidied


def give_card(entry: models.Entry, names: Sequence[str], from_round: int) -> None:
    """Remember who holds a card from a round on; a player the club knows is found by name."""
    for name in names:
        player = known_player(entry, name)
        models.Holder.objects.create(entry=entry, player=player, name=name, from_round=from_round)


def known_player(entry: models.Entry, name: str) -> models.Player:
    """The club's player of that name who is not in this drive yet, or a new one: two John Smiths stay two."""
    club_id, key = entry.drive.club_id, search_key(name)
    here = models.Holder.objects.filter(entry__drive_id=entry.drive_id).exclude(player=None).values("player_id")
    known = models.Player.objects.filter(club_id=club_id, search_key=key, name=name, forgotten=False)
    found = known.exclude(pk__in=here).first()
    return found or models.Player.objects.create(club_id=club_id, name=name, search_key=key)


def change_entry(
    *, slug: str, number: int, names: Sequence[str], role: Role | None, chair: Chair | None, by: Actor
) -> None:
    """Put a name, card role or fixed chair right; tying a name to a number at the door is the same act."""
    with changing(slug, State.SETUP, State.RUNNING) as row:
        entry = _entry(row, number)
        cleaned = clean_names(names)
        if role != (entry.role or None) and row.rounds.exists():
            raise Crossed("Cards cannot change kind once a round is drawn.")
        if chair:
            _refuse_taken_chair(row, number, chair)
        name = " / ".join(cleaned)
        if name != entry.name:
            _rename_holders(entry, cleaned)
        row.entries.filter(number=number).update(
            name=name,
            role=role or "",
            fixed_table=chair.table if chair else None,
            fixed_seat=chair.seat if chair else "",
        )
        write_log(row, by, f"Card {number} changed")
        count_change(row)


def mark_entry(*, slug: str, number: int, ghost: bool, tags: Sequence[str], by: Actor) -> None:
    """Whether a card is the exposed hand of a table of three, and which of the club's own lists it is on.

    A list that the drive does not show yet is shown from now on.
    """
    with changing(slug) as row:
        _entry(row, number)
        lists = sorted({tidied for tag in tags if (tidied := tidy(tag)[:LONGEST_TAG])})
        row.entries.filter(number=number).update(ghost=ghost, tags=lists)
        write_log(row, by, f"Card {number}: {', '.join(['ghost'] * ghost + lists) or 'on no list of its own'}"[:250])
        count_change(row, lists=[*row.lists, *(each for each in lists if each not in row.lists)])


def _rename_holders(entry: models.Entry, names: Sequence[str]) -> None:
    """Put right who holds a card now; those who held it before a substitute stay as they are."""
    latest = entry.holders.order_by("-from_round").first()
    first = latest.from_round if latest else entry.from_round
    entry.holders.filter(from_round=first).delete()
    give_card(entry, names, first)


def _refuse_taken_chair(row: models.Drive, number: int, chair: Chair) -> None:
    holder = row.entries.filter(fixed_table=chair.table, fixed_seat=chair.seat).exclude(number=number).first()
    if holder:
        raise RuleBroken(f"Number {holder.number} keeps that chair already.")


def leave_after(*, slug: str, number: int, last_round: int, by: Actor) -> None:
    """Somebody goes home: not seated after `last_round`, and keeps what was earned."""
    with changing(slug, State.SETUP, State.RUNNING) as row:
        entry, drawn = _entry(row, number), row.rounds.count()
        if last_round < drawn:
            raise Crossed(f"Round {drawn} is drawn; number {number} can leave after it, or take that round back.")
        _refuse_gone(entry, drawn)
        if last_round < entry.from_round:
            raise RuleBroken(f"Number {number} has not played yet; take the card back instead.")
        row.entries.filter(number=number).update(until_round=last_round)
        write_log(row, by, f"Number {number} leaves after round {last_round}")
        count_change(row)


def come_back(*, slug: str, number: int, by: Actor) -> None:
    """Somebody who was to leave stays after all."""
    with changing(slug, State.SETUP, State.RUNNING) as row:
        _refuse_gone(_entry(row, number), row.rounds.count())
        row.entries.filter(number=number).update(until_round=None)
        write_log(row, by, f"Number {number} stays")
        count_change(row)


def _refuse_gone(entry: models.Entry, drawn: int) -> None:
    """A round was drawn without them: they cannot be made to have been there."""
    if entry.until_round is not None and entry.until_round < drawn:
        raise Crossed(f"Number {entry.number} has missed a round; give out a new card instead.")


def substitute(*, slug: str, number: int, names: Sequence[str], by: Actor) -> None:
    """Another person takes over a card from the next round to be drawn; its scores go on."""
    with changing(slug, State.RUNNING) as row:
        entry, cleaned = _entry(row, number), clean_names(names)
        if not cleaned:
            raise RuleBroken("Who takes over the card?")
        before = entry.name
        give_card(entry, cleaned, row.rounds.count() + 1)
        row.entries.filter(number=number).update(name=" / ".join(cleaned))
        write_log(row, by, f"Card {number} passes from {before} to {' / '.join(cleaned)}")
        count_change(row)


def remove_entry(*, slug: str, number: int, by: Actor) -> None:
    """Take back a card that was never seated."""
    with changing(slug, State.SETUP, State.RUNNING) as row:
        entry = _entry(row, number)
        if entry.places.exists():
            raise Crossed(f"Number {number} has been seated; let them leave after this round instead.")
        entry.delete()
        write_log(row, by, f"Card {number} taken back")
        count_change(row)


def _entry(row: models.Drive, number: int) -> models.Entry:
    entry = row.entries.select_related("drive").filter(number=number).first()
    if entry is None:
        raise NotThere(f"Nobody holds card {number}.")
    return entry


def enter_at_door(*, slug: str, new: NewEntry, by: Actor) -> int:
    """Give out one card; a number that was given out without a name takes this name. Returns the number."""
    with changing(slug, State.SETUP, State.RUNNING) as row:
        held = row.entries.filter(number=new.number, name="").first() if new.number else None
        if held is None:
            return add_entries(slug=slug, entries=(new,), by=by)[0]
        role = Role(held.role) if held.role else None
        chair = Chair(held.fixed_table, Seat(held.fixed_seat)) if held.fixed_table else None
        change_entry(slug=slug, number=held.number, names=new.names, role=role, chair=chair, by=by)
        return held.number
