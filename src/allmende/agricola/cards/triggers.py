"""Cards that listen: goods come by themselves, then the owner uses the rest in an order of choice."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from allmende.agricola.cards.hooks import AS_SOON_AS, WHENEVER, Deed, Hook, HookKind
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.farm.animals import discard, house_animals
from allmende.agricola.goods import FAIRY, NOTHING, Bundle, plus
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import ANYTIME, DONE
from allmende.table.choice import Choice, Flow, Option, Prompt

USE_CARD: Final = Prompt("use-card")
Listening: TypeAlias = tuple[Player, tuple[Hook, ...]]
"""A player, and the cards that listen to a deed."""


def applies(g: Agricola, me: Player, hook: Hook, deed: Deed) -> bool:
    if hook.spaces and (deed.space is None or not hook.spaces >> deed.space.number & 1):
        return False
    return hook.when is None or hook.when(g, me, deed)


def fire(g: Agricola, me: Player, hooks: tuple[Hook, ...], deed: Deed) -> Flow:
    """Let the owner's cards act on a deed."""
    give_all(g, me, hooks, deed)
    yield from ask(g, me, hooks, deed)


def fire_in_turn(g: Agricola, listening: Sequence[Listening], deed: Deed) -> Flow:
    """Let cards of several players act on one deed: first comes what comes by itself, for all of them; then each one
    decides about the rest."""
    for me, hooks in listening:
        give_all(g, me, hooks, deed)
    for me, hooks in listening:
        yield from ask(g, me, hooks, deed)


def give_all(g: Agricola, me: Player, hooks: tuple[Hook, ...], deed: Deed) -> None:
    """What comes by itself."""
    for hook in hooks:
        if hook.run is None and applies(g, me, hook, deed):
            give(g, me, hook, deed)


def ask(g: Agricola, me: Player, hooks: tuple[Hook, ...], deed: Deed) -> Flow:
    """What cards do besides, in an order of the owner's choice. What may be used between the actions of a space stays
    open in the deed."""
    if me.crowded():
        yield from house_animals(g, me)
    waiting = [hook for hook in hooks if hook.run is not None]
    while waiting:
        ready = [hook for hook in waiting if applies(g, me, hook, deed)]
        if not ready:
            break
        options = list(dict.fromkeys([card_option(hook) for hook in ready]))
        if all(hook.may for hook in ready) and not must_open(g, me, ready, deed):
            options.append(DONE)
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, USE_CARD, options)
        if pick == DONE:
            break
        hook = next(hook for hook in ready if card_option(hook) == pick)
        waiting.remove(hook)
        deed.done.append(hook)
        yield from run(g, me, hook, deed)
    deed.open += [hook for hook in waiting if hook.between]


def must_open(g: Agricola, me: Player, ready: Sequence[Hook], deed: Deed) -> bool:
    """Can the space be used only after one of these cards?"""
    return any(hook.opens and opens_space(g, me, hook, deed) for hook in ready)


def opens_space(g: Agricola, me: Player, hook: Hook, deed: Deed) -> bool:
    """Can a space be used after a card, and not without it?"""
    space = deed.space
    if not hook.opens or deed.acted or space is None or space.can is None or space.can(g, me):
        return False
    return applies(g, me, hook, deed)


def give(g: Agricola, me: Player, hook: Hook, deed: Deed) -> None:
    """The goods of a hook come into the supply, and what else comes by itself."""
    goods = hook.goods if hook.gain is None else hook.gain(g, me, deed)
    if goods or hook.gift or hook.also is not None:
        tell_card(g, me, hook)
        g.gain(me, goods)
    if hook.gift:
        for other in g.others(me):
            g.gain(other, hook.gift)
    if hook.also is not None:
        hook.also(g, me, deed)


def run(g: Agricola, me: Player, hook: Hook, deed: Deed) -> Flow:
    """Carry out what a card does."""
    tell_card(g, me, hook)
    assert hook.run is not None
    flow = hook.run(g, me, deed)
    if flow is not None:
        yield from flow
    if me.crowded():
        yield from house_animals(g, me)


def tell_card(g: Agricola, me: Player, hook: Hook) -> None:
    if g.events is not None and hook.card is not None:
        g.tell("use-card", me, card=hook.card.slug)


def card_option(hook: Hook) -> Option:
    """The option of the card; what is done without one is done at any time."""
    return ANYTIME if hook.card is None else hook.card.option


def expected(g: Agricola, me: Player, kind: HookKind, deed: Deed) -> Bundle:
    """Goods that cards will give by themselves at a deed, to look ahead."""
    found = NOTHING
    for hook in me.outfit.hooks[kind]:
        if hook.run is None and applies(g, me, hook, deed):
            found = plus(found, hook.goods if hook.gain is None else hook.gain(g, me, deed))
    return found


def gifts(g: Agricola, me: Player, kind: HookKind, deed: Deed) -> Bundle:
    """Goods that the cards of others will give at a deed by themselves."""
    found = NOTHING
    for other in g.others(me):
        for hook in other.outfit.hooks[kind]:
            if hook.gift and applies(g, other, hook, deed):
                found = plus(found, hook.gift)
    return found


def offered_exchanges(g: Agricola, me: Player, kind: HookKind, deed: Deed) -> tuple[Exchange, ...]:
    """Exchanges that cards offer at a deed and that were not made yet."""
    found: list[Exchange] = []
    for hook in me.outfit.hooks[kind]:
        if hook.exchange is not None and hook not in deed.done:
            exchange = hook.exchange(g, me, deed)
            if exchange is not None:
                exchange.card, exchange.option, exchange.once = hook.card, card_option(hook), True
                found.append(exchange)
    return tuple(found)


def look_again(g: Agricola, me: Player) -> None:
    """Cards that act as often as something is so, and ask nobody."""
    for hook in me.outfit.hooks[WHENEVER]:
        if applies(g, me, hook, Deed(me)):
            give(g, me, hook, Deed(me))


def check_conditions(g: Agricola) -> Flow:
    """Cards that wait for something to be so: each acts once, as soon as it is. Room for animals may be gone."""
    waiting = False
    for me in g.players:
        if me.goods[FAIRY]:
            for _ in range(me.homeless_fairies()):
                discard(g, me, FAIRY)
        if me.outfit.waits:
            waiting = True
    if not waiting:
        return
    players = [me for me in g.at_this_moment() if me.outfit.waits]
    for me in players:
        look_again(g, me)
        for hook in waiting_for_it(g, me):
            if hook.run is None:
                mark(me, hook)
                give(g, me, hook, Deed(me))
    for me in players:
        if me.outfit.places_for and me.crowded():
            yield from house_animals(g, me)
        for hook in waiting_for_it(g, me):
            mark(me, hook)
            yield from run(g, me, hook, Deed(me))


def waiting_for_it(g: Agricola, me: Player) -> list[Hook]:
    """The cards that have waited for what is so now."""
    hooks = me.outfit.hooks[AS_SOON_AS]
    if not hooks:
        return []
    return [hook for hook in hooks if not is_marked(me, hook) and applies(g, me, hook, Deed(me))]


def is_marked(me: Player, hook: Hook) -> bool:
    assert hook.card is not None
    return me.notes.get(hook.card.number, 0) > 0


def mark(me: Player, hook: Hook) -> None:
    assert hook.card is not None
    me.notes[hook.card.number] = 1
