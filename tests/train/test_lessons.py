"""Games to learn from, and what is learnt from them."""

import pickle
from typing import Any

import numpy as np
import pytest

from allmende import new_game
from allmende.bots.search.levels import make_guide
from allmende.lab.played import Played
from allmende.nets.file import packed
from allmende.nets.net import SEATS
from allmende.nets.puct import Found, payoffs_of
from allmende.table import rules_of, seeded
from allmende.train.examples import examples_of
from allmende.train.lessons import Carried, Lessons, drawn
from tests.nets.nets import opinionated

TABLES: dict[str, list[dict[str, Any]]] = {
    "dominion": [{"players": 2, "kingdom": "first-game"}],
    "lowlands": [{"players": 2}, {"players": 3}],
}


def lessons_of(game: str, **more: Any) -> Lessons:
    tables = tuple(rules_of(game).options(table) for table in TABLES[game])
    net = Carried(f"test {game}", packed(opinionated(game, tables=list(tables))))
    return Lessons(game, 5, tables, 3, net, **more)


@pytest.fixture(scope="module")
def played() -> Played:
    return lessons_of("lowlands").play(1)


def test_a_game_is_the_same_wherever_it_is_played(played: Played) -> None:
    elsewhere: Lessons = pickle.loads(pickle.dumps(lessons_of("lowlands")))
    assert elsewhere.play(1) == played
    assert len(played.points) == 3
    assert len(lessons_of("lowlands").play(2).points) == 2


def test_it_can_be_played_again_from_its_thoughts(played: Played) -> None:
    options = lessons_of("lowlands").tables[1]
    game = new_game("lowlands", seed=played.seed, auto=True, **options)
    assert played.thoughts is not None
    for thought in played.thoughts:
        assert thought.pick in next(choice for choice in game.choices if choice.seat == thought.seat).options
        assert thought.visits == sorted(thought.visits, reverse=True)
        assert 0 < sum(thought.visits) <= 3
        game.play(thought.pick, thought.seat)
    assert game.over
    assert game.scores() == played.points


def test_what_a_teacher_picks_is_learnt_and_what_chance_picks_is_not() -> None:
    thoughts = lessons_of("dominion", teacher="bigmoney").play(0).thoughts
    assert thoughts is not None
    taught = [thought for thought in thoughts if thought.options]
    assert all(thought.options == [thought.pick] for thought in taught)
    assert 0.8 * len(thoughts) < len(taught) < len(thoughts)


def test_lots_fall_on_what_was_tried_often() -> None:
    found = [Found(7, 30, 0, 0), Found(3, 10, 0, 0), Found(5, 0, 0, 0)]
    dice = seeded(1)
    picks = [drawn(found, dice) for _ in range(400)]
    assert set(picks) == {7, 3}
    assert 60 < picks.count(3) < 140


def test_examples_are_what_the_seats_saw(played: Played) -> None:
    lessons = lessons_of("lowlands")
    net = lessons.net.net()
    examples = examples_of("lowlands", lessons.tables, [played], net.inputs)
    assert played.thoughts is not None
    assert len(examples) == len(played.thoughts)
    game = new_game("lowlands", seed=played.seed, auto=True, events=False, **lessons.tables[1])
    eyes = net.eyes(game.options)
    places = net.inputs.places(eyes.encoder.blocks)
    for n, thought in enumerate(played.thoughts):
        choice = next(choice for choice in game.choices if choice.seat == thought.seat)
        row = np.array([n])
        seen = np.zeros(net.inputs.size, np.uint8)
        seen[examples.places.picked(row)[0]] = examples.numbers.picked(row)[0]
        assert bytes(seen[places]) == bytes(eyes.look(game, choice))
        assert examples.options.picked(row)[0].tolist() == choice.options
        shares = dict(zip(choice.options, examples.shares.picked(row)[0].tolist(), strict=True))
        assert sum(shares.values()) == pytest.approx(1)
        assert max(shares, key=lambda option: shares[option]) in thought.options
        game.play(thought.pick, thought.seat)
    payoffs = payoffs_of(make_guide("lowlands", 0), game)
    for values, thought in zip(examples.values, played.thoughts, strict=True):
        seat = thought.seat
        assert values[:3].tolist() == pytest.approx([payoffs[seat], payoffs[(seat + 1) % 3], payoffs[(seat + 2) % 3]])
        assert np.isnan(values[3:]).all()
        assert len(values) == SEATS
