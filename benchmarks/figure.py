"""Something to measure, beside what it should be."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Final

MICROSECONDS: Final = 1_000_000


@dataclass(frozen=True)
class Figure:
    """Something to measure, with its targets for the plain and the compiled build."""

    name: str
    unit: str
    measure: Callable[[], float]
    target: float | None = None
    compiled_target: float | None = None
    """More than so much (or less, of what should be small) in the compiled build; else the plain target holds."""
    gains: float | None = None
    """So many times better the compiled build must be."""
    small: bool = False
    """The smaller the better."""

    def goal(self, of_compiled: bool) -> float | None:
        return self.compiled_target if of_compiled and self.compiled_target is not None else self.target

    def met(self, value: float, of_compiled: bool) -> bool | None:
        goal = self.goal(of_compiled)
        if goal is None:
            return None
        return value <= goal if self.small else value >= goal


def mean_time(work: Callable[[], object], parts: int, rounds: int = 20) -> float:
    """The mean time of one part of the work in microseconds."""
    work()
    began = process_time()
    for _ in range(rounds):
        work()
    return (process_time() - began) / (rounds * parts) * MICROSECONDS
