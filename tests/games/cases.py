"""The games that the suite plays, and random play that is the same on every machine."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from allmende.table import Choice, Game, Json, Rng, game_names, new_game, rules_of, seeded
from tests.table.toys import TOYS

MANY = 10**6


class Case(NamedTuple):
    """A game with options."""

    name: str
    options: dict[str, Any]

    def __str__(self) -> str:
        given = [f"{name}-{value if isinstance(value, str | int) else 'given'}" for name, value in self.options.items()]
        return "-".join([self.name, *given])

    def start(self, seed: int = 0, auto: bool = False, events: bool = False) -> Game:
        return new_game(self.name, seed=seed, auto=auto, events=events, **self.options)


REGISTERED = [Case(name, options) for name in game_names() for options in rules_of(name).sample_options()]
CASES = REGISTERED + [Case(toy.name, options) for toy in TOYS for options in toy.sample_options()]

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
WITH_AUTO = pytest.mark.parametrize(
    ("case", "auto"),
    [(case, False) for case in CASES] + [(case, True) for case in CASES[::2]],
    ids=[str(case) for case in CASES] + [f"{case}-auto" for case in CASES[::2]],
)
"""Every case; and some in which forced choices are skipped."""


def sampled(n: int) -> bool:
    """Is this one of the picks at which a heavy property is looked at: the first ones and every ninth?"""
    return n < 24 or n % 9 == 0


class Pick(NamedTuple):
    seat: int
    option: int


def random_pick(game: Game, dice: Rng) -> Pick:
    """One of the options of one of the seats that are asked."""
    choices = game.choices
    choice = choices[dice.below(len(choices))] if len(choices) > 1 else choices[0]
    return Pick(choice.seat, choice.options[dice.below(len(choice.options))])


def random_play(game: Game, dice: Rng, most: int = MANY) -> Iterator[Pick]:
    """Play at random; before each pick, tell what it will be."""
    for _ in range(most):
        if game.choice is None:
            return
        pick = random_pick(game, dice)
        yield pick
        game.play(pick.option, pick.seat)


def random_game(case: Case, seed: int, auto: bool = False) -> list[Pick]:
    """The picks of a whole random game."""
    return list(random_play(case.start(seed, auto), seeded(seed)))


def play_all(game: Game, picks: list[Pick]) -> Game:
    for pick in picks:
        game.play(pick.option, pick.seat)
    return game


def asked(game: Game) -> list[tuple[int, str, Json, list[int], bool]]:
    """All that is asked now, to be compared."""
    return [_asked(choice) for choice in game.choices]


def _asked(choice: Choice) -> tuple[int, str, Json, list[int], bool]:
    prompt = choice.prompt
    return choice.seat, prompt.name, dict(prompt.args), [int(option) for option in choice.options], choice.private


def situation(game: Game) -> tuple[Json, list[tuple[int, str, Json, list[int], bool]]]:
    """Everything there is to a game: what it would store, and what it asks."""
    return game.to_json(), asked(game)


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def some_viewers(game: Game, n: int) -> list[int | None]:
    """Everybody at the first picks, then one after the other."""
    everybody = viewers(game)
    return everybody if n < 40 else [everybody[n % len(everybody)]]
