"""The same work on a Ray cluster, with a fault on the way."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from allmende.lab import BadRun, simulate
from allmende.lab.cluster import Cluster, knock

BOTS = ["tests.lab.two_nodes.Witness", "bigmoney-smithy"]


@pytest.mark.skipif(sys.platform == "win32", reason="Ray has no clusters of several nodes there")
def test_a_lost_node_changes_nothing(tmp_path: Path) -> None:
    """Two nodes play, one is killed while it does: the result is complete, and the same as without all that."""
    game = ["simulate", "dominion", "--bots", ",".join(BOTS), "-n", "240", "--seed", "9", "--json"]
    command = [sys.executable, "-m", "tests.lab.two_nodes", str(tmp_path), *game]
    # Ray's helpers keep what they inherit open: into files, so that nobody waits for them.
    with (tmp_path.parent / "out").open("wb") as out, (tmp_path.parent / "err").open("wb") as err:
        code = subprocess.run(command, stdout=out, stderr=err, timeout=170, env=quiet(), check=False).returncode
    said = (tmp_path.parent / "out").read_text(encoding="utf-8")
    assert code == 0, said + (tmp_path.parent / "err").read_text(encoding="utf-8")
    results, rest = json.JSONDecoder().raw_decode(said)
    nodes = json.loads(said[rest:])
    assert len(nodes["killed"]) == 1
    assert nodes["killed"][0] in nodes["used"]
    assert len(nodes["used"]) == 2
    alone = json.loads(json.dumps(simulate("dominion", BOTS, 240, seed=9).to_json()))
    for result in (results, alone):
        result["seconds"] = 0
    assert results == alone


def quiet() -> dict[str, str]:
    return {**os.environ, "RAY_DEDUP_LOGS": "1", "PYTHONWARNINGS": "ignore"}


def test_without_ray_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRun, match=r"needs the extra ray, as in pip install 'allmende\[ray\]'"):
        Cluster("auto")


def test_no_cluster_a_sentence() -> None:
    """In a process of its own: Ray leaves threads behind."""
    command = [sys.executable, "-m", "allmende", "simulate", "dominion", "--bots", "random,random", "-n", "2"]
    done = subprocess.run(
        [*command, "--ray", "127.0.0.1:1", "--lang", "en"], capture_output=True, text=True, env=quiet(), check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == ("allmende: there is no Ray cluster at 127.0.0.1:1 that this Python and this Ray can join\n")


def test_a_cluster_that_is_gone_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    knock("auto")  # nothing is noted: Ray says so itself, at once
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text("127.0.0.1:1", encoding="utf-8")
    with pytest.raises(OSError, match="refused"):
        knock("auto")
