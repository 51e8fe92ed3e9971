"""The search that a net guides: it sees only what its seat knows, keeps to its budget, and finds what is there."""

from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

from allmende import Game, arrange, new_game
from allmende.bots import make_bot
from allmende.bots.search.guide import Guide
from allmende.bots.search.levels import make_guide
from allmende.bots.search.tree import Budget
from allmende.nets import puct
from allmende.nets.net import new_net
from allmende.nets.player import NetBot
from allmende.nets.puct import CLEAR, NetSearch
from allmende.table import Choice, seeded
from tests.nets.nets import SHAPE, TABLES, opinionated
from tests.table.toys import toys_on_the_shelf

TOYS = {"toy-draft": {"players": 3}, "toy-expedition": {"players": 2}, "toy-harvest": {"players": 4}}


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with toys_on_the_shelf():
        yield


def begun(name: str, seed: int, **options: Any) -> Game:
    return new_game(name, seed=seed, auto=True, events=False, **{**(TABLES | TOYS)[name], **options})


def choices_of(game: Game, picks: int) -> list[tuple[Game, Choice]]:
    """Some choices in the course of a game: copies of it, each with its open choice."""
    bot = make_bot("random", game.rules.name, 3)
    met = []
    while (choice := game.choice) is not None:
        if game.picks % picks == 0:
            copy = game.clone()
            assert copy.choice is not None
            met += [(copy, one) for one in copy.choices[-1:]]
        game.play(bot.pick(game, choice))
    return met


def search_of(game: Game, simulations: int, seed: int = 1, **more: Any) -> NetSearch:
    net = opinionated(game.rules.name, tables=[game.options])
    guide = make_guide(game.rules.name, 1)
    return NetSearch(net.eyes(game.options), guide, Budget(simulations=simulations), seed, **more)


@pytest.mark.parametrize(("game", "picks"), [("agricola", 17), ("dominion", 13), ("lowlands", 29),
                                             ("toy-draft", 1), ("toy-expedition", 2), ("toy-harvest", 3)])  # fmt: skip
def test_it_sees_only_what_its_seat_knows(game: str, picks: int) -> None:
    """Games that differ in nothing but what is hidden get the same answer, with the same figures."""
    net = opinionated(game)
    compared = 0
    for number, (copy, choice) in enumerate(choices_of(begun(game, 5), picks)):
        answers = []
        for redraw in range(3):
            known = copy.determinize(choice.seat, seeded(7 * number + redraw)) if redraw else copy
            [same] = [other for other in known.choices if other.seat == choice.seat]
            answers.append(NetBot(net, Budget(simulations=24), number).think(known, same, number))
        assert answers[0] == answers[1] == answers[2], choice
        compared += len(choice.options) > 1
    assert compared >= 3


@pytest.mark.parametrize("game", [*TABLES, *TOYS])
def test_all_simulations_are_counted(game: str) -> None:
    copy, choice = next((c, one) for c, one in choices_of(begun(game, 2), 1) if len(one.options) > 1)
    found = search_of(copy, 40).findings(copy, choice)
    small = not make_guide(game, 1).searches(choice)
    assert sum(one.visits for one in found) == (10 if small else 40)
    assert sorted(one.option for one in found) == sorted(choice.options)
    assert found == sorted(found, key=lambda one: -one.visits)


def test_it_buys_what_wins_the_game() -> None:
    """Even a net that knows nothing: the end of a game speaks for itself."""
    game = arrange("dominion", {
        "seats": [{"hand": "3 gold", "discard": "3 province"}, {"hand": "5 copper", "discard": "3 province, duchy"}],
        "phase": "buy", "coins": 8, "piles": {"province": 1, "militia": 10},
    })  # fmt: skip
    assert game.choice is not None
    net = new_net("dominion", [game.options], 1, SHAPE)
    bot = NetBot(net, Budget(simulations=60), 1)
    found = bot.think(game, game.choice, 1)
    assert game.key(found[0].option) == ("pile", "province")
    assert found[0].visits > 20


def test_every_seat_has_its_own_value() -> None:
    """What the net expects for the seats to the left reaches those who sit there."""
    game = begun("lowlands", 1)
    assert game.choice is not None
    net = new_net("lowlands", [game.options], 1, SHAPE)
    net.weights["value.second.bias"][:] = [0.7, 0.2, 0.4, 0, 0, 0]
    search = NetSearch(net.eyes(game.options), Guide(None, 1), Budget(simulations=1), 1)
    found = search.findings(game, game.choice)[0]
    [leaf] = search.nodes.values()
    expected = {0: 0.7, 1: 0.2, 2: 0.4}[(game.choice.seat - leaf.seat) % 3]
    assert found.value == pytest.approx(expected)
    assert leaf.own == pytest.approx(0.7)


def test_those_who_decide_at_the_same_time_do_not_see_each_other() -> None:
    """Whatever the seat keeps, the others face the same question; afterwards all picks are known."""
    game = begun("toy-draft", 3)
    choice = game.choices[1]
    search = search_of(game, 60)
    search.findings(game, choice)
    hands = [place for place in search.nodes if place[0] == 0]
    assert {place[1] for place in hands} == {0, 2}
    own = [place for place in search.nodes if place[1] == 1 and len(place[3]) == 2]
    assert len({place[3] for place in own}) == len({place[0] for place in own}) == 3


def test_the_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """At most a tenth more than the budget, by the time of the processor: others use this machine, too."""
    monkeypatch.setattr(puct, "perf_counter", process_time)
    copy, choice = choices_of(begun("agricola", 3), 40)[1]
    bot = NetBot(opinionated("agricola"), Budget(ms=250), 1)
    bot.pick(copy, choice)

    def taken() -> float:
        began = process_time()
        bot.pick(copy, choice)
        return process_time() - began

    assert 0.1 < min(taken() for _ in range(3)) <= 0.275


def test_a_small_question_is_answered_by_preference() -> None:
    """Where the net has a clear one; when games are played to learn from them, every question is searched."""
    game = begun("dominion", 1)
    net = opinionated("dominion")
    guide = make_guide("dominion", 1)
    guide.searched = frozenset()
    assert game.choice is not None
    favourite = game.choice.options[-1]
    net.weights["option.bias"][favourite] = 50
    eyes = net.eyes(game.options)
    first = NetSearch(eyes, guide, Budget(simulations=40), 1).findings(game, game.choice)[0]
    assert (first.option, first.visits) == (favourite, 0)
    assert first.liking > CLEAR
    noisy = NetSearch(eyes, guide, Budget(simulations=40), 1, noise=True).findings(game, game.choice)
    assert sum(one.visits for one in noisy) == 10
    assert noisy[0].liking < 1


def test_chance_has_a_say_when_games_are_played_to_learn_from_them() -> None:
    game = begun("dominion", 1)
    assert game.choice is not None
    likings = [
        {one.option: one.liking for one in search_of(game, 1, seed, noise=noise).findings(game, game.choice)}
        for seed, noise in ((1, False), (2, False), (1, True), (2, True))
    ]
    assert likings[0] == likings[1] != likings[2] != likings[3]
    for liking in likings:
        assert sum(liking.values()) == pytest.approx(1, abs=1e-4)
