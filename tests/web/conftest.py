"""Who looks at a page: a stranger, a scorer, the organiser."""

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.evening_play import open_evening, play_evening
from whistdrive.services.access import add_scorer, make_setup_link, set_organiser

PASSWORD = "lotus-flower-9"


@pytest.fixture
def organiser(db: None) -> User:
    return set_organiser(token=make_setup_link(), name="Olwen", password=PASSWORD)


@pytest.fixture
def scorer(db: None) -> User:
    add_scorer(name="Sam", password=PASSWORD)
    return User.objects.get(username="Sam")


def client_for(user: User | None) -> Client:
    client = Client(raise_request_exception=False)
    if user:
        client.force_login(user)
    return client


@pytest.fixture
def stranger(db: None) -> Client:
    return client_for(None)


@pytest.fixture
def desk(organiser: User) -> Client:
    """The organiser's browser."""
    return client_for(organiser)


@pytest.fixture
def evening(db: None) -> str:
    """A village drive of sixteen after three rounds, every result in."""
    slug = open_evening(planned_rounds=6, sessions=(3, 3))
    play_evening(slug, 3)
    return slug
