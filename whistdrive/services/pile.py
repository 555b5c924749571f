"""The pile of written cards: taking one in, and taking over the deals on which the cards agree."""

from whistdrive import models
from whistdrive.core.deal import Deal
from whistdrive.core.drive import Drive
from whistdrive.core.pile import HandedCard, read_pile
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.core.seating import Seating
from whistdrive.core.words import counted
from whistdrive.selectors.loading import load_drive
from whistdrive.selectors.pile import cards_in
from whistdrive.services.changing import Actor, State, changing, count_change, write_log
from whistdrive.services.deals import Cell, add_version
from whistdrive.services.rounds import store_seating


def hand_in_card(*, slug: str, card: HandedCard, by: Actor) -> None:
    """Keep a card as it was written; typed again, the new one counts and the old one stays."""
    with changing(slug, State.SETUP, State.RUNNING, State.REOPENED) as row:
        entry = row.entries.filter(number=card.number).first()
        if entry is None:
            raise NotThere(f"Nobody holds card {card.number}.")
        longest = row.planned_rounds * (row.deals_per_round or 1)
        if not 1 <= len(card.digits) <= longest:
            raise RuleBroken(f"A card has 1 to {counted(longest, 'deal')}; {len(card.digits)} were typed.")
        if card in cards_in(row):
            return
        models.WrittenCard.objects.create(
            entry=entry,
            version=models.WrittenCard.objects.filter(entry=entry).count() + 1,
            digits=list(card.digits),
            said=[list(place) if place else None for place in card.said],
            written_total=card.written_total,
            user_id=by.user_id,
            by=by.name,
        )
        count_change(row)


def take_over_pile(*, slug: str, by: Actor) -> int:
    """Record every deal the cards agree on and nobody has keyed; returns how many. What is keyed stays as it is."""
    with changing(slug, State.SETUP, State.RUNNING, State.REOPENED) as row:
        drive, cards = load_drive(row), cards_in(row)
        reading = read_pile(drive, cards)
        _draw_from_cards(row, drive, reading.seatings)
        rounds = {drawn.number: drawn for drawn in row.rounds.all()}
        seats = {each.round: each for each in reading.seatings}
        fresh = [each for each in reading.fresh if each.round in rounds]
        if not fresh:
            raise Crossed("There is nothing to take over: no deal on which two cards agree is still missing.")
        for each in fresh:
            cell = Cell(each.round, each.table, each.deal, seats[each.round].table(each.table).entries)
            deal = Deal(each.deal, drive.rules.trump_for(each.round, each.deal), each.ns_tricks)
            add_version(
                rounds[each.round], cell, deal, 1, by, "", f"pile-{row.uid}-{each.round}-{each.table}-{each.deal}"
            )
        write_log(row, by, f"{counted(len(fresh), 'deal')} taken over from {counted(len(cards), 'card')}")
        state = State.RUNNING if row.state == State.SETUP else row.state
        count_change(row, state=state)
    return len(fresh)


def _draw_from_cards(row: models.Drive, drive: Drive, seatings: tuple[Seating, ...]) -> None:
    """Keep the rounds that were played without being drawn here, up to the first that does not seat everybody."""
    for seating in seatings[len(drive.rounds) :]:
        here = {entry.number for entry in drive.field.at(seating.round)}
        seated = set(seating.chairs)
        if not seated <= here or not here - seated <= set(seating.sitting_out) or seating.round > row.planned_rounds:
            return
        store_seating(row, seating)
