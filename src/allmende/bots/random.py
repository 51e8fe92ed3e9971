"""Any option, each equally likely: for any game."""

from allmende.table import Choice, Game, seeded


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)

    def pick(self, game: Game, choice: Choice) -> int:
        options = choice.options
        return options[self.rng.below(len(options))]
