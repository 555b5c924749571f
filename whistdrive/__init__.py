"""Runs Whist drives and club Whist tournaments."""
