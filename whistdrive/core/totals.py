"""Scorecards from the results: the one place where deals become totals."""

from collections.abc import Mapping
from dataclasses import replace

from whistdrive.core.deal import Deal
from whistdrive.core.drive import Drive, DriveRound, Rules
from whistdrive.core.kinds import DealAward, Points
from whistdrive.core.scorecard import CardLine, Scorecard
from whistdrive.core.seating import Seat, Table


def scorecards(drive: Drive, after_round: int | None = None) -> dict[int, Scorecard]:
    """Every entry's card by number, counting rounds 1 to `after_round` (all when None)."""
    lines: dict[int, list[CardLine]] = {entry.number: [] for entry in drive.entries}
    for each in drive.rounds:
        if after_round is None or each.number <= after_round:
            for number, line in _round_lines(each, drive.rules):
                lines[number].append(line)
    return {entry.number: _card(entry.number, lines[entry.number], drive) for entry in drive.entries}


def _round_lines(each: DriveRound, rules: Rules) -> list[tuple[int, CardLine]]:
    found = []
    for table in each.seating.tables:
        deals = each.deals_at(table.number)
        awards = dict(zip(deals, rules.scoring.award(deals), strict=True))
        for deal_number in deal_numbers(deals, rules):
            deal = next((deal for deal in deals if deal.number == deal_number), None)
            for seat in Seat:
                line = _line(each, table, seat, deal_number, deal, awards, rules)
                found.append((table.at(seat), line))
    trump = rules.trump_for(each.number, 1)
    found += [(number, CardLine(each.number, 1, trump)) for number in each.seating.sitting_out]
    return found


def deal_numbers(deals: tuple[Deal, ...], rules: Rules) -> range:
    """The deals a table plays in a round; a round of no set length has those played, at least one."""
    return range(1, (rules.deals_per_round or max(1, len(deals))) + 1)


def _line(
    each: DriveRound,
    table: Table,
    seat: Seat,
    deal_number: int,
    deal: Deal | None,
    awards: Mapping[Deal, DealAward],
    rules: Rules,
) -> CardLine:
    award = awards[deal].of(seat.side) if deal else None
    return CardLine(
        round=each.number,
        deal_number=deal_number,
        trump=(deal.trump if deal else None) or rules.trump_for(each.number, deal_number),
        table=table.number,
        seat=seat,
        partner=table.at(seat.partner),
        opponents=table.pair(seat.side.other),
        deal=deal,
        points=award.points if award else None,
        tricks=award.tricks if award and deal and deal.played else None,
    )


def _card(number: int, lines: list[CardLine], drive: Drive) -> Scorecard:
    sessions: list[Points] = [0] * len(drive.rules.sessions)
    running: Points = 0
    shown = []
    for line in sorted(lines, key=lambda line: (line.round, line.deal_number)):
        if line.points is not None:
            sessions[drive.rules.session_of(line.round)] += line.points
            running += line.points
        shown.append(_with_running(line, running))
    return Scorecard(drive.field.number(number), tuple(shown), tuple(sessions))


def _with_running(line: CardLine, running: Points) -> CardLine:
    return line if line.points is None else replace(line, running=running)
