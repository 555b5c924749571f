"""The only mapper from rows to core values."""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from uuid import UUID

from django.db.models import Case, OuterRef, Subquery, Value, When
from django.db.models.functions import Coalesce, NullIf

from whistdrive import models
from whistdrive.core.cards import Trump
from whistdrive.core.deal import Deal, Honours
from whistdrive.core.drive import Choice, Drive, DriveRound, Places, Roles, Rules, SitOuts
from whistdrive.core.field import Entry, Role
from whistdrive.core.names import Publish
from whistdrive.core.seating import SEATS, Chair, Seat, Seating, Side, Table

DealsByTable = dict[int, tuple[Deal, ...]]


def load_drive(row: models.Drive) -> Drive:
    """The whole drive, read now: four queries whatever its size."""
    return Drive(
        row.name, row.date.isoformat(), row.venue, rules_of(row), entries_of(row), rounds_of(row), decisions_of(row)
    )


def decisions_of(row: models.Drive) -> dict[str, dict[int, int]]:
    """The order of play-offs and cuts by card number; JSON keeps numbers as text where they are keys."""
    return {rule: {int(number): place for number, place in order.items()} for rule, order in row.decisions.items()}


def drive_of(row: models.Drive) -> Drive:
    """The whole drive as of the row's revision, kept in memory until the next change."""
    return _kept(row.uid, row.revision, row.pk)


@lru_cache(maxsize=32)
def _kept(uid: UUID, revision: int, pk: int) -> Drive:
    row = models.Drive.objects.get(pk=pk)
    while True:
        value = load_drive(row)
        # A change between two of the queries would mix two revisions: read again until none came.
        again = models.Drive.objects.get(pk=pk)
        if again.revision == row.revision:
            return value
        row = again


def rules_of(row: models.Drive) -> Rules:
    return Rules(
        movement_choice=Choice(row.movement, row.movement_options),
        scoring_choice=Choice(row.scoring, row.scoring_options),
        tie_breaks=tuple(row.tie_breaks),
        trumps=tuple(Trump(trump) for trump in row.trumps),
        deals_per_round=row.deals_per_round,
        planned_rounds=row.planned_rounds,
        sessions=tuple(row.sessions),
        roles=Roles(row.roles),
        lists=tuple(row.lists),
        seed=row.seed,
        planned_after=row.planned_after,
        sit_outs=SitOuts(row.sit_outs),
        places=Places(row.places),
    )


def entries_of(row: models.Drive) -> tuple[Entry, ...]:
    wish = Coalesce(NullIf("player__publish", Value("")), Value(row.club.publish))
    shy = Case(*(When(wish=kind, then=Value(rank)) for rank, kind in enumerate(Publish)))
    holders = models.Holder.objects.filter(entry=OuterRef("pk")).annotate(wish=wish).annotate(shy=shy)
    # Of two who share a card the one who shows less decides for both.
    chosen = Subquery(holders.order_by("-from_round", "-shy", "pk").values("wish")[:1])
    rows = row.entries.annotate(chosen=chosen).values(*ENTRY_FACTS, "chosen")
    return tuple(_entry(each, each["chosen"] or row.club.publish) for each in rows)


ENTRY_FACTS = ("number", "name", "role", "from_round", "until_round", "fixed_table", "fixed_seat", "ghost", "tags")


def _entry(row: dict[str, Any], publish: str) -> Entry:
    table, seat = row["fixed_table"], row["fixed_seat"]
    return Entry(
        number=row["number"],
        name=row["name"],
        role=Role(row["role"]) if row["role"] else None,
        from_round=row["from_round"],
        until_round=row["until_round"],
        fixed_chair=Chair(table, Seat(seat)) if table and seat else None,
        publish=Publish(publish),
        ghost=row["ghost"],
        tags=tuple(row["tags"]),
    )


def rounds_of(row: models.Drive) -> tuple[DriveRound, ...]:
    seats = models.Place.objects.filter(round__drive=row).values_list("round__number", "table", "seat", "entry__number")
    places: dict[int, list[tuple[int | None, str, int]]] = defaultdict(list)
    for number, table, seat, entry in seats:
        places[number].append((table, seat, entry))
    deals = _deals_by_round(models.RecordedDeal.objects.filter(round__drive=row))
    return tuple(
        DriveRound(seating_of_places(number, places[number]), deals.get(number, {})) for number in sorted(places)
    )


def seating_of_places(number: int, places: Iterable[tuple[int | None, str, int]]) -> Seating:
    """A round's seating from (table, seat, card number); no table means sitting out."""
    chairs: dict[int, dict[str, int]] = defaultdict(dict)
    out = []
    for table, seat, entry in places:
        if table is None:
            out.append(entry)
        else:
            chairs[table][seat] = entry
    tables = [Table(table, *[chairs[table][seat] for seat in SEATS]) for table in sorted(chairs)]
    return Seating(number, tuple(tables), tuple(sorted(out)))


def _deals_by_round(recorded: Any) -> dict[int, DealsByTable]:
    """The deals that count, by round and table, in order; versions come ascending, so the last one stays."""
    found: dict[int, dict[int, dict[int, Deal]]] = defaultdict(lambda: defaultdict(dict))
    rows = recorded.order_by("table", "deal", "version").values_list("round__number", "table", *DEAL_FACTS)
    for number, table, *facts in rows:
        found[number][table][facts[0]] = _deal(*facts)
    return {
        number: {table: tuple(deals[key] for key in sorted(deals)) for table, deals in tables.items()}
        for number, tables in found.items()
    }


DEAL_FACTS = (
    "deal",
    "trump",
    "ns_tricks",
    "honours_side",
    "honours_held",
    "ns_revokes",
    "ew_revokes",
    "void",
    "dealer",
)
FACTS = ("table", *DEAL_FACTS)


def deal_from(row: dict[str, Any]) -> Deal:
    """A recorded deal's facts as a core value."""
    return _deal(*(row[fact] for fact in DEAL_FACTS))


@lru_cache(maxsize=16_384)
def _deal(
    number: int,
    trump: str,
    ns_tricks: int | None,
    honours_side: str,
    honours_held: int | None,
    ns_revokes: int,
    ew_revokes: int,
    void: bool,
    dealer: str,
) -> Deal:
    """Equal rows give one value: an evening has thousands of deals, and few differ."""
    return Deal(
        number=number,
        trump=Trump(trump) if trump else None,
        ns_tricks=ns_tricks,
        honours=Honours(Side(honours_side), honours_held) if honours_held else None,
        revokes=(Side.NS,) * ns_revokes + (Side.EW,) * ew_revokes,
        void=void,
        dealer=Seat(dealer) if dealer else None,
    )
