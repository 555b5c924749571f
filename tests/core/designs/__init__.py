"""Plans for fixed movements, checked against the bound."""
