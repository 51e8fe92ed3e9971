"""A bot by a rule of thumb, and what the tree search should know."""

from allmende.bots.search.guide import Guide
from allmende.table import Choice, Game

NAMES = ("gleaner",)


class Gleaner:
    """The more there is to get, the stronger the animal that it sends."""

    def pick(self, game: Game, choice: Choice) -> int:
        worth = choice.prompt.args["worth"]
        return choice.options[min(len(choice.options) - 1, worth * len(choice.options) // 8)]


def make(name: str, seed: int) -> Gleaner | None:
    return Gleaner() if name == "gleaner" else None


def guide(seed: int) -> Guide:
    """The gleaner plays the rest of a game; a lead of ten is as good as victory."""
    guide = Guide(Gleaner(), seed)
    guide.scale = 10.0
    return guide
