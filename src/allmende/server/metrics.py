"""Counts for whoever runs the server, in the text form that Prometheus reads. Nothing in them belongs to a table."""

import contextlib
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from sqlalchemy import Engine, event

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


TIMES: Final = {
    "request": "a request from its first byte to the end of its answer, without those that wait for news",
    "pick": "a pick from being asked for to being on the disk and the table's",
    "commit": "a transaction of the journal, with all the jobs that went into it",
    "query": "a statement at the database",
    "queue": "how long a bot's pick or a hint waited for a process",
    "bot": "a bot's pick, with its wait",
    "send": "a message to a socket until its line took it",
    "beat": "a beat of the lease, there and back",
}
"""What is measured in seconds."""
Told: TypeAlias = dict[str, list[tuple[str, str, str]]]
"""By the line that says what it is: names, what else belongs to them, and numbers."""


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def see(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    @contextlib.contextmanager
    def measured(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.see(time.perf_counter() - began)

    def told(self, name: str) -> list[tuple[str, str, str]]:
        lines = []
        below = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append((f"{name}_bucket", f'le="{bound}"', f"{below}"))
        return [*lines, (f"{name}_sum", "", f"{self.total:.6f}"), (f"{name}_count", "", f"{below}")]


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        """By status class: 2xx, 4xx."""
        self.refused: Counter[str] = Counter()
        """By the code of the refusal."""
        self.changes: Counter[str] = Counter()
        """By kind: pick, undo, join."""
        self.bot_picks: Counter[str] = Counter()
        """Whether the bot answered, was too slow or failed."""
        self.jobs: Counter[str] = Counter()
        """By kind, those that were begun: hint, record, file, moment, course, game."""
        self.closed: Counter[str] = Counter()
        """Connections that we closed: too many of them, or nothing came."""
        self.leases: Counter[str] = Counter()
        """Tables that became ours, and changes that were refused since they were ours no more."""
        self.letters: Counter[str] = Counter()
        """Notices by the kind of channel and what became of them: sent, failed (it is tried again), dropped, gone,
        overtaken."""
        self.times: dict[str, Histogram] = {name: Histogram() for name in TIMES}
        self.commit = self.times["commit"]
        self.bot = self.times["bot"]
        self.gauges: dict[str, Callable[[], float]] = {}

    def told(self) -> Told:
        told: Told = {}
        for name, label, counter in (
            ("allmende_requests_total", "status", self.requests),
            ("allmende_refused_total", "error", self.refused),
            ("allmende_changes_total", "kind", self.changes),
            ("allmende_bot_picks_total", "outcome", self.bot_picks),
            ("allmende_jobs_total", "kind", self.jobs),
            ("allmende_connections_closed_total", "why", self.closed),
            ("allmende_leases_total", "what", self.leases),
            ("allmende_letters_total", "what", self.letters),
        ):
            counts = [(name, f'{label}="{key}"', f"{count}") for key, count in sorted(counter.items())]
            told[f"# TYPE {name} counter"] = counts
        for name, times in self.times.items():
            told[f"# TYPE allmende_{name}_seconds histogram"] = times.told(f"allmende_{name}_seconds")
        for name, gauge in self.gauges.items():
            told[f"# TYPE allmende_{name} gauge"] = [(f"allmende_{name}", "", f"{gauge():g}")]
        return told


def written(processes: Mapping[str, Told]) -> str:
    """What processes tell, by their names; where there are several, each line says whose it is.

    >>> print(written({"a": {"# TYPE x counter": [("x", 'y="z"', "1")]}}), end="")
    # TYPE x counter
    x{y="z"} 1
    >>> print(written({"a": {"# TYPE x gauge": [("x", "", "1")]}, "b": {"# TYPE x gauge": [("x", "", "2")]}}), end="")
    # TYPE x gauge
    x{process="a"} 1
    x{process="b"} 2
    """
    lines: list[str] = []
    for head in dict.fromkeys(head for told in processes.values() for head in told):
        lines.append(head)
        for process, told in processes.items():
            whose = f'process="{process}"' if len(processes) > 1 else ""
            for name, what, number in told.get(head, ()):
                labels = ",".join(filter(None, (what, whose)))
                lines.append(f"{name}{{{labels}}} {number}" if labels else f"{name} {number}")
    return "\n".join(lines) + "\n"


def watch_queries(engine: Engine, metrics: Metrics) -> None:
    """Every statement is measured: how long the database takes, apart from what we do."""
    times = metrics.times["query"]

    def before(connection: Any, *_: Any) -> None:
        connection.info["began"] = time.perf_counter()

    def after(connection: Any, *_: Any) -> None:
        times.see(time.perf_counter() - connection.info["began"])

    event.listen(engine, "before_cursor_execute", before)
    event.listen(engine, "after_cursor_execute", after)
