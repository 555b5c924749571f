"""Ready-made evenings: one file each, found by the catalogue."""
