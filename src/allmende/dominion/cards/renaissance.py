"""The cards of Renaissance and what lies beside them."""

from allmende.dominion.card import (
    ACTION,
    ARTIFACT,
    COMMAND,
    PROJECT,
    REACTION,
    TREASURE,
    Timed,
    Trigger,
    card,
    landscape,
)
from allmende.dominion.cards.basic import COPPER, GOLD
from allmende.dominion.cards.common import get_tokens
from allmende.dominion.choosing import (
    choose_cards,
    choose_mode,
    choose_to_replay,
    is_treasure,
    put_back_in_any_order,
    up_to_from_hand,
)
from allmende.dominion.counters import COFFERS, VILLAGERS
from allmende.dominion.happening import Move
from allmende.dominion.moves import discard, gain, trash
from allmende.dominion.player import Player
from allmende.dominion.playing import draw, replay, reveal_top
from allmende.dominion.state import Dominion
from allmende.table.choice import Flow

SET = "renaissance"


# Projects


def silos(g: Dominion, me: Player) -> Flow:
    cards = yield from up_to_from_hand(g, me, "discard", SILOS, len(me.hand), lambda card: card is COPPER)
    yield from discard(g, me, cards, seen=True)
    yield from draw(g, me, len(cards))


SILOS = landscape("silos", SET, PROJECT, 4, at_start=Timed(silos, when=lambda g, me: COPPER in me.hand))


def guildhall(g: Dominion, me: Player, move: Move) -> None:
    g.add_tokens(me, COFFERS, 1)


GUILDHALL = landscape(
    "guildhall", SET, PROJECT, 5,
    on_gain=Trigger(guildhall, when=lambda g, me, move: move.player is me and is_treasure(move.card)),
)  # fmt: skip

BARRACKS = landscape("barracks", SET, PROJECT, 6, at_start=Timed(lambda g, me: g.add_actions(me, 1)))


# Artifacts


def take_flag(g: Dominion, me: Player, move: Move) -> None:
    g.own(me, FLAG)


FLAG = landscape("flag", SET, ARTIFACT, hand_size=1)


def open_chest(g: Dominion, me: Player) -> Flow:
    yield from gain(g, me, GOLD)


TREASURE_CHEST = landscape("treasure-chest", SET, ARTIFACT, buy_starts=Timed(open_chest))


# $2


def ducat_gained(g: Dominion, me: Player, move: Move) -> Flow:
    cards = yield from up_to_from_hand(g, me, "trash", DUCAT, 1, lambda card: card is COPPER)
    yield from trash(g, me, cards)


DUCAT = card("ducat", SET, 2, TREASURE, buys=1, tokens=((COFFERS, 1),), on_gain=Trigger(ducat_gained))

LACKEYS = card("lackeys", SET, 2, ACTION, cards=2, on_gain=get_tokens((VILLAGERS, 2)))


# $4

FLAG_BEARER = card(
    "flag-bearer", SET, 4, ACTION, coins=2, on_gain=Trigger(take_flag), on_trash=Trigger(take_flag)
)  # fmt: skip


def mountain_village(g: Dominion, me: Player) -> Flow:
    """What lies in the discard pile is taken, not drawn: there is no shuffle."""
    if me.discard:
        g.news += 1  # the whole discard pile is seen
        cards = yield from choose_cards(g, me, "take", MOUNTAIN_VILLAGE, me.discard, 1, 1)
        g.to_hand(me, cards)
    else:
        yield from draw(g, me, 1)


MOUNTAIN_VILLAGE = card("mountain-village", SET, 4, ACTION, actions=2, play=mountain_village)

PATRON = card(
    "patron", SET, 4, ACTION | REACTION, coins=2, tokens=((VILLAGERS, 1),),
    revealed=lambda g, me: g.add_tokens(me, COFFERS, 1),
)  # fmt: skip

SILK_MERCHANT = card(
    "silk-merchant", SET, 4, ACTION, cards=2, buys=1,
    on_gain=get_tokens((COFFERS, 1), (VILLAGERS, 1)), on_trash=get_tokens((COFFERS, 1), (VILLAGERS, 1)),
)  # fmt: skip


# $5


def scepter(g: Dominion, me: Player) -> Flow:
    """Replaying may be chosen even if there is nothing to replay."""
    if (yield from choose_mode(me, SCEPTER, ["two-coins", "replay"])) == "two-coins":
        g.add_coins(me, 2)
        return
    fitting = [card for card in g.played_this_turn(me) if g.is_action(card) and not g.types(card) & COMMAND]
    found = yield from choose_to_replay(me, SCEPTER, fitting)
    if found is not None:
        yield from replay(g, me, found)


SCEPTER = card("scepter", SET, 5, TREASURE | COMMAND, play=scepter)


def seer(g: Dominion, me: Player) -> Flow:
    yield from reveal_top(g, me, 3)
    taken = [card for card in me.looking if g.cost(card).between(2, 4)]
    for found in taken:
        me.looking.remove(found)
    g.to_hand(me, taken, open_to_all=True)
    yield from put_back_in_any_order(g, me, SEER)


SEER = card("seer", SET, 5, ACTION, cards=1, actions=1, play=seer)

SPICES = card("spices", SET, 5, TREASURE, coins=2, buys=1, on_gain=get_tokens((COFFERS, 2)))


def swashbuckler(g: Dominion, me: Player) -> None:
    """A shuffle for the three cards leaves no discard pile."""
    if not me.discard:
        return
    g.add_tokens(me, COFFERS, 1)
    if me.count(COFFERS) >= 4:
        g.own(me, TREASURE_CHEST)


SWASHBUCKLER = card("swashbuckler", SET, 5, ACTION, cards=3, play=swashbuckler)
