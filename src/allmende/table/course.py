"""The course of a game: one flow, step after step; where the running step began, and checkpoints on the way."""

from typing import Final

from allmende.table.choice import Flow, Seat, Underway
from allmende.table.record import Pick
from allmende.table.rules import State

SELDOM: Final = 64
"""So many picks lie between two checkpoints of a game that is not copied: it hardly takes longer for them, and its
first copy inside a step has not far to replay."""


class Checkpoint:
    """A state at the start of a step, which nobody changes any more, and how many picks had been made."""

    __slots__ = ("at", "before", "state")

    def __init__(self, state: State, at: int, before: "Checkpoint | None") -> None:
        self.state = state
        self.at = at
        self.before = before  # an earlier one, if undo may go back to it


class Run:
    """Picks of one seat that may be taken back, once those of another after them are: where in the log they lie."""

    __slots__ = ("before", "picks", "seat")

    def __init__(self, seat: Seat, picks: list[int], before: "Run | None") -> None:
        self.seat = seat
        self.picks = picks
        self.before = before


UNKNOWN: Final = Run(Seat(-1), [], None)
"""A saved game does not say what may be taken back before the picks of its last seat."""


class Mark:
    """Where the running step began."""

    __slots__ = ("at", "checkpoint", "due", "keeps", "settled", "underway")

    def __init__(self) -> None:
        self.at = 0  # how many picks had been made
        self.underway = False  # the step changed something before it asked
        self.keeps = False  # take a checkpoint at each step
        self.due = SELDOM  # after so many picks, take one in any case
        self.checkpoint: Checkpoint | None = None  # the last one
        self.settled = 0  # so many picks cannot be taken back

    def take(self, state: State) -> Checkpoint:
        """Keep a copy of the state with which the running step begins; of those before, what undo may need."""
        last = self.checkpoint
        if last is not None and last.at == self.at:  # of a step that passed without a pick
            last = last.before
        if last is not None and last.before is not None and last.at <= self.settled:
            last = Checkpoint(last.state, last.at, None)
        self.checkpoint = Checkpoint(state.copy(), self.at, last)
        self.due = self.at + SELDOM
        return self.checkpoint

    def wants(self, passed: bool) -> bool:
        """Is a checkpoint to be taken here? After a step that passed without a pick, the last one may be of a state
        before that step, though as many picks had been made."""
        return (
            self.keeps
            or self.at >= self.due
            or (passed and self.checkpoint is not None and self.checkpoint.at == self.at)
        )


def steps(state: State, log: list[Pick], mark: Mark) -> Flow:
    """The rest of a game as one flow, step after step. It knows no Game, so that a dropped copy is freed at once."""
    passed = False
    while True:
        mark.at = len(log)
        flow = state.step()
        if mark.wants(passed) and (flow is not None or passed):
            mark.take(state)
        if flow is None:
            return
        mark.underway = isinstance(flow, Underway)
        yield from flow.flow if isinstance(flow, Underway) else flow
        passed = len(log) == mark.at
