"""What no tie, order of rows or name may change in the standings, for any small evening."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.small_drives import corrected, named, small_drive, with_round
from whistdrive.core.drive import Drive, Places
from whistdrive.core.standings import standings

QUICK = settings(max_examples=60, deadline=None, derandomize=True, database=None)
BREAKS: Sequence[tuple[str, ...]] = (
    ("shared",),
    ("second_half",),
    ("last_deal_back",),
    ("most_tens", "high_deal"),
    ("high_deal", "last_deal_back"),
    ("play_off", "cut"),
)
# Few different results, so that most evenings have ties.
slips = st.lists(st.sampled_from((6, 7, 7, 10, 13)), min_size=2, max_size=2)


@st.composite
def evenings(draw: st.DrawFn) -> Drive:
    drive = small_drive(
        draw(st.sampled_from((8, 9))),
        format=draw(st.sampled_from(("village_drive", "individual_night"))),
        planned_rounds=4,
        sessions=(2, 2),
        tie_breaks=draw(st.sampled_from(BREAKS)),
        places=draw(st.sampled_from(Places)),
    )
    for given_slips in draw(st.lists(slips, min_size=1, max_size=4)):
        drive = with_round(drive, given_slips)
    decided = draw(st.permutations(range(1, 9)))
    return replace(drive, decisions={"cut": dict(zip(decided[:4], range(1, 5), strict=True))})


def shuffled(drive: Drive, chance: Random) -> Drive:
    """The same evening, its entries, tables and sitters read in another order."""
    rounds = []
    for each in drive.rounds:
        tables = tuple(chance.sample(each.seating.tables, len(each.seating.tables)))
        keys = chance.sample(sorted(each.deals), len(each.deals))
        rounds.append(
            replace(each, seating=replace(each.seating, tables=tables), deals={k: each.deals[k] for k in keys})
        )
    entries = tuple(chance.sample(drive.entries, len(drive.entries)))
    return replace(drive, entries=entries, rounds=tuple(rounds))


@QUICK
@given(evenings(), st.randoms(use_true_random=False))
def test_a5_standings_do_not_depend_on_the_order_of_rows(drive: Drive, chance: Random) -> None:
    assert standings(shuffled(drive, chance)) == standings(drive)


@QUICK
@given(evenings(), st.data())
def test_a6_one_more_trick_never_lowers_a_place(drive: Drive, data: st.DataObject) -> None:
    # Places 1, 1, 2 count totals, not people: where two who led together part, those behind go down by one.
    drive = replace(drive, rules=replace(drive.rules, places=Places.STANDARD))
    each = data.draw(st.sampled_from(drive.rounds))
    table = data.draw(st.sampled_from(each.seating.tables))
    (deal,) = each.deals_at(table.number)
    more = corrected(drive, each.number, table.number, ns_tricks=min(13, (deal.ns_tricks or 0) + 1))
    before, after = ({line.entry.number: line.place for line in standings(one).lines} for one in (drive, more))
    assert all(after[number] <= before[number] for number in (table.north, table.south))
    assert all(after[number] >= before[number] for number in (table.east, table.west))


@QUICK
@given(evenings(), st.permutations(("", "Ann", "Ann", "Zoë", "Bob", "=1+1", "Åsa", "Player 1")))
def test_a6_renaming_changes_no_number(drive: Drive, names: list[str]) -> None:
    other = named(drive, **{f"number_{number}": name for number, name in enumerate(names, start=1)})
    before, after = (
        [(line.place, line.tied, line.entry.number, line.total, line.tie_break) for line in standings(one).lines]
        for one in (drive, other)
    )
    assert before == after
