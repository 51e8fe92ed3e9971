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
        options = ways_to_pay(me.hand, cost)
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


def ways_to_pay(hand: Sequence[int], cost: Sequence[int]) -> list[Option]:
    """Exactly what is demanded, or with two of a type in place of something else."""
    plain = hand[0] >= cost[0] and hand[1] >= cost[1] and hand[2] >= cost[2]
    options: list[Option] = [DONE] if plain else []
    options += [Option(RESOURCE + kind) for kind in TYPES if hand[kind] > 1 and replaceable(hand, cost, kind)]
    return options


def sure_payment(hand: Sequence[int], price: Sequence[int], saved: int = 0) -> dict[str, int] | None:
    """What will be handed in: the price itself, or what stands for it; None if the owner has to choose.

    >>> sure_payment([2, 0, 1], [0, 1, 0]), sure_payment([2, 0, 2], [0, 1, 0]), sure_payment([2, 1, 2], [0, 1, 0])
    ({'wood': 2}, None, {'clay': 1})
    """
    ways = payments(hand, list(price), saved)
    if len(ways) != 1:
        return None
    [way] = ways
    return {RESOURCES[kind]: way[kind] for kind in TYPES if way[kind]}


def payments(hand: Sequence[int], cost: list[int], saved: int) -> set[tuple[int, ...]]:
    """All that may be handed in for a price, with replacements only where something is missing."""
    if saved and any(cost):
        kinds = kinds_to_save(hand, cost, saved - 1)
        return {way for kind in kinds for way in payments(hand, less(cost, kind), saved - 1)}
    options = ways_to_pay(hand, cost)
    if options[0] == DONE:
        return {tuple(cost)}
    found: set[tuple[int, ...]] = set()
    for kind in [option - RESOURCE for option in options]:
        left = less(hand, kind, 2)
        for target in replaceable(hand, cost, kind):
            found |= {tuple(less(way, kind, -2)) for way in payments(left, less(cost, target), 0)}
    return found


def less(goods: Sequence[int], kind: int, count: int = 1) -> list[int]:
    return [have - count if other == kind else have for other, have in enumerate(goods)]


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
        options = [Option(RESOURCE + kind) for kind in kinds_to_save(me.hand, cost, laborers)]
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, Prompt("save", cost_args(cost)), options)
        cost[pick - RESOURCE] -= 1


def kinds_to_save(hand: Sequence[int], cost: Sequence[int], laborers: int) -> list[int]:
    """The demands of which one may be taken away, if so many laborers are left after that."""
    return [kind for kind in TYPES if cost[kind] and can_pay(hand, less(cost, kind), laborers)]


def one_of(kind: int) -> list[int]:
    """The price of a single resource."""
    return [int(other == kind) for other in TYPES]


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
