"""Letting people in: the organiser's one-time link and password, and the scorers."""

import secrets

from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone

from whistdrive import models
from whistdrive.core.names import tidy
from whistdrive.core.problems import Crossed, NotThere, RuleBroken
from whistdrive.selectors.access import digest_of, name_taken, organiser_row
from whistdrive.services.setup import the_club

Role = models.Membership.Role
LONGEST_NAME = 60


def make_setup_link() -> str:
    """A new one-time token of 128 bits, good until it is used; older ones stop working, only its hash is kept."""
    token = secrets.token_urlsafe(16)
    with transaction.atomic():
        models.SetupLink.objects.filter(used_at=None).update(used_at=timezone.now())
        models.SetupLink.objects.create(digest=digest_of(token))
    return token


def set_organiser(*, token: str, name: str, password: str) -> User:
    """Use a one-time link: the organiser gets this name and password; Crossed when the link is spent."""
    with transaction.atomic():
        links = models.SetupLink.objects.select_for_update().filter(digest=digest_of(token), used_at=None)
        if not links.update(used_at=timezone.now()):
            raise Crossed("This link has been used. Run start again with --new-link for another.")
        user = organiser_row() or User()
        user.username = _free_name(name, unless=user.username)
        _set_password(user, password)
        _join(user, Role.ORGANISER)
    return user


def add_scorer(*, name: str, password: str) -> None:
    """Somebody who may enter deals, and nothing else."""
    with transaction.atomic():
        user = User(username=_free_name(name))
        _set_password(user, password)
        _join(user, Role.SCORER)


def remove_scorer(*, membership: int) -> None:
    """Take a scorer's way in away; what they entered stays under their name."""
    with transaction.atomic():
        row = models.Membership.objects.select_related("user").filter(pk=membership, role=Role.SCORER).first()
        if row is None:
            raise NotThere("There is no such scorer.")
        row.user.delete()


def _free_name(name: str, unless: str = "") -> str:
    tidied = tidy(name)
    if not tidied or len(tidied) > LONGEST_NAME:
        raise RuleBroken(f"A name has 1 to {LONGEST_NAME} letters.")
    if tidied.casefold() != unless.casefold() and name_taken(tidied):
        raise RuleBroken(f"Somebody is called “{tidied}” already; take another name.")
    return tidied


def _set_password(user: User, password: str) -> None:
    try:
        validate_password(password, user)
    except ValidationError as fault:
        raise RuleBroken(*fault.messages) from None
    user.set_password(password)
    user.save()


def _join(user: User, role: str) -> None:
    models.Membership.objects.get_or_create(user=user, club=the_club(), defaults={"role": role})
