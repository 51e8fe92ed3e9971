"""The lab's sentences and numbers in a language."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.locales import has_text, message_of, text, text_or
from allmende.typed import typed

MINUS: Final = "−"


class Speech:
    """
    >>> Speech("de").share(0.4567)
    '45,7\N{NO-BREAK SPACE}%'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, message: str, **args: Any) -> str:
        return text(self.lang, "lab", message, **args)

    def share(self, value: float) -> str:
        return self("lab-share", share=value)

    def range(self, low: float, high: float) -> str:
        """Between two shares."""
        return self("lab-range", low=low, high=high)

    def mean(self, mean: float, error: float) -> str:
        return self("lab-mean", mean=mean, error=error).replace("-", MINUS)

    def number(self, number: float) -> str:
        return self("lab-number", number=number).replace("-", MINUS)

    def fixed(self, number: float, digits: int) -> str:
        """With one or two digits behind the point."""
        return self("lab-number-2" if digits == 2 else "lab-number", number=number)

    def signed(self, number: float, digits: int = 2) -> str:
        """With its sign, a true minus."""
        rounded = round(number, digits)
        spoken = self.fixed(abs(rounded), digits)
        return spoken if rounded == 0 else f"{'+' if rounded > 0 else MINUS}{spoken}"

    def game(self, game: str) -> str:
        return text_or(game, self.lang, game, f"game-{game}")

    def thing(self, game: str, thing: str) -> str:
        """The name of "card smithy"; of things without a name, what the game calls them."""
        kind, slug = thing.split(" ", 1)
        name = message_of(kind, slug)
        return text(self.lang, game, name) if has_text(self.lang, game, name) else slug

    def options(self, options: Mapping[str, Any]) -> str:
        """A game's options as they are typed; those that are nothing are left out."""
        shown = []
        for key, value in options.items():
            if value not in (None, [], ""):
                shown.append(f"{key}={typed(value)}")
        return " ".join(shown)


def numbered(names: tuple[str, ...]) -> list[str]:
    """Bots of the same name are told apart.

    >>> numbered(("farmer", "random", "farmer"))
    ['farmer #1', 'random', 'farmer #2']
    """
    told = []
    for at, name in enumerate(names):
        told.append(f"{name} #{names[: at + 1].count(name)}" if names.count(name) > 1 else name)
    return told
