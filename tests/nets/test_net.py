"""What a net sees and thinks."""

from dataclasses import replace

import numpy as np
import pytest

from allmende import Game, new_game
from allmende.bots import make_bot
from allmende.nets.inputs import UNKNOWN, inputs_for
from allmende.nets.net import Eyes, new_net
from allmende.rl.blocks import encoder_of
from tests.nets.nets import TABLES, opinionated


def positions(game: str, count: int = 12, **options: object) -> list[Game]:
    """Some games in mid-course, each waiting at a choice."""
    at_work = new_game(game, seed=4, auto=True, events=False, **{**TABLES[game], **options})
    bot = make_bot("random", game)
    found: list[Game] = []
    while (choice := at_work.choice) is not None and len(found) < count:
        if at_work.picks % 3 == 0:
            found.append(at_work.clone())
        at_work.play(bot.pick(at_work, choice))
    return found


@pytest.mark.parametrize("game", TABLES)
def test_many_choices_at_once_are_thought_about_as_one_by_one(game: str) -> None:
    games = positions(game)
    eyes = opinionated(game).eyes(games[0].options)
    choices = [one.choice for one in games]
    seen = [eyes.look(one, choice) for one, choice in zip(games, choices, strict=True) if choice is not None]
    offered = [choice.options for choice in choices if choice is not None]
    together = eyes.think(seen, offered)
    assert together.values.shape == (len(games), 6)
    for n, liking in enumerate(together.preferences):
        alone = eyes.think([seen[n]], [offered[n]])
        assert np.allclose(alone.preferences[0], liking, atol=1e-5)
        assert np.allclose(alone.values[0], together.values[n], atol=1e-4)
        assert len(liking) == len(offered[n])
        assert liking.sum() == pytest.approx(1, abs=1e-5)
    assert np.ptp(together.values[:, 0]) > 0.01


def test_a_new_net_likes_everything_equally() -> None:
    [game] = positions("dominion", 1)
    assert game.choice is not None
    eyes = Eyes(new_net("dominion", [TABLES["dominion"]], 3), game.options)
    thoughts = eyes.think([eyes.look(game, game.choice)], [game.choice.options])
    assert np.allclose(thoughts.preferences[0], 1 / len(game.choice.options))
    assert not thoughts.values.any()


def test_places_are_found_by_their_names() -> None:
    """A net for several tables reads each number where it stands, whatever else the other tables have."""
    tables = [{"players": 2, "kingdom": "first-game"}, {"players": 3, "kingdom": "bargains"}]
    inputs = inputs_for("dominion", tables)
    small = encoder_of("dominion", positions("dominion", 1)[0].options)
    places = inputs.places(small.blocks)
    assert UNKNOWN not in places
    assert len(set(places.tolist())) == len(places)
    cards = inputs.blocks[0]
    for row, column in (("own hand", "copper"), ("supply", "smithy")):
        at = small.blocks[0].axes[0].index(row) * len(small.blocks[0].axes[1]) + small.blocks[0].axes[1].index(column)
        assert places[at] == cards.axes[0].index(row) * len(cards.axes[1]) + cards.axes[1].index(column)


def test_what_a_net_does_not_know_is_left_out() -> None:
    """A net for two plays at a table of three: it sees two of the players."""
    net = opinionated("dominion")
    game = positions("dominion", 1, players=3)[0]
    assert game.choice is not None
    eyes = net.eyes(game.options)
    assert len(eyes.weights) > net.inputs.size
    assert np.count_nonzero(eyes.weights.any(axis=1)) == net.inputs.size
    assert eyes.think([eyes.look(game, game.choice)], [game.choice.options]).values.shape == (1, 6)


def test_options_that_came_later_are_neither_liked_nor_disliked() -> None:
    net = opinionated("dominion")
    older = replace(net, options=5, weights={**net.weights, "option": net.weights["option"][:5],
                                             "option.bias": net.weights["option.bias"][:5]})  # fmt: skip
    h = np.ones((1, 16), np.float32)
    known, later, latest = np.log(older.preferences(h, [[2, 5, 9]])[0])
    assert later == latest != known
    assert known - later == pytest.approx(float(h[0] @ net.weights["option"][2] + net.weights["option.bias"][2]), 1e-3)
