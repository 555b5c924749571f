"""Rounds, seats and results; results are only ever added."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from whistdrive.core.cards import TRICKS, Trump
from whistdrive.core.seating import SEATS, Side
from whistdrive.models.drives import Drive, Entry


class Round(models.Model):
    """One round that was drawn, numbered from 1."""

    drive = models.ForeignKey(Drive, on_delete=models.CASCADE, related_name="rounds")
    number = models.PositiveSmallIntegerField()
    drawn_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["drive", "number"], name="one_round_a_number")]

    def __str__(self) -> str:
        return f"Round {self.number}"


class Place(models.Model):
    """Where an entry is in a round; no table and no seat when sitting out."""

    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="places")
    entry = models.ForeignKey(Entry, on_delete=models.PROTECT, related_name="places")
    table = models.PositiveSmallIntegerField(null=True)
    seat = models.CharField(max_length=5, blank=True, choices=[(seat, seat) for seat in SEATS])

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["round", "entry"], name="an_entry_once_a_round"),
            models.UniqueConstraint(fields=["round", "table", "seat"], name="one_entry_a_seat"),
            models.CheckConstraint(
                condition=Q(table__isnull=True, seat="") | Q(table__gte=1, seat__in=list(SEATS)),
                name="a_seat_at_a_table_or_neither",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.entry_id} at {self.table}"


class RecordedDeal(models.Model):
    """One version of one deal's result; the highest version counts, none is changed or deleted."""

    round = models.ForeignKey(Round, on_delete=models.PROTECT, related_name="recorded")
    table = models.PositiveSmallIntegerField()
    deal = models.PositiveSmallIntegerField()
    version = models.PositiveSmallIntegerField()
    trump = models.CharField(max_length=10, blank=True, choices=[(trump, trump) for trump in Trump])
    ns_tricks = models.PositiveSmallIntegerField(null=True)
    honours_side = models.CharField(max_length=2, blank=True, choices=[(side, side) for side in Side])
    honours_held = models.PositiveSmallIntegerField(null=True)
    ns_revokes = models.PositiveSmallIntegerField(default=0)
    ew_revokes = models.PositiveSmallIntegerField(default=0)
    void = models.BooleanField(default=False)
    dealer = models.CharField(max_length=5, blank=True, choices=[(seat, seat) for seat in SEATS])
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True)
    by = models.CharField(max_length=150, blank=True)
    device = models.CharField(max_length=60, blank=True)
    why = models.CharField(max_length=250, blank=True)
    at = models.DateTimeField()
    key = models.CharField(max_length=80, unique=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["round", "table", "deal", "version"], name="one_version_a_deal"),
            models.CheckConstraint(
                condition=Q(void=True) | Q(ns_tricks__range=(0, TRICKS)), name="tricks_from_0_to_13"
            ),
            models.CheckConstraint(
                condition=Q(honours_held__isnull=True, honours_side="")
                | Q(honours_held__in=(3, 4), honours_side__in=list(Side)),
                name="honours_three_or_four_on_one_side",
            ),
            models.CheckConstraint(condition=Q(version__gte=1, deal__gte=1, table__gte=1), name="counted_from_one"),
        ]

    def __str__(self) -> str:
        return f"Table {self.table} deal {self.deal} version {self.version}"
