"""What a seat knows of a game at a moment: the position by a number, and a copy in which everything else is redrawn."""

import hashlib
import json

from allmende.table import Choice, Game, Seat, seeded


def position_of(game: Game, seat: int) -> int:
    """A number that is the same for the same position as a seat knows it, on whichever way it came about. It is the
    chance of the search, too, so that it finds the same again."""
    return number_of(json.dumps(game.view(seat), sort_keys=True))


def number_of(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def as_seen(game: Game, seat: int) -> Game:
    """A copy in which nothing but what the seat knows is true: whatever is hidden from it was redrawn, always in the
    same way for the same position."""
    return game.determinize(Seat(seat), seeded(position_of(game, seat)))


def choice_for(game: Game, seat: int) -> Choice:
    """What a seat is asked."""
    return next(choice for choice in game.choices if choice.seat == seat)
