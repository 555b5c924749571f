"""The organiser's link and the scorers: who gets in, and who no more."""

import pytest
from django.contrib.auth.models import User

from whistdrive import models
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.selectors.access import link_is_open, role_of, scorers, there_is_an_organiser
from whistdrive.services.access import add_scorer, make_setup_link, remove_scorer, set_organiser

pytestmark = pytest.mark.django_db
GOOD = "lotus-flower-9"


def test_the_link_makes_one_organiser_and_is_spent() -> None:
    token = make_setup_link()
    assert link_is_open(token)
    olwen = set_organiser(token=token, name="Olwen", password=GOOD)
    assert role_of(olwen) == "organiser"
    assert there_is_an_organiser()
    assert not link_is_open(token)
    with pytest.raises(Crossed):
        set_organiser(token=token, name="Eve", password=GOOD)
    assert User.objects.count() == 1


def test_the_link_holds_128_bits_and_only_its_hash_is_stored() -> None:
    token = make_setup_link()
    assert len(token) == 22
    assert not models.SetupLink.objects.filter(digest__contains=token).exists()


def test_a_refused_password_leaves_nothing_behind() -> None:
    token = make_setup_link()
    with pytest.raises(RuleBroken):
        set_organiser(token=token, name="Olwen", password="short")
    assert not User.objects.exists()
    assert link_is_open(token)


def test_a_new_link_lets_the_same_organiser_in_again_under_any_name() -> None:
    first = set_organiser(token=make_setup_link(), name="Olwen", password=GOOD)
    again = set_organiser(token=make_setup_link(), name="Olwen P.", password="another-word-7")
    assert (again.pk, again.username) == (first.pk, "Olwen P.")


@pytest.mark.parametrize("name", ["", "   ", "x" * 61])
def test_a_name_for_signing_in_has_1_to_60_letters(name: str) -> None:
    with pytest.raises(RuleBroken):
        add_scorer(name=name, password=GOOD)


def test_two_people_cannot_sign_in_under_one_name() -> None:
    add_scorer(name="Sam", password=GOOD)
    with pytest.raises(RuleBroken):
        add_scorer(name="sam", password=GOOD)


def test_a_removed_scorer_is_gone() -> None:
    add_scorer(name="Sam", password=GOOD)
    remove_scorer(membership=scorers()[0].id)
    assert scorers() == ()
    with pytest.raises(NotThere):
        remove_scorer(membership=1)


def test_only_scorers_can_be_removed() -> None:
    olwen = set_organiser(token=make_setup_link(), name="Olwen", password=GOOD)
    with pytest.raises(NotThere):
        remove_scorer(membership=olwen.memberships.get().pk)
