"""`allmende train`: it learns, it can be broken off at any moment, and wrong orders get a sentence."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy as np
import pytest

from allmende.cli import main
from allmende.lab.crew import Alone, Processes
from allmende.lab.run import BadRun
from allmende.nets.file import packed, read_net
from allmende.nets.net import SQUASH, Shape
from allmende.table import rules_of
from allmende.train import learner as learning
from allmende.train.contest import OPEN, WON, Score
from allmende.train.course import Course, Training, checked_training, train, usual_yardstick
from allmende.train.examples import AT_ONCE, Examples, examples_of, read_by
from allmende.train.learner import Effort, Learner
from allmende.train.lessons import Carried, Lessons
from allmende.train.page import page
from tests.nets.nets import opinionated
from tests.table.toys import toys_on_the_shelf

SMALL = ["-n", "3", "--simulations", "2", "--width", "8", "--depth", "1", "--contest", "4", "--measured", "2"]
TABLE = ["--table", "players=2 kingdom=first-game"]


@pytest.fixture
def torch() -> Any:
    return pytest.importorskip("torch", reason="nets learn with PyTorch, which is not installed: the extra train")


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    with toys_on_the_shelf():
        yield


def small_training(**more: Any) -> Training:
    tables = tuple(rules_of("toy-expedition").options({"players": n}) for n in (2, 3))
    given: dict[str, Any] = {"games": 6, "simulations": 4, "shape": Shape(8, 1), "effort": Effort(16, 2.0), "window": 2,
                             "contest": 16, "measured": 4}  # fmt: skip
    return Training("toy-expedition", tables, **{**given, **more})


class Nobody:
    """Is told, and says nothing; at a phase it may break off the training."""

    def __init__(self, stop: str = "") -> None:
        self.stop = stop

    def phase(self, generation: int, name: str, total: int) -> Callable[[int], None]:
        def told(done: int) -> None:
            if done and self.stop == f"{name} {generation}":
                raise KeyboardInterrupt

        return told

    def news(self, course: Course) -> None:
        pass


# Orders


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--simulations", "1"], "simulations must lie between 2 and 1000000, got 1"),
        (["--width", "0"], "width must lie between 1 and 4096, got 0"),
        (["-n", "0"], "at least one game must be played, got 0"),
        (["--against", "genius"], "dominion has no bot 'genius'"),
        (["--teacher", "genius"], "dominion has no bot 'genius'"),
        (["--table", "players=9"], "players"),
        (["--table", "players"], "players"),
    ],
)
def test_a_wrong_order_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], sentence: str
) -> None:
    assert main(["train", "dominion", "--out", str(tmp_path / "a"), *more, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert not (tmp_path / "a").exists()


def test_without_torch_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["train", "dominion", "--out", str(tmp_path / "a"), "--lang", "en"]) == 2
    assert capsys.readouterr().err == "allmende: training needs the extra train, as in pip install 'allmende[train]'\n"
    assert not (tmp_path / "a").exists()


def test_every_game_has_a_yardstick() -> None:
    assert [usual_yardstick(game) for game in ("agricola", "dominion", "toy-walk")] == ["farmer", "bigmoney", "random"]


# Learning


def taught() -> tuple[Carried, Examples]:
    """What a bot does in Dominion."""
    tables = (rules_of("dominion").options({"players": 2, "kingdom": "first-game"}),)
    net = Carried("taught", packed(opinionated("dominion", tables=list(tables))))
    lessons = Lessons("dominion", 1, tables, 2, net, "bigmoney")
    return net, examples_of("dominion", tables, [lessons.play(n) for n in range(12)], net.net().inputs)


def test_pytorch_thinks_as_numpy_does(torch: Any, tmp_path: Path) -> None:
    carried, examples = taught()
    net = carried.net()
    learner = Learner(net, tmp_path, 1, Effort())
    rows = np.arange(0, len(examples), 7)
    policy, value = (errors.detach().numpy() for errors in learner.errors(examples, rows))
    for n, row in enumerate(rows):
        at = np.array([row])
        x = np.zeros((1, net.inputs.size), np.float32)
        x[0, examples.places.picked(at)[0]] = SQUASH[examples.numbers.picked(at)[0]]
        h = net.body(x, net.weights["in"])
        liking = net.preferences(h, [examples.options.picked(at)[0].tolist()])[0]
        shares = examples.shares.picked(at)[0]
        there = shares > 0
        surprise = float((shares[there] * (np.log(shares[there]) - np.log(liking[there]))).sum())
        assert policy[n] == pytest.approx(surprise, abs=1e-3)
        wrong = net.values(h)[0][:2] - examples.values[row][:2]
        assert value[n] == pytest.approx(float((wrong**2).mean()), abs=1e-3)


def test_it_learns_what_it_is_shown(torch: Any, tmp_path: Path) -> None:
    carried, examples = taught()
    learner = Learner(carried.net(), tmp_path, 1, Effort(64, 8.0))
    before = learner.losses(examples)
    learner.learn(0, [examples], lambda done, steps: None)
    after = learner.losses(examples)
    assert after.policy < 0.5 * before.policy
    assert after.value < before.value
    assert learner.learnt(games=12).about["games"] == 12


def test_many_read_as_one_does() -> None:
    tables = (rules_of("dominion").options({"players": 2, "kingdom": "first-game"}),)
    net = Carried("taught", packed(opinionated("dominion", tables=list(tables))))
    lessons = Lessons("dominion", 1, tables, 2, net, "bigmoney")
    games, inputs = [lessons.play(n) for n in range(AT_ONCE + 5)], net.net().inputs
    crew, told = Processes(2), list[int]()
    try:
        found = read_by(crew, "dominion", tables, games, inputs, told.append)
    finally:
        crew.leave()
    assert told == [AT_ONCE, AT_ONCE + 5]
    alone, rows = examples_of("dominion", tables, games, inputs), np.arange(len(found))
    for name in ("places", "numbers", "options", "shares"):
        mine, theirs = getattr(found, name).picked(rows), getattr(alone, name).picked(rows)
        assert all(np.array_equal(*pair) for pair in zip(mine, theirs, strict=True))
    assert np.array_equal(found.values, alone.values, equal_nan=True)


# From generation to generation


def contents(folder: Path) -> dict[str, Any]:
    nets = {path.name: path.read_bytes() for path in sorted((folder / "nets").iterdir())}
    return {"run": json.loads((folder / "run.json").read_text(encoding="utf-8")), **nets}


@pytest.mark.parametrize("ahead", [False, True])
def test_it_can_be_broken_off_anywhere_and_ends_the_same(
    torch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead: bool
) -> None:
    monkeypatch.setattr(learning, "SAVE_SECONDS", -1.0)
    training = small_training(ahead=ahead)
    train(training, tmp_path / "whole", Nobody(), 3)
    stops = ["play 0", "learn 0", "contest 0", "yardstick 0", "play 1", "read 1", "yardstick 1", "play 2", "learn 2"]
    for stop in stops:
        with pytest.raises(KeyboardInterrupt):
            train(training, tmp_path / "parts", Nobody(stop), 3)
    train(training, tmp_path / "parts", Nobody(), 3)
    assert contents(tmp_path / "parts") == contents(tmp_path / "whole")


def test_games_are_played_while_a_net_learns(torch: Any, tmp_path: Path) -> None:
    """They are played by the net that has the place when they begin: the third has the player of the second."""
    training = small_training(ahead=True, contest=0, measured=0)
    course = train(training, tmp_path, Nobody(), 4)
    assert [one["player"] for one in course.generations] == [0, 1, 1, 2]
    assert [one["candidate"] for one in course.generations] == [1, 2, 3, 4]
    assert sorted(path.name for path in (tmp_path / "lessons").iterdir()) == ["0000", "0001", "0002", "0003"]


def test_without_contests_every_net_takes_its_place(torch: Any, tmp_path: Path) -> None:
    """A teacher's games are quick: there may be more of them."""
    training = small_training(contest=0, teacher="random", taught=9)
    course = train(training, tmp_path, Nobody(), 2)
    assert [(one["player"], one["games"]) for one in course.generations] == [(0, 9), (1, 15)]
    assert course.best() == 2
    assert not (tmp_path / "contests").exists()
    told = page(course, "en")
    assert told.count("<svg") == 2
    assert "Verdict" in told


def test_a_net_knows_where_it_comes_from(torch: Any, tmp_path: Path) -> None:
    course = train(small_training(seed=4), tmp_path, Nobody(), 2)
    about = read_net(tmp_path / "nets" / "0002.net", "toy-expedition").about
    assert (about["seed"], about["generation"], about["games"], about["commit"]) == (4, 2, 12, course.commit)
    assert set(about["figures"]) == {"policy", "value", "spread"}
    assert [one["candidate"] for one in course.generations] == [1, 2]


def test_a_folder_holds_one_training(torch: Any, tmp_path: Path) -> None:
    train(small_training(), tmp_path, Nobody(), 1)
    with pytest.raises(BadRun, match=r"holds another run \(simulations 4\)"):
        train(small_training(simulations=5), tmp_path, Nobody(), 1)
    (tmp_path / "run.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadRun, match="is damaged or not a file of Allmende's"):
        train(small_training(), tmp_path, Nobody(), 1)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed like this there")
def test_a_killed_training_goes_on(torch: Any, tmp_path: Path) -> None:
    """kill -9 while two processes play; the same command then comes to its end, and tells about it on its page."""
    folder = tmp_path / "a"
    command = [sys.executable, "-m", "allmende", "train", "dominion", "--out", str(folder), *TABLE, *SMALL,
               "--generations", "1", "--lang", "en"]  # fmt: skip
    games = folder / "lessons" / "0000" / "games.jsonl"
    with subprocess.Popen([*command, "--jobs", "2"], start_new_session=True, stderr=subprocess.DEVNULL) as process:
        latest = monotonic() + 120
        while not games.exists() or games.read_bytes().count(b"\n") < 2:
            assert process.poll() is None
            assert monotonic() < latest
            sleep(0.02)
        os.killpg(process.pid, signal.SIGKILL)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Generation 1; Policy error" in done.stderr
    assert f"Kept in {folder}" in done.stderr
    told = (folder / "index.html").read_text(encoding="utf-8")
    assert told.count("<svg") == 3
    assert "Dominion: a net that learns" in told


# The page


def test_the_page_tells_what_came_out(tmp_path: Path) -> None:
    course = Course(small_training(yardstick="random"), tmp_path, Nobody(), Alone())
    course.begin()
    for lang, nothing in (("en", "No generation is complete yet."), ("de", "Noch ist keine Generation vollständig.")):
        assert nothing in page(course, lang)
    for number, verdict in enumerate((OPEN, WON)):
        score = Score(40, 0.5 + 0.2 * number, 0.4, 0.9, (3.0, 2.0), verdict)
        course.generations.append({
            "player": 0, "candidate": number + 1, "games": 6, "examples": 60, "contest": score.to_json(),
            "losses": {"policy": 0.3, "value": 0.1, "spread": 0.2}, "yardstick": score.to_json() if number else None,
        })  # fmt: skip
    told = page(course, "en")
    assert told.count("<svg") == 3
    assert "won its place" in told
    assert "not clear" in told
    assert "70.0% (40.0% – 90.0%), 40" in told
    assert "The net that plays: 0002." in told
    assert course.best() == 2


def test_a_training_is_checked_before_the_first_game() -> None:
    with pytest.raises(BadRun, match="passes must lie between"):
        checked_training(small_training(effort=Effort(16, 0.0)))
