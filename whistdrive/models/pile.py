"""Written cards as they were typed in at the end of a night."""

from django.conf import settings
from django.db import models

from whistdrive.models.drives import Entry


class WrittenCard(models.Model):
    """One typing of an entry's card; the last one counts, none is changed."""

    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="written_cards")
    version = models.PositiveSmallIntegerField()
    digits = models.JSONField()
    said = models.JSONField(default=list)
    written_total = models.PositiveIntegerField(null=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True)
    by = models.CharField(max_length=150, blank=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["entry", "version"], name="one_version_a_written_card")]

    def __str__(self) -> str:
        return f"Card of {self.entry}, version {self.version}"
