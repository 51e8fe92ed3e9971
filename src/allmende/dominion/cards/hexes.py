"""The Hexes of Nocturne, their deck, and the States that some of them bring."""

from collections.abc import Sequence

from allmende.dominion.card import ACTION, HEX, STATE, TREASURE, Card, Lasting, Timed, landscape
from allmende.dominion.cards.basic import COPPER, CURSE_CARD, ESTATE, GOLD, SILVER
from allmende.dominion.cards.common import discard_down_to, gain_fitting, reveal_until
from allmende.dominion.choosing import from_hand
from allmende.dominion.happening import Effect
from allmende.dominion.moves import discard, gain, trash
from allmende.dominion.player import Player
from allmende.dominion.playing import from_deck, receive, reveal_top, shuffle_in
from allmende.dominion.state import Dominion
from allmende.dominion.zones import DECK, HAND
from allmende.table.choice import Flow

SET = "nocturne"


def next_hex(g: Dominion, players: Sequence[Player]) -> Flow:
    """Turn over one Hex, which all these players follow in turn order; then it is discarded."""
    g.news += 1
    if not g.hexes:
        g.hexes, g.hexes_used = g.hexes_used, []
        g.rng.shuffle(g.hexes)
    thing = g.hexes.pop()
    for player in players:
        yield from receive(g, player, thing)
    g.hexes_used.append(thing)


# States


def deluded(g: Dominion, me: Player) -> None:
    g.disown(me, DELUDED)
    g.leave_effect(me, DELUDED)


def may_not_buy(g: Dominion, effect: Effect, me: Player, card: Card) -> bool:
    return g.is_action(card)


DELUDED = landscape("deluded", SET, STATE, buy_starts=Timed(deluded), lasting=Lasting(forbids=may_not_buy))


def envious(g: Dominion, me: Player) -> None:
    g.disown(me, ENVIOUS)
    g.leave_effect(me, ENVIOUS)


def one_coin(g: Dominion, effect: Effect, me: Player, card: Card) -> int:
    return 1 if card is SILVER or card is GOLD else card.coins


ENVIOUS = landscape("envious", SET, STATE, buy_starts=Timed(envious), lasting=Lasting(makes=one_coin))
MISERABLE = landscape("miserable", SET, STATE, points_for=lambda g, me: -2)
TWICE_MISERABLE = landscape("twice-miserable", SET, STATE, points_for=lambda g, me: -4)


# Hexes


def put_deck_away(g: Dominion, me: Player) -> None:
    """Put the deck onto the discard pile; that is not discarding it."""
    if g.events is not None and me.deck:
        g.tell("deck-to-discard", me, count=len(me.deck))
    unknown = len(me.deck) - len(me.known)
    me.veiled += me.deck[:unknown]
    me.veiled += [me.deck[unknown + n] for n, mask in enumerate(me.known) if mask != g.everyone()]
    me.discard += me.deck
    me.deck, me.known = [], []


def bad_omens(g: Dominion, me: Player) -> None:
    put_deck_away(g, me)
    coppers = [COPPER] * min(2, me.discard.count(COPPER))
    for card in coppers:
        g.take_from_discard(me, card)
    if len(coppers) < 2:
        g.reveal(me, me.discard)
        me.veiled = []
    g.to_deck(me, coppers, open_to_all=True)


BAD_OMENS = landscape("bad-omens", SET, HEX, run=bad_omens)


def delusion(g: Dominion, me: Player) -> None:
    if not me.has(DELUDED) and not me.has(ENVIOUS):
        g.own(me, DELUDED)


DELUSION = landscape("delusion", SET, HEX, run=delusion)


def envy(g: Dominion, me: Player) -> None:
    if not me.has(DELUDED) and not me.has(ENVIOUS):
        g.own(me, ENVIOUS)


ENVY = landscape("envy", SET, HEX, run=envy)


def famine(g: Dominion, me: Player) -> Flow:
    yield from reveal_top(g, me, 3)
    actions = [card for card in me.looking if g.is_action(card)]
    me.looking = [card for card in me.looking if not g.is_action(card)]
    yield from discard(g, me, actions, seen=True)
    rest, me.looking = me.looking, []
    if rest or me.deck:
        yield from shuffle_in(g, me, rest)


FAMINE = landscape("famine", SET, HEX, run=famine)


def fear(g: Dominion, me: Player) -> Flow:
    if len(me.hand) < 5:
        return
    cards = yield from from_hand(g, me, "discard", FEAR, 1, lambda card: g.types(card) & (ACTION | TREASURE) != 0)
    if not cards:
        g.show_hand(me)
    yield from discard(g, me, cards)


FEAR = landscape("fear", SET, HEX, run=fear)


def greed(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, COPPER, DECK)


GREED = landscape("greed", SET, HEX, run=greed)


def haunting(g: Dominion, me: Player) -> Flow:
    if len(me.hand) >= 4:
        cards = yield from from_hand(g, me, "topdeck", HAUNTING, unseen=True)
        g.to_deck(me, cards)


HAUNTING = landscape("haunting", SET, HEX, run=haunting)


def locusts(g: Dominion, me: Player) -> Flow:
    cards = yield from from_deck(g, me, 1)
    yield from trash(g, me, cards)
    if not cards:
        return
    lost = cards[0]
    if lost is COPPER or lost is ESTATE:
        yield from gain(g, me, CURSE_CARD)
        return
    cost, types = g.cost(lost), g.types(lost)
    yield from gain_fitting(g, me, LOCUSTS, lambda card: g.cost(card).cheaper_than(cost) and g.types(card) & types != 0)


LOCUSTS = landscape("locusts", SET, HEX, run=locusts)


def misery(g: Dominion, me: Player) -> None:
    if me.has(MISERABLE):
        g.disown(me, MISERABLE)
        g.own(me, TWICE_MISERABLE)
    elif not me.has(TWICE_MISERABLE):
        g.own(me, MISERABLE)


MISERY = landscape("misery", SET, HEX, run=misery)


def plague(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, CURSE_CARD, HAND)


PLAGUE = landscape("plague", SET, HEX, run=plague)


def poverty(g: Dominion, me: Player) -> Flow:
    yield from discard_down_to(g, [me], 3, POVERTY)


POVERTY = landscape("poverty", SET, HEX, run=poverty)


def war(g: Dominion, me: Player) -> Flow:
    found = yield from reveal_until(g, me, lambda card: g.cost(card).between(3, 4))
    if found is not None:
        me.looking.remove(found)
        yield from trash(g, me, [found])
    rest, me.looking = me.looking, []
    yield from discard(g, me, rest, seen=True)


WAR = landscape("war", SET, HEX, run=war)
