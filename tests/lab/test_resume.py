"""Runs that are broken off go on where they were, and bring what they would have brought."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from allmende.lab import BadRun, simulate, stats, tournament
from allmende.lab.journal import NAME

PAIR = ["bigmoney", "bigmoney-smithy"]


def lines(folder: Path) -> int:
    path = folder / NAME
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_a_killed_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    """kill -9 at any moment; even a line that was only half written does no harm."""
    folder = tmp_path / "run"
    game = ["dominion", "--bots", ",".join(PAIR), "-n", "1500", "--seed", "4", "--jobs", "2", "--json"]
    command = [sys.executable, "-m", "allmende", "simulate", *game, "--out", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True) as process:
        latest = monotonic() + 60
        while lines(folder) < 4:
            assert process.poll() is None, "the run was over before it could be killed"
            assert monotonic() < latest
            sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    with (folder / NAME).open("ab") as file:
        file.write(b'[[7,123,[0,1],[{"total"')
    done = subprocess.run(command, capture_output=True, check=True)
    again = json.loads(done.stdout)
    assert 0 < again["resumed"] < 1500
    whole = json.loads(json.dumps(simulate("dominion", PAIR, 1500, seed=4).to_json()))
    for result in (again, whole):
        result["seconds"] = result["resumed"] = 0
    assert again == whole
    assert json.loads((folder / "results.json").read_text(encoding="utf-8"))["games"] == 1500


def test_more_games_go_on_from_those_that_are_there(tmp_path: Path) -> None:
    simulate("dominion", PAIR, 60, seed=2, out=tmp_path)
    more = simulate("dominion", PAIR, 100, seed=2, out=tmp_path)
    fewer = simulate("dominion", PAIR, 40, seed=2, out=tmp_path)
    assert (more.resumed, fewer.resumed) == (60, 40)
    assert replace(more, seconds=0, resumed=0) == replace(simulate("dominion", PAIR, 100, seed=2), seconds=0)
    assert replace(fewer, seconds=0, resumed=0) == replace(simulate("dominion", PAIR, 40, seed=2), seconds=0)


def test_a_tournament_goes_on(tmp_path: Path) -> None:
    def after_some(games: int) -> None:
        if games > 50:
            raise KeyboardInterrupt

    bots = [*PAIR, "random"]
    stopped = tournament("dominion", bots, 60, seed=1, out=tmp_path, progress=after_some)
    assert stopped.stopped
    again = tournament("dominion", bots, 60, seed=1, out=tmp_path)
    assert again.resumed > 40
    assert replace(again, seconds=0, resumed=0) == replace(tournament("dominion", bots, 60, seed=1), seconds=0)


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    simulate("dominion", PAIR, 2, out=tmp_path)
    with pytest.raises(BadRun, match=r"holds another run \(seed 0\): choose another folder"):
        simulate("dominion", PAIR, 2, seed=1, out=tmp_path)
    with pytest.raises(BadRun, match=r"holds another run \(kingdom"):
        simulate("dominion", PAIR, 2, out=tmp_path, options={"kingdom": "bargains"})
    with pytest.raises(BadRun, match=r"holds another run \(simulate\)"):
        stats("dominion", PAIR, 2, out=tmp_path)
    with pytest.raises(BadRun, match=r"holds another run \(simulate\)"):
        tournament("dominion", PAIR, 2, out=tmp_path)


@pytest.mark.parametrize("content", ["hello\n", '{"a": 1}\n', '{"a": 1}', "name,score\nAnna,3"])
def test_a_foreign_file_is_left_alone(content: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(content, encoding="utf-8")
    with pytest.raises(BadRun, match="damaged or not a file of Allmende's"):
        simulate("dominion", PAIR, 2, out=tmp_path)
    assert (tmp_path / NAME).read_text(encoding="utf-8") == content


def test_a_first_line_that_was_half_written_is_written_again(tmp_path: Path) -> None:
    simulate("dominion", PAIR, 2, out=tmp_path)
    written = (tmp_path / NAME).read_bytes()
    (tmp_path / NAME).write_bytes(written[:30])
    simulate("dominion", PAIR, 2, out=tmp_path)
    assert (tmp_path / NAME).read_bytes() == written


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    simulate("dominion", PAIR, 2, out=tmp_path)
    with (tmp_path / NAME).open("a", encoding="utf-8") as file:
        file.write("[[1,\n")
    with pytest.raises(BadRun, match=r"is damaged in line \d+"):
        simulate("dominion", PAIR, 2, out=tmp_path)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadRun, match="cannot be written"):
        simulate("dominion", PAIR, 2, out=tmp_path / "file" / "folder")
