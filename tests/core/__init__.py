"""The rules, tested without a database."""
