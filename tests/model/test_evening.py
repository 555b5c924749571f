"""Random evenings agree with their book; a broken book, fold or guard is found out."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.model.book import Book
from tests.model.evening import Evening
from whistdrive.core import totals
from whistdrive.services import deals

pytestmark = pytest.mark.django_db(transaction=True)

LONG = int(os.environ.get("WHISTDRIVE_MODEL_EXAMPLES", "0"))
"""So many evenings, other ones at every run and longer; without it a few that are always the same."""
USUAL = settings(
    max_examples=LONG or 25,
    stateful_step_count=60 if LONG else 25,
    derandomize=not LONG,
    deadline=None,
    database=None,
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.generate,),
)
QUICK = settings(USUAL, max_examples=60, derandomize=True)


def test_a1_a2_a4_e3_e4_m1_any_evening_agrees_with_its_book() -> None:
    run_state_machine_as_test(Evening, settings=USUAL)


class CarelessBook(Book):
    """A book that gives north-south one trick too many."""

    def worth(self, tricks: int) -> int:
        return super().worth(tricks) + (tricks == 7)


class EveningWithCarelessBook(Evening):
    book_kind = CarelessBook


def found_out(kind: type[Evening] = Evening) -> None:
    with pytest.raises(AssertionError):
        run_state_machine_as_test(kind, settings=QUICK)


def test_a_book_that_adds_up_wrongly_is_found_out() -> None:
    found_out(EveningWithCarelessBook)


def test_a_fold_that_drops_the_second_deal_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(totals, "deal_numbers", lambda played, rules: range(1, 2))
    found_out()


def test_a_desk_that_does_not_look_at_the_seats_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "_check_seats", lambda tables, cell: None)
    found_out()


def test_a_result_that_does_not_raise_the_revision_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "count_change", lambda row: None)
    found_out()
