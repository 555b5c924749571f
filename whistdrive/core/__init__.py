"""The rules of Whist drives, in plain Python."""
