"""A Ray cluster of two nodes on this machine, one of which is killed while it plays. Prints the results as JSON.

    python -m tests.lab.two_nodes FOLDER simulate dominion --bots ... --json

A process of its own, because Ray starts many more and leaves its marks in the one that leads them.
"""

import json
import os
import sys
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

from allmende import Game
from allmende.bots.dominion.bigmoney import BigMoney
from allmende.cli import main
from allmende.lab.cluster import SETTINGS
from allmende.table import Choice

FOLDER = "ALLMENDE_TEST_NODES"
MEMORY = 80 * 2**20


class Witness:
    """Plays Big Money, and leaves a note of the node it plays on."""

    def __init__(self, seed: int) -> None:
        import ray

        self.bot = BigMoney()

        if ray.is_initialized() and FOLDER in os.environ:
            (Path(os.environ[FOLDER]) / ray.get_runtime_context().get_node_id()).touch()

    def pick(self, game: Game, choice: Choice) -> int:
        sleep(0.0001)  # long enough that the node is lost in mid-game
        return self.bot.pick(game, choice)


def killer(cluster: Any, victim: Any, folder: Path, killed: list[str]) -> None:
    """Waits until the node is at work, and kills it."""
    latest = monotonic() + 90
    while monotonic() < latest and not (folder / victim.node_id).exists():
        sleep(0.02)
    sleep(0.2)
    if (folder / victim.node_id).exists():
        cluster.remove_node(victim, allow_graceful=False)
        killed.append(victim.node_id)


def run(folder: Path, arguments: list[str]) -> int:
    os.environ[FOLDER] = str(folder)
    os.environ.update(SETTINGS)
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
    cluster: Any = Cluster(initialize_head=True, head_node_args=node)
    try:
        victim = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
        killed: list[str] = []
        thread = Thread(target=killer, args=(cluster, victim, folder, killed))
        thread.start()
        code = main([*arguments, "--ray", cluster.address])
        thread.join()
        print(json.dumps({"killed": killed, "used": sorted(path.name for path in folder.iterdir())}))
        return code
    finally:
        for node in cluster.list_all_nodes():
            node.kill_all_processes(check_alive=False, allow_graceful=False)


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2:]))
