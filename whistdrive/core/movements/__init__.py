"""The rules that seat the field: one file each, found by the catalogue."""
