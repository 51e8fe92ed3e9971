"""The Buy phase: Treasures, buys, debt and Coffers, and its start and end."""

from typing import Final

from allmende.dominion.abilities import Ability, holds, once, resolve, timed_ability
from allmende.dominion.card import (
    DONE,
    LANDSCAPE_OF,
    OF_OPTION,
    PROJECT,
    TREASURE,
    TREASURES,
    VOCABULARY,
    Card,
    Landscape,
)
from allmende.dominion.counters import COFFERS, DEBT, MINUS_COIN, TAVERN
from allmende.dominion.happening import Effect, Move
from allmende.dominion.moves import GAINS, resolve_moves
from allmende.dominion.passed import lose_sight
from allmende.dominion.player import Player
from allmende.dominion.playing import carry_out, coins_made, play_from_hand, tell_effects
from allmende.dominion.state import Dominion
from allmende.dominion.zones import ACTION_PHASE, BUY_PHASE, CLEAN_UP, DISCARD, NIGHT_PHASE
from allmende.table.choice import PRIVATE, Choice, Flow, Option, Prompt

CUBES: Final = 2
"""So many Projects can one player have."""

BUY_PROMPT: Final = Prompt("buy-phase")

ONE_COFFERS: Final = VOCABULARY.number_of("coffers", "one")
ALL_COFFERS: Final = VOCABULARY.number_of("coffers", "all")
ONE_DEBT: Final = VOCABULARY.number_of("debt", "one")
ALL_DEBT: Final = VOCABULARY.number_of("debt", "all")


def coffers(me: Player) -> list[Option]:
    return [ONE_COFFERS, ALL_COFFERS] if me.tokens[COFFERS] > 1 else [ONE_COFFERS]


def spend_coffers(g: Dominion, me: Player, pick: int) -> None:
    n = 1 if pick == ONE_COFFERS else me.tokens[COFFERS]
    g.add_tokens(me, COFFERS, -n)
    g.add_coins(me, n)


def enter_buy_phase(g: Dominion) -> None:
    g.phase = BUY_PHASE
    g.opened = g.setup.plain


def start_buy_phase(g: Dominion, me: Player) -> Flow:
    """What waits for the start of the Buy phase: States and Artifacts."""
    g.opened = True
    spent: list[Landscape] = []

    def collect(player: Player) -> list[Ability]:
        return [
            once(g, player, thing, thing.buy_starts, spent)
            for thing in player.owns
            if thing.buy_starts is not None and thing not in spent
        ]

    yield from resolve(g, [me], collect, "start-buying")


def buy_phase(g: Dominion, me: Player) -> Flow:
    """Play a Treasure (not after a buy), buy something, or end the phase."""
    options: list[Option] = []
    if not g.bought:
        plain = False
        for card in me.hand:
            if card.types & TREASURE and card.option not in options:
                options.append(card.option)
                plain = plain or card.plain
        if plain and (not g.effects or order_is_free(g, me)):
            options.append(TREASURES)
    options += affordable(g) if g.setup.plain else buys(g, me)
    options.append(DONE)
    pick = yield Choice(me.seat, BUY_PROMPT, options, PRIVATE)
    if pick == DONE:
        if g.setup.plain:
            g.phase = CLEAN_UP
        else:
            yield from leave_buy_phase(g, me)
        return
    if pick == TREASURES:
        play_plain_treasures(g, me)
        return
    bought = OF_OPTION.get(pick)
    if bought is not None:
        if pick == bought.option:
            yield from play_from_hand(g, me, bought)
        else:
            mark = pay_for(g, me, bought)
            if g.gain_matters(me, bought):
                yield from resolve_moves(g, [Move(me, bought, DISCARD, mark, True)], GAINS)
    elif pick in LANDSCAPE_OF:
        yield from buy_landscape(g, me, LANDSCAPE_OF[pick])
    elif pick in (ONE_DEBT, ALL_DEBT):
        pay_debt(g, me, pick)
    else:
        spend_coffers(g, me, pick)


def pay_for(g: Dominion, me: Player, card: Card) -> int:
    """Buy a card: pay it and put it onto the discard pile. Returns what tells later whether it has moved."""
    cost = card.price if g.reduction == 0 else g.cost(card)
    g.bought = True
    g.buys -= 1
    g.coins -= cost.coins
    if cost.debt:
        g.add_tokens(me, DEBT, cost.debt)
    return g.gain_quietly(me, card, DISCARD, True)


def affordable(g: Dominion) -> list[Option]:
    """The piles whose top card can be paid, cheapest first."""
    coins = g.coins + g.reduction
    if coins >= len(g.setup.offers):
        coins = -1
    if not g.empty and not g.stacks:
        return g.setup.offers[coins]
    piles = g.piles
    return [card.pile for card in g.setup.priced[coins] if piles[card.number]]


def buys(g: Dominion, me: Player) -> list[Option]:
    """The cards, Events and Projects that can be bought; debt that can be paid, Coffers that can be spent."""
    options: list[Option] = []
    if g.buys and not me.tokens[DEBT]:
        options = affordable(g)
        if g.effects and any(map(forbids, g.effects)):
            options = [pile for pile in options if may_buy(g, me, OF_OPTION[pile])]
        if g.setup.buys:
            options = options + [
                thing.option for thing in g.setup.buys if thing.price.coins <= g.coins and may_have(g, me, thing)
            ]
    if me.tokens[DEBT]:
        options = options + debts(g, me)
    if me.tokens[COFFERS]:
        options = options + coffers(me)
    return options


def forbids(effect: Effect) -> bool:
    """May there be cards that cannot be bought because of it?"""
    return effect.source.lasting is not None and effect.source.lasting.forbids is not None


def may_buy(g: Dominion, me: Player, card: Card) -> bool:
    """Unless an effect forbids it."""
    for effect in g.effects:
        lasting = effect.source.lasting
        if lasting is not None and lasting.forbids is not None and lasting.forbids(g, effect, me, card):
            return False
    return True


def may_have(g: Dominion, me: Player, thing: Landscape) -> bool:
    """A Project once, at most two of them; some Events once in a game."""
    if thing.kind == PROJECT:
        return thing not in me.owns and sum([one.kind == PROJECT for one in me.owns]) < CUBES
    return not thing.once or thing not in me.owns


def buy_landscape(g: Dominion, me: Player, thing: Landscape) -> Flow:
    """Buy an Event, which is carried out, or a Project, which one has from now on."""
    g.bought = True
    g.buys -= 1
    g.coins -= thing.price.coins
    if g.events is not None:
        g.tell("buy-landscape", me, landscape=thing.slug)
    if thing.price.debt:
        g.add_tokens(me, DEBT, thing.price.debt)
    if thing.kind == PROJECT or thing.once:
        me.owns = [*me.owns, thing]
    yield from carry_out(g, me, thing)


def can_pay_debt(g: Dominion, me: Player) -> bool:
    return me.tokens[DEBT] > 0 and g.coins + me.tokens[COFFERS] > 0


def coffers_help(g: Dominion, me: Player) -> bool:
    """Is there a Reserve card that wants coins when the Buy phase ends, and could Coffers bring them?"""
    return me.tokens[COFFERS] > 0 and any(
        card.buy_ends is not None and not holds(g, me, card.buy_ends) for card in me.mat(TAVERN)
    )


def debts(g: Dominion, me: Player) -> list[Option]:
    """Debt may be paid at any time of the own turn."""
    if not me.tokens[DEBT] or not g.coins:
        return []
    return [ONE_DEBT, ALL_DEBT] if me.tokens[DEBT] > 1 and g.coins > 1 else [ONE_DEBT]


def pay_debt(g: Dominion, me: Player, pick: int) -> None:
    n = 1 if pick == ONE_DEBT else min(g.coins, me.tokens[DEBT])
    g.coins -= n
    g.add_tokens(me, DEBT, -n)


def order_is_free(g: Dominion, me: Player) -> bool:
    """Treasures may be played all at once unless the instructions of the first one would be replaced."""
    first = next(card for card in me.hand if card.plain)
    me.plays.append(first)
    free = True
    for effect in g.effects:
        lasting = effect.source.lasting
        if lasting is not None and lasting.instead is not None and lasting.instead(g, effect, me, first):
            free = False
    me.plays.pop()
    return free


def play_plain_treasures(g: Dominion, me: Player) -> None:
    """Play every Treasure without instructions, one after another: their order cannot matter."""
    rest: list[Card] = []
    as_printed = not g.effects and not me.tokens[MINUS_COIN]
    watched = g.events is not None or len(g.effects) > 0 or len(g.passes) > 0
    for card in me.hand:
        if not card.plain:
            rest.append(card)
            continue
        me.in_play.append(card)
        me.plays.append(card)
        if as_printed:
            g.coins += card.coins
        else:
            g.add_coins(me, coins_made(g, me, card))
        if watched:
            tell_play(g, me, card)
    me.hand = rest
    if me.shown:
        me.shown = [card for card in me.shown if not card.plain]


def tell_play(g: Dominion, me: Player, card: Card) -> None:
    """A Treasure has left the hand and was played."""
    if g.passes:
        lose_sight(g, me, card)
    if g.events is not None:
        g.tell("play", me, card=card.slug)
    if g.effects:
        tell_effects(g, me, card)


def leave_buy_phase(g: Dominion, me: Player) -> Flow:
    """The player ends the Buy phase."""
    if me.mats and me.mats[TAVERN]:
        yield from end_buy_phase(g, me, after_buying(g))
    else:
        g.phase = after_buying(g)


def after_buying(g: Dominion) -> int:
    return NIGHT_PHASE if g.setup.night else CLEAN_UP


def end_buy_phase(g: Dominion, me: Player, phase: int) -> Flow:
    """What may be done when the Buy phase ends, before another phase begins."""

    def collect(player: Player) -> list[Ability]:
        return [
            timed_ability(g, player, card.option, card.buy_ends, "tavern")
            for card in dict.fromkeys(player.mat(TAVERN))
            if card.buy_ends is not None and holds(g, player, card.buy_ends)
        ]

    yield from resolve(g, [me], collect, "end-buying")
    g.phase = phase


def back_to_action_phase(g: Dominion, me: Player) -> Flow:
    """End the running Buy phase and go back to the Action phase; another Buy phase will follow from its beginning."""
    yield from end_buy_phase(g, me, ACTION_PHASE)
    g.opened = True
    g.bought = False
