"""What must hold of a drive and its book after every step, and at the end."""

from collections import Counter

from hypothesis.stateful import RuleBasedStateMachine, invariant

from tests.evening_play import drive_now
from tests.model.book import Book, Cell
from tests.model.shown import csv_totals, json_totals, page_totals
from tests.model.stored import places_of
from whistdrive import models
from whistdrive.core.drive import Drive
from whistdrive.core.standings import standings
from whistdrive.core.totals import scorecards
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.verifying import differences


class Agreeing(RuleBasedStateMachine):
    """A stored drive and the book kept beside it."""

    slug: str
    book: Book

    @invariant()
    def everything_agrees(self) -> None:
        drive = drive_now(self.slug)
        self.a1_the_list_is_the_book_s(drive)
        self.m1_everybody_sits_once_or_sits_out()
        self.a4_the_tricks_add_up(drive)
        self.e3_every_version_is_there()

    def a1_the_list_is_the_book_s(self, drive: Drive) -> None:
        found = standings(drive)
        lines = {(line.place, line.tied, line.entry.number, float(line.total)) for line in found.lines}
        assert lines == self.book.lines()
        assert found.complete is (not self.book.missing())
        assert models.Drive.objects.get(slug=self.slug).state == self.book.state

    def m1_everybody_sits_once_or_sits_out(self) -> None:
        for number in self.book.seats:
            tables, out = places_of(self.slug, number)
            assert (tables, out) == (self.book.seats[number], self.book.out[number])
            assert Counter(self.book.everyone(number)) == Counter(self.book.present(number))

    def a4_the_tricks_add_up(self, drive: Drive) -> None:
        cards = scorecards(drive).values()
        written = sum(line.tricks for card in cards for line in card.lines if line.tricks is not None)
        assert written == 26 * self.book.played()

    def e3_every_version_is_there(self) -> None:
        found: dict[Cell, list[int | None]] = {}
        recorded = models.RecordedDeal.objects.filter(round__drive__slug=self.slug).order_by("version")
        for number, table, deal, version, value in recorded.values_list(
            "round__number", "table", "deal", "version", "ns_tricks"
        ):
            found.setdefault((number, table, deal), []).append(value)
            assert version == len(found[number, table, deal])
        assert found == self.book.versions

    def teardown(self) -> None:
        """A2: page, CSV and JSON say the same at the end, and the drive's own check finds nothing."""
        if not hasattr(self, "slug") or self.book.state == "setup":
            return
        assert differences(drive_row(self.slug)) == ()
        totals = {str(card): total for card, total in self.book.totals().items()}
        ways = [json_totals(self.slug), csv_totals(self.slug), page_totals(self.slug)]
        assert ways == [totals] * 3, (totals, *ways)
