"""Initial rounds, listed designs and stored plans, made by offline searches; the tests check all of them."""
