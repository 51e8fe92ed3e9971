"""Paying, making food, and what may be done at any time."""
