"""What an organiser may ask for on the command line."""
