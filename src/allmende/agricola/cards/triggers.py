"""Cards that listen: goods come by themselves, then the owner uses the rest in an order of choice."""

from typing import Final

from allmende.agricola.cards.hooks import AS_SOON_AS, WHENEVER, Deed, Hook, HookKind
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.farm.animals import discard, house_animals
from allmende.agricola.goods import FAIRY, NOTHING, Bundle, plus
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DONE
from allmende.table.choice import Choice, Flow, Option, Prompt

USE_CARD: Final = Prompt("use-card")


def applies(g: Agricola, me: Player, hook: Hook, deed: Deed) -> bool:
    if hook.spaces and (deed.space is None or not hook.spaces >> deed.space.number & 1):
        return False
    return hook.when is None or hook.when(g, me, deed)


def fire(g: Agricola, me: Player, hooks: tuple[Hook, ...], deed: Deed) -> Flow:
    """Let the owner's cards act on a deed. What may be used between the actions of a space stays open in the deed."""
    waiting: list[Hook] = []
    for hook in hooks:
        if hook.run is not None:
            waiting.append(hook)
        elif applies(g, me, hook, deed):
            give(g, me, hook, deed)
    if me.crowded():
        yield from house_animals(g, me)
    while waiting:
        ready = [hook for hook in waiting if applies(g, me, hook, deed)]
        if not ready:
            break
        options = list(dict.fromkeys([card_option(hook) for hook in ready]))
        if all(hook.may for hook in ready):
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


def give(g: Agricola, me: Player, hook: Hook, deed: Deed) -> None:
    """The goods of a hook come into the supply, and what else comes by itself."""
    goods = hook.goods if hook.gain is None else hook.gain(g, me, deed)
    if goods or hook.also is not None:
        tell_card(g, me, hook)
        g.gain(me, goods)
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
    assert hook.card is not None
    return hook.card.option


def expected(g: Agricola, me: Player, kind: HookKind, deed: Deed) -> Bundle:
    """Goods that cards will give by themselves at a deed, to look ahead."""
    found = NOTHING
    for hook in me.outfit.hooks[kind]:
        if hook.run is None and applies(g, me, hook, deed):
            found = plus(found, hook.goods if hook.gain is None else hook.gain(g, me, deed))
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
    for me in g.players:
        if me.outfit.places_for and me.crowded():
            yield from house_animals(g, me)
        for _ in range(me.homeless_fairies()):
            discard(g, me, FAIRY)
        look_again(g, me)
        for hook in me.outfit.hooks[AS_SOON_AS]:
            card = hook.card
            assert card is not None
            if not me.notes.get(card.number, 0) and applies(g, me, hook, Deed(me)):
                me.notes[card.number] = 1
                if hook.run is None:
                    give(g, me, hook, Deed(me))
                else:
                    yield from run(g, me, hook, Deed(me))
