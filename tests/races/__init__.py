"""Two at once, on real processes and both databases."""
