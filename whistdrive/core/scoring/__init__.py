"""The rules that turn deals into points: one file each, found by the catalogue."""
