"""The kernel, proved on toy games. The same promises for real games: tests/games."""
