"""Links that let somebody in: only their hashes are kept."""

from django.db import models


class SetupLink(models.Model):
    """The one-time link that sets the organiser's password."""

    digest = models.CharField(max_length=64, unique=True)
    made_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"made {self.made_at:%Y-%m-%d %H:%M}"
