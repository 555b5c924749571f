"""Laws that hold for whatever scoring rule the catalogue finds, with every option at its default."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from whistdrive.core import catalogue
from whistdrive.core.award import Points
from whistdrive.core.cards import Trump
from whistdrive.core.catalogue import Kind
from whistdrive.core.deal import Deal, Honours
from whistdrive.core.kinds import ByRound, Scoring
from whistdrive.core.seating import Side

DEALS = 4
REVERSED_ROUNDS = {"court_whist": 4}
"""The round whose deals count the other side's tricks (Revolution)."""


def rules_by_round() -> Iterator[tuple[str, int, Scoring]]:
    """Every rule, and one that changes from round to round in each of its rounds."""
    for listed in catalogue.rules(Kind.SCORING):
        if isinstance(listed.rule, ByRound):
            yield from ((listed.key, each, listed.rule.in_round(each, DEALS)) for each in range(1, 7))
        else:
            yield listed.key, 1, listed.rule


RULES = list(rules_by_round())
every_rule = pytest.mark.parametrize(("key", "number", "rule"), RULES, ids=[f"{key}-{each}" for key, each, _ in RULES])


def evenings(seed: int, times: int = 60) -> Iterator[tuple[Deal, ...]]:
    chance = random.Random(seed)
    for _ in range(times):
        yield tuple(_deal(chance, number) for number in range(1, chance.randint(1, DEALS) + 1))


def _deal(chance: random.Random, number: int) -> Deal:
    honours = Honours(chance.choice(list(Side)), chance.choice([3, 4])) if chance.random() < 0.4 else None
    revokes = tuple(chance.choices(list(Side), k=chance.choice([0, 0, 0, 0, 1, 2])))
    return Deal(number, Trump.SPADES, chance.randint(0, 13), honours, revokes)


def swapped(deal: Deal) -> Deal:
    """The same deal with the sides' names exchanged."""
    honours = replace(deal.honours, side=deal.honours.side.other) if deal.honours else None
    revokes = tuple(side.other for side in deal.revokes)
    return replace(deal, ns_tricks=13 - (deal.ns_tricks or 0), honours=honours, revokes=revokes)


def total(rule: Scoring, deals: tuple[Deal, ...], side: Side) -> Points:
    return sum(award.of(side).points for award in rule.award(deals))


@every_rule
def test_an_award_does_not_depend_on_the_names_of_the_sides(key: str, number: int, rule: Scoring) -> None:
    for deals in evenings(1):
        mirrored = rule.award(tuple(swapped(deal) for deal in deals))
        assert [(each.ew, each.ns) for each in mirrored] == [(each.ns, each.ew) for each in rule.award(deals)]


@every_rule
def test_one_more_trick_never_lowers_what_a_side_gets(key: str, number: int, rule: Scoring) -> None:
    if REVERSED_ROUNDS.get(key) == number:
        pytest.skip("Revolution counts the other side's tricks.")
    for deals in evenings(2):
        worth = [total(rule, (*deals[:-1], replace(deals[-1], ns_tricks=tricks)), Side.NS) for tricks in range(14)]
        assert worth == sorted(worth)


@every_rule
def test_awards_are_whole_or_half_points(key: str, number: int, rule: Scoring) -> None:
    for deals in evenings(3):
        assert all(float(2 * each.of(side).points).is_integer() for each in rule.award(deals) for side in Side)


@every_rule
def test_every_deal_has_an_award_and_a_void_one_is_worth_nothing(key: str, number: int, rule: Scoring) -> None:
    void = Deal(1, Trump.SPADES, None, void=True)
    for deals in evenings(4, 10):
        assert len(rule.award(deals)) == len(deals)
        played = tuple(replace(deal, number=deal.number + 1) for deal in deals if deal.number < DEALS)
        assert [rule.award((void, *played))[0].of(side).points for side in Side] == [0, 0]


@every_rule
def test_the_tricks_of_an_award_add_up_to_thirteen(key: str, number: int, rule: Scoring) -> None:
    for deals in evenings(5):
        assert {each.ns.tricks + each.ew.tricks for each in rule.award(deals)} == {13}


@pytest.mark.parametrize("listed", catalogue.rules(Kind.SCORING), ids=lambda listed: listed.key)
def test_every_option_says_what_it_is_for(listed: catalogue.Listed) -> None:
    assert [option.name for option in listed.options if not option.help] == []
    assert all(
        catalogue.read(option.type, catalogue.plain(option.default)) == option.default for option in listed.options
    )
