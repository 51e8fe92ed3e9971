"""Ours and other people's programs, in turn: benchmarks/README.md."""

from pathlib import Path

import pytest

from benchmarks.peers import KINDS, NoPeer, compare, ours, peers_in, shown


def peer(folder: Path, command: str, plays: str = "dominion-random", name: str = "theirs") -> Path:
    (folder / name).mkdir()
    told = f'about = "Theirs"\nplays = "{plays}"\ncommand = ["sh", "-c", "{command}"]\n'
    (folder / name / "peer.toml").write_text(told, encoding="utf-8")
    return folder


def test_ours_and_theirs_take_turns(tmp_path: Path) -> None:
    (row,) = compare(peer(tmp_path, "echo warming up; echo 30 2.0; echo >> runs"), rounds=2, games=5)
    assert (row["theirs"], row["plays"]) == (15, "dominion-random")
    assert row["ratio"] == pytest.approx(row["ours"] / 15, rel=1)
    assert row["least"] <= row["ratio"] <= row["most"]
    assert (tmp_path / "theirs" / "runs").read_text() == "\n\n", "once in each round, in its own folder"
    assert "dominion-random: Theirs" in shown([row])


@pytest.mark.parametrize("command", ["echo fast", "echo 3 0", "echo 30 2.0; exit 1", "true"])
def test_a_peer_that_does_not_run_is_named(tmp_path: Path, command: str) -> None:
    with pytest.raises(NoPeer, match="did not say how many games took how many seconds"):
        compare(peer(tmp_path, command), rounds=1, games=1)


def test_a_folder_without_peers_and_a_peer_that_plays_something_else(tmp_path: Path) -> None:
    with pytest.raises(NoPeer, match="there is no peer in"):
        peers_in(tmp_path)
    with pytest.raises(NoPeer, match="plays 'chess', but ours are big-money"):
        peers_in(peer(tmp_path, "true", plays="chess"))


@pytest.mark.parametrize("kind", KINDS)
def test_ours_says_how_many_games_took_how_long(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.peers.SPARED", 0)
    games, seconds = ours(kind, 1).split()
    assert games == "1"
    assert float(seconds) > 0
