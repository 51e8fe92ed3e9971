"""How often something may happen, and how much there may be at once: by person, address, network or table.

Several processes can share such a limit: each is told what was taken elsewhere (`sharing`).
"""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Mapping
from typing import Final

OFTEN: Final = 0.75
"""Whoever has less than this part of a burst left comes often."""


class Buckets:
    """Token buckets by key: so many at once, so many a second. Those that are full again are forgotten."""

    def __init__(self, per_second: float, burst: float, most: int = 20_000) -> None:
        self.per_second = per_second
        self.burst = burst
        self.most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._spent: Counter[str] = Counter()
        """Since we told others last."""

    def take(self, key: str, now: float | None = None) -> bool:
        """May it happen now?"""
        now = time.monotonic() if now is None else now
        left, then = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left, now)
        self._spent[key] += allowed
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        return allowed

    def give_back(self, key: str) -> None:
        """What was taken in case, and was no need to."""
        left, then = self._left.get(key, (self.burst, time.monotonic()))
        self._left[key] = (min(self.burst, left + 1), then)
        self._spent[key] -= 1

    def has(self, key: str, now: float | None = None) -> bool:
        """Might it happen now? Nothing is taken."""
        now = time.monotonic() if now is None else now
        left, then = self._left.get(key, (self.burst, now))
        return left + (now - then) * self.per_second >= 1

    def wait(self, key: str) -> int:
        """After how many seconds somebody who was refused may come again: whole ones, at most an hour."""
        missing = 1 - self._left.get(key, (self.burst, 0.0))[0]
        return max(1, min(3600, math.ceil(missing / self.per_second))) if self.per_second > 0 else 3600

    def told(self, seconds: float, shares: int) -> dict[str, float]:
        """What others must know of the last so many seconds, when so many processes share the limit."""
        spent, self._spent = self._spent, Counter()
        rare = self.per_second * seconds / shares / 2
        return {
            key: n for key, n in spent.items() if n > rare or self._left.get(key, (self.burst,))[0] < OFTEN * self.burst
        }

    def spend(self, elsewhere: Mapping[str, float], now: float | None = None) -> None:
        """It was taken at another process. At most a burst is owed for it."""
        now = time.monotonic() if now is None else now
        for key, number in elsewhere.items():
            left, then = self._left.pop(key, (self.burst, now))
            left = min(self.burst, left + (now - then) * self.per_second)
            self._left[key] = (max(-self.burst, left - number), now)
            if len(self._left) > self.most:
                self._left.popitem(last=False)


class Open:
    """How many of something are open at once, by key: here, and at other processes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()
        self.elsewhere: dict[str, Mapping[str, float]] = {}
        """By process, those who have many there."""

    def full(self, key: str) -> bool:
        return self.here[key] + sum(int(there.get(key, 0)) for there in self.elsewhere.values()) >= self.most

    def come(self, key: str) -> None:
        self.here[key] += 1

    def go(self, key: str) -> None:
        self.here[key] -= 1
        if not self.here[key]:
            del self.here[key]

    def told(self, shares: int) -> dict[str, float]:
        """Those who have so many here that it matters to others."""
        return {key: n for key, n in self.here.items() if n * shares * 2 >= self.most}

    def forget_others(self, living: Collection[str]) -> None:
        self.elsewhere = {process: there for process, there in self.elsewhere.items() if process in living}
