"""Paper: read back as text, fonts, boxes and pictures."""
