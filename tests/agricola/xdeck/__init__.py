"""The X deck: the rules and all 24 cards."""
