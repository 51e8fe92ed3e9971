"""The cards of Allies and what lies beside them."""

from allmende.dominion.buying import ONE_COFFERS, spend_coffers
from allmende.dominion.card import (
    ACTION,
    ALLY,
    ATTACK,
    DURATION,
    LIAISON,
    NO,
    TOWNSFOLK,
    TREASURE,
    YES,
    Card,
    Lasting,
    Timed,
    card,
    landscape,
    mixed_pile,
)
from allmende.dominion.cards.basic import CURSE_CARD, SILVER
from allmende.dominion.cards.common import gain_fitting, gain_up_to, gain_within
from allmende.dominion.choosing import (
    choose_cards,
    choose_modes,
    confirm,
    from_hand,
    is_treasure,
    up_to_from_hand,
)
from allmende.dominion.cost import Cost
from allmende.dominion.counters import COFFERS, FAVORS
from allmende.dominion.happening import Effect, Move
from allmende.dominion.moves import discard, discard_from_play, gain, move_gained, play_set_aside, trash
from allmende.dominion.player import Player
from allmende.dominion.playing import draw, draw_until, from_deck, into_play, look, play, play_again
from allmende.dominion.state import Dominion
from allmende.dominion.zones import DECK
from allmende.table.choice import Asks, Choice, Flow, Prompt

SET = "allies"


# Allies


def fellowship_of_scribes(g: Dominion, me: Player) -> Flow:
    if (yield from confirm(me, "use", FELLOWSHIP_OF_SCRIBES)):
        g.add_tokens(me, FAVORS, -1)
        yield from draw(g, me, 1)


FELLOWSHIP_OF_SCRIBES = landscape(
    "fellowship-of-scribes", SET, ALLY,
    after_play=Timed(fellowship_of_scribes, when=lambda g, me: len(me.hand) <= 4 and me.count(FAVORS) > 0),
)  # fmt: skip


def order_of_masons(g: Dominion, me: Player, cards: list[Card]) -> Asks[list[Card]]:
    """The cards are seen only once a Favor is spent, and by their owner alone."""
    at = len(me.aside)
    open_to_all, me.face_up = me.face_up, False
    while cards and me.count(FAVORS) and (yield from confirm(me, "use", ORDER_OF_MASONS)):
        g.add_tokens(me, FAVORS, -1)
        g.news += 1
        if cards is me.deck:
            g.look_through_deck(me)
        kept = yield from choose_cards(g, me, "keep", ORDER_OF_MASONS, cards, 0, 2)
        me.aside += kept
    me.face_up = open_to_all
    kept = me.aside[at:]
    del me.aside[at:]
    return kept


ORDER_OF_MASONS = landscape("order-of-masons", SET, ALLY, at_shuffle=order_of_masons)


# $2


def bauble(g: Dominion, me: Player) -> Flow:
    chosen = yield from choose_modes(g, me, BAUBLE, ["buy", "coin", "favor", "topdeck"], 2)
    g.add_buys(me, chosen.count("buy"))
    g.add_coins(me, chosen.count("coin"))
    if "favor" in chosen:
        g.add_tokens(me, FAVORS, 1)
    if "topdeck" in chosen:
        g.leave_effect(me, BAUBLE)


def topdeck(g: Dominion, effect: Effect, me: Player, move: Move) -> None:
    move_gained(g, move, DECK)


def can_topdeck(g: Dominion, effect: Effect, me: Player, move: Move) -> bool:
    return move.player is me and move.zone != DECK and g.still_there(move)


BAUBLE = card(
    "bauble", SET, 2, TREASURE | LIAISON, play=bauble,
    lasting=Lasting(gained=topdeck, when=can_topdeck, may=True, chosen=True),
)  # fmt: skip


# $3

UNDERLING = card("underling", SET, 3, ACTION | LIAISON, cards=1, actions=1, tokens=((FAVORS, 1),))


# $4


def carpenter(g: Dominion, me: Player) -> Flow:
    if not g.empty:
        g.add_actions(me, 1)
        yield from gain_up_to(g, me, CARPENTER, 4)
        return
    cards = yield from from_hand(g, me, "trash", CARPENTER)
    yield from trash(g, me, cards)
    if cards:
        yield from gain_within(g, me, CARPENTER, g.cost(cards[0]).plus(2))


CARPENTER = card("carpenter", SET, 4, ACTION, play=carpenter)


def innkeeper(g: Dominion, me: Player) -> Flow:
    chosen = yield from choose_modes(g, me, INNKEEPER, ["draw-1", "sift-3", "sift-5"])
    if "draw-1" in chosen:
        yield from draw(g, me, 1)
    if "sift-3" in chosen:
        yield from sift(g, me, 3, 3)
    if "sift-5" in chosen:
        yield from sift(g, me, 5, 6)


def sift(g: Dominion, me: Player, drawn: int, dropped: int) -> Flow:
    yield from draw(g, me, drawn)
    cards = yield from from_hand(g, me, "discard", INNKEEPER, dropped, unseen=True)
    yield from discard(g, me, cards)


INNKEEPER = card("innkeeper", SET, 4, ACTION, actions=1, play=innkeeper)


# $5


def barbarian(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    for victim in victims:
        lost = yield from from_deck(g, victim, 1)
        yield from trash(g, victim, lost)
        if lost and g.cost(lost[0]).coins >= 3:
            yield from replace_lost(g, victim, g.cost(lost[0]), g.types(lost[0]))
        else:
            yield from gain(g, victim, CURSE_CARD)


def replace_lost(g: Dominion, me: Player, cost: Cost, types: int) -> Flow:
    """Gain a cheaper card that has one of these types."""
    yield from gain_fitting(
        g, me, BARBARIAN, lambda card: g.cost(card).cheaper_than(cost) and g.types(card) & types != 0
    )


BARBARIAN = card("barbarian", SET, 5, ACTION | ATTACK, coins=2, attack=barbarian)


def capital_city(g: Dominion, me: Player) -> Flow:
    if me.hand and (yield from confirm(me, "use", CAPITAL_CITY)):
        cards = yield from from_hand(g, me, "discard", CAPITAL_CITY, 2, unseen=True)
        yield from discard(g, me, cards)
        if len(cards) == 2:
            g.add_coins(me, 2)
    if (yield from pay(g, me, CAPITAL_CITY, 2)):
        yield from draw(g, me, 2)


def pay(g: Dominion, me: Player, source: Card, price: int) -> Asks[bool]:
    """May the player pay, and does he? Coffers help; on another player's turn one has no coins."""
    while me.seat == g.active and g.coins + me.count(COFFERS) >= price:
        options = [YES, NO] if g.coins >= price else [NO]
        if me.count(COFFERS):
            options.append(ONE_COFFERS)
        pick = yield Choice(me.seat, Prompt("pay", {"card": source.slug}), options)
        if pick == ONE_COFFERS:
            spend_coffers(g, me, pick)
            continue
        if pick == YES:
            g.coins -= price
            g.tell("pay", me, coins=price)
        return pick == YES
    return False


CAPITAL_CITY = card("capital-city", SET, 5, ACTION, cards=1, actions=2, play=capital_city)


def contract(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "put-aside", CONTRACT, 1, g.is_action)
    if cards:
        g.set_aside(me, cards)
        g.leave_effect(me, CONTRACT, cards=cards)


def fulfil(g: Dominion, effect: Effect, me: Player) -> Flow:
    yield from play_set_aside(g, me, effect.cards[0])


CONTRACT = card(
    "contract", SET, 5, TREASURE | DURATION | LIAISON, coins=2, tokens=((FAVORS, 1),), play=contract,
    lasting=Lasting(start=fulfil, chosen=True),
)  # fmt: skip


def first_treasure(g: Dominion, effect: Effect, me: Player, card: Card) -> bool:
    """Is this the victim's first Treasure of the turn?"""
    return me.seat in effect.victims and is_treasure(card) and sum(map(is_treasure, me.plays)) == 1


def leave_the_road(g: Dominion, effect: Effect, me: Player) -> Flow:
    yield from discard_from_play(g, me, effect)
    yield from draw(g, me, 3)


HIGHWAYMAN = card(
    "highwayman", SET, 5, ACTION | DURATION | ATTACK,
    lasting=Lasting(start=leave_the_road, instead=first_treasure, replaces=lambda g, me: None),
)  # fmt: skip


def specialist(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(
        g, me, "play-once", SPECIALIST, 1, lambda card: g.is_action(card) or is_treasure(card)
    )
    if not cards:
        return
    playing = into_play(me, cards[0])
    yield from play(g, me, cards[0], playing)
    chosen = yield from choose_modes(g, me, SPECIALIST, ["replay", "copy"])
    if "replay" in chosen:
        yield from play_again(g, me, playing, 1)
    if "copy" in chosen and cards[0] in g.setup.supply:
        yield from gain(g, me, cards[0])


SPECIALIST = card("specialist", SET, 5, ACTION, play=specialist)


# Townsfolk


def town_crier(g: Dominion, me: Player) -> Flow:
    chosen = yield from choose_modes(g, me, TOWN_CRIER, ["two-coins", "silver", "cantrip"])
    if "two-coins" in chosen:
        g.add_coins(me, 2)
    if "silver" in chosen:
        yield from gain(g, me, SILVER)
    if "cantrip" in chosen:
        yield from cantrip(g, me)
    if (yield from confirm(me, "use", TOWN_CRIER)):
        g.rotate(me, g.setup.stack_of[TOWN_CRIER.number])


def cantrip(g: Dominion, me: Player) -> Flow:
    yield from draw(g, me, 1)
    g.add_actions(me, 1)


TOWN_CRIER = card("town-crier", SET, 2, ACTION | TOWNSFOLK, play=town_crier)


def blacksmith(g: Dominion, me: Player) -> Flow:
    chosen = yield from choose_modes(g, me, BLACKSMITH, ["fill-hand", "draw-2", "cantrip"])
    if "fill-hand" in chosen:
        yield from draw_until(g, me, 6)
    if "draw-2" in chosen:
        yield from draw(g, me, 2)
    if "cantrip" in chosen:
        yield from cantrip(g, me)


BLACKSMITH = card("blacksmith", SET, 3, ACTION | TOWNSFOLK, play=blacksmith)


def miller(g: Dominion, me: Player) -> Flow:
    yield from look(g, me, 4)
    taken = yield from choose_cards(g, me, "take", MILLER, me.looking, 1, 1)
    g.to_hand(me, taken)
    rest, me.looking = me.looking, []
    yield from discard(g, me, rest)


MILLER = card("miller", SET, 4, ACTION | TOWNSFOLK, actions=1, play=miller)


def elder(g: Dominion, me: Player) -> Flow:
    """The additional alternative is for this one play of the card."""
    cards = yield from up_to_from_hand(g, me, "play-once", ELDER, 1, g.is_action)
    if cards:
        playing = into_play(me, cards[0])
        playing.extra = True
        yield from play(g, me, cards[0], playing)


ELDER = card("elder", SET, 5, ACTION | TOWNSFOLK, coins=2, play=elder)

mixed_pile("townsfolk", SET, ("town-crier", "blacksmith", "miller", "elder"), lambda slug, players: 4)
