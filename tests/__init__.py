"""Tests, in the order of the program they mirror."""
