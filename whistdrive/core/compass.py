"""Compass whist: each pair against the average of its direction, since all who sat that way held the same cards."""

from collections.abc import Mapping

from whistdrive.core.award import Points, whole


def against_average(totals: Mapping[str, Points]) -> dict[str, Points]:
    """How far each pair of one direction is above or below the mean of that direction (Foster)."""
    mean = sum(totals.values()) / max(1, len(totals))
    return {pair: whole(total - mean) for pair, total in totals.items()}
