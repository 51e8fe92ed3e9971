"""The work phase: placing a farmer, its fee, and the action it sets off."""

from typing import Final

from allmende.lowlands.build import build_action, can_build
from allmende.lowlands.cards import TYPES, draw_cards, use_leftover
from allmende.lowlands.dike import can_store, dike_action
from allmende.lowlands.fences import fence_action
from allmende.lowlands.player import NOT_NOW, NOT_SWAPPED, SWAPPED, Player
from allmende.lowlands.sheep import can_buy, can_sell, sheep_action
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Block
from allmende.lowlands.vocabulary import (
    BUILD,
    DIKE,
    DONE,
    FARMER,
    FARMERS,
    FENCES,
    NO,
    RESOURCE,
    RESOURCES,
    SHEEP,
    SPACE,
    SPACES,
    YES,
)  # fmt: skip
from allmende.table.choice import Choice, Flow, Option, Prompt

PLACE_FARMER: Final = Prompt("place-farmer")
PASS: Final = Prompt("pass")
PLUS_TWO: Final = 2


def place_farmer(g: Lowlands, me: Player) -> Flow:
    """Place a farmer on an action space of the own farm and carry out the action."""
    farmers = [n for n in range(3) if me.farmers >> n & 1 and can_place(g, me, n)]
    if not farmers:
        yield from pass_farmer(g, me)
        return
    farmer = (yield Choice(me.seat, PLACE_FARMER, [Option(FARMER + n) for n in farmers], private=True)) - FARMER
    g.busy |= 1 << me.seat
    value = farmer_value(me, farmer)
    if me.plus_two:
        options = [YES, NO] if legal_spaces(g, me, value) else [YES]
        if (yield Choice(me.seat, Prompt("use-farmer-token", {"farmer": FARMERS[farmer]}), options)) == YES:
            me.plus_two = False
            value += PLUS_TWO
    spaces = legal_spaces(g, me, value)
    options = [Option(SPACE + space) for space in spaces]
    fees = {SPACES[space].value: fee_for(me, space) for space in spaces}
    prompt = Prompt("choose-space", {"farmer": FARMERS[farmer], "value": value, **fees})
    space = (yield Choice(me.seat, prompt, options)) - SPACE
    fee = fee_for(me, space)
    me.farmers ^= 1 << farmer
    me.used[space] += 1
    if g.events is not None:
        g.tell("place", me, farmer=FARMERS[farmer], space=SPACES[space].value)
    g.depth = 1
    g.pay_coins(me, fee)
    yield from act(g, me, space, value)
    g.depth = 0
    end_turn(g)


def act(g: Lowlands, me: Player, space: int, value: int) -> Flow:
    """Carry out the action of a space."""
    if space == BUILD:
        yield from build_action(g, me, value)
        return
    points = value + extra_points(me, space)
    if space == DIKE:
        yield from dike_action(g, me, points)
    elif space == FENCES:
        used = yield from fence_action(g, me, points)
        yield from use_leftover(g, me, points - used)
    elif space == SHEEP:
        yield from sheep_action(g, me, points)
    else:
        yield from draw_cards(g, me, points)


def pass_farmer(g: Lowlands, me: Player) -> Flow:
    """A player who can use no space at all sets the least farmer aside."""
    yield Choice(me.seat, PASS, [DONE], private=True)
    me.farmers &= me.farmers - 1
    g.tell("pass", me)
    end_turn(g)


def end_turn(g: Lowlands) -> None:
    """The next player clockwise who has a farmer left."""
    g.busy = 0
    me = g.players[g.active]
    if me.swapped == NOT_NOW:
        me.swapped = NOT_SWAPPED
    for other in g.others(me):
        if other.farmers:
            g.active = other.seat
            return


# What a farmer can do


def farmer_value(me: Player, farmer: int) -> int:
    """The action value of a farmer, tiles included."""
    value = FARMERS[farmer]
    if me.has(Block.FARMER_VALUE):
        for effect in me.active(Block.FARMER_VALUE):
            if effect.farmer == FARMERS[farmer]:
                value += effect.count
    return value


def extra_points(me: Player, space: int) -> int:
    """Action points of laborers and tiles. Laborers help to trade sheep in another way."""
    points = 0 if space == SHEEP else me.laborers[space]
    if me.has(Block.ACTION_POINTS):
        for effect in me.active(Block.ACTION_POINTS):
            if effect.action is SPACES[space]:
                points += effect.count
    return points


def fee_for(me: Player, space: int) -> int:
    """One coin for each own farmer on the space."""
    fee = me.used[space]
    if fee and me.has(Block.LOWER_FEE):
        fee = max(0, fee - me.total(Block.LOWER_FEE))
    return fee


def can_place(g: Lowlands, me: Player, farmer: int) -> bool:
    """Is there an action for this farmer? Fences can always be moved."""
    if fee_for(me, FENCES) <= me.coins:
        return True
    value = farmer_value(me, farmer)
    return len(legal_spaces(g, me, value + PLUS_TWO if me.plus_two else value)) > 0


def legal_spaces(g: Lowlands, me: Player, value: int) -> list[int]:
    """The spaces whose fee can be paid and whose action can do something: nobody may act just to draw cards."""
    return [space for space in range(5) if fee_for(me, space) <= me.coins and can_act(g, me, space, value)]


def can_act(g: Lowlands, me: Player, space: int, value: int) -> bool:
    if space == BUILD:
        return can_build(g, me, value)
    if space == DIKE:
        return can_store(g, me)
    if space == SHEEP:
        return can_buy(g, me, fee_for(me, SHEEP)) or can_sell(g, me)
    return space == FENCES or g.cards_to_draw()


# Swapping cards, before the farmer is placed


def cards_to_swap(me: Player, left: list[int]) -> list[int]:
    """Hand cards for which a card of another type lies open, among those that lay there before."""
    return [kind for kind in TYPES if me.hand[kind] and any(other != kind for other in left)]


def swap_cards(g: Lowlands, me: Player) -> Flow:
    """Exchange hand cards for cards of the open display, one by one."""
    most = me.total(Block.SWAP_CARDS)
    left = g.display[:]
    swapped = 0
    while swapped < most:
        options = [Option(RESOURCE + kind) for kind in cards_to_swap(me, left)]
        if not options:
            break
        options.append(DONE)
        pick = yield Choice(me.seat, Prompt("swap", {"left": most - swapped}), options, private=not swapped)
        if pick == DONE:
            me.swapped = max(me.swapped, NOT_NOW)
            return
        me.swapped = SWAPPED
        g.busy |= 1 << me.seat
        kind = pick - RESOURCE
        others = [Option(RESOURCE + other) for other in TYPES if other != kind and other in left]
        other = (yield Choice(me.seat, Prompt("swap-for", {"resource": RESOURCES[kind]}), others)) - RESOURCE
        left.remove(other)
        g.display.remove(other)
        g.display.append(kind)
        me.hand[kind] -= 1
        me.shown[kind] = max(0, me.shown[kind] - 1)
        me.hand[other] += 1
        me.shown[other] += 1
        swapped += 1
        g.tell("swap", me, resource=RESOURCES[kind], to=RESOURCES[other])
