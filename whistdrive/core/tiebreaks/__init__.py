"""The rules that part equal totals: one file each, found by the catalogue."""
