"""The events of the X deck that change farmyards: X21 and X23."""

from typing import Final

from allmende.agricola.actions.fields import clear_space
from allmende.agricola.cards.asking import choose_cell
from allmende.agricola.cards.card import FARM_PLANNER, event
from allmende.agricola.farm.plan import Cell, bits
from allmende.agricola.goods import CLAY, GOODS, STONE, WOOD
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

CIRCLES: Final = "crop-circles"


# X21


def burn_houses(g: Agricola, me: Player) -> None:
    """Wood burns, clay is baked to stone."""
    for player in g.in_order():
        farm = player.farm
        if farm.material == CLAY:
            farm.renovate(STONE)
            g.tell("baked-house", player, material=GOODS[STONE])
        elif farm.material == WOOD and farm.rooms:
            g.tell("burn-house", player, cells=bits(farm.rooms))
            farm.rooms = 0


event("mind-the-jets", "X21", FARM_PLANNER, deck="x", on_play=burn_houses)


# X23


def partners(me: Player, cell: Cell) -> int:
    """The spaces that can be covered together with a space: a house must remain where there is one."""
    rooms = me.farm.rooms
    found = 0
    for other in bits(me.farm.plan.around(1 << cell) & me.farm.plan.land):
        if not rooms or rooms & ~(1 << cell | 1 << other):
            found |= 1 << other
    return found


def make_crop_circles(g: Agricola, me: Player) -> Flow:
    first = yield from choose_cell(
        me, CIRCLES, sum([1 << cell for cell in bits(me.farm.plan.land) if partners(me, cell)])
    )
    second = yield from choose_cell(me, CIRCLES, partners(me, first))
    for cell in (first, second):
        flatten(g, me, cell)


def flatten(g: Agricola, me: Player, cell: Cell) -> None:
    """Whatever lies on a space is removed; it is used, and closed to everything else."""
    farm, bit = me.farm, 1 << cell
    clear_space(g, me, cell)
    g.setup.doors.clear(g, me, cell)
    open_pasture(g, me, cell)
    if farm.rooms & bit:
        farm.rooms &= ~bit
        g.tell("lose-room", me, cell=cell)
    if farm.fields & bit:
        farm.fields &= ~bit
        g.tell("lose-field", me, cell=cell)
    if farm.stables & bit:
        farm.stables &= ~bit
        farm.spare_stables += 1
        g.tell("lose-stable", me, cell=cell)
    for card in me.outfit.cards:
        if card.on_farm and me.notes.get(card.number, 0) & bit:
            me.notes[card.number] &= ~bit
    if not farm.blocked & bit:
        farm.block(cell)
        g.tell("block", me, cell=cell)


def open_pasture(g: Agricola, me: Player, cell: Cell) -> None:
    """The fences of a pasture go back but for those that bound another one."""
    farm = me.farm
    areas = farm.plan.areas(farm.fences)
    lost = 0
    for area in areas:
        if area >> cell & 1:
            lost = farm.plan.outline(area)
    for area in areas:
        if not area >> cell & 1:
            lost &= ~farm.plan.outline(area)
    if lost:
        farm.fences &= ~lost
        farm.spare_fences += lost.bit_count()
        g.tell("lose-fences", me, count=lost.bit_count())


event(CIRCLES, "X23", FARM_PLANNER, deck="x", on_play=make_crop_circles)
