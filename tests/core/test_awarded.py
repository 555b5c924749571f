"""Awards that are worked out once are those the rule gives."""

import pytest

from whistdrive.core.awarded import awards_of
from whistdrive.core.cards import Trump
from whistdrive.core.catalogue import Kind, Listed, rules
from whistdrive.core.deal import Deal
from whistdrive.core.seating import Side

DEALS = (Deal(1, Trump.HEARTS, 9), Deal(2, Trump.SPADES, 13, revokes=(Side.EW,)), Deal(3, None, None, void=True))


@pytest.mark.parametrize("listed", rules(Kind.SCORING), ids=lambda listed: listed.key)
def test_awards_are_those_the_rule_gives_however_often_they_are_asked_for(listed: Listed) -> None:
    for deals in (DEALS, DEALS[:1], ()):
        assert awards_of(listed.rule, deals) == awards_of(listed.rule, deals) == tuple(listed.rule.award(deals))
