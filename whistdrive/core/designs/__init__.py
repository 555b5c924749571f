"""The combinatorics behind fixed movements: designs, the search for even plans, and their figures."""
