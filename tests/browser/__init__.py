"""A real browser at the desk, at a table and on the big screen."""
