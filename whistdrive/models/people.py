"""Clubs, the people who help them and the players they know."""

from django.conf import settings
from django.db import models

from whistdrive.core.names import Publish


class Club(models.Model):
    """Who runs drives."""

    name = models.CharField(max_length=120)
    publish = models.CharField(max_length=10, default=Publish.FULL)

    def __str__(self) -> str:
        return self.name


class Membership(models.Model):
    """What a signed-in person may do for a club."""

    class Role(models.TextChoices):
        ORGANISER = "organiser"
        SCORER = "scorer"

    club = models.ForeignKey(Club, on_delete=models.CASCADE, related_name="memberships")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=10, choices=Role.choices)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["club", "user"], name="one_membership_a_club")]

    def __str__(self) -> str:
        return f"{self.user} as {self.role}"


class Player(models.Model):
    """A person known across evenings; `search_key` is the name folded, without accents."""

    club = models.ForeignKey(Club, on_delete=models.CASCADE, related_name="players")
    name = models.CharField(max_length=120)
    search_key = models.CharField(max_length=120, db_index=True)
    publish = models.CharField(max_length=10, blank=True, default="")
    forgotten = models.BooleanField(default=False)

    def __str__(self) -> str:
        return self.name
