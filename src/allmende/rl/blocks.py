"""What a seat knows as named blocks of small numbers, always of the same shape; a game's box may bring its own.

An encoder belongs to a game and its options. It reads what the seat may know, from `game.view` or, which is much
quicker, from the state, and writes it into one `bytearray`. A `Layout` cuts that into named numpy arrays without
copying anything.
"""

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from allmende.table import Choice, Game, Json, box_of, rules_of
from allmende.table.box import load

if TYPE_CHECKING:
    from gymnasium import spaces  # only environments have spaces

Numbers: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]
"""{"observation": {block: numbers}, "action_mask": mask}; flat, "observation" is one row of numbers."""

MOST: Final = 255
NUMBER: Final = np.dtype(np.uint8)  # as an object: naming the class instead takes numpy twice as long
MARK: Final = np.dtype(np.int8)
DIGITS: Final = bytes.maketrans(b"01", bytes([0, 1]))
MASKS: Final = 4096
"""So many masks are kept."""


class Block(NamedTuple):
    """A named part of an observation, with a name for every place along each of its axes."""

    name: str
    axes: tuple[tuple[str, ...], ...]
    about: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        return prod(self.shape)


class Encoder(Protocol):
    """Writes down what a seat knows. Its blocks are the same for every game with the same options."""

    blocks: tuple[Block, ...]

    def encode(self, game: Game, seat: int, choice: Choice | None) -> bytearray:
        """The numbers of all blocks, one block after the other. `choice` is what the seat is asked now."""


EncoderFactory: TypeAlias = Callable[[Json], Encoder]
"""Makes the encoder for games with these options, as `rules.options` completed them."""


def encoder_of(game: str, options: Json) -> Encoder:
    """The encoder of a game; games whose box has none get the one that reads any view."""
    factory = cast(EncoderFactory, load(box_of(game).encoder or "allmende.rl.any_game:ENCODER"))
    return factory(options)


# For encoders


def size_of(blocks: tuple[Block, ...]) -> int:
    return sum(block.size for block in blocks)


def starts(blocks: tuple[Block, ...]) -> dict[str, int]:
    """Where each block begins.

    >>> starts((Block("hand", (("copper", "gold"),)), Block("turn", (("coins", "buys"),))))
    {'hand': 0, 'turn': 2}
    """
    found: dict[str, int] = {}
    at = 0
    for block in blocks:
        found[block.name] = at
        at += block.size
    return found


def clipped(number: int) -> int:
    """As near as a block can come to a number."""
    return max(0, min(MOST, number))


def as_bytes(numbers: list[int]) -> bytearray:
    """A row of numbers, as near as a block can come to them.

    >>> list(as_bytes([3, -2, 400]))
    [3, 0, 255]
    """
    try:
        return bytearray(numbers)
    except ValueError:
        return bytearray([clipped(number) for number in numbers])


def bits(mask: int, count: int) -> bytearray:
    """The lowest bits of a mask, lowest first.

    >>> list(bits(0b101, 4))
    [1, 0, 1, 0]
    """
    return bytearray(f"{mask:0{count}b}"[::-1].encode().translate(DIGITS))


def choice_of(game: Game, seat: int) -> Choice | None:
    """What the seat is asked now, if anything."""
    choice = game.choice
    if choice is None or choice.seat == seat:
        return choice
    for other in game.choices:
        if other.seat == seat:
            return other
    return None


def from_seat(players: int) -> list[list[int]]:
    """For each seat the order in which it sees the players: itself, then the others from the left.

    >>> from_seat(3)
    [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    """
    return [[*range(seat, players), *range(seat)] for seat in range(players)]


def seat_names(players: int) -> tuple[str, ...]:
    """The players as a seat sees them."""
    return ("own", *(f"left_{n}" for n in range(1, players)))


def prompt_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The columns of what is asked.

    >>> prompt_names(("trash", "max"))
    ('prompt trash', 'prompt max')
    """
    return tuple(f"prompt {name}" for name in names)


# For environments


class Layout:
    """The spaces of a game's options and observations, and the way from a game to an observation."""

    def __init__(self, name: str, options: Json, flat: bool = False) -> None:
        self.encoder = encoder_of(name, options)
        self._encode = self.encoder.encode
        self.blocks = self.encoder.blocks
        self.options = len(rules_of(name).vocabulary)
        self.flat = flat
        self.size = size_of(self.blocks)
        at = starts(self.blocks)
        self._masks: dict[tuple[int, ...], bytearray] = {}  # the same options are offered again and again
        self._places = [(block.name, block.shape, at[block.name]) for block in self.blocks]

    def action_space(self) -> "spaces.Discrete[np.int64]":
        from gymnasium import spaces

        return spaces.Discrete(self.options)

    def observation_space(self) -> "spaces.Dict":
        from gymnasium import spaces

        numbers: spaces.Space[Any]
        if self.flat:
            numbers = box((self.size,))
        else:
            numbers = spaces.Dict({block.name: box(block.shape) for block in self.blocks})
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.options,), np.int8)})

    def observe(self, game: Game, seat: int) -> Observation:
        """What the seat knows, and which options it may pick. It is nobody else's: keep it, change it."""
        choice = game.choice
        if choice is not None and choice.seat != seat:
            choice = choice_of(game, seat)
        values = self._encode(game, seat, choice)
        if self.flat:
            return {"observation": np.frombuffer(values, NUMBER), "action_mask": self.mask(choice)}
        blocks: dict[str, Numbers] = {}
        for name, shape, at in self._places:
            blocks[name] = np.ndarray(shape, NUMBER, values, at)
        return {"observation": blocks, "action_mask": self.mask(choice)}

    def mask(self, choice: Choice | None) -> Mask:
        """1 for each option that may be picked."""
        options = () if choice is None else tuple(choice.options)
        marks = self._masks.get(options)
        if marks is None:
            marks = bytearray(self.options)
            for option in options:
                marks[option] = 1
            if len(self._masks) >= MASKS:
                self._masks.clear()
            self._masks[options] = marks
        return np.frombuffer(marks[:], MARK)


def box(shape: tuple[int, ...]) -> "spaces.Box":
    from gymnasium import spaces

    return spaces.Box(0, MOST, shape, np.uint8)
