"""Every write, one transaction each."""
