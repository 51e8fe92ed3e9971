"""Nets to test with: they were never trained, but they have opinions."""

from typing import Any

import numpy as np

from allmende.nets.net import Net, Shape, new_net

SHAPE = Shape(16, 1)
TABLES: dict[str, dict[str, Any]] = {
    "agricola": {"players": 2, "cards": "deal"},
    "dominion": {"players": 2, "kingdom": "first-game"},
    "lowlands": {"players": 3},
}


def opinionated(game: str, seed: int = 1, tables: list[dict[str, Any]] | None = None) -> Net:
    """A net with random weights throughout: it likes some options and expects something of everything."""
    net = new_net(game, [TABLES.get(game, {})] if tables is None else tables, seed, SHAPE)
    dice = np.random.default_rng(seed)
    for array in net.weights.values():
        if not array.any():
            array += (0.3 * dice.standard_normal(array.shape)).astype(np.float32)
    return net
