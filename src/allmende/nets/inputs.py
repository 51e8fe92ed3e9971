"""What a net sees: blocks of named numbers, of all the tables that it plays.

Blocks differ from table to table: a third player has rows of his own, another kingdom has other cards. But every place
has a name, along each axis of its block. So a net has the union of all names that it was made for, and at each table it
reads those that are there. A name that it does not know is left out.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from allmende.rl.blocks import Block, encoder_of, size_of, starts
from allmende.table import Json, rules_of

UNKNOWN = -1
"""The place of a number that a net has no name for."""


class Inputs:
    """The places of a net's input, by their names.

    >>> seen = Inputs([Block("hand", (("own", "left_1"), ("copper", "gold")))])
    >>> seen.size, seen.places([Block("hand", (("own",), ("gold", "silver", "copper")))]).tolist()
    (4, [1, -1, 0])
    """

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        self.size = size_of(self.blocks)
        self._starts = starts(self.blocks)

    def places(self, blocks: Iterable[Block]) -> NDArray[np.int64]:
        """Where each number of a table's blocks belongs."""
        return np.concatenate([self._places_of(block) for block in blocks])

    def _places_of(self, block: Block) -> NDArray[np.int64]:
        own = next((one for one in self.blocks if one.name == block.name and len(one.axes) == len(block.axes)), None)
        if own is None:
            return np.full(block.size, UNKNOWN, np.int64)
        found = np.zeros((), np.int64)
        known = np.ones((), bool)
        for names, all_names in zip(block.axes, own.axes, strict=True):
            at = {name: n for n, name in enumerate(all_names)}
            along = np.array([at.get(name, UNKNOWN) for name in names], np.int64)
            found = found[..., None] * len(all_names) + along
            known = known[..., None] & (along != UNKNOWN)
        return np.where(known, found + self._starts[block.name], UNKNOWN).ravel()


def inputs_for(game: str, tables: Iterable[Json]) -> Inputs:
    """The inputs of a net that shall play at these tables, given by the options of a game."""
    axes: dict[str, list[dict[str, None]]] = {}
    for options in tables:
        for block in encoder_of(game, rules_of(game).options(options)).blocks:
            own = axes.setdefault(block.name, [{} for _ in block.axes])
            for names, more in zip(own, block.axes, strict=True):
                names.update(dict.fromkeys(more))
    return Inputs([Block(name, tuple([tuple(names) for names in along])) for name, along in axes.items()])
