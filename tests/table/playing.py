"""Games of toys, and what the tests ask of them."""

import json
from typing import Any

from allmende.table import Game, Json, from_json, new_game, replay
from tests.table.toys import ToyRules


def start(rules: ToyRules, seed: int = 0, auto: bool = False, events: bool = False, **options: Any) -> Game:
    return new_game(rules.name, seed=seed, auto=auto, events=events, **options)


def pick(game: Game, *key: str | int, seat: int | None = None) -> Game:
    """Pick an option by its key."""
    game.play(game.option(*key), seat)
    return game


def offered(game: Game, seat: int | None = None) -> list[tuple[str | int, ...]]:
    """The keys that a seat, or the first seat, is offered."""
    choice = game.choice if seat is None else next(choice for choice in game.choices if choice.seat == seat)
    assert choice is not None
    return [game.key(option) for option in choice.options]


def waiting(game: Game) -> list[int]:
    """The seats that are asked."""
    return [choice.seat for choice in game.choices]


def table(game: Game) -> Json:
    """The state, at any moment."""
    return game.state.to_json()


def through_json(game: Game) -> Game:
    return from_json(json.loads(json.dumps(game.to_json())))


def through_record(game: Game) -> Game:
    return replay(game.record().dumps())
