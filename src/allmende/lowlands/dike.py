"""The dike: the material store, its segments, and co-building."""

from allmende.lowlands.cards import TYPES, can_pay_one, one_of, pay, use_leftover
from allmende.lowlands.goods import advance
from allmende.lowlands.player import Player
from allmende.lowlands.setup import SEGMENTS
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Block, Good
from allmende.lowlands.vocabulary import DONE, MARKET, NO, RESOURCE, RESOURCES, SEAT, YES
from allmende.table.choice import REDRAWN, Asks, Choice, Flow, Option, Prompt

MARKET_FEE = 1


def dike_action(g: Lowlands, me: Player, points: int) -> Flow:
    """Store resources, draw cards for unused points, then offer somebody to co-build."""
    stored = yield from store(g, me, points, None)
    yield from use_leftover(g, me, points - stored)
    yield from offer_co_building(g, me, stored)


# The material store


def kinds_to_store(g: Lowlands) -> list[int]:
    """The resources that the store takes now: one kind until the segment is built, then another."""
    if g.segments == SEGMENTS:
        return []
    if g.stored == g.setup.store:
        return [kind for kind in TYPES if kind != g.store_kind]
    return [g.store_kind] if g.stored else list(TYPES)


def can_store(g: Lowlands, me: Player) -> bool:
    return any(can_pay_one(me.hand, kind) for kind in kinds_to_store(g))


def store(g: Lowlands, me: Player, most: int, helped: Player | None) -> Asks[int]:
    """Store at least one resource and advance a step for each. A player who is helped goes one step first."""
    stored = 0
    while stored < most:
        options = [Option(RESOURCE + kind) for kind in kinds_to_store(g) if can_pay_one(me.hand, kind)]
        if not options:
            break
        if stored:
            options.append(DONE)
        pick = yield Choice(me.seat, Prompt("store", {"left": most - stored}), options)
        if pick == DONE:
            break
        kind = pick - RESOURCE
        yield from pay(g, me, one_of(kind))
        put_into_store(g, me, kind)
        stored += 1
        if helped is not None and stored == 1:
            yield from advance(g, helped, 1)
        yield from advance(g, me, 1)
    return stored


def put_into_store(g: Lowlands, me: Player, kind: int, told: str = "store") -> None:
    """Move the marker of a resource; the last space builds a segment. Another kind brings the old marker back."""
    if kind != g.store_kind:
        g.store_kind = kind
        g.stored = 0
    g.stored += 1
    if g.events is not None:
        g.tell(told, me, resource=RESOURCES[kind], stored=g.stored)
    if g.stored == g.setup.store:
        g.segments += 1
        if g.events is not None:
            g.tell("segment", me, segments=g.segments, length=g.dike_length())


# Co-building


def offer_co_building(g: Lowlands, me: Player, stored: int) -> Flow:
    """Choose an opponent, or with two players the market, and offer to co-build."""
    if g.segments == SEGMENTS:
        return
    others = g.others(me)
    options = [Option(SEAT + other.seat) for other in others]
    if len(others) == 1 and me.coins >= MARKET_FEE:
        options.append(MARKET)
    pick = yield Choice(me.seat, Prompt("offer-co-building", {"count": stored}), options)
    if pick == MARKET:
        market_co_builds(g, me, stored)
    else:
        yield from co_build(g, me, g.players[pick - SEAT], stored)


def co_build(g: Lowlands, me: Player, other: Player, most: int) -> Flow:
    """The other is free to accept: then a step for the one who offered, and one for each resource stored."""
    g.tell("offer-co-building", me, to=other.seat, count=most)
    g.asides += 1  # whoever has nothing that fits declines without being asked
    pick = REDRAWN
    fits = False
    while pick == REDRAWN:
        fits = can_store(g, other)
        options = [YES, NO] if fits else [NO]
        prompt = Prompt("co-build", {"by": me.seat, "count": most})
        pick = yield Choice(other.seat, prompt, options, private=True)
    if pick == NO:
        # Only whoever declines knows whether anything would have fitted.
        g.tell_secret("decline-co-building", other, {"by": me.seat, "fits": True}, {"fits": fits})
        return
    g.busy |= 1 << other.seat
    yield from store(g, other, most, me)
    for effect in other.active(Block.CO_BUILD):
        if effect.what is Good.CARDS:
            g.draw_hidden(other, effect.count)
        else:
            g.get_coins(other, effect.count)


def market_co_builds(g: Lowlands, me: Player, n: int) -> None:
    """Reveal cards of the deck; each that fits is stored. Nobody takes a step, and the cards are discarded."""
    g.pay_coins(me, MARKET_FEE)
    g.news += 1
    revealed = [0, 0, 0]
    for _ in range(n):
        card = g.next_card()
        if card < 0:
            break
        revealed[card] += 1
        if g.events is not None:
            g.tell("market-card", me, resource=RESOURCES[card])
        if card in kinds_to_store(g):
            put_into_store(g, me, card, "market-store")
    for kind in TYPES:
        g.discard[kind] += revealed[kind]
