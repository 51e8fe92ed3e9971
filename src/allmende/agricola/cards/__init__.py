"""All cards of the game, in the order of their numbers: new modules come last. `needs` has what many of them need."""

# isort: off
from allmende.agricola.cards import majors, first, using, building_cards, tools, stores, named

# isort: on

__all__ = ["building_cards", "first", "majors", "named", "stores", "tools", "using"]
