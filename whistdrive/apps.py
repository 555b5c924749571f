"""The one app of the project."""

from django.apps import AppConfig


class WhistdriveConfig(AppConfig):
    name = "whistdrive"
    default_auto_field = "django.db.models.BigAutoField"
