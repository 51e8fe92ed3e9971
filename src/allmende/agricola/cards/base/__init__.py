"""The cards of the base box: major improvements, occupations, minor improvements."""

from allmende.agricola.cards.base import building_cards, first, majors, stores, tools, using

__all__ = ["building_cards", "first", "majors", "stores", "tools", "using"]
