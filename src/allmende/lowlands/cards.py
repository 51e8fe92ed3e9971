"""Resource cards: paying with them, two for one if need be, and drawing them.

Whoever pays is in the midst of an action, so the hand stays as it is in a redraw and these choices are not private.
"""

from collections.abc import Sequence
from typing import Final

from allmende.lowlands.player import Player
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Block
from allmende.lowlands.vocabulary import COUNT, COUNTS, DECK, DONE, RESOURCE, RESOURCES
from allmende.table.choice import Choice, Flow, Option, Prompt

TYPES: Final = (0, 1, 2)

# Paying


def can_pay(hand: Sequence[int], cost: Sequence[int], saved: int = 0) -> bool:
    """Can so much be paid, if some are saved at will and two of a type may stand for one of another?"""
    missing, pairs = -saved, 0
    for kind in TYPES:
        rest = hand[kind] - cost[kind]
        if rest < 0:
            missing -= rest
        else:
            pairs += rest >> 1
    return missing <= pairs


def can_pay_one(hand: Sequence[int], kind: int) -> bool:
    return hand[kind] > 0 or max(hand) > 1


def pay(g: Lowlands, me: Player, price: Sequence[int]) -> Flow:
    """Hand in resources; where two of a type could stand for one of another, the owner chooses."""
    cost = list(price)
    while any(cost):
        plain = me.hand[0] >= cost[0] and me.hand[1] >= cost[1] and me.hand[2] >= cost[2]
        options: list[Option] = [DONE] if plain else []
        options += [Option(RESOURCE + kind) for kind in TYPES if me.hand[kind] > 1 and replaceable(me.hand, cost, kind)]
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, Prompt("pay", cost_args(cost)), options)
        if pick == DONE:
            break
        kind = pick - RESOURCE
        targets = replaceable(me.hand, cost, kind)
        target = targets[0]
        if len(targets) > 1:
            prompt = Prompt("pay-for", {"resource": RESOURCES[kind], **cost_args(cost)})
            target = (yield Choice(me.seat, prompt, [Option(RESOURCE + other) for other in targets])) - RESOURCE
        g.hand_in(me, kind, 2)
        cost[target] -= 1
    for kind in TYPES:
        if cost[kind]:
            g.hand_in(me, kind, cost[kind])


def replaceable(hand: Sequence[int], cost: Sequence[int], kind: int) -> list[int]:
    """The demands that two cards of this type may stand for, so that the rest can still be paid."""
    hand_left = list(hand)
    hand_left[kind] -= 2
    found: list[int] = []
    for other in TYPES:
        if other != kind and cost[other]:
            cost_left = list(cost)
            cost_left[other] -= 1
            if can_pay(hand_left, cost_left):
                found.append(other)
    return found


def save(me: Player, cost: list[int], laborers: int) -> Flow:
    """Take away demands of one's choice, one for each laborer."""
    while laborers and any(cost):
        laborers -= 1
        options: list[Option] = []
        for kind in TYPES:
            if cost[kind]:
                left = cost[:]
                left[kind] -= 1
                if can_pay(me.hand, left, laborers):
                    options.append(Option(RESOURCE + kind))
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, Prompt("save", cost_args(cost)), options)
        cost[pick - RESOURCE] -= 1


def cost_args(cost: Sequence[int]) -> dict[str, int]:
    return {"wood": cost[0], "clay": cost[1], "stone": cost[2]}


# Drawing


def draw_cards(g: Lowlands, me: Player, n: int, may: bool = False) -> Flow:
    """Draw cards: open ones first, as many as one likes, then hidden ones. The display is refilled afterwards.

    may: the player may stop at any time; once a hidden card is drawn, all that are left are.
    """
    while n and (g.display or may):
        options = [Option(RESOURCE + kind) for kind in TYPES if kind in g.display]
        if g.deck or any(g.discard):
            options.append(DECK)
        if may:
            options.append(DONE)
        pick = yield Choice(me.seat, Prompt("draw", {"left": n}), options)
        if pick == DECK:
            break
        if pick == DONE:
            n = 0
            break
        kind = pick - RESOURCE
        g.display.remove(kind)
        me.hand[kind] += 1
        me.shown[kind] += 1
        n -= 1
        if g.events is not None:
            g.tell("take", me, resource=RESOURCES[kind])
    if n:
        g.draw_hidden(me, n)
    g.refill_display()


def use_leftover(g: Lowlands, me: Player, points: int) -> Flow:
    """The player may draw a card for each unused action point; a tile may give coins instead."""
    if points <= 0:
        return
    if me.active(Block.LEFTOVER_COINS):
        options = [Option(COUNT + n) for n in range(min(points, COUNTS - 1) + 1)]
        coins = (yield Choice(me.seat, Prompt("leftover-coins", {"left": points}), options)) - COUNT
        g.get_coins(me, coins)
        points -= coins
    yield from draw_cards(g, me, points, may=True)
