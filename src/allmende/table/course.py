"""The course of a game: one flow, step after step, and where the running step began."""

from typing import TypeAlias

from allmende.table.choice import Flow, Underway
from allmende.table.record import Pick
from allmende.table.rules import State

Checkpoint: TypeAlias = tuple[State, int]
"""A state that nobody changes any more, and how many picks had been made."""


class Mark:
    """Where the running step began."""

    __slots__ = ("at", "checkpoint", "keeps", "underway")

    def __init__(self) -> None:
        self.at = 0  # how many picks had been made
        self.underway = False  # the step changed something before it asked
        self.keeps = False  # take a checkpoint at each step
        self.checkpoint: Checkpoint | None = None


def steps(state: State, log: list[Pick], mark: Mark) -> Flow:
    """The rest of a game as one flow, step after step. It knows no Game, so that a dropped copy is freed at once."""
    while True:
        mark.at = len(log)
        flow = state.step()
        if flow is None:
            return
        mark.underway = isinstance(flow, Underway)
        if mark.keeps:
            mark.checkpoint = (state.copy(), mark.at)
        yield from flow.flow if isinstance(flow, Underway) else flow
