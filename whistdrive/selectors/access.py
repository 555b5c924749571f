"""Who may do what, and which one-time links are open."""

import hashlib
from dataclasses import dataclass

from django.contrib.auth.models import AnonymousUser, User

from whistdrive import models

Role = models.Membership.Role


@dataclass(frozen=True)
class Scorer:
    """Somebody who may enter deals."""

    id: int
    name: str


def role_of(user: User | AnonymousUser) -> str | None:
    """What a signed-in person may do here: organiser, scorer, or None for a stranger."""
    if not user.is_authenticated:
        return None
    roles = set(models.Membership.objects.filter(user=user).values_list("role", flat=True))
    return next((role for role in (Role.ORGANISER, Role.SCORER) if role in roles), None)


def there_is_an_organiser() -> bool:
    """Whether somebody has set the organiser's password."""
    return models.Membership.objects.filter(role=Role.ORGANISER).exists()


def organiser_row() -> User | None:
    """The first organiser: whom a new one-time link lets in again."""
    members = models.Membership.objects.filter(role=Role.ORGANISER).select_related("user").order_by("pk")
    first = members.first()
    return first.user if first else None


def digest_of(token: str) -> str:
    """What is kept of a one-time link."""
    return hashlib.sha256(token.encode()).hexdigest()


def link_is_open(token: str) -> bool:
    """Whether a one-time link is known and has not been used."""
    return models.SetupLink.objects.filter(digest=digest_of(token), used_at=None).exists()


def scorers() -> tuple[Scorer, ...]:
    """Everybody who may enter deals, by name."""
    members = models.Membership.objects.filter(role=Role.SCORER).order_by("user__username")
    return tuple(Scorer(pk, name) for pk, name in members.values_list("pk", "user__username"))


def name_taken(name: str) -> bool:
    return User.objects.filter(username__iexact=name).exists()
