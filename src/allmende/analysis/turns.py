"""Turning points: where a pick gave much away, and where the chances changed for another reason.

What changed between two decisions of a seat, beyond what it gave away itself, came from others' picks or from what the
cards brought. It counts if it is large, and so large against its error that it is hardly chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Final

from allmende.analysis.chances import DRIFT, DRIFT_IN_POINTS, measured_at, smoothed
from allmende.analysis.looking import Look
from allmende.bots.search.levels import make_guide
from allmende.table import Json

MOST: Final = 6
LARGE: Final = 0.15
"""So much chance to win; alone, so much of what the guide calls certain victory."""
LASTING: Final = 0.06
"""And so much of it is still there when the looks before and after are taken together."""
CERTAIN: Final = 3.0
"""Among a hundred decisions no such change comes from chance alone."""


@dataclass(frozen=True)
class Turn:
    """A turning point: the decision before which one may look at it, and play on from there."""

    pick: int
    """The table after so many decisions."""
    seat: int
    kind: str
    """mistake: the seat's pick gave it away; swing: what happened since its decision before."""
    change: float
    """Of the seat's chance to win; alone, of its points."""

    def to_json(self) -> Json:
        return {"pick": self.pick, "seat": self.seat, "kind": self.kind, "change": round(self.change, 3)}


def turns_of(looks: Sequence[Look], game: str, players: int) -> list[Turn]:
    """The largest ones, in the order of play; never two that tell of the same moment."""
    alone = players == 1
    whole = make_guide(game, 0).scale if alone else 1.0
    found = [turn for look in looks if look.grade == "mistake" for turn in mistakes(look, alone, whole)]
    for seat in range(players):
        found += swings([look for look in looks if look.seat == seat], seat, alone, whole)
    found.sort(key=lambda turn: -abs(turn.change))
    chosen: list[Turn] = []
    for turn in found:
        if len(chosen) < MOST and not any(same_moment(turn, other, looks) for other in chosen):
            chosen.append(turn)
    return sorted(chosen, key=lambda turn: turn.pick)


def mistakes(look: Look, alone: bool, whole: float) -> list[Turn]:
    """None, if it was too late to lose much by it."""
    change = look.gain if alone else look.lost
    return [Turn(look.pick - 1, look.seat, "mistake", -change)] if change >= LASTING * whole else []


def swings(looks: Sequence[Look], seat: int, alone: bool, whole: float) -> list[Turn]:
    """A change that lasted: one that the smoothed course shows, too."""
    known = [(look, one) for look in looks if (one := measured_at(look, alone)) is not None]
    course = smoothed([one for _, one in known], (DRIFT_IN_POINTS if alone else DRIFT))
    found = []
    for n, ((look, before), (_, after)) in enumerate(pairwise(known)):
        change = after.value - before.value + (look.gain if alone else look.lost)
        lasting = (course[n + 1].value - course[n].value) * (1 if change > 0 else -1)
        certain = abs(change) >= CERTAIN * sqrt(before.error**2 + after.error**2)
        if certain and abs(change) >= LARGE * whole and lasting >= LASTING * whole:
            found.append(Turn(after.pick, seat, "swing", change))
    return found


def same_moment(turn: Turn, other: Turn, looks: Sequence[Look]) -> bool:
    """Does no seat decide twice between them? Then one is what the other looks like from elsewhere."""
    first, last = sorted((turn.pick, other.pick))
    between = [look.seat for look in looks if first < look.pick <= last and look.points is not None]
    return len(between) == len(set(between))
