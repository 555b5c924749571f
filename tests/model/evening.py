"""A random evening through the real services, compared with its book after every step."""

import json
from collections.abc import Callable
from itertools import count
from typing import Any, ClassVar
from uuid import uuid4

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from tests.evening_play import ANN, open_evening
from tests.model.agreeing import Agreeing
from tests.model.book import Book, Card, Cell
from tests.model.shown import without_keys
from tests.model.stored import places_of, stored
from whistdrive import models
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Choice, SitOuts
from whistdrive.core.drive_file import parse, to_json
from whistdrive.core.field import Role
from whistdrive.core.problems import Crossed, RuleBroken
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.exports import kept_drive
from whistdrive.services.deals import Cell as Where
from whistdrive.services.deals import record_deal
from whistdrive.services.finish import finish_drive, reopen_drive
from whistdrive.services.imports import import_drive
from whistdrive.services.people import (
    NewEntry,
    add_entries,
    change_entry,
    come_back,
    leave_after,
    remove_entry,
    substitute,
)
from whistdrive.services.rounds import draw_round, swap_seats, take_back_round

FORMATS = {
    "losers_move": "village_drive",
    "winners_move": "winners_move_drive",
    "numbered_chairs": "individual_night",
    "individual": "individual_night",
}
ROUNDS = 5
MOST = 13
EVENINGS = count(1)
pick = st.integers(0, 40)
tricks = st.one_of(st.integers(0, 13), st.none())
reasons = st.sampled_from(("", "The slip was read upside down"))


class Evening(Agreeing):
    """The acts of an evening in any order, those that must be refused among them."""

    book_kind: ClassVar[type[Book]] = Book

    @initialize(
        movement=st.sampled_from(sorted(FORMATS)),
        players=st.integers(4, 13),
        scoring=st.sampled_from(("tricks_taken", "odd_tricks")),
        deals=st.integers(1, 2),
        paid=st.booleans(),
    )
    def open(self, movement: str, players: int, scoring: str, deals: int, paid: bool) -> None:
        self.slug = open_evening(
            FORMATS[movement],
            players,
            name=f"Evening {next(EVENINGS)}",
            movement_choice=Choice(movement),
            scoring_choice=Choice(scoring),
            deals_per_round=deals,
            planned_rounds=ROUNDS,
            sessions=(2, 3),
            lists=("all",),
            sit_outs=SitOuts.SIX_AND_A_HALF if paid else SitOuts.NOTHING,
        )
        self.roles = movement in ("losers_move", "winners_move")
        self.book = self.book_kind(scoring, deals, paid, ROUNDS)
        self.book.cards = {number: Card(1) for number in range(1, players + 1)}

    def act(self, allowed: bool | None, do: Callable[[], Any]) -> Any:
        """Do it; refused it leaves everything as it was, and the revision rises just when something was written."""
        revision, before = stored(self.slug)
        try:
            answer, refusal = do(), None
        except RuleBroken as problem:
            answer, refusal = None, problem
        later, after = stored(self.slug)
        assert later - revision == int(after != before), "E4: the revision counts what was written"
        assert not refusal or after == before, f"a refused act wrote something: {refusal}"
        assert set(before["recorded"]) <= set(after["recorded"]), "E3: a stored result changed"
        assert allowed is None or allowed is (refusal is None), f"allowed {allowed}, answered {refusal!r}"
        return refusal if allowed is None else answer

    def card(self, number: int) -> int:
        """A card of this evening; now and then one nobody holds."""
        cards = sorted(self.book.cards)
        return cards[number % len(cards)] if number < 40 else 99

    # People.

    @precondition(lambda self: len(self.book.cards) < MOST)
    @rule(names=st.integers(1, 2), kind=st.sampled_from(Role))
    def somebody_comes(self, names: int, kind: Role) -> None:
        book = self.book
        new = [NewEntry((f"Late {n}",), kind if self.roles else None) for n in range(names)]
        running = book.state in ("setup", "running")
        numbers = self.act(running, lambda: add_entries(slug=self.slug, entries=new, by=ANN))
        for number in numbers or ():
            assert number not in book.cards
            book.cards[number] = Card(book.drawn + 1)

    @rule(who=pick, ahead=st.integers(-1, 2))
    def somebody_leaves(self, who: int, ahead: int) -> None:
        book, number = self.book, self.card(who)
        card, last = book.cards.get(number), book.drawn + ahead
        gone = card is not None and card.last is not None and card.last < book.drawn
        allowed = card is not None and book.state in ("setup", "running") and ahead >= 0 and last >= card.first
        self.act(allowed and not gone, lambda: leave_after(slug=self.slug, number=number, last_round=last, by=ANN))
        if card and allowed and not gone:
            card.last = last

    @rule(who=pick)
    def somebody_stays(self, who: int) -> None:
        book, number = self.book, self.card(who)
        card = book.cards.get(number)
        missed = card is not None and card.last is not None and card.last < book.drawn
        allowed = card is not None and book.state in ("setup", "running") and not missed
        self.act(allowed, lambda: come_back(slug=self.slug, number=number, by=ANN))
        if card and allowed:
            card.last = None

    @rule(who=pick, name=st.sampled_from(("", "Zoë Brontë", "Player 1")))
    def somebody_takes_over(self, who: int, name: str) -> None:
        number = self.card(who)
        allowed = number in self.book.cards and self.book.state == "running" and bool(name)
        self.act(allowed, lambda: substitute(slug=self.slug, number=number, names=(name,), by=ANN))

    @rule(who=pick)
    def a_card_is_taken_back(self, who: int) -> None:
        book, number = self.book, self.card(who)
        allowed = number in book.cards and book.state in ("setup", "running") and not book.cards[number].seated
        allowed = allowed and (len(book.cards) > 4 or number == 99)
        if number in book.cards and len(book.cards) <= 4:
            return
        self.act(allowed, lambda: remove_entry(slug=self.slug, number=number, by=ANN))
        if allowed:
            del book.cards[number]

    @rule(who=pick, name=st.sampled_from(("Ann <b", "Player 2")))
    def somebody_is_named(self, who: int, name: str) -> None:
        number = self.card(who)
        row = models.Entry.objects.filter(drive__slug=self.slug, number=number).first()
        role = Role(row.role) if row and row.role else None
        allowed = row is not None and self.book.state in ("setup", "running")
        change = {"names": (name,), "role": role, "chair": None}
        self.act(allowed, lambda: change_entry(slug=self.slug, number=number, by=ANN, **change))

    # Rounds.

    @rule(stale=st.booleans(), why=reasons)
    def a_round_is_drawn(self, stale: bool, why: str) -> None:
        book, after = self.book, self.book.drawn - stale
        may = book.may_draw(after, why)
        refusal = self.act(None, lambda: draw_round(slug=self.slug, after=after, by=ANN, why=why))
        assert may or refusal is not None, "drawn, although it may not be"
        assert not (may and isinstance(refusal, Crossed)), f"not drawn: {refusal}"
        if may and refusal:
            assert len(book.present(after + 1)) < 4 or self.roles, f"not seated: {refusal}"
        elif may:
            book.draw(after + 1, *places_of(self.slug, after + 1))

    @precondition(lambda self: self.book.missing())
    @rule(values=st.lists(st.integers(0, 13), min_size=6, max_size=6))
    def the_slips_come_in(self, values: list[int]) -> None:
        for index, cell in enumerate(self.book.missing()):
            self.enter(cell, values[index % 6])

    @precondition(lambda self: self.book.state in ("setup", "running"))
    @rule(values=st.lists(st.integers(0, 13), min_size=6, max_size=6))
    def the_room_moves_on(self, values: list[int]) -> None:
        self.the_slips_come_in(values)
        self.a_round_is_drawn(False, "")

    @rule(back=st.integers(0, 1))
    def a_round_is_taken_back(self, back: int) -> None:
        book, number = self.book, self.book.drawn - back
        played = any(cell[0] == number for cell in book.versions)
        allowed = book.state == "running" and number == book.drawn >= 1 and not played
        self.act(allowed, lambda: take_back_round(slug=self.slug, number=number, by=ANN))
        if allowed:
            book.take_back()

    @rule(one=pick, other=pick, back=st.integers(0, 1))
    def two_change_places(self, one: int, other: int, back: int) -> None:
        book, number = self.book, self.book.drawn - back
        pair = (self.card(one), self.card(other))
        allowed = book.may_swap(number, *pair)
        self.act(allowed, lambda: swap_seats(slug=self.slug, number=number, entries=pair, by=ANN))
        if allowed:
            book.swap(number, *pair)

    # Results.

    def enter(self, cell: Cell, value: int | None, why: str = "", seen: int | None = None, **more: Any) -> None:
        """Record a deal as the desk does and say in the book what must come of it."""
        book, versions = self.book, self.book.versions.get(cell, [])
        shown, key = len(versions) if seen is None else seen, more.get("key") or uuid4().hex
        open_now = book.state in ("running", "reopened")
        same = bool(versions) and versions[-1] == value
        seats = more.get("seats") or book.at(cell)
        rightly = same or (shown == len(versions) and (not versions or bool(why)))
        allowed = open_now and seats == book.at(cell) and rightly
        where, deal = Where(*cell, seats), Deal(cell[2], None, value, void=value is None)
        recorded = self.act(
            allowed, lambda: record_deal(slug=self.slug, cell=where, deal=deal, seen=shown, key=key, by=ANN, why=why)
        )
        if allowed:
            assert recorded.written is not same
            if not same:
                book.versions[cell] = [*versions, value]
                book.sent[key] = (cell, len(versions) + 1)
            assert recorded.version == len(book.versions[cell])

    @precondition(lambda self: self.book.cells())
    @rule(where=pick, value=tricks, why=reasons)
    def a_deal_is_entered(self, where: int, value: int | None, why: str) -> None:
        cells = self.book.missing() or self.book.cells()
        self.enter(cells[where % len(cells)], value, why)

    @precondition(lambda self: self.book.known())
    @rule(where=pick, value=tricks, why=reasons, seen=st.sampled_from((None, None, 0, 1, 2)))
    def a_deal_is_corrected(self, where: int, value: int | None, why: str, seen: int | None) -> None:
        known = self.book.known()
        self.enter(known[where % len(known)], value, why, seen)

    @precondition(lambda self: self.book.cells())
    @rule(where=pick, value=tricks, turn=st.integers(1, 3))
    def a_deal_comes_for_other_seats(self, where: int, value: int | None, turn: int) -> None:
        cells = self.book.cells()
        four = self.book.at(cells[where % len(cells)])
        self.enter(cells[where % len(cells)], value, "Moved", seats=four[turn:] + four[:turn])

    @precondition(lambda self: self.book.sent)
    @rule(which=pick, other=st.booleans())
    def a_form_is_sent_again(self, which: int, other: bool) -> None:
        book = self.book
        key, (cell, version) = list(book.sent.items())[which % len(book.sent)]
        value = book.versions[cell][version - 1]
        value = value if not other else 6 if value == 7 else 7
        allowed = book.state in ("running", "reopened") and not other
        where, deal = Where(*cell, book.at(cell)), Deal(cell[2], None, value, void=value is None)
        answer = self.act(
            allowed,
            lambda: record_deal(slug=self.slug, cell=where, deal=deal, seen=version - 1, key=key, by=ANN, why="again"),
        )
        assert not allowed or (answer.version, answer.written) == (version, False)

    # The end, and the way out and in.

    @rule(why=reasons)
    def it_ends(self, why: str) -> None:
        book = self.book
        allowed = book.state in ("running", "reopened") and (bool(why) or not book.missing())
        self.act(allowed, lambda: finish_drive(slug=self.slug, by=ANN, why=why))
        book.state = "finished" if allowed else book.state

    @precondition(lambda self: self.book.state == "finished")
    @rule(why=reasons)
    def it_is_reopened(self, why: str) -> None:
        self.act(bool(why), lambda: reopen_drive(slug=self.slug, by=ANN, why=why))
        self.book.state = "reopened" if why else "finished"

    @precondition(lambda self: self.book.drawn)
    @rule()
    def it_goes_on_from_a_file(self) -> None:
        """The imported drive takes the place of the first, whose keys are not its own."""
        text = to_json(kept_drive(drive_row(self.slug)))
        self.slug = import_drive(file=parse(text), by=ANN)
        assert json.loads(to_json(kept_drive(drive_row(self.slug))))["rounds"] == without_keys(text, self.slug)
        self.book.sent.clear()
