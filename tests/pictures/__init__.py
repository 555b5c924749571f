"""The pictures in the README, taken from the program itself."""
