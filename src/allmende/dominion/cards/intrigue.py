"""The cards of Intrigue."""

from allmende.dominion.card import ACTION, ATTACK, CURSE, TREASURE, VICTORY, card
from allmende.dominion.cards.basic import CURSE_CARD, DUCHY
from allmende.dominion.cards.common import curse_each, gain_fitting, gain_within
from allmende.dominion.choosing import (
    choose_mode,
    choose_modes,
    from_hand,
    is_treasure,
    is_victory,
    put_back_in_any_order,
    up_to_from_hand,
)
from allmende.dominion.happening import Passing
from allmende.dominion.moves import discard, gain, move_gained, trash
from allmende.dominion.passed import may_have_been, pass_on
from allmende.dominion.player import Player
from allmende.dominion.playing import draw, reveal_top
from allmende.dominion.state import Dominion
from allmende.dominion.zones import DECK, HAND
from allmende.table.choice import Flow, together

SET = "intrigue"


# $2


def pawn(g: Dominion, me: Player) -> Flow:
    chosen = yield from choose_modes(g, me, PAWN, ["draw-1", "action", "buy", "coin"], 2)
    if "draw-1" in chosen:
        yield from draw(g, me, 1)
    g.add_actions(me, chosen.count("action"))
    g.add_buys(me, chosen.count("buy"))
    g.add_coins(me, chosen.count("coin"))


PAWN = card("pawn", SET, 2, ACTION, play=pawn)


# $3


def choose_to_pass(g: Dominion, me: Player) -> Flow:
    me.aside += yield from from_hand(g, me, "pass", MASQUERADE, unseen=True)


def pass_left(g: Dominion, givers: list[Player]) -> Flow:
    """All choose at the same time, before anyone sees what comes. What can only be one card, everyone knows."""
    shown = [len(giver.shown) == len(giver.hand) for giver in givers]
    g.passing = True
    yield from together({giver.seat: choose_to_pass(g, giver) for giver in givers})
    g.passing = False
    g.news += 1
    takers = givers[1:] + givers[:1]
    passes: list[Passing] = []
    for giver, taker, all_shown in zip(givers, takers, shown, strict=True):
        card = giver.aside[0]
        passes.append(Passing(giver.seat, taker.seat, card, may_have_been(g, giver, card, all_shown), in_hand=True))
        giver.aside = []
    for passing in passes:
        pass_on(g, passing)


def masquerade(g: Dominion, me: Player) -> Flow:
    """Whoever holds nothing neither gives nor gets; who is the only one to hold cards would pass to himself."""
    givers = [player for player in g.players if player.hand]
    if len(givers) > 1:
        yield from pass_left(g, givers)
    cards = yield from up_to_from_hand(g, me, "trash", MASQUERADE, 1)
    yield from trash(g, me, cards)


MASQUERADE = card("masquerade", SET, 3, ACTION, cards=2, play=masquerade)


def shanty_town(g: Dominion, me: Player) -> Flow:
    g.show_hand(me)
    if not any(map(g.is_action, me.hand)):
        yield from draw(g, me, 2)


SHANTY_TOWN = card("shanty-town", SET, 3, ACTION, actions=2, play=shanty_town)


# $4


def conspirator(g: Dominion, me: Player) -> Flow:
    if sum(map(g.is_action, me.plays)) >= 3:
        yield from draw(g, me, 1)
        g.add_actions(me, 1)


CONSPIRATOR = card("conspirator", SET, 4, ACTION, coins=2, play=conspirator)


# $5

DUKE = card("duke", SET, 5, VICTORY, points_for=lambda g, me: me.cards().count(DUCHY))


def patrol(g: Dominion, me: Player) -> Flow:
    yield from reveal_top(g, me, 4)
    taken = [card for card in me.looking if card.types & (VICTORY | CURSE)]
    me.looking = [card for card in me.looking if card not in taken]
    g.to_hand(me, taken, open_to_all=True)
    yield from put_back_in_any_order(g, me, PATROL)


PATROL = card("patrol", SET, 5, ACTION, cards=3, play=patrol)


def replace(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    """Curses depend on what was gained, not on where it lies by now."""
    cards = yield from from_hand(g, me, "trash", REPLACE)
    yield from trash(g, me, cards)
    move = (yield from gain_within(g, me, REPLACE, g.cost(cards[0]).plus(2))) if cards else None
    if move is None:
        return
    if g.is_action(move.card) or is_treasure(move.card):
        move_gained(g, move, DECK)
    if is_victory(move.card):
        yield from curse_each(g, me, victims)


REPLACE = card("replace", SET, 5, ACTION | ATTACK, attack=replace)


def torturer(g: Dominion, me: Player, victims: list[Player]) -> Flow:
    """Each chooses when it is their turn, even what cannot be done."""
    for victim in victims:
        if (yield from choose_mode(victim, TORTURER, ["discard", "curse"])) == "curse":
            yield from gain(g, victim, CURSE_CARD, HAND)
        else:
            cards = yield from from_hand(g, victim, "discard", TORTURER, 2, unseen=len(victim.hand) > 1)
            yield from discard(g, victim, cards)


TORTURER = card("torturer", SET, 5, ACTION | ATTACK, cards=3, attack=torturer)


def upgrade(g: Dominion, me: Player) -> Flow:
    cards = yield from from_hand(g, me, "trash", UPGRADE)
    yield from trash(g, me, cards)
    if cards:
        exactly = g.cost(cards[0]).plus(1)
        yield from gain_fitting(g, me, UPGRADE, lambda card: g.cost(card) is exactly)


UPGRADE = card("upgrade", SET, 5, ACTION, cards=1, actions=1, play=upgrade)


# $6

HAREM = card("harem", SET, 6, TREASURE | VICTORY, coins=2, points=2)
