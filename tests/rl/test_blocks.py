"""Blocks for any game: what is hidden stays hidden, and every observation fits."""

import numpy as np
import pytest

from allmende.rl.blocks import Block, Layout, choice_of
from allmende.table import Box, Choice, Game, Json, new_game, register, seeded
from tests.games.cases import CASES, Case, random_play
from tests.rl.seeing import looks
from tests.table.toys import WALK

EVERY = pytest.mark.parametrize("case", CASES, ids=str)


@EVERY
def test_a_redraw_never_changes_a_block(case: Case) -> None:
    rng = seeded(5)
    fresh = Layout(case.name, case.start().options)
    for game, layout in looks(case, 5, every=9):
        for seat in range(game.players):
            redrawn = game.determinize(seat, rng)
            choice = choice_of(game, seat)
            numbers = layout.encoder.encode(game, seat, choice)
            asked = choice_of(redrawn, seat)
            assert layout.encoder.encode(redrawn, seat, asked) == numbers
            assert fresh.encoder.encode(redrawn, seat, asked) == numbers, "what it saw before must not matter"


@EVERY
def test_observations_fit_their_spaces(case: Case) -> None:
    for game, layout in looks(case, 6, every=50):
        flat = Layout(case.name, game.options, flat=True)
        for seat in range(game.players):
            seen = layout.observe(game, seat)
            assert layout.observation_space().contains(seen)
            row = flat.observe(game, seat)
            assert flat.observation_space().contains(row)
            assert np.array_equal(np.concatenate([b.ravel() for b in seen["observation"].values()]), row["observation"])


@EVERY
def test_the_mask_shows_the_options(case: Case) -> None:
    for game, layout in looks(case, 7, every=20):
        for seat in range(game.players):
            offered = [choice.options for choice in game.choices if choice.seat == seat]
            mask = layout.observe(game, seat)["action_mask"]
            assert mask.nonzero()[0].tolist() == (sorted(offered[0]) if offered else [])


@EVERY
def test_every_place_has_a_name_of_its_own(case: Case) -> None:
    for block in Layout(case.name, case.start().options).blocks:
        assert block.shape == tuple(len(set(axis)) for axis in block.axes)


def test_an_observation_is_its_owners() -> None:
    """Nothing that comes later changes it, and to change it changes nothing."""
    game = new_game("dominion", seed=1)
    layout = Layout("dominion", game.options)
    first = layout.observe(game, 0)
    kept = {name: block.copy() for name, block in first["observation"].items()}
    for _ in random_play(game, seeded(1), 30):
        layout.observe(game, 0)["observation"]["cards"][:] = 99
    assert all(np.array_equal(first["observation"][name], block) for name, block in kept.items())


def test_a_game_may_bring_its_own_blocks() -> None:
    class Short:
        def __init__(self, options: Json) -> None:
            self.blocks: tuple[Block, ...] = (Block("short", (("picks", "seat"),)),)

        def encode(self, game: Game, seat: int, choice: Choice | None) -> bytearray:
            return bytearray([game.picks, seat])

    register(Box(rules=WALK, encoder=Short))
    game = new_game("toy-walk")
    seen = Layout("toy-walk", game.options).observe(game, 0)["observation"]
    assert seen["short"].tolist() == [0, 0]
