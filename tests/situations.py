"""What the situations of all games have in common: picks by name, and questions about what is asked now."""

from collections.abc import Sequence
from typing import Self

from allmende import Game


class AnySituation:
    """A game in progress, with readable picks and questions. Seat 0 is asked about unless another is named."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # Doing

    def pick(self, *things: str, seat: int | None = None) -> Self:
        """Pick options by name, one after another: "space forest", "forest", "cell 3", "pile gold", "done"."""
        for thing in things:
            choices = [choice for choice in self.game.choices if seat is None or choice.seat == seat]
            assert choices, f"nobody is asked, {thing} cannot be picked"
            choice = choices[0]
            names = [(option, self.words(option)) for option in choice.options]
            found = [option for option, words in names if words[0] == thing]
            found = found or [option for option, words in names if thing in words]
            offered = [words[0] for _, words in names]
            assert found, f"{thing!r} is not offered ({choice.prompt.name}): {offered}"
            assert len(found) == 1, f"{thing!r} is ambiguous: {offered}"
            self.game.play(found[0], choice.seat)
        return self

    # Asking

    def words(self, option: int) -> tuple[str, str]:
        key = [str(part) for part in self.game.key(option)]
        return " ".join(key), key[-1]

    @property
    def offered(self) -> list[str]:
        """Everything that can be picked now: "space forest", "edge 12", "pile gold", "done"."""
        choice = self.game.choice
        return [] if choice is None else [self.words(option)[0] for option in choice.options]

    @property
    def seat(self) -> int | None:
        """Whose choice it is."""
        choice = self.game.choice
        return None if choice is None else choice.seat

    @property
    def prompt(self) -> str:
        choice = self.game.choice
        return "" if choice is None else choice.prompt.name

    @property
    def events(self) -> list[str]:
        """The kinds of what the last pick brought about."""
        return [event.kind for event in self.game.events]

    def score(self, line: str = "total", seat: int = 0) -> int:
        return self.game.scores()[seat][line]


def counted(names: Sequence[str], counts: Sequence[int]) -> str:
    """What there is, by name: "2 wood, clay"."""
    found = [name if count == 1 else f"{count} {name}" for name, count in zip(names, counts, strict=True) if count]
    return ", ".join(found)
