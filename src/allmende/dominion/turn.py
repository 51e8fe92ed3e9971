"""A turn: Action phase, Buy phase, Clean-up. Each decision of the two phases is a step of its own."""

from typing import Final

from allmende.dominion.cards.basic import PROVINCE
from allmende.dominion.card import ACTION, DONE, OF_OPTION, TREASURE, TREASURES, Card
from allmende.dominion.choosing import choose_cards, is_action
from allmende.dominion.moves import gain_abilities, play_from_hand, resolve, tell_effects
from allmende.dominion.state import ACTION_PHASE, BUY_PHASE, CLEAN_UP, DISCARD, GAME_OVER, Dominion, Effect, Player
from allmende.table.choice import Choice, Flow, Option, Prompt

HAND_SIZE: Final = 5

ACTION_PROMPT: Final = Prompt("action-phase")
BUY_PROMPT: Final = Prompt("buy-phase")


def next_step(g: Dominion) -> Flow | None:
    """Go on to the next decision of the turn, or of the next turn."""
    while True:
        me = g.players[g.active]
        if g.phase == ACTION_PHASE:
            if g.actions:
                for card in me.hand:
                    if card.types & ACTION:
                        return action_phase(g, me)
            g.phase = BUY_PHASE
        elif g.phase == BUY_PHASE:
            if g.buys:
                return buy_phase(g, me)
            g.phase = CLEAN_UP
        elif g.phase == CLEAN_UP:
            if g.effects:
                saving = schemes(g, me)
                if saving:
                    return clean_up_with_schemes(g, me, saving)
            clean_up(g, me)
        else:
            return None


def action_phase(g: Dominion, me: Player) -> Flow:
    """Play an Action card from hand, or end the phase."""
    options: list[Option] = [card.option for card in dict.fromkeys(me.hand) if card.types & ACTION]
    options.append(DONE)
    pick = yield Choice(me.seat, ACTION_PROMPT, options, private=True)
    if pick == DONE:
        g.phase = BUY_PHASE
        return
    g.actions -= 1
    yield from play_from_hand(g, me, OF_OPTION[pick])


def buy_phase(g: Dominion, me: Player) -> Flow:
    """Play a Treasure (not after a buy), buy a card, or end the phase."""
    options: list[Option] = []
    if not g.bought:
        plain = False
        for card in me.hand:
            if card.types & TREASURE and card.option not in options:
                options.append(card.option)
                plain = plain or card.plain
        if plain:
            options.append(TREASURES)
    offers = g.setup.offers
    coins = g.coins + g.reduction
    piles = offers[coins] if coins < len(offers) else offers[-1]
    options += [pile for pile in piles if g.piles[OF_OPTION[pile].number]] if g.empty else piles
    options.append(DONE)
    pick = yield Choice(me.seat, BUY_PROMPT, options, private=True)
    if pick == DONE:
        g.phase = CLEAN_UP
    elif pick == TREASURES:
        play_plain_treasures(g, me)
    else:
        card = OF_OPTION[pick]
        if pick == card.option:
            yield from play_from_hand(g, me, card)
        else:
            g.bought = True
            g.buys -= 1
            g.coins -= g.cost(card)
            move = g.gain_quietly(me, card, DISCARD, bought=True)
            if g.gain_matters(card):
                yield from resolve(g, [move], gain_abilities)


def play_plain_treasures(g: Dominion, me: Player) -> None:
    """Play every Treasure without instructions, one after another: their order cannot matter."""
    rest: list[Card] = []
    for card in me.hand:
        if not card.plain:
            rest.append(card)
            continue
        me.in_play.append(card)
        me.plays.append(card)
        g.coins += card.coins
        if g.events is not None:
            g.tell("play", me, card=card.slug)
        if g.effects:
            tell_effects(g, me, card)
    me.hand = rest
    me.shown = [card for card in me.shown if not card.plain]


def schemes(g: Dominion, me: Player) -> list[Effect]:
    """The effects by which the player may put an Action onto the deck as it is discarded from play."""
    if not any(card.types & ACTION for card in me.in_play):
        return []
    mine = [effect for effect in g.effects if effect.owner == me.seat]
    return [effect for effect in mine if effect.card.lasting is not None and effect.card.lasting.saves]


def clean_up_with_schemes(g: Dominion, me: Player, effects: list[Effect]) -> Flow:
    kept = yield from choose_cards(g, me, "save", effects[0].card, me.in_play, 0, len(effects), is_action)
    g.to_deck(me, kept, open_to_all=True)
    clean_up(g, me)


def clean_up(g: Dominion, me: Player) -> None:
    """Discard everything, draw a new hand, end the turn. Others' cards that came into play leave it as well."""
    if g.events is not None:
        g.tell("clean-up", me)
    hand = me.hand
    if me.in_play:
        me.veiled += hand
        me.discard += hand
        me.discard += me.in_play
        me.in_play = []
    elif hand:
        g.to_discard(me, hand)
    me.hand = []
    me.shown = []
    g.draw(me, HAND_SIZE)
    for player in g.players:
        if player.plays:
            player.plays = []
        if player.gained:
            player.gained = []
        if player.in_play:
            player.discard += player.in_play
            player.in_play = []
    me.turns += 1
    if is_finished(g):
        g.phase = GAME_OVER
        if g.events is not None:
            g.tell("game-over", me)
        return
    g.effects = []
    g.reduction = 0
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.bought = False
    g.phase = ACTION_PHASE
    g.active = g.active + 1 if g.active + 1 < len(g.players) else 0
    if g.events is not None:
        g.tell("turn", g.players[g.active], turn=g.players[g.active].turns + 1)


def is_finished(g: Dominion) -> bool:
    """Does the game end with this turn: are the Provinces gone, or enough other piles?"""
    return g.piles[PROVINCE.number] == 0 or g.empty >= g.ending_piles()
