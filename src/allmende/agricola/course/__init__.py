"""The course of the game: hands, rounds, turns, harvests, points."""
