"""The cards of Adventures and what lies beside them."""

from allmende.dominion.card import (
    ACTION,
    ATTACK,
    COMMAND,
    DURATION,
    EVENT,
    FOREVER,
    RESERVE,
    TRAVELLER,
    VICTORY,
    Card,
    Lasting,
    Timed,
    Trigger,
    card,
    landscape,
)
from allmende.dominion.cards.basic import CURSE_CARD, ESTATE, SILVER
from allmende.dominion.cards.common import bonus, gain_fitting, hand_onto_deck, others_draw
from allmende.dominion.choosing import choose_pile, is_treasure
from allmende.dominion.counters import ESTATE_TOKEN, JOURNEY, MINUS_CARD, MINUS_COIN, TAVERN
from allmende.dominion.happening import Effect, Move
from allmende.dominion.moves import call, discard, discard_hand, gain, gain_some, put_on_mat, put_this_on, trash
from allmende.dominion.player import Player
from allmende.dominion.playing import draw, from_deck, play_where_it_lies, reveal_top
from allmende.dominion.state import Dominion
from allmende.table.choice import Flow

SET = "adventures"


# What several cards do


def to_tavern(g: Dominion, me: Player) -> None:
    put_this_on(g, me, TAVERN)


def flip_journey(g: Dominion, me: Player) -> bool:
    """Turn the Journey token over; is it face up now?"""
    g.add_tokens(me, JOURNEY, -1 if me.count(JOURNEY) else 1)
    return me.count(JOURNEY) == 0


# Events

EXPEDITION = landscape("expedition", SET, EVENT, 3, lasting=Lasting(hand_size=2))


def raid(g: Dominion, me: Player) -> Flow:
    yield from gain_some(g, me, SILVER, me.in_play.count(SILVER))
    for other in g.others(me):
        g.add_tokens(other, MINUS_CARD, 1)


RAID = landscape("raid", SET, EVENT, 5, run=raid)


def may_be_inherited(g: Dominion, card: Card) -> bool:
    types = g.types(card)
    return types & ACTION != 0 and not types & (COMMAND | DURATION) and g.cost(card).up_to(4)


def inheritance(g: Dominion, me: Player) -> Flow:
    """The card is set aside from the supply, which is no gain; from now on Estates play it."""
    found = yield from choose_pile(g, me, INHERITANCE, lambda card: may_be_inherited(g, card))
    if found is not None:
        g.take(found)
        put_on_mat(g, me, ESTATE_TOKEN, [found])


def inherited_estate(g: Dominion, me: Player) -> Flow:
    for inherited in me.mat(ESTATE_TOKEN):
        yield from play_where_it_lies(g, me, inherited)


INHERITANCE = landscape("inheritance", SET, EVENT, 7, run=inheritance, once=True)
ESTATE.play = inherited_estate


# $2

PAGE = card("page", SET, 2, ACTION | TRAVELLER, cards=1, actions=1, exchange="treasure-hunter")


def treasure_hunter(g: Dominion, me: Player) -> Flow:
    yield from gain_some(g, me, SILVER, len(g.neighbour(me).gained_before))


TREASURE_HUNTER = card(
    "treasure-hunter", SET, 3, ACTION | TRAVELLER, actions=1, coins=1, play=treasure_hunter, exchange="warrior"
)


def warrior(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    travellers = sum([card.types & TRAVELLER != 0 for card in me.in_play])
    for victim in victims:
        for _ in range(travellers):
            yield from strike(g, victim)


def strike(g: Dominion, victim: Player) -> Flow:
    """Discard the top card of the deck; if it has not moved since, it may have to be trashed."""
    for move in (yield from discard(g, victim, (yield from from_deck(g, victim, 1)))):
        if g.cost(move.card).between(3, 4) and g.still_there(move):
            g.take_again(move)
            yield from trash(g, victim, [move.card])


WARRIOR = card("warrior", SET, 4, ACTION | ATTACK | TRAVELLER, cards=2, attack=warrior, exchange="hero")


def hero(g: Dominion, me: Player) -> Flow:
    yield from gain_fitting(g, me, HERO, is_treasure)


HERO = card("hero", SET, 5, ACTION | TRAVELLER, coins=2, play=hero, exchange="champion")


def cheer(g: Dominion, effect: Effect, me: Player, played: Card) -> None:
    if me.seat == effect.owner and g.is_action(played):
        g.add_actions(me, 1)


CHAMPION = card(
    "champion", SET, 6, ACTION | DURATION, actions=1, lasting=Lasting(played=cheer, protects=True, until=FOREVER)
)


# $3


def call_guide(g: Dominion, me: Player) -> Flow:
    call(g, me, GUIDE)
    yield from discard_hand(g, me)
    yield from draw(g, me, 5)


GUIDE = card(
    "guide", SET, 3, ACTION | RESERVE, cards=1, actions=1, play=to_tavern, calls=Timed(call_guide, may=True)
)  # fmt: skip


# $4


def port(g: Dominion, me: Player, move: Move) -> Flow:
    yield from gain(g, me, PORT, mute=True)


PORT = card("port", SET, 4, ACTION, cards=1, actions=2, on_gain=Trigger(port))


def ranger(g: Dominion, me: Player) -> Flow:
    if flip_journey(g, me):
        yield from draw(g, me, 5)


RANGER = card("ranger", SET, 4, ACTION, buys=1, play=ranger)


# $5


def bridge_troll(g: Dominion, me: Player, victims: list[Player]) -> None:
    for victim in victims:
        g.add_tokens(victim, MINUS_COIN, 1)


def troll_again(g: Dominion, effect: Effect, me: Player) -> Flow:
    yield from bonus(g, me, buys=1)


BRIDGE_TROLL = card(
    "bridge-troll", SET, 5, ACTION | ATTACK | DURATION, buys=1, attack=bridge_troll,
    lasting=Lasting(reduces=1, start=troll_again),
)  # fmt: skip

DISTANT_LANDS = card(
    "distant-lands", SET, 5, ACTION | RESERVE | VICTORY, play=to_tavern, mat_points=(TAVERN, 4)
)  # fmt: skip


def giant(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    if not flip_journey(g, me):
        g.add_coins(me, 1)
        return
    g.add_coins(me, 5)
    for victim in victims:
        yield from trample(g, victim)


def trample(g: Dominion, victim: Player) -> Flow:
    yield from reveal_top(g, victim, 1)
    cards, victim.looking = victim.looking, []
    if cards and g.cost(cards[0]).between(3, 6):
        yield from trash(g, victim, cards)
    else:
        yield from discard(g, victim, cards)
        yield from gain(g, victim, CURSE_CARD)


GIANT = card("giant", SET, 5, ACTION | ATTACK, attack=giant)


def was_bought(g: Dominion, effect: Effect, me: Player, move: Move) -> bool:
    return move.bought


def lose_the_way(g: Dominion, effect: Effect, me: Player, move: Move) -> Flow:
    yield from hand_onto_deck(g, me, HAUNTED_WOODS)


def leave_the_woods(g: Dominion, effect: Effect, me: Player) -> Flow:
    yield from draw(g, me, 3)


HAUNTED_WOODS = card(
    "haunted-woods", SET, 5, ACTION | ATTACK | DURATION,
    lasting=Lasting(gained=lose_the_way, when=was_bought, hits=True, start=leave_the_woods),
)  # fmt: skip


def lost_city(g: Dominion, me: Player, move: Move) -> Flow:
    yield from others_draw(g, me)


LOST_CITY = card("lost-city", SET, 5, ACTION, cards=2, actions=2, on_gain=Trigger(lost_city))


def sell_wine(g: Dominion, me: Player) -> Flow:
    me.take_off(TAVERN, WINE_MERCHANT)
    yield from discard(g, me, [WINE_MERCHANT])


WINE_MERCHANT = card(
    "wine-merchant", SET, 5, ACTION | RESERVE, buys=1, coins=4, play=to_tavern,
    buy_ends=Timed(sell_wine, may=True, when=lambda g, me: g.coins >= 2),
)  # fmt: skip
