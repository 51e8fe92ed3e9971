"""The cards of Seaside."""

from allmende.dominion.card import ACTION, ATTACK, DURATION, VICTORY, Lasting, card
from allmende.dominion.cards.basic import COPPER, CURSE_CARD
from allmende.dominion.cards.common import gain_fitting, gain_up_to, next_turn
from allmende.dominion.choosing import choose_cards, from_hand, up_to_from_hand
from allmende.dominion.counters import ISLAND as ISLAND_MAT
from allmende.dominion.happening import Effect, Move
from allmende.dominion.moves import discard, gain, play_moved, put_on_mat, put_this_on, trash
from allmende.dominion.player import Player
from allmende.dominion.playing import look
from allmende.dominion.state import Dominion
from allmende.dominion.zones import ASIDE
from allmende.table.choice import Flow

SET = "seaside"


# $3


def lookout(g: Dominion, me: Player) -> Flow:
    """With fewer cards the first instructions take what there is."""
    yield from look(g, me, 3)
    lost = yield from choose_cards(g, me, "trash", LOOKOUT, me.looking, 1, 1)
    yield from trash(g, me, lost)
    dropped = yield from choose_cards(g, me, "discard", LOOKOUT, me.looking, 1, 1)
    yield from discard(g, me, dropped)
    left, me.looking = me.looking, []
    g.to_deck(me, left)


LOOKOUT = card("lookout", SET, 3, ACTION, actions=1, play=lookout)


def smugglers(g: Dominion, me: Player) -> Flow:
    gained = g.neighbour(me).gained_before
    yield from gain_fitting(g, me, SMUGGLERS, lambda card: card in gained and g.cost(card).up_to(6))


SMUGGLERS = card("smugglers", SET, 3, ACTION, play=smugglers)


def warehouse(g: Dominion, me: Player) -> Flow:
    cards = yield from from_hand(g, me, "discard", WAREHOUSE, 3, unseen=True)
    yield from discard(g, me, cards)


WAREHOUSE = card("warehouse", SET, 3, ACTION, cards=3, actions=1, play=warehouse)


# $4


def blockade(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    """A card that was exchanged or played at once is not set aside any more."""
    move = yield from gain_up_to(g, me, BLOCKADE, 4, ASIDE)
    if move is not None and g.still_there(move):
        g.leave_effect(me, BLOCKADE, victims, [move.card])


def blockaded(g: Dominion, effect: Effect, me: Player, move: Move) -> bool:
    return move.card in effect.cards and g.active == me.seat


def curse_for_blockaded(g: Dominion, effect: Effect, me: Player, move: Move) -> Flow:
    yield from gain(g, me, CURSE_CARD)


def end_blockade(g: Dominion, effect: Effect, me: Player) -> None:
    for one in effect.cards:
        g.take_aside(me, one)
    g.to_hand(me, effect.cards, open_to_all=True)


BLOCKADE = card(
    "blockade", SET, 4, ACTION | DURATION | ATTACK, attack=blockade,
    lasting=Lasting(start=end_blockade, gained=curse_for_blockaded, when=blockaded, hits=True, chosen=True),
)  # fmt: skip

CARAVAN = card("caravan", SET, 4, ACTION | DURATION, cards=1, actions=1, lasting=next_turn(cards=1))


def cutpurse(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    for victim in victims:
        if COPPER in victim.hand:
            g.take_from_hand(victim, COPPER)
            yield from discard(g, victim, [COPPER])
        else:
            g.show_hand(victim)


CUTPURSE = card("cutpurse", SET, 4, ACTION | ATTACK, coins=2, attack=cutpurse)


def island(g: Dominion, me: Player) -> Flow:
    cards = yield from from_hand(g, me, "mat", ISLAND)
    put_this_on(g, me, ISLAND_MAT)
    put_on_mat(g, me, ISLAND_MAT, cards)


ISLAND = card("island", SET, 4, ACTION | VICTORY, points=2, play=island)


def duration_gained(g: Dominion, effect: Effect, me: Player, move: Move) -> bool:
    return move.player is me and move.card.types & DURATION != 0 and g.still_there(move)


def set_sail(g: Dominion, effect: Effect, me: Player, move: Move) -> Flow:
    g.end_effect(effect)
    yield from play_moved(g, me, move)


def come_home(g: Dominion, effect: Effect, me: Player) -> Flow:
    g.add_coins(me, 2)
    cards = yield from up_to_from_hand(g, me, "trash", SAILOR, 1)
    yield from trash(g, me, cards)


SAILOR = card(
    "sailor", SET, 4, ACTION | DURATION, actions=1,
    lasting=Lasting(start=come_home, gained=set_sail, when=duration_gained, may=True, permits=True),
)  # fmt: skip


# $5

BAZAAR = card("bazaar", SET, 5, ACTION, cards=1, actions=2, coins=1)

MERCHANT_SHIP = card("merchant-ship", SET, 5, ACTION | DURATION, coins=2, lasting=next_turn(coins=2))
