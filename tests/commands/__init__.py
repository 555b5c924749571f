"""The commands, run as an organiser runs them."""
