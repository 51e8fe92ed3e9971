"""The games pass OpenSpiel's own tests."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts

import allmende.rl.openspiel as door
from allmende.bots import make_bot
from allmende.table import game_names, new_game, seeded

DEAL = (0, 0, 7)


def dealt(text: str) -> Any:
    state = pyspiel.load_game(text).new_initial_state()
    for digits in DEAL:
        state.apply_action(digits)
    return state


def states(text: str, every: int = 10) -> Iterator[Any]:
    """A random game."""
    state = dealt(text)
    dice = seeded(3)
    n = 0
    while not state.is_terminal():
        if n % every == 0:
            yield state
        options = state.legal_actions()
        state.apply_action(options[dice.below(len(options))])
        n += 1
    yield state


@pytest.mark.parametrize("name", [name for name in game_names() if not name.startswith("toy")])
def test_random_games_with_serialization(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"allmende_{name}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("given", "completed"),
    [
        ("players=1", {"side_job": False}),
        ("players=5", {"side_job": False}),
        ("cards=deal", {"side_job": False}),
        ("expansion=moor", {"level": 1, "side_job": True}),
        ("expansion=moor,level=2,players=3", {"cards": "draft", "side_job": False}),
    ],
)
def test_what_is_usual_depends_on_what_is_chosen(given: str, completed: dict[str, Any]) -> None:
    """As in `new_game`; and the text of a game names the same game."""
    game = pyspiel.load_game(f"allmende_agricola({given})")
    assert game.get_parameters().items() >= completed.items()
    assert pyspiel.load_game(str(game)).options == game.options


def test_games_of_ones_own(capfd: pytest.CaptureFixture[str]) -> None:
    door.register_game("toy-draft")
    pyspiel.random_sim_test(pyspiel.load_game("allmende_toy-draft"), num_sims=2, serialize=True, verbose=False)


def test_a_playthrough_replays_line_by_line(tmp_path: Path) -> None:
    """Big Money against itself, which is short."""
    from open_spiel.python.algorithms import generate_playthrough  # brings SciPy: not for everybody who collects tests

    flags.FLAGS.mark_as_parsed()
    game = new_game("dominion", seed=7, kingdom="first-game", auto=True)
    bot = make_bot("bigmoney")
    picks = [*DEAL]
    while (choice := game.choice) is not None:
        picks.append(bot.pick(game, choice))
        game.play(picks[-1])
    path = tmp_path / "playthrough.txt"
    text = "allmende_dominion(kingdom=first-game,auto=True)"
    path.write_text(generate_playthrough.playthrough(text, picks, seed=1), encoding="utf-8")
    first, second = generate_playthrough.replay(str(path))
    assert first.splitlines() == second.splitlines()
    assert '# Apply action "pile province"' in first


def test_chance_deals_the_seed() -> None:
    state = dealt("allmende_dominion(players=3)")
    assert state.seed == 7
    game = new_game("dominion", players=3, seed=7)
    assert game.choice is not None
    assert state.current_player() == game.choice.seat
    assert state.legal_actions() == sorted(game.choice.options)
    assert state.table.game.state.to_json() == game.state.to_json()


def test_observations_do_not_change_when_hidden_things_do() -> None:
    for state in states("allmende_lowlands(players=3)"):
        for player in range(3):
            other = state.resample_from_infostate(player, lambda: 0.5)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            stored = pyspiel.serialize_game_and_state(state.get_game(), other)
            assert str(pyspiel.deserialize_game_and_state(stored)[1]) == str(other)


def test_a_player_remembers() -> None:
    """The same table with another past is another information state, for whoever has seen the difference."""
    strings = set()
    for wanted in ("card copper", "treasures"):
        state = dealt("allmende_dominion")
        me = state.current_player()
        while wanted in [state.action_to_string(action) for action in state.legal_actions()]:
            state.apply_action(state.string_to_action(me, wanted))
        seen = [state.observation_string(me), state.information_state_string(me), state.observation_string(1 - me)]
        strings.add(tuple(seen))
        assert state.information_state_string(1 - me).startswith(" "), "nothing was asked yet"
    assert len({seen for seen, _, _ in strings}) == 1
    assert len({memory for _, memory, _ in strings}) == 2
    assert len({seen for _, _, seen in strings}) == 1


def test_tree_search_for_hidden_information_works() -> None:
    state = dealt("allmende_dominion")
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=2.0, max_simulations=3, random_state=dice)
    assert bot.step(state) in state.legal_actions()


def test_python_ends_in_peace() -> None:
    """pyspiel frees what was registered after Python is gone."""
    subprocess.run([sys.executable, "-c", "import allmende.rl.openspiel"], check=True)


def test_observers_take_no_parameters() -> None:
    game = pyspiel.load_game("allmende_dominion")
    with pytest.raises(ValueError, match="take no parameters"):
        game.make_py_observer(None, {"colour": "red"})
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(public) is None
