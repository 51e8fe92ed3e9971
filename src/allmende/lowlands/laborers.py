"""Laborers, and the symbols of the income board that bring them into play."""

from typing import Final

from allmende.lowlands.player import Player
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Gives
from allmende.lowlands.vocabulary import DONE, SECOND_LABORER, SHEEP, SPACE, SPACES
from allmende.table.choice import Choice, Flow, Option, Prompt

MOVE_LABORER: Final = Prompt("move-laborer")
PLACE_LABORER: Final = Prompt("place-laborer")


def move_laborer(g: Lowlands, me: Player) -> Flow:
    """Once, now or never: assign a laborer to another action or bring in the second one."""
    options = [Option(SPACE + space) for space in range(5) if me.laborers[space]]
    if me.reserve:
        options.append(SECOND_LABORER)
    options.append(DONE)
    pick = yield Choice(me.seat, MOVE_LABORER, options)
    if pick == DONE:
        return
    left = -1 if pick == SECOND_LABORER else pick - SPACE
    targets = [Option(SPACE + space) for space in range(5) if space != left and has_work(me, space)]
    space = (yield Choice(me.seat, PLACE_LABORER, targets)) - SPACE
    if left < 0:
        me.reserve -= 1
    else:
        me.laborers[left] -= 1
    me.laborers[space] += 1
    if g.events is not None:
        g.tell("laborer", me, space=SPACES[space].value, second=int(left < 0))


def has_work(me: Player, space: int) -> bool:
    """May a laborer be assigned to the space? The sheep action has work for one only."""
    return space != SHEEP or me.laborers[SHEEP] == 0


def uncover_fence(g: Lowlands, me: Player) -> Flow:
    """The leftmost fence leaves the income board; a section uncovered by it may show a laborer."""
    me.spare -= 1
    built = g.setup.spare - me.spare
    for fences, gives in g.setup.fence_sections:
        if fences == built and gives is Gives.LABORER:
            yield from move_laborer(g, me)


def uncover_house(g: Lowlands, me: Player) -> Flow:
    """The leftmost house has left the income board."""
    gives = g.setup.house_gives[len(g.setup.house_gives) - me.houses - 1]
    if gives is Gives.LABORER:
        yield from move_laborer(g, me)


def uncovered(g: Lowlands, me: Player) -> list[Gives]:
    """All symbols of the income board that are free, laborers included."""
    built = g.setup.spare - me.spare
    free = [gives for fences, gives in g.setup.fence_sections if fences <= built]
    return free + g.setup.house_gives[: len(g.setup.house_gives) - me.houses]
