"""Every read, returned as core values."""
