"""What tests of blocks share: random games that a layout looks at, and observations read by their names."""

from collections.abc import Iterator
from typing import Any

from allmende.rl.blocks import Layout
from allmende.table import Game, seeded
from tests.games.cases import Case, random_play


def looks(case: Case, seed: int, every: int = 1) -> Iterator[tuple[Game, Layout]]:
    """A random game, and the layout that has looked at it all the time."""
    game = case.start(seed)
    layout = Layout(case.name, game.options)
    for n, _ in enumerate(random_play(game, seeded(seed))):
        if n % every == 0:
            yield game, layout
    yield game, layout


class Seen:
    """An observation, read by the names of its axes."""

    def __init__(self, layout: Layout, game: Game, seat: int) -> None:
        self.axes = {block.name: block.axes for block in layout.blocks}
        self.blocks: dict[str, Any] = layout.observe(game, seat)["observation"]

    def at(self, block: str, *names: str) -> int:
        places = [axis.index(name) for axis, name in zip(self.axes[block], names, strict=True)]
        return int(self.blocks[block][tuple(places)])

    def row(self, block: str, *names: str) -> dict[str, int]:
        """What is not zero in a row."""
        columns = self.axes[block][-1]
        places = [axis.index(name) for axis, name in zip(self.axes[block], names, strict=False)]
        return {name: int(n) for name, n in zip(columns, self.blocks[block][tuple(places)], strict=True) if n}


def others(game: Game, seat: int) -> list[tuple[str, int]]:
    """The players as a seat sees them: itself, then the others from the left."""
    return [("own" if n == 0 else f"left_{n}", (seat + n) % game.players) for n in range(game.players)]


def tally(slugs: list[str]) -> dict[str, int]:
    return {slug: slugs.count(slug) for slug in slugs}
