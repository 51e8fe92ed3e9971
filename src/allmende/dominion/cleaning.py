"""Clean-up, and the end of a turn and of the game."""

from typing import Final

from allmende.dominion.card import (
    BY_SLUG,
    FOREVER,
    NEXT_TURN,
    Card,
)
from allmende.dominion.cards.basic import PROVINCE
from allmende.dominion.choosing import choose_cards, choose_to_exchange
from allmende.dominion.counters import DEBT
from allmende.dominion.happening import Effect
from allmende.dominion.moves import saves, swap
from allmende.dominion.passed import lose_sight
from allmende.dominion.player import Player
from allmende.dominion.playing import draw
from allmende.dominion.state import Dominion
from allmende.dominion.zones import ACTION_PHASE, GAME_OVER
from allmende.table.choice import Flow

HAND_SIZE: Final = 5
LAST_TURN: Final = 500
"""The rulebooks know no such limit; no game that gets on comes near it."""


def schemes(g: Dominion, me: Player) -> list[Effect]:
    """The effects by which the player may put an Action onto the deck as it is discarded from play."""
    found = [effect for effect in g.effects if effect.owner == me.seat and saves(effect)]
    return found if found and any(map(g.is_action, g.leaving_play(me))) else []


def clean_up_with_schemes(g: Dominion, me: Player, effects: list[Effect]) -> Flow:
    yield from save_actions(g, me, effects)
    clean_up(g, me)


def save_actions(g: Dominion, me: Player, effects: list[Effect]) -> Flow:
    """Put Actions onto the deck that would be discarded from play."""
    source = effects[0].source
    assert isinstance(source, Card)
    staying = g.staying(me)
    kept = yield from choose_cards(
        g, me, "save", source, me.in_play, 0, len(effects),
        lambda card: g.is_action(card) and me.in_play.count(card) > staying.count(card),
    )  # fmt: skip
    g.to_deck(me, kept, open_to_all=True)


def is_simple(g: Dominion, me: Player) -> bool:
    """Nothing lasts, stays, is exchanged or asked: Clean-up goes the short way."""
    if g.effects or me.owns or g.extra_turns or g.setup.at_shuffle is not None:
        return False
    for player in g.players:
        if player.stays or player.called:
            return False
    return not g.setup.exchanges or not any(card.exchange for card in me.in_play)


def careful_clean_up(g: Dominion, me: Player) -> Flow:
    """Clean-up with all that later expansions may do in it."""
    if g.effects:
        yield from at_clean_up(g)
    if g.setup.exchanges:
        yield from exchange_travellers(g, me)
    saving = schemes(g, me)
    if saving:
        yield from save_actions(g, me, saving)
    yield from discard_and_draw(g, me)
    yield from end_turn(g, me)


def exchange_travellers(g: Dominion, me: Player) -> Flow:
    """Travellers that are discarded from play may be exchanged, in the order the player likes."""
    while True:
        offered = [
            card for card in dict.fromkeys(g.leaving_play(me)) if card.exchange and g.available(BY_SLUG[card.exchange])
        ]
        if not offered:
            return
        card = yield from choose_to_exchange(me, offered)
        if card is None:
            return
        me.in_play.remove(card)
        swap(g, me, card, BY_SLUG[card.exchange])


def clean_up(g: Dominion, me: Player) -> None:
    """Discard everything, draw a new hand, end the turn. Others' cards that came into play leave it as well."""
    if g.events is not None:
        g.tell("clean-up", me)
    hand = me.hand
    if me.in_play:
        if me.shown:
            hide_discarded_hand(me, on_top=False)
        else:
            me.veiled += hand
        me.discard += hand
        me.discard += me.in_play
        me.in_play = []
    elif hand:
        hide_discarded_hand(me, on_top=True)
        me.discard += hand
    me.hand = []
    me.shown = []
    if g.passes:
        lose_sight(g, me)
    g.draw(me, HAND_SIZE)
    if not g.setup.plain:
        me.gained_before = me.gained
        me.gained = []
        g.turn_number += 1
    for player in g.players:
        if player.plays:
            player.plays = []
        if player.gained:
            player.gained = []
        if player.in_play:
            player.discard += player.in_play
            player.in_play = []
    me.turns += 1
    if (g.empty or not g.setup.plain) and is_finished(g):
        g.phase = GAME_OVER
        if g.events is not None:
            g.tell("game-over", me)
        return
    if g.effects:
        g.effects = []
    begin_turn(g, g.active + 1 if g.active + 1 < len(g.players) else 0)


def hide_discarded_hand(me: Player, on_top: bool) -> None:
    """The hand goes onto the discard pile; what everyone has seen of it, everyone still knows. On top: its last card
    ends up on top, where it lies open; it may be one of those that were shown."""
    hidden = me.hand[:]
    for card in me.shown:
        hidden.remove(card)
    if on_top and me.hand and me.hand[-1] not in me.shown:
        hidden.remove(me.hand[-1])
    me.veiled += hidden


def discard_and_draw(g: Dominion, me: Player) -> Flow:
    """Discard the hand and what leaves play, and draw a new hand."""
    if g.events is not None:
        g.tell("clean-up", me)
    leaving = g.leaving_play(me)
    hide_discarded_hand(me, on_top=not leaving)
    me.discard += me.hand
    me.discard += leaving
    me.in_play = g.staying(me)
    me.hand = []
    me.shown = []
    if g.passes:
        lose_sight(g, me)
    yield from draw(g, me, hand_size(g, me))


def hand_size(g: Dominion, me: Player) -> int:
    """How many cards Clean-up draws: five, and more for the Flag and for Expeditions."""
    size = HAND_SIZE + sum([thing.hand_size for thing in me.owns])
    for effect in g.effects:
        lasting = effect.source.lasting
        if lasting is not None and effect.owner == me.seat:
            size += lasting.hand_size
    return size


def at_clean_up(g: Dominion) -> Flow:
    """What happens when Clean-up begins."""
    for effect in g.effects[:]:
        lasting = effect.source.lasting
        if lasting is not None and lasting.clean_up is not None:
            g.end_effect(effect)
            flow = lasting.clean_up(g, effect, g.players[effect.owner])
            if flow is not None:
                yield from flow


def end_turn(g: Dominion, me: Player) -> Flow:
    """What happens at the end of a turn; then others' cards leave play, and the next turn begins."""
    for player in g.in_turn_order() if g.effects else []:
        for effect in g.effects[:]:
            lasting = effect.source.lasting
            if lasting is not None and lasting.ends is not None and effect.owner == player.seat:
                g.end_effect(effect)
                flow = lasting.ends(g, effect, player)
                if flow is not None:
                    yield from flow
    me.gained_before = me.gained
    for player in g.players:
        player.plays = []
        player.gained = []
        player.called = []
        if player is not me and player.in_play:
            player.discard += g.leaving_play(player)
            player.in_play = g.staying(player)
    g.effects = [effect for effect in g.effects if effect.until in (NEXT_TURN, FOREVER)]
    for player in g.players:
        player.stays = g.lasting_stays(player)
    me.turns += 1
    if is_finished(g):
        g.phase = GAME_OVER
        if g.events is not None:
            g.tell("game-over", me)
        return
    g.turn_number += 1
    begin_turn(g, g.extra_turns.pop(0) if g.extra_turns else (g.active + 1) % len(g.players))


def begin_turn(g: Dominion, seat: int) -> None:
    g.reduction = 0
    for effect in g.effects:
        if effect.owner == seat and effect.source.lasting is not None:
            g.reduction += effect.source.lasting.reduces
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.bought = False
    g.phase = ACTION_PHASE
    g.opened = g.setup.plain
    g.active = seat
    if g.events is not None:
        g.tell("turn", g.players[seat], turn=g.players[seat].turns + 1)


def is_finished(g: Dominion) -> bool:
    """Does the game end with this turn: are the Provinces gone, or enough other piles?

    Players who are all in debt, and whose cards make no money, could never end a game: after so many turns it ends all
    the same.
    """
    if g.empty and (g.piles[PROVINCE.number] == 0 or g.empty >= g.setup.ending_piles):
        return True
    return g.players[g.active].turns >= LAST_TURN and all(player.tokens[DEBT] for player in g.players)
