"""Results: entering one, correcting one, never changing one that is there."""

from dataclasses import dataclass, replace

from django.db import IntegrityError, transaction
from django.utils import timezone

from whistdrive import models
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Rules
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.core.recorded import Version
from whistdrive.core.seating import Side, Table
from whistdrive.selectors.loading import rules_of
from whistdrive.selectors.play import round_row, seating_of, versions_of
from whistdrive.services.changing import Actor, State, changing, count_change


@dataclass(frozen=True)
class Cell:
    """The deal a result is for: round, table and deal, from 1, and the four who were seen sitting there."""

    round: int
    table: int
    deal: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Recorded:
    """The version that now counts; `written` is False when it was there before."""

    version: int
    deal: Deal
    written: bool


class SavedBySomebodyElse(Crossed):
    """Another value was saved since the form was opened; `theirs` is what is stored now."""

    def __init__(self, theirs: Version) -> None:
        super().__init__("Somebody else saved this deal first. Look at both and choose.")
        self.theirs = theirs


def record_deal(*, slug: str, cell: Cell, deal: Deal, seen: int, key: str, by: Actor, why: str = "") -> Recorded:
    """Add a result (`seen` is the version on the form, 0 for none) or, with a reason, its correction.

    The same key again gives the first answer again; an unchanged value writes nothing. Crossed when the
    version or the seating is no longer the one seen; RuleBroken when the entry cannot be.
    """
    with changing(slug, State.RUNNING, State.REOPENED) as row:
        if (before := _sent_before(row, key, cell, deal)) is not None:
            return before
        drawn = round_row(row, cell.round)
        _check_seats(seating_of(drawn).tables, cell)
        deal = _checked(deal, cell, rules_of(row))
        versions = versions_of(drawn, cell.table, cell.deal)
        if versions and versions[-1].deal.same_result(deal):
            return Recorded(versions[-1].number, deal, written=False)
        if len(versions) != seen:
            raise (SavedBySomebodyElse(versions[-1]) if versions else Crossed("This deal was taken away meanwhile."))
        if versions and not why.strip():
            raise RuleBroken("Say why the result is corrected.")
        add_version(drawn, cell, deal, seen + 1, by, why.strip(), key)
        count_change(row)
    return Recorded(seen + 1, deal, written=True)


def _sent_before(drive: models.Drive, key: str, cell: Cell, deal: Deal) -> Recorded | None:
    """The answer a key was given before; RuleBroken when the key came with something else."""
    row = models.RecordedDeal.objects.filter(key=key).select_related("round").first()
    if row is None:
        return None
    if row.round.drive_id != drive.pk:
        raise RuleBroken("This form was sent before for another drive. Open it afresh.")
    stored = next(v for v in versions_of(row.round, row.table, row.deal) if v.key == key)
    same_cell = (row.round.number, row.table, row.deal) == (cell.round, cell.table, cell.deal)
    trump = deal.trump or stored.deal.trump
    if not same_cell or not stored.deal.same_result(replace(deal, trump=trump)):
        raise RuleBroken("This form was sent before with another result. Open it afresh.")
    return Recorded(stored.number, stored.deal, written=False)


def _check_seats(tables: tuple[Table, ...], cell: Cell) -> None:
    table = next((table for table in tables if table.number == cell.table), None)
    if table is None:
        raise NotThere(f"There is no table {cell.table} in round {cell.round}.")
    if table.entries != cell.seats:
        raise Crossed(f"The seats at table {cell.table} were changed. Check the names and enter it again.")


def _checked(deal: Deal, cell: Cell, rules: Rules) -> Deal:
    """The deal with its trump filled in from the order; RuleBroken when this drive cannot have it."""
    if not 1 <= cell.deal <= (rules.deals_per_round or 48):
        raise NotThere(f"There is no deal {cell.deal} in a round.")
    if deal.honours and not rules.scoring.counts_honours:
        raise RuleBroken("This drive does not count honours.")
    return replace(deal, trump=deal.trump or rules.trump_for(cell.round, cell.deal))


def add_version(drawn: models.Round, cell: Cell, deal: Deal, version: int, by: Actor, why: str, key: str) -> None:
    """Insert one version; the unique version is the lock, so of two writers one is turned away."""
    try:
        with transaction.atomic():
            recorded_row(drawn, cell, deal, version, by, why, key).save(force_insert=True)
    except IntegrityError as error:
        raise Crossed("Somebody else saved this deal at the same moment. Look again.") from error


def recorded_row(
    drawn: models.Round, cell: Cell, deal: Deal, version: int, by: Actor, why: str, key: str
) -> models.RecordedDeal:
    return models.RecordedDeal(
        round=drawn,
        table=cell.table,
        deal=cell.deal,
        version=version,
        trump=deal.trump or "",
        ns_tricks=None if deal.void else deal.ns_tricks,
        honours_side=deal.honours.side if deal.honours else "",
        honours_held=deal.honours.held if deal.honours else None,
        ns_revokes=deal.revokes_by(Side.NS),
        ew_revokes=deal.revokes_by(Side.EW),
        void=deal.void,
        dealer=deal.dealer or "",
        user_id=by.user_id,
        by=by.name,
        device=by.device,
        why=why,
        at=timezone.now(),
        key=key,
    )
