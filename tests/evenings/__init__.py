"""Tests of the evenings."""
