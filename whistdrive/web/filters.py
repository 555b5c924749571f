"""What templates need to say things the house's way."""

from django import template

register = template.Library()
