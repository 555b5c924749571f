"""Drives, their entries and the log of what was decided."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q

from whistdrive.core.drive import Places, Roles, SitOuts
from whistdrive.core.field import Role
from whistdrive.core.seating import Seat
from whistdrive.models.people import Club, Player


class Drive(models.Model):
    """One competition; rules and options by their catalogue keys, `revision` up by one at every change."""

    class State(models.TextChoices):
        SETUP = "setup"
        RUNNING = "running"
        FINISHED = "finished"
        REOPENED = "reopened"

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="drives")
    uid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    slug = models.SlugField(max_length=80, unique=True)
    name = models.CharField(max_length=120)
    date = models.DateField()
    venue = models.CharField(max_length=120, blank=True)
    state = models.CharField(max_length=10, choices=State.choices, default=State.SETUP)
    revision = models.PositiveIntegerField(default=0)
    movement = models.CharField(max_length=60)
    movement_options = models.JSONField(default=dict, blank=True)
    scoring = models.CharField(max_length=60)
    scoring_options = models.JSONField(default=dict, blank=True)
    tie_breaks = models.JSONField(default=list)
    trumps = models.JSONField(default=list, blank=True)
    deals_per_round = models.PositiveSmallIntegerField(null=True, blank=True, default=1)
    planned_rounds = models.PositiveSmallIntegerField(default=24)
    sessions = models.JSONField(default=list)
    roles = models.CharField(max_length=20, default=Roles.LADIES_GENTLEMEN)
    lists = models.JSONField(default=list)
    seed = models.PositiveIntegerField(default=0)
    planned_after = models.PositiveSmallIntegerField(default=0)
    sit_outs = models.CharField(max_length=20, default=SitOuts.NOTHING)
    places = models.CharField(max_length=10, default=Places.STANDARD)
    decisions = models.JSONField(default=dict, blank=True)
    published = models.BooleanField(default=True)
    notice = models.CharField(max_length=120, blank=True)
    prizes = models.JSONField(default=list, blank=True)
    notes = models.TextField(blank=True)

    class Meta:
        ordering = ["-date", "-pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(deals_per_round__isnull=True) | Q(deals_per_round__range=(1, 48)),
                name="deals_a_round",
            ),
            models.CheckConstraint(condition=Q(planned_rounds__range=(1, 400)), name="rounds_planned"),
        ]

    def __str__(self) -> str:
        return self.name


class Entry(models.Model):
    """A player's part in one drive; `name` is what is printed, Holder keeps who held the card and from when."""

    drive = models.ForeignKey(Drive, on_delete=models.CASCADE, related_name="entries")
    number = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=250, blank=True)
    role = models.CharField(max_length=1, blank=True, choices=[(role, role) for role in Role])
    from_round = models.PositiveSmallIntegerField(default=1)
    until_round = models.PositiveSmallIntegerField(null=True, blank=True)
    fixed_table = models.PositiveSmallIntegerField(null=True, blank=True)
    fixed_seat = models.CharField(max_length=5, blank=True, choices=[(seat, seat) for seat in Seat])
    ghost = models.BooleanField(default=False)
    tags = models.JSONField(default=list, blank=True)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["drive", "number"], name="one_entry_a_number"),
            models.CheckConstraint(condition=Q(number__gte=1), name="numbers_from_one"),
            models.CheckConstraint(condition=Q(from_round__gte=1), name="rounds_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.number} {self.name}"


class Holder(models.Model):
    """Who holds a card from which round on: one person, two who share a place, or a substitute later."""

    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="holders")
    player = models.ForeignKey(Player, on_delete=models.SET_NULL, null=True, related_name="holdings")
    name = models.CharField(max_length=120)
    from_round = models.PositiveSmallIntegerField(default=1)

    def __str__(self) -> str:
        return self.name


class LogLine(models.Model):
    """A decision that is not a result: closing a round with gaps, finishing, reopening, who came and went."""

    drive = models.ForeignKey(Drive, on_delete=models.CASCADE, related_name="log")
    at = models.DateTimeField(auto_now_add=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True)
    by = models.CharField(max_length=150, blank=True)
    what = models.CharField(max_length=250)
    why = models.CharField(max_length=250, blank=True)

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return self.what
