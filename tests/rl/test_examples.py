"""The examples work, in small."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from allmende.bots import make_bot
from allmende.lab import play_game
from allmende.table import new_game
from examples import dreamer, learn_dominion

EXAMPLES = Path(dreamer.__file__).parent


def test_a_bot_in_forty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len((EXAMPLES / "dreamer.py").read_text(encoding="utf-8").splitlines()) <= 40
    monkeypatch.setattr(dreamer, "DREAMS", 3)
    game = new_game("dominion", seed=1, kingdom="first-game", auto=True, events=False)
    assert play_game(game, [dreamer.Dreamer(1), make_bot("bigmoney")]).over


def test_learning_learns_the_same_from_the_same_seed(tmp_path: Path) -> None:
    policy, curve = learn_dominion.learn(games=50, seed=1, every=50, trials=2)
    again, _ = learn_dominion.learn(games=50, seed=1, every=50, trials=1)
    assert np.array_equal(policy.weights, again.weights)
    assert policy.weights.any()
    assert [point.games for point in curve] == [50]
    learn_dominion.write(curve, tmp_path)
    assert (tmp_path / "learning.csv").read_text(encoding="utf-8").startswith("games,seconds,margin,win_rate\n50,")


def test_learning_gets_better() -> None:
    """A long way from Big Money, but a few hundred games teach not to buy Curses."""
    _, curve = learn_dominion.learn(games=400, seed=2, every=100, trials=1)
    assert curve[-1].margin > curve[0].margin


def test_an_analysis_as_a_script(tmp_path: Path) -> None:
    script = [sys.executable, str(EXAMPLES / "which_card.py"), "--games", "4", "--out", str(tmp_path)]
    done = subprocess.run(script, capture_output=True, text=True, check=True)
    assert "smithy" in done.stdout
    assert "Provinces gone" in done.stdout
