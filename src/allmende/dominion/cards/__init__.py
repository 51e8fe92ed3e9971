"""The cards, each defined in one place: a module for each expansion."""
