"""What decks have in common from which cards are drawn during the game: the X deck and the forest deck."""
