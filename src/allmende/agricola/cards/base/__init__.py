"""The cards of the base box: major improvements, occupations, minor improvements."""

from allmende.agricola.cards.base import majors, minors, occupations

__all__ = ["majors", "minors", "occupations"]
