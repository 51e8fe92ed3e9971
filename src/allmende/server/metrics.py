"""Counts for whoever runs the server, in the text form that Prometheus reads. Nothing in them belongs to a table."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def see(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        below = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


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
        self.closed: Counter[str] = Counter()
        """Connections that we closed: too many of them, or nothing came."""
        self.commit = Histogram()
        self.bot = Histogram()
        self.gauges: dict[str, Callable[[], float]] = {}

    def text(self) -> str:
        lines: list[str] = []
        for name, label, counter in (
            ("allmende_requests_total", "status", self.requests),
            ("allmende_refused_total", "error", self.refused),
            ("allmende_changes_total", "kind", self.changes),
            ("allmende_bot_picks_total", "outcome", self.bot_picks),
            ("allmende_connections_closed_total", "why", self.closed),
        ):
            lines.append(f"# TYPE {name} counter")
            lines += [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counter.items())]
        lines += self.commit.lines("allmende_commit_seconds")
        lines += self.bot.lines("allmende_bot_seconds")
        for name, gauge in self.gauges.items():
            lines += [f"# TYPE allmende_{name} gauge", f"allmende_{name} {gauge():g}"]
        return "\n".join(lines) + "\n"
