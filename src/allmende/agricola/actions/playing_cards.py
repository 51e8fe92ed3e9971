"""Playing occupations and minor improvements, building major improvements."""

from typing import Final

from allmende.agricola.cards.asking import confirm
from allmende.agricola.cards.card import MAJOR, OF_OPTION, Card
from allmende.agricola.cards.hooks import (
    AFTER_IMPROVEMENT,
    AFTER_OCCUPATION,
    ANY_IMPROVEMENT,
    BEFORE_IMPROVEMENT,
    BEFORE_OCCUPATION,
    COST,
    GOT_CARD,
    MAJOR_IMPROVEMENT,
    MINOR_IMPROVEMENT,
    OCCUPATION,
    Deed,
    Ways,
)
from allmende.agricola.cards.offers import make_trade
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.cards.triggers import (
    applies,
    check_conditions,
    expected,
    fire,
    fire_in_turn,
    give,
    offered_exchanges,
)
from allmende.agricola.course.hands import after_playing
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import NOTHING, Bundle, bundle, less, plus
from allmende.agricola.paying.food import pay_or_beg
from allmende.agricola.paying.payment import pay, pay_first, ways_for
from allmende.agricola.paying.reach import Goal, can_pay, can_pay_any, can_pay_first
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DONE
from allmende.table.choice import Choice, Flow, Option, Prompt

PLAY_OCCUPATION: Final = Prompt("play-occupation")
IMPROVEMENT: Final = Prompt("improvement")
MINOR_ONLY: Final = Prompt("minor-improvement")


# Occupations


def occupation_ways(g: Agricola, me: Player, card: Card, cost: Bundle) -> Ways:
    if not me.outfit.hooks[COST]:
        return [cost]
    return ways_for(g, me, OCCUPATION, Deed(me, None, card), [cost])


def playable_occupations(g: Agricola, me: Player, cost: Bundle) -> list[Card]:
    """The occupations in hand that could be played for this cost."""
    return [card for card in me.hand if not card.is_improvement() and can_play(g, me, card, cost)]


def can_play_occupation(g: Agricola, me: Player, cost: Bundle) -> bool:
    """Could any occupation in hand be played for this cost?"""
    if not me.outfit.cards and not can_pay(me, cost):
        return False  # nothing makes it cheaper
    return any(not card.is_improvement() and can_play(g, me, card, cost) for card in me.hand)


def can_play(g: Agricola, me: Player, card: Card, cost: Bundle) -> bool:
    if card.playable is not None and not card.playable(g, me):
        return False
    return affordable(g, me, BEFORE_OCCUPATION, card, occupation_ways(g, me, card, cost))


def affordable(g: Agricola, me: Player, kind: int, card: Card, ways: Ways) -> bool:
    """Can a card be paid for, counting on what other cards give just before?"""
    if not me.outfit.hooks[kind]:
        return can_pay_any(me, ways)
    deed = Deed(me, None, card)
    income = expected(g, me, kind, deed)
    extra: tuple[Exchange, ...] = offered_exchanges(g, me, kind, deed)
    for good, n in income:
        me.goods[good] += n
    can = can_pay_any(me, ways, extra)
    for good, n in income:
        me.goods[good] -= n
    return can


def play_occupation(g: Agricola, me: Player, cost: Bundle, may: bool = False) -> Flow:
    """Play exactly one occupation from the hand for an occupation cost."""
    options = [card.option for card in playable_occupations(g, me, cost)]
    if may:
        options.append(DONE)
    pick = yield Choice(me.seat, PLAY_OCCUPATION, options)
    if pick == DONE:
        return
    card = OF_OPTION[pick]
    deed = Deed(me, None, card)
    if me.outfit.hooks[BEFORE_OCCUPATION]:
        yield from fire(g, me, me.outfit.hooks[BEFORE_OCCUPATION], deed)
    extra = offered_exchanges(g, me, BEFORE_OCCUPATION, deed)
    yield from pay(g, me, occupation_ways(g, me, card, cost), extra=extra)
    leave_hand(me, card)
    yield from lay_occupation(g, me, deed, card)
    if g.setup.draws:
        yield from after_playing(g, me)


def lay_occupation(g: Agricola, me: Player, deed: Deed, card: Card, paid: bool = False) -> Flow:
    """An occupation comes to lie in front of the player, and acts. `paid`: with its fee."""
    earlier = me.outfit.hooks[AFTER_OCCUPATION]
    me.lay_out(card)
    if g.events is not None:
        g.tell("play", me, card=card.slug)
    yield from effect(g, me, card, paid)
    if earlier:
        yield from fire(g, me, earlier, deed)
    yield from check_conditions(g)


def can_begin_with(g: Agricola, me: Player, card: Card) -> bool:
    """Could an occupation be laid out before the first round? Its fee must be paid, nobody begs for it."""
    if card.playable is not None and not card.playable(g, me):
        return False
    return card.fee is None or can_pay(me, bundle(food=card.fee(g.rounds_left())))


def begin_with(g: Agricola, me: Player, card: Card) -> Flow:
    """Lay out an occupation before the first round, without an occupation cost."""
    deed = Deed(me, None, card)
    if me.outfit.hooks[BEFORE_OCCUPATION]:
        yield from fire(g, me, me.outfit.hooks[BEFORE_OCCUPATION], deed)
    if card.fee is not None:
        yield from pay(g, me, [bundle(food=card.fee(g.rounds_left()))])
    yield from lay_occupation(g, me, deed, card, paid=True)


def leave_hand(me: Player, card: Card) -> None:
    me.hand.remove(card)
    if card in me.shown:
        me.shown.remove(card)


def effect(g: Agricola, me: Player, card: Card, paid: bool = False) -> Flow:
    """What a card does when it is played. A fee is always paid; `paid`: it was."""
    if not card.acts():
        return
    g.depth += 1
    if card.fee is not None and not paid:
        yield from pay_or_beg(g, me, card.fee(g.rounds_left()))
    g.gain(me, card.gain)
    if card.later is not None:
        card.later.put(g, me, card.slug)
    if card.counters:
        me.set_note(card.slug, card.counters)
    if card.trade is not None and can_pay(me, card.trade.give) and (yield from confirm(me, card.slug)):
        yield from make_trade(g, me, card.trade, Deed(me, None, card))
    if card.on_play is not None:
        flow = card.on_play(g, me)
        if flow is not None:
            yield from flow
    if me.crowded():
        yield from house_animals(g, me)
    g.depth -= 1


# Improvements


def improvement_ways(g: Agricola, me: Player, card: Card, saved: Bundle = NOTHING) -> Ways:
    """What an improvement costs. Saved: it costs so much less this once."""
    if saved:
        return [less(way, saved) for way in improvement_ways(g, me, card)]
    if card.returns and not card.costs[0]:
        return []  # nothing but the return of a card is accepted
    ways = card.costs if card.cost_for is None else [card.cost_for(g, me)]
    if not me.outfit.hooks[COST]:
        return ways
    what = (MAJOR_IMPROVEMENT if card.is_major() else 0) | (MINOR_IMPROVEMENT if card.is_minor() else 0)
    return ways_for(g, me, what, Deed(me, None, card), ways)


def returnable(me: Player, card: Card) -> list[Card]:
    """The player's cards that could be handed back instead of paying for this one."""
    return [own for own in me.outfit.cards if own.slug in card.returns] if card.returns else []


def can_improve_with(g: Agricola, me: Player, card: Card, saved: Bundle = NOTHING) -> bool:
    """Are prerequisite and cost of an improvement met?"""
    if card.needs and not card.needs_are_met(g, me):
        return False
    if card.playable is not None and not card.playable(g, me):
        return False
    if card.returns and returnable(me, card):
        return True
    if is_plain(me, card, saved):
        return can_pay(me, card.costs[0])
    return affordable(g, me, BEFORE_IMPROVEMENT, card, improvement_ways(g, me, card, saved))


def can_improve_after(g: Agricola, me: Player, card: Card, fee: Bundle) -> bool:
    """The same when a fee was paid. Mostly it is enough to count goods: what comes first matters to prerequisites, and
    to cards that help just before."""
    if not can_improve_with(g, me, card):
        return False
    helped = len(me.outfit.hooks[BEFORE_IMPROVEMENT]) > 0
    if not helped and not can_pay_beside(g, me, card, fee):
        return False
    return not (helped or card.needs or card.playable is not None) or can_pay_first(g, me, fee, playing(card))


def can_pay_beside(g: Agricola, me: Player, card: Card, fee: Bundle) -> bool:
    """Do the goods suffice for an improvement and a fee together?"""
    if card.returns and returnable(me, card):
        return can_pay(me, fee)
    return can_pay_any(me, [plus(way, fee) for way in improvement_ways(g, me, card)])


def playing(card: Card) -> Goal:
    return lambda g, me: can_improve_with(g, me, card)


def is_plain(me: Player, card: Card, saved: Bundle) -> bool:
    """Has an improvement one cost, that nothing changes and nothing helps to pay? It is asked about so often."""
    hooks = me.outfit.hooks
    if saved or hooks[COST] or hooks[BEFORE_IMPROVEMENT]:
        return False
    return not card.returns and card.cost_for is None and len(card.costs) == 1


def improvements(
    g: Agricola, me: Player, major: bool = True, minor: bool = True, fee: Bundle = NOTHING, hand: bool = True
) -> list[Card]:
    """The improvements that the player could build or play now; without `hand` only those on the supply board."""
    if fee and not can_pay(me, fee):
        return []
    found: list[Card] = g.free_majors() if major else []
    if hand:
        found += [card for card in me.hand if is_allowed(card, major, minor)]
    if fee:
        return [card for card in found if can_improve_after(g, me, card, fee)]
    return [card for card in found if can_improve_with(g, me, card)]


def is_allowed(card: Card, major: bool, minor: bool) -> bool:
    """Is a card in hand an improvement of the kind that an action allows?"""
    return card.is_improvement() and (minor or (major and card.upgrade))


def can_improve(
    g: Agricola, me: Player, major: bool = True, minor: bool = True, fee: Bundle = NOTHING, hand: bool = True
) -> bool:
    if fee:
        return can_pay(me, fee) and can_improve_beside(g, me, major, minor, fee, hand)
    if major and any(can_improve_with(g, me, card) for card in g.free_majors()):
        return True
    return hand and any(is_allowed(card, major, minor) and can_improve_with(g, me, card) for card in me.hand)


def can_improve_beside(g: Agricola, me: Player, major: bool, minor: bool, fee: Bundle, hand: bool) -> bool:
    """The same when a fee was paid."""
    if major and any(can_improve_after(g, me, card, fee) for card in g.free_majors()):
        return True
    return hand and any(is_allowed(card, major, minor) and can_improve_after(g, me, card, fee) for card in me.hand)


def improve(
    g: Agricola, me: Player, major: bool = True, minor: bool = True, may: bool = False, fee: Bundle = NOTHING,
    hand: bool = True,
) -> Flow:  # fmt: skip
    """Build or play exactly one improvement; with `may`, or none. A fee is paid beforehand."""
    options: list[Option] = [card.option for card in improvements(g, me, major, minor, fee, hand)]
    if may:
        if not options:
            return
        options.append(DONE)
    pick = yield Choice(me.seat, IMPROVEMENT if major else MINOR_ONLY, options)
    if pick != DONE:
        yield from play_improvement(g, me, OF_OPTION[pick], fee)


def play_improvement(g: Agricola, me: Player, card: Card, fee: Bundle = NOTHING, saved: Bundle = NOTHING) -> Flow:
    """Pay for an improvement and lay it out; a traveling card goes on to the left neighbour."""
    yield from pay_first(g, me, fee, playing(card))
    deed = Deed(me, None, card)
    if me.outfit.hooks[BEFORE_IMPROVEMENT]:
        yield from fire(g, me, me.outfit.hooks[BEFORE_IMPROVEMENT], deed)
    extra = offered_exchanges(g, me, BEFORE_IMPROVEMENT, deed)
    cold = me.outfit.cold
    ways = improvement_ways(g, me, card, saved)
    returned = yield from pay(g, me, ways, returnable(me, card), extra, card.removes)
    if card.kind == MAJOR:
        g.majors[g.setup.majors.index(card)] = me.seat
    else:
        leave_hand(me, card)
    if not card.traveling:
        me.lay_out(card, g.setup.doors.is_cold(card, returned, cold))
        if card.for_others is not None:
            g.share_rules()
    if g.events is not None:
        g.tell("build" if card.kind == MAJOR else "play", me, card=card.slug)
        if card in me.outfit.cold:
            g.tell("fuel-token", me, card=card.slug)
    yield from effect(g, me, card)
    if card.traveling:
        pass_on(g, me, card)
    hooks = me.outfit.hooks
    listening = [(other, other.outfit.hooks[ANY_IMPROVEMENT]) for other in g.others(me)]
    yield from fire_in_turn(g, [(me, hooks[AFTER_IMPROVEMENT] + hooks[ANY_IMPROVEMENT]), *listening], deed)
    yield from check_conditions(g)
    if g.setup.draws and card.kind != MAJOR:
        yield from after_playing(g, me)


def pass_on(g: Agricola, me: Player, card: Card) -> None:
    """A traveling card goes to the hand of the left neighbour; alone, it leaves the game."""
    if len(g.players) > 1:
        left = g.left_of(me)
        left.hand.append(card)
        left.shown.append(card)
        if g.events is not None:
            g.tell("pass-card", me, card=card.slug, to=left.seat)
        deed = Deed(me, None, card)
        for hook in left.outfit.hooks[GOT_CARD]:
            if applies(g, left, hook, deed):
                give(g, left, hook, deed)
