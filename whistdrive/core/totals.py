"""Scorecards from the results: the one place where deals become totals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from whistdrive.core.award import Award, DealAward, Points, whole
from whistdrive.core.awarded import awards_of
from whistdrive.core.cards import TRICKS
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Drive, DriveRound, Rules, SitOuts, missing_tables
from whistdrive.core.field import Entry
from whistdrive.core.kinds import Scoring
from whistdrive.core.scorecard import CardLine, Scorecard
from whistdrive.core.seating import SEATS, Table

PAID_SIT_OUTS = (SitOuts.SIX_AND_A_HALF, SitOuts.OWN_AVERAGE)
PlayedDeal = tuple[int, Deal | None, DealAward | None]


@dataclass
class _Card:
    """A scorecard while it is being written."""

    entry: Entry
    sessions: list[Points]
    lines: list[CardLine] = field(default_factory=list)
    running: Points = 0

    def earn(self, session: int, award: Award | None) -> Points | None:
        """Add what a deal was worth and say what the card comes to; None when there is no result."""
        if award is None:
            return None
        self.sessions[session] += award.points
        self.running += award.points
        return self.running


def scorecards(drive: Drive, after_round: int | None = None) -> dict[int, Scorecard]:
    """Every entry's card by number, counting rounds 1 to `after_round` (all when None)."""
    last = len(drive.rounds) if after_round is None else min(after_round, len(drive.rounds))
    if last < len(drive.rounds):
        return _fold(drive, last)
    # One page asks for the standings and for cards: the whole evening is folded once.
    if last not in drive.folded:
        drive.folded[last] = _fold(drive, last)
    return dict(drive.folded[last])


def _fold(drive: Drive, last: int) -> dict[int, Scorecard]:
    rules = drive.rules
    over = frozenset(each.number for each in drive.rounds if not missing_tables(each, rules))
    cards = {entry.number: _Card(entry, [0] * len(rules.sessions)) for entry in drive.entries}
    for each in drive.rounds:
        if each.number <= last:
            for table in each.seating.tables:
                _add_table(cards, each, table, rules)
            for number in each.seating.sitting_out:
                cards[number].lines.append(CardLine(each.number, 1, rules.trump_for(each.number, 1)))
    return {number: _written(card, drive, over) for number, card in cards.items()}


def _written(card: _Card, drive: Drive, over: frozenset[int]) -> Scorecard:
    if drive.rules.sit_outs in PAID_SIT_OUTS:
        card = _with_sit_outs(card, drive.rules, over)
    number = card.entry.number
    decided = {rule: order[number] for rule, order in drive.decisions.items() if number in order}
    return Scorecard(card.entry, tuple(card.lines), tuple(card.sessions), decided)


def _with_sit_outs(card: _Card, rules: Rules, over: frozenset[int]) -> _Card:
    """The card added up once more, every round without a seat worth what the drive gives for it.

    While a round is being played it is worth nothing yet, so that nobody leads by sitting out.
    """
    worth = sit_out_points([line.points for line in card.lines if line.points is not None], rules)
    paid = _Card(card.entry, [0] * len(rules.sessions))
    for line in card.lines:
        points = line.points if line.table else worth if line.round in over else None
        award = None if points is None else Award(points, 0)
        paid.lines.append(replace(line, points=points, running=paid.earn(rules.session_of(line.round), award)))
    return paid


def sit_out_points(scored: Sequence[Points], rules: Rules) -> Points:
    """What one round without a seat is worth to somebody with these deals, in whole or half points."""
    deals = rules.deals_per_round or 1
    each = TRICKS / 2 if rules.sit_outs is SitOuts.SIX_AND_A_HALF else sum(scored) / max(1, len(scored))
    return whole(round(2 * each * deals) / 2)


def _add_table(cards: dict[int, _Card], each: DriveRound, table: Table, rules: Rules) -> None:
    session = rules.session_of(each.number)
    for number, deal, awards in _deals_of(each.deals_at(table.number), rules, rules.scoring_in(each.number)):
        trump = (deal.trump if deal else None) or rules.trump_for(each.number, number)
        for seat, entry in zip(SEATS, table.entries, strict=True):
            award = awards.of(seat.side) if awards else None
            line = CardLine(
                round=each.number,
                deal_number=number,
                trump=trump,
                table=table.number,
                seat=seat,
                partner=table.at(seat.partner),
                opponents=table.pair(seat.side.other),
                deal=deal,
                points=award.points if award else None,
                tricks=award.tricks if award and deal and deal.played else None,
                running=cards[entry].earn(session, award),
            )
            cards[entry].lines.append(line)


def _deals_of(deals: tuple[Deal, ...], rules: Rules, scoring: Scoring) -> Iterator[PlayedDeal]:
    """Every deal a table plays in a round, with what is known of it."""
    known = {deal.number: (deal, award) for deal, award in zip(deals, awards_of(scoring, deals), strict=True)}
    for number in deal_numbers(deals, rules):
        yield number, *known.get(number, (None, None))


def deal_numbers(deals: tuple[Deal, ...], rules: Rules) -> range:
    """The deals a table plays in a round; a round of no set length has those played, at least one."""
    return range(1, (rules.deals_per_round or max(1, len(deals))) + 1)
