"""The tree search that plays every game, its levels and its recommendations."""
