"""One evening under each ready-made format, played through the services from the first draw to its prize sheet."""

import pytest

from tests.evening_play import ANN, TRICKS, draw, drive_now, enter, open_evening
from whistdrive.core import catalogue
from whistdrive.core.catalogue import Kind
from whistdrive.core.drive import missing_deals
from whistdrive.core.drive_file import parse, to_json
from whistdrive.core.kinds import Format
from whistdrive.core.paper import Pack
from whistdrive.core.prizes import Measure, Prize, PrizeSheet, Settled
from whistdrive.core.standings import standings
from whistdrive.printing.pack import print_pack
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.exports import kept_drive
from whistdrive.selectors.paper import pack_of
from whistdrive.selectors.prizes import prize_page
from whistdrive.selectors.verifying import differences
from whistdrive.services.finish import finish_drive
from whistdrive.services.imports import import_drive
from whistdrive.services.prizes import begin_sheet, draw_raffle, keep_sheet, settle_tie

pytestmark = pytest.mark.django_db
FORMATS = [listed.key for listed in catalogue.rules(Kind.FORMAT)]
PLAYERS = {"court_whist": 4}
LONGEST = 6
MOST_DEALS = 40


def shortened(key: str) -> tuple[int, ...]:
    """The format's sessions, cut to six rounds in all where it is a long one."""
    ready: Format = catalogue.find(Kind.FORMAT, key).rule
    if ready.planned_rounds <= LONGEST:
        return ready.sessions
    return tuple(LONGEST // len(ready.sessions) for _ in ready.sessions)


def play(slug: str) -> None:
    """Every round drawn and every deal entered, rubbers until they are won."""
    for _ in range(drive_now(slug).rules.planned_rounds):
        number = draw(slug)
        for table in drive_now(slug).rounds[-1].seating.tables:
            play_table(slug, number, table.number)


def play_table(slug: str, number: int, table: int) -> None:
    for turn in range(MOST_DEALS):
        drive = drive_now(slug)
        missing = missing_deals(drive.rounds[-1], table, drive.rules)
        if not missing:
            return
        enter(slug, number, table, TRICKS[(turn + table + number) % len(TRICKS)], deal=missing[0])
    raise AssertionError("A table that never ends its round")


def settle_everything(slug: str) -> None:
    for turn in range(30):
        ties = prize_page(drive_row(slug)).ties
        if not ties:
            return
        how = (Settled.CUT, Settled.PLAY_OFF, Settled.SHARED)[turn % 3]
        settle_tie(slug=slug, line=ties[0].lines[0], how=how, order=ties[0].numbers[::-1], by=ANN)
    raise AssertionError("Ties that never end")


@pytest.mark.parametrize("key", FORMATS)
def test_an_evening_ends_with_every_prize_given_for_a_reason(key: str) -> None:
    sessions = shortened(key)
    slug = open_evening(key, PLAYERS.get(key, 8), planned_rounds=sum(sessions), sessions=sessions)
    play(slug)
    finish_drive(slug=slug, by=ANN)
    begin_sheet(slug=slug, by=ANN)
    raffle = Prize("Cake", measure=Measure.RAFFLE)
    usual = prize_page(drive_row(slug)).sheet.prizes
    more = [Prize(measure, measure=Measure(measure), figure=1) for measure in ("session", "most_tens", "nearest")]
    keep_sheet(slug=slug, sheet=PrizeSheet((*usual, *more, raffle), one_each=False), by=ANN)
    settle_everything(slug)
    draw_raffle(slug=slug, by=ANN, seed=11)
    page = prize_page(drive_row(slug))
    assert page.ties == ()
    assert all(prize.why for prize in page.prizes)
    # With everybody's hands full of prizes there may be nobody left for the cake.
    assert all(prize.entries for prize in page.prizes[:-1])
    assert len(print_pack(pack_of(slug), ["prizes"])) > 1000
    assert differences(drive_row(slug)) == ()


@pytest.mark.parametrize("key", FORMATS)
def test_an_evening_s_standings_and_prizes_come_along_in_its_file(key: str) -> None:
    sessions = shortened(key)
    slug = open_evening(key, PLAYERS.get(key, 8), planned_rounds=sum(sessions), sessions=sessions)
    play(slug)
    begin_sheet(slug=slug, by=ANN)
    settle_everything(slug)
    copy = import_drive(file=parse(to_json(kept_drive(drive_row(slug)))), by=ANN)
    assert prize_page(drive_row(copy)).prizes == prize_page(drive_row(slug)).prizes
    for name in drive_now(slug).rules.lists:
        assert standings(drive_now(copy), name) == standings(drive_now(slug), name)


def test_without_a_sheet_the_paper_has_the_first_of_each_list() -> None:
    slug = open_evening(players=4, planned_rounds=1)
    play(slug)
    pack = pack_of(slug)
    assert pack.given == ()
    assert print_pack(pack, ["prizes"]) == print_pack(Pack(drive_now(slug)), ["prizes"])
