"""Turns refusals into pages with the right status."""
