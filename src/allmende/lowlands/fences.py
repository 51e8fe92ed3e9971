"""Fences: building and moving them.

Only how the farm looks at the end of the action matters, so all fences are set first, and what was moved is taken away
afterwards. Whatever is set, it can be taken back, so nobody runs into a dead end: a fence moved away and back again
costs its action points, as it does on the table. Only a single move cannot lead back to where it began.
"""

from typing import Final

from allmende.lowlands.cards import TYPES, can_pay_one, one_of, pay
from allmende.lowlands.farm import ALL_EDGES, CELLS, Line, inside, outline, pastures
from allmende.lowlands.laborers import uncover_fence
from allmende.lowlands.player import Player
from allmende.lowlands.setup import HOUSING
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Block, Good
from allmende.lowlands.vocabulary import DONE, EDGE, GOOD, GOODS, MOVE, RESOURCE
from allmende.table.choice import Asks, Choice, Flow, Option, Prompt

FREE: Final = Option(GOOD + GOODS.index(Good.FENCES))
"""Build a fence without paying."""


class FenceWork:
    """One action with fences, while it lasts."""

    __slots__ = ("builds", "cheap", "free", "fresh", "kind", "moves", "must", "points", "used")

    def __init__(self, points: int, builds: bool, moves: bool, free: int = 0, must: bool = False) -> None:
        self.points = points
        self.builds = builds
        self.moves = moves
        self.free = free  # fences that may still be built without paying
        self.must = must  # at least one fence must be built or moved
        self.cheap = [0, 0, 0]  # fences that cost nothing if paid with this resource
        self.kind = -1  # the resource that all fences are paid with
        self.used = 0
        self.fresh = 0  # lines where a moved fence was set that is yet to be taken from elsewhere


def fence_action(g: Lowlands, me: Player, points: int) -> Asks[int]:
    """Build and move fences, one for each action point; returns how many points were used."""
    work = FenceWork(points, True, True, me.total(Block.FREE_FENCES), must=True)
    for effect in me.active(Block.CHEAPER):
        work.cheap[effect.resource] += 1
    return (yield from set_fences(g, me, work))


def set_fences(g: Lowlands, me: Player, work: FenceWork) -> Asks[int]:
    before = me.fences
    while work.used < work.points:
        options = lines_to_set(me, work)
        if may_stop(me, work):
            options.append(DONE)
        if not options:
            break
        pick = yield Choice(me.seat, Prompt("set-fence", {"left": work.points - work.used}), options)
        if pick == DONE:
            break
        yield from set_fence(g, me, work, pick - EDGE)
    yield from take_away(g, me, work)
    if g.events is not None:
        cells = closed_by(me, me.fences & ~before)
        if cells:
            g.tell("enclose", me, cell=cells)
    return work.used


def set_fence(g: Lowlands, me: Player, work: FenceWork, line: Line) -> Flow:
    """Set a fence on a line: a new one, to be paid with the one resource of the action, or one from elsewhere."""
    sources = sources_for(me, work, line)
    source: int = sources[0]
    if len(sources) > 1:
        source = yield Choice(me.seat, Prompt("fence-from", {"edge": line}, "", spared(work)), sources)
    work.used += 1
    if source == MOVE:
        me.fences |= 1 << line
        work.fresh |= 1 << line
        me.owed += 1
        if g.events is not None:
            g.tell("move-fence", me, edge=line)
        return
    if source == FREE:
        work.free -= 1
    else:
        kind = source - RESOURCE
        work.kind = kind
        if work.cheap[kind]:
            work.cheap[kind] -= 1
        else:
            yield from pay(g, me, one_of(kind))
    me.fences |= 1 << line
    if g.events is not None:
        g.tell("build-fence", me, edge=line)
    yield from uncover_fence(g, me)


def closed_by(me: Player, fences: int) -> list[int]:
    """The cells of all pastures that some of these fences stand around."""
    cells = inside(tuple([area for area in pastures(me.fences, me.buildings) if outline(area) & fences]))
    return [cell for cell in range(CELLS) if cells >> cell & 1]


def lines_to_set(me: Player, work: FenceWork) -> list[Option]:
    """The lines where a fence can be set."""
    if work.moves and (work.points > 1 or work.used):
        return [Option(EDGE + line) for line in lines_of(ALL_EDGES & ~me.fences)]
    if not work.moves and not resources_for(me, work):
        return []
    return [Option(EDGE + line) for line in lines_of(ALL_EDGES & ~me.fences) if sources_for(me, work, line)]


def sources_for(me: Player, work: FenceWork, line: Line) -> list[Option]:
    """Where a fence for this line may come from."""
    sources: list[Option] = []
    if not me.blocks & HOUSING or holds(me, me.fences & ~work.fresh | 1 << line):
        sources += resources_for(me, work)
    if work.moves and (work.points > 1 or can_take_one(me, me.fences | 1 << line, 1 << line)):
        sources.append(MOVE)
    return sources


def resources_for(me: Player, work: FenceWork) -> list[Option]:
    """How a fence can be built: free of charge, or paid with a resource."""
    if not work.builds or not me.spare:
        return []
    if work.free:
        return [FREE]
    return [
        Option(RESOURCE + kind)
        for kind in TYPES
        if work.kind in (-1, kind) and (work.cheap[kind] or can_pay_one(me.hand, kind))
    ]


def spared(work: FenceWork) -> dict[Option, dict[str, int]] | None:
    """Nothing is paid with a resource as long as a tile spares it; None: no tile does."""
    if not any(work.cheap):
        return None
    return {Option(RESOURCE + kind): {} for kind in TYPES if work.cheap[kind]}


def may_stop(me: Player, work: FenceWork) -> bool:
    if not work.used:
        return not work.must
    return work.used > 1 or not me.owed or can_take_one(me, me.fences, work.fresh)


def holds(me: Player, fences: int) -> bool:
    """Are all sheep housed with these fences?"""
    return me.room_with(fences) >= me.sheep


def can_take_one(me: Player, fences: int, fresh: int) -> bool:
    """Could a fence be taken away that was not just set?"""
    return any(holds(me, fences ^ 1 << line) for line in lines_of(fences & ~fresh))


def take_away(g: Lowlands, me: Player, work: FenceWork) -> Flow:
    """Take away as many fences as were set without being built; in the end all sheep are housed."""
    while me.owed:
        kept = work.fresh if work.used == 1 else 0
        options = [
            Option(EDGE + line)
            for line in lines_of(me.fences & ~kept)
            if can_take(me, me.fences ^ 1 << line, me.owed - 1, work.fresh & ~(1 << line))
        ]
        line = (yield Choice(me.seat, Prompt("take-fence", {"left": me.owed}), options)) - EDGE
        me.fences ^= 1 << line
        work.fresh &= ~(1 << line)
        me.owed -= 1
        if g.events is not None:
            g.tell("take-fence", me, edge=line)


def can_take(me: Player, fences: int, n: int, fresh: int) -> bool:
    """Can n more fences be taken away so that all sheep are housed? What was just set is tried first."""
    if not n:
        return holds(me, fences)
    if fresh.bit_count() == n and holds(me, fences & ~fresh):
        return True
    if not holds(me, fences):  # taking away more closes nothing
        return False
    return any(
        can_take(me, fences ^ 1 << line, n - 1, fresh & ~(1 << line))
        for line in lines_of(fresh) + lines_of(fences & ~fresh)
    )


def lines_of(mask: int) -> list[int]:
    """The lines of a mask, in order."""
    found: list[int] = []
    while mask:
        line = mask & -mask
        found.append(line.bit_length() - 1)
        mask ^= line
    return found
