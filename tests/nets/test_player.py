"""The bot `net:FILE`: its names, its levels, and what plays where it cannot."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from allmende import new_game
from allmende.bots import UnknownBot, load_bot, make_bot
from allmende.bots.search.levels import LEVELS, Level, LevelBot
from allmende.bots.search.tree import Budget
from allmende.lab import simulate
from allmende.nets.file import write_net
from allmende.nets.player import NetBot
from allmende.server.worker import bot_pick
from allmende.table import box_of, register, registry
from tests.nets.nets import opinionated


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("nets") / "a.net"
    write_net(opinionated("dominion"), path)
    return str(path)


@pytest.fixture
def with_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Dominion's `strong` plays with a net from a package."""
    package = tmp_path / "package_with_a_net"
    package.mkdir()
    (package / "__init__.py").touch()
    write_net(opinionated("dominion"), package / "dominion.net")
    monkeypatch.syspath_prepend(str(tmp_path))
    strong = Level(Budget(simulations=6), net="package_with_a_net:dominion.net")
    register(replace(box_of("dominion"), levels=LEVELS | {"strong": strong}))
    yield
    del registry._registered["dominion"]


def test_it_has_a_budget_in_its_name(path: str) -> None:
    for wish, budget in (("", LEVELS["strong"].budget), (":400", Budget(simulations=400)), (":1.5s", Budget(ms=1500))):
        bot = load_bot(f"net:{path}{wish}", "dominion")
        assert isinstance(bot, NetBot)
        assert bot.budget == budget
        bot.limit(50)
        assert bot.budget == replace(budget, ms=50)


@pytest.mark.parametrize(
    ("wish", "sentence"), [(":fast", "after the colon"), (":0", "after the colon"), (":2s*2", "nets think on one core")]
)
def test_a_wrong_budget_is_refused(path: str, wish: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        load_bot(f"net:{path}{wish}", "dominion")


def test_a_wrong_file_is_refused(path: str) -> None:
    with pytest.raises(UnknownBot, match=r"the net none\.net cannot be read: No such file"):
        load_bot("net:none.net:40", "dominion")
    with pytest.raises(UnknownBot, match="is a net for dominion, not for agricola"):
        load_bot(f"net:{path}", "agricola")


def test_no_name_from_a_network_reads_a_file(path: str) -> None:
    with pytest.raises(UnknownBot, match="dominion has no bot"):
        make_bot(f"net:{path}:4", "dominion")


def test_the_lab_lets_it_play(path: str) -> None:
    options = {"kingdom": "first-game"}
    results = simulate("dominion", [f"net:{path}:4", "random"], 2, seed=1, options=options)
    again = simulate("dominion", [f"net:{path}:4", "random"], 2, seed=1, options=options)
    assert results.games == 2
    assert [bot.score for bot in results.bots] == [bot.score for bot in again.bots]


def test_without_numpy_the_search_plays_and_says_so(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.warns(UserWarning, match="nets need numpy, as in pip install numpy: the search without a net plays"):
        bot = load_bot(f"net:{path}:40", "dominion")
    assert isinstance(bot, LevelBot)
    assert bot.level.budget == Budget(simulations=40)


def test_a_level_may_play_with_a_net(with_net: None) -> None:
    bot = make_bot("strong:9", "dominion")
    assert isinstance(bot, NetBot)
    assert bot.budget == Budget(simulations=9)
    assert isinstance(make_bot("solid", "dominion"), LevelBot)
    game = new_game("dominion", kingdom="first-game")
    assert game.choice is not None
    assert bot_pick(game.to_json(), game.choice.seat, "strong", 1) in game.choice.options


def test_a_level_without_numpy_plays_without_its_net(with_net: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.warns(UserWarning, match="nets need numpy"):
        bot = make_bot("strong", "dominion")
    assert isinstance(bot, LevelBot)
    assert bot.level == Level(Budget(simulations=6))


def test_it_needs_numpy_alone(path: str) -> None:
    """Gymnasium and PettingZoo are for environments, and whoever asks for one without them is told so."""
    code = f"""
import subprocess
import sys
sys.modules.update(dict.fromkeys(("gymnasium", "pettingzoo", "torch", "matplotlib", "pyarrow")))
from allmende import new_game
from allmende.bots import load_bot
game = new_game("dominion", kingdom="first-game")
print(load_bot("net:{path}:4", "dominion").pick(game, game.choice) in game.choice.options)
try:
    from allmende.rl import aec_env
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second = done.stdout.splitlines()
    assert first == "True"
    assert second.endswith("the environments of allmende.rl need the extra rl, as in pip install 'allmende[rl]'")
