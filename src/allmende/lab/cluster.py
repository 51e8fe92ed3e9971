"""A crew on a Ray cluster. Whatever a node was playing when it was lost is played again by another.

The games are the same wherever they are played, so the result is the same as without the fault. Every node needs
Allmende, in the same version; Ray itself asks for the same Python everywhere.
"""

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from socket import create_connection
from tempfile import gettempdir
from typing import Any, Final

from allmende import __version__
from allmende.lab.crew import Pace, Result, Task, play_some
from allmende.lab.played import Played
from allmende.lab.run import BadRun, Plan

AHEAD: Final = 2
"""So many parts wait for each core of the cluster."""


SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # under `uv run`, Ray would send the whole folder to each node
}
"""Of Ray, before it is imported; whoever has set them otherwise keeps that."""
PATIENCE: Final = 5.0
"""Seconds to wait for an answer from the cluster's head."""


class Cluster:
    """All cores of a Ray cluster."""

    def __init__(self, address: str) -> None:
        for name, value in SETTINGS.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError as error:
            raise BadRun("lab-error-no-ray") from error
        self.ray: Any = ray
        self.joined = not ray.is_initialized()
        if self.joined:
            logging.getLogger("ray").setLevel(logging.ERROR)
            try:
                knock(address)
                ray.init(address=address, configure_logging=False, log_to_driver=False)
            except (RuntimeError, ValueError, OSError) as error:
                raise BadRun("lab-error-no-cluster", address=address) from error
        # Ray counts a lost node as no fault of the task: it may be tried as often as it takes.
        self.task: Any = ray.remote(max_retries=-1)(play_some)
        self.check_versions()

    def check_versions(self) -> None:
        try:
            found = self.ray.get(self.ray.remote(max_retries=-1)(version_there).remote())
        except self.ray.exceptions.RayError as error:
            raise BadRun("lab-error-nodes", version=__version__) from error
        if found != __version__:
            raise BadRun("lab-error-nodes", version=__version__)

    def work(self, plan: Plan, numbers: list[int]) -> Iterator[list[Played]]:
        ray = self.ray
        pace, waiting = Pace(), []
        there = ray.put(plan)
        try:
            for part in pace.parts(numbers, -(-len(numbers) // self.cores())):
                waiting.append(self.task.remote(there, part))
                if len(waiting) >= AHEAD * self.cores():
                    done, waiting = ray.wait(waiting)
                    yield from self.results(done, pace)
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from self.results(done, pace)
        except ray.exceptions.RayTaskError as error:  # what a game raised there is raised here
            raise (error.cause if isinstance(error.cause, Exception) else error) from None
        except ray.exceptions.RayError as error:
            raise BadRun("lab-error-cluster-lost") from error

    def each(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        ray = self.ray
        remote = ray.remote(max_retries=-1)(do)
        try:
            for there in [remote.remote(task) for task in tasks]:
                yield ray.get(there)
        except ray.exceptions.RayTaskError as error:  # what was raised there is raised here
            raise (error.cause if isinstance(error.cause, Exception) else error) from None
        except ray.exceptions.RayError as error:
            raise BadRun("lab-error-cluster-lost") from error

    def results(self, done: list[Any], pace: Pace) -> Iterator[list[Played]]:
        for games, seconds in self.ray.get(done):
            pace.heed(len(games), seconds)
            yield games

    def cores(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def leave(self) -> None:
        if self.joined:
            self.ray.shutdown()


def knock(address: str) -> None:
    """Is anybody there? Ray itself would try for many minutes. "local" names no place."""
    host, colon, port = place_of(address).rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        create_connection((host, int(port)), PATIENCE).close()


def place_of(address: str) -> str:
    """Where "auto" leads: Ray notes the last cluster of this machine, which may be long gone."""
    if address != "auto":
        return address
    note = Path(os.environ.get("RAY_TMPDIR") or gettempdir(), "ray", "ray_current_cluster")
    noted = note.read_text(encoding="utf-8").strip() if note.is_file() else address
    return os.environ.get("RAY_ADDRESS") or noted


def version_there() -> str:
    return __version__
