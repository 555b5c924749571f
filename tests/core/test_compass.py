"""Compass whist by averages."""

from whistdrive.core.compass import against_average


def test_vector_35_the_best_plus_against_the_average_of_its_direction_wins() -> None:
    north_south = against_average(dict(zip("abcde", (201, 204, 211, 207, 212), strict=True)))
    east_west = against_average(dict(zip("fghjk", (189, 186, 179, 183, 178), strict=True)))
    assert list(north_south.values()) == [-6, -3, 4, 0, 5]
    assert list(east_west.values()) == [6, 3, -4, 0, -5]
    everyone = {**north_south, **east_west}
    assert max(everyone, key=lambda pair: everyone[pair]) == "f"


def test_a_direction_without_pairs_has_no_averages() -> None:
    assert against_average({}) == {}
