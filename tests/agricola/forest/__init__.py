"""The forest deck: the rules and all 26 cards."""
