"""A net: one shape for all games, and what it makes of what a seat sees, in numpy.

    x        the square roots of the numbers in the blocks
    h        relu(x · in + bias)
    h        h + relu(h · first + bias) · second + bias, for each layer of the body
    policy   h · option + bias, for each option that is offered; softmax makes preferences of it
    value    relu(h · value.first + bias) · value.second + bias: what the seat and those to its left can expect

A value is a payoff as the guide of the game counts it: 0 to 1 among several, the share of victory mixed with the lead
in points; alone, the points on the guide's scale.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from allmende.nets.inputs import UNKNOWN, Inputs, inputs_for
from allmende.rl.blocks import Encoder, encoder_of
from allmende.table import Choice, Game, Json, Vocabulary, rules_of

Floats: TypeAlias = NDArray[np.float32]
Weights: TypeAlias = dict[str, Floats]

SEATS: Final = 6
"""So many values: what the seat itself, the next to its left and so on can expect."""
VALUE_WIDTH: Final = 32
TABLES: Final = 64
"""A net is ready to play at so many tables with different options."""
SQUASH: Final[Floats] = np.sqrt(np.arange(256, dtype=np.float32))
"""By number: what goes into the net. Two sheep more matter less when there are thirty."""


class Shape(NamedTuple):
    """How large a net is."""

    width: int = 128
    depth: int = 3


def shapes_of(shape: Shape, inputs: int, options: int) -> dict[str, tuple[int, ...]]:
    """The weights of a net by name, in the order of the file."""
    width, depth = shape
    body = {
        f"body.{n}.{name}": size
        for n in range(depth)
        for name, size in (
            ("first", (width, width)), ("first.bias", (width,)), ("second", (width, width)), ("second.bias", (width,)),
        )
    }  # fmt: skip
    return {
        "in": (inputs, width), "in.bias": (width,), **body, "option": (options, width), "option.bias": (options,),
        "value.first": (width, VALUE_WIDTH), "value.first.bias": (VALUE_WIDTH,),
        "value.second": (VALUE_WIDTH, SEATS), "value.second.bias": (SEATS,),
    }  # fmt: skip


@dataclass(frozen=True, eq=False)
class Net:
    """A net for one game. `about` tells where it comes from: commit, seed, games, figures."""

    game: str
    inputs: Inputs
    options: int
    """How long the vocabulary was when it was made. Options are only ever appended; it has no liking for newer ones."""
    shape: Shape
    weights: Weights
    about: Json = field(default_factory=dict)
    _eyes: "dict[str, Eyes]" = field(default_factory=dict)

    def eyes(self, options: Json) -> "Eyes":
        """The net at a table with these options."""
        key = repr(sorted(options.items()))
        if key not in self._eyes:
            if len(self._eyes) >= TABLES:
                self._eyes.clear()
            self._eyes[key] = Eyes(self, options)
        return self._eyes[key]

    def body(self, x: Floats, table_weights: Floats) -> Floats:
        w = self.weights
        h: Floats = np.maximum(x @ table_weights + w["in.bias"], 0)
        for n in range(self.shape.depth):
            inner = np.maximum(h @ w[f"body.{n}.first"] + w[f"body.{n}.first.bias"], 0)
            h = h + inner @ w[f"body.{n}.second"] + w[f"body.{n}.second.bias"]
        return h

    def values(self, h: Floats) -> Floats:
        w = self.weights
        inner = np.maximum(h @ w["value.first"] + w["value.first.bias"], 0)
        found: Floats = inner @ w["value.second"] + w["value.second.bias"]
        return found

    def preferences(self, h: Floats, offered: Sequence[Sequence[int]]) -> list[Floats]:
        """For each row, how much each of its options is liked: shares that add up to 1."""
        counts = [len(options) for options in offered]
        flat = np.array([option for options in offered for option in options], np.int64)
        known = np.minimum(flat, self.options - 1)
        rows = np.repeat(np.arange(len(counts)), counts)
        w = self.weights
        liking = np.einsum("ij,ij->i", h[rows], w["option"][known]) + w["option.bias"][known]
        liking[flat >= self.options] = 0
        ends = np.cumsum(counts)
        return [softmax(liking[end - count : end]) for count, end in zip(counts, ends, strict=True)]


def softmax(liking: Floats) -> Floats:
    powers: Floats = np.exp(liking - liking.max())
    shares: Floats = powers / powers.sum()
    return shares


class Thoughts(NamedTuple):
    """What a net thinks of some choices."""

    preferences: list[Floats]
    """By choice, for each option that is offered."""
    values: Floats
    """By choice: what the seat that is asked, the next to its left and so on can expect."""


class Eyes:
    """A net at a table with certain options: reads what its seats see."""

    def __init__(self, net: Net, options: Json) -> None:
        self.net = net
        self.encoder: Encoder = encoder_of(net.game, options)
        places = net.inputs.places(self.encoder.blocks)
        self.weights: Floats = np.where(places[:, None] == UNKNOWN, 0, net.weights["in"][places]).astype(np.float32)

    def look(self, game: Game, choice: Choice) -> bytearray:
        """What the seat sees that is asked."""
        return self.encoder.encode(game, choice.seat, choice)

    def think(self, seen: Sequence[bytearray], offered: Sequence[Sequence[int]]) -> Thoughts:
        """All at once: one choice takes nearly as long as sixteen."""
        numbers = np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)
        h = self.net.body(SQUASH[numbers], self.weights)
        return Thoughts(self.net.preferences(h, offered), self.net.values(h))


def new_net(game: str, tables: Sequence[Json], seed: int, shape: Shape | None = None, **about: Any) -> Net:
    """A net that has seen nothing yet: it likes all options equally and expects nothing of anything.

    >>> net = new_net("dominion", [{"kingdom": "first-game"}], seed=1)
    >>> net.inputs.size, net.shape
    (377, Shape(width=128, depth=3))
    """
    inputs, words = inputs_for(game, tables), rules_of(game).vocabulary
    given = Shape() if shape is None else shape
    dice = np.random.default_rng(seed)
    weights: Weights = {}
    for name, size in shapes_of(given, inputs.size, len(words)).items():
        # Blocks are mostly empty: about a tenth of the inputs speak at a time.
        spread = 0.0 if silent(name) else (2 / (0.1 * size[0] if name == "in" else size[0])) ** 0.5
        weights[name] = (spread * dice.standard_normal(size)).astype(np.float32)
    return Net(game, inputs, len(words), given, weights, {"seed": seed, "games": 0, **about})


def silent(name: str) -> bool:
    """Weights that begin with nothing: those before an output, of later halves of layers, and what is added."""
    return name.endswith(("bias", "second")) or name == "option"


def digest_of(vocabulary: Vocabulary, size: int) -> str:
    """Which options the first numbers stand for."""
    words = [" ".join(map(str, vocabulary.key(n))) for n in range(size)]
    return sha256("\n".join(words).encode()).hexdigest()
