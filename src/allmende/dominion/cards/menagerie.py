"""The cards of Menagerie and what lies beside them."""

from allmende.dominion.card import (
    ACTION,
    ATTACK,
    DURATION,
    EVENT,
    REACTION,
    TREASURE,
    WAY,
    Card,
    Lasting,
    Trigger,
    card,
    landscape,
)
from allmende.dominion.cards.common import (
    bonus,
    curse_each,
    gain_cheaper,
    next_turn,
    play_discarded,
    play_reaction,
    playable,
)
from allmende.dominion.choosing import (
    choose_cards,
    choose_mode,
    is_treasure,
    is_victory,
    up_to_from_hand,
)
from allmende.dominion.happening import Effect, Move, Playing
from allmende.dominion.moves import (
    discard,
    exile,
    gain,
    gain_some,
    move_gained,
    play_moved,
    play_set_aside,
    return_this,
)
from allmende.dominion.player import Player
from allmende.dominion.playing import from_deck, into_play, play_again, play_where_it_lies, reveal_top
from allmende.dominion.state import Dominion
from allmende.dominion.zones import DECK, HAND
from allmende.table.choice import Flow

SET = "menagerie"


def own_gain(g: Dominion, me: Player, move: Move) -> bool:
    return move.player is me


# Horses


def horse(g: Dominion, me: Player) -> None:
    return_this(g, me)


HORSE = card("horse", SET, 3, ACTION, cards=2, actions=1, play=horse)


# $2


def black_cat(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    if me.seat != g.active:
        yield from curse_each(g, me, victims)


def others_victory(g: Dominion, me: Player, move: Move) -> bool:
    return move.player is not me and is_victory(move.card)


BLACK_CAT = card(
    "black-cat",
    SET,
    2,
    ACTION | ATTACK | REACTION,
    cards=2,
    attack=black_cat,
    in_hand=play_reaction("black-cat", others_victory),
)


def sleigh(g: Dominion, me: Player) -> Flow:
    yield from gain_some(g, me, HORSE, 2)


def discard_sleigh(g: Dominion, me: Player, move: Move) -> Flow:
    """It may be discarded for nothing, if the gained card has moved on."""
    g.take_from_hand(me, SLEIGH)
    yield from discard(g, me, [SLEIGH])
    if g.still_there(move):
        to = yield from choose_mode(me, SLEIGH, ["into-hand", "onto-deck"])
        move_gained(g, move, HAND if to == "into-hand" else DECK)


SLEIGH = card(
    "sleigh", SET, 2, ACTION | REACTION, play=sleigh,
    in_hand=Trigger(discard_sleigh, may=True, when=own_gain),
)  # fmt: skip


def supplies(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, HORSE, DECK)


SUPPLIES = card("supplies", SET, 2, TREASURE, coins=1, play=supplies)


# $3


SHEEPDOG = card("sheepdog", SET, 3, ACTION | REACTION, cards=2, in_hand=play_reaction("sheepdog", own_gain))


# $4


def cardinal(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    for victim in victims:
        yield from reveal_top(g, victim, 2)
        gone = yield from choose_cards(
            g, victim, "exile", CARDINAL, victim.looking, 1, 1, lambda card: g.cost(card).between(3, 6)
        )
        exile(g, victim, gone)
        rest, victim.looking = victim.looking, []
        yield from discard(g, victim, rest, seen=True)


CARDINAL = card("cardinal", SET, 4, ACTION | ATTACK, coins=2, attack=cardinal)


def hostelry(g: Dominion, me: Player, move: Move) -> Flow:
    cards = yield from up_to_from_hand(g, me, "discard", HOSTELRY, len(me.hand), is_treasure)
    if cards:
        g.reveal(me, cards)
    yield from discard(g, me, cards, seen=True)
    yield from gain_some(g, me, HORSE, len(cards))


HOSTELRY = card("hostelry", SET, 4, ACTION, cards=1, actions=2, on_gain=Trigger(hostelry))


def village_green(g: Dominion, me: Player) -> Flow:
    if (yield from choose_mode(me, VILLAGE_GREEN, ["now", "next-turn"])) == "now":
        yield from bonus(g, me, cards=1, actions=2)
    else:
        g.leave_effect(me, VILLAGE_GREEN)


VILLAGE_GREEN = card(
    "village-green", SET, 4, ACTION | DURATION | REACTION, play=village_green,
    lasting=next_turn(cards=1, actions=2, chosen=True), on_discard=Trigger(play_moved, may=True, when=playable),
)  # fmt: skip


# $5


def falconer(g: Dominion, me: Player) -> Flow:
    yield from gain_cheaper(g, me, FALCONER, g.cost(FALCONER), HAND)


def several_types(g: Dominion, me: Player, move: Move) -> bool:
    types = g.types(move.card)
    return types & (types - 1) != 0


FALCONER = card("falconer", SET, 5, ACTION | REACTION, play=falconer, in_hand=play_reaction("falconer", several_types))


def worth_a_horse(g: Dominion, effect: Effect, me: Player, move: Move) -> bool:
    return move.player is me and g.cost(move.card).coins >= 4


def bring_horse(g: Dominion, effect: Effect, me: Player, move: Move) -> Flow:
    yield from gain(g, me, HORSE)


LIVERY = card("livery", SET, 5, ACTION, coins=3, lasting=Lasting(gained=bring_horse, when=worth_a_horse))


def mastermind(g: Dominion, effect: Effect, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "play-once", MASTERMIND, 1, g.is_action)
    if cards:
        helper = Playing(MASTERMIND, MASTERMIND in me.in_play, effect.stay)
        yield from play_again(g, me, into_play(me, cards[0]), 3, helper)


MASTERMIND = card("mastermind", SET, 5, ACTION | DURATION, lasting=Lasting(start=mastermind))


# Events


def banish(g: Dominion, me: Player) -> Flow:
    """Those that are picked lie aside: all others must be like them."""

    def alike(card: Card) -> bool:
        return not me.aside or card is me.aside[0]

    exile(g, me, (yield from up_to_from_hand(g, me, "exile", BANISH, len(me.hand), alike)))


BANISH = landscape("banish", SET, EVENT, 4, run=banish)


def gamble(g: Dominion, me: Player) -> Flow:
    g.add_buys(me, 1)
    moves = yield from discard(g, me, (yield from from_deck(g, me, 1)), seen=True)
    if moves and (is_treasure(moves[0].card) or g.is_action(moves[0].card)):
        yield from play_discarded(g, me, GAMBLE, moves[0])


GAMBLE = landscape("gamble", SET, EVENT, 2, run=gamble)


# Ways


def way_of_the_turtle(g: Dominion, me: Player) -> None:
    playing = g.playing
    if playing is not None and g.leave_play(me):
        g.set_aside(me, [playing.card])
        g.leave_effect(me, WAY_OF_THE_TURTLE, cards=[playing.card])


def turtle_arrives(g: Dominion, effect: Effect, me: Player) -> Flow:
    yield from play_set_aside(g, me, effect.cards[0])


WAY_OF_THE_TURTLE = landscape(
    "way-of-the-turtle", SET, WAY, run=way_of_the_turtle, lasting=Lasting(start=turtle_arrives)
)


def way_of_the_mouse(g: Dominion, me: Player) -> Flow:
    if g.setup.mouse is not None:
        yield from play_where_it_lies(g, me, g.setup.mouse, copies_way=False)


WAY_OF_THE_MOUSE = landscape("way-of-the-mouse", SET, WAY, run=way_of_the_mouse)
