"""A turn: its start, Action phase, Buy phase, Night phase, Clean-up. Each decision of a phase is a step of its own."""

from typing import Final

from allmende.dominion.abilities import Ability, holds, once, resolve, timed_ability
from allmende.dominion.buying import (
    ALL_COFFERS,
    ALL_DEBT,
    ONE_COFFERS,
    ONE_DEBT,
    after_buying,
    buy_phase,
    can_pay_debt,
    coffers,
    coffers_help,
    debts,
    end_buy_phase,
    enter_buy_phase,
    pay_debt,
    spend_coffers,
    start_buy_phase,
)
from allmende.dominion.card import (
    ACTION,
    DONE,
    DUE,
    NEXT_TURN,
    NIGHT,
    OF_OPTION,
    THIS_TURN,
    VOCABULARY,
    Landscape,
    Thing,
)
from allmende.dominion.cleaning import careful_clean_up, clean_up, clean_up_with_schemes, is_simple, schemes
from allmende.dominion.counters import COFFERS, NO_TOKENS, TAVERN, VILLAGERS
from allmende.dominion.happening import Effect
from allmende.dominion.player import Player
from allmende.dominion.playing import play_from_hand
from allmende.dominion.state import Dominion, due
from allmende.dominion.zones import ACTION_PHASE, BUY_PHASE, CLEAN_UP, GAME_OVER, NIGHT_PHASE
from allmende.table.choice import PRIVATE, Choice, Flow, Option, Prompt, Underway

ACTION_PROMPT: Final = Prompt("action-phase")
NIGHT_PROMPT: Final = Prompt("night-phase")

ONE_VILLAGER: Final = VOCABULARY.number_of("villagers", "one")


def next_step(g: Dominion) -> Flow | Underway | None:
    """Go on to the next decision of the turn, or of the next turn."""
    setup = g.setup
    me = g.players[g.active]
    while True:
        if g.phase == ACTION_PHASE:
            if not g.opened:
                if turn_start_matters(g, me):
                    return Underway(start_turn(g, me))
                g.opened = True
            if g.actions or me.tokens[VILLAGERS]:
                for card in me.hand:
                    if card.types & ACTION:
                        return action_phase(g, me)
                if setup.inherits and any(map(g.is_action, me.hand)):
                    return action_phase(g, me)
            g.phase = BUY_PHASE
            g.opened = setup.plain
        if g.phase == BUY_PHASE:
            if not g.opened:
                if me.owns:
                    return Underway(start_buy_phase(g, me))
                g.opened = True
            if g.buys:
                return buy_phase(g, me)
            if not setup.plain:
                if me.tokens is not NO_TOKENS and (can_pay_debt(g, me) or coffers_help(g, me)):
                    return buy_phase(g, me)
                if me.mats and me.mats[TAVERN]:
                    return Underway(end_buy_phase(g, me, after_buying(g)))
            g.phase = NIGHT_PHASE if setup.night else CLEAN_UP
        if g.phase == NIGHT_PHASE:
            for card in me.hand:
                if card.types & NIGHT:
                    return night_phase(g, me)
            g.phase = CLEAN_UP
        if g.phase == GAME_OVER:
            return None
        if not setup.plain and not is_simple(g, me):
            return Underway(careful_clean_up(g, me))
        if g.effects:
            saving = schemes(g, me)
            if saving:
                return clean_up_with_schemes(g, me, saving)
        clean_up(g, me)
        me = g.players[g.active]


# The start of a turn


def turn_start_matters(g: Dominion, me: Player) -> bool:
    """Is there anything that may wait for this turn?"""
    if me.owns or (me.mats and me.mats[TAVERN]):
        return True
    return bool(g.effects) and any(effect.owner == me.seat for effect in g.effects)


def start_turn(g: Dominion, me: Player) -> Flow:
    """What waits for the start of the turn, in the order the player likes; Donate before everything else."""
    g.effects = [due(one) if one.owner == me.seat and one.until == NEXT_TURN else one for one in g.effects]
    for first in (True, False):
        spent: list[Landscape] = []

        def collect(player: Player, first: bool = first, spent: list[Landscape] = spent) -> list[Ability]:
            return starting(g, player, first, spent)

        yield from resolve(g, [me], collect, "start-turn")
    g.effects = [one for one in g.effects if one.until != DUE]
    g.opened = True


def starting(g: Dominion, me: Player, first: bool, spent: list[Landscape]) -> list[Ability]:
    """Effects of earlier turns, Reserve cards that may be called, Projects."""
    found: list[Ability] = []
    for effect in g.effects:
        lasting = effect.source.lasting
        if effect.until == DUE and lasting is not None and lasting.start is not None and lasting.first == first:
            found.append(due_effect(g, me, effect))
    if first:
        return found
    found += [
        timed_ability(g, me, card.option, card.calls, "tavern")
        for card in dict.fromkeys(me.mat(TAVERN))
        if card.calls is not None and holds(g, me, card.calls)
    ]
    found += [
        once(g, me, thing, thing.at_start, spent)
        for thing in me.owns
        if thing.at_start is not None and thing not in spent and holds(g, me, thing.at_start)
    ]
    return found


def due_effect(g: Dominion, me: Player, effect: Effect) -> Ability:
    lasting = effect.source.lasting
    assert lasting is not None

    def run() -> Flow | None:
        g.end_effect(effect)
        if lasting.reduces:
            g.effects.append(effect.now_until(THIS_TURN))  # cards go on being cheaper
        assert lasting.start is not None
        return lasting.start(g, effect, me)

    named: Thing = effect.source
    if isinstance(named, Landscape) and effect.cards:
        named = effect.cards[0]  # several cards may be set aside by one Way: their order matters
    return Ability(named.option, True, run, "in_play" if effect.source in me.in_play else "")


# Action phase


def action_phase(g: Dominion, me: Player) -> Flow:
    """Play an Action card from hand, or end the phase. Villagers give Actions, Coffers coins, coins pay debt."""
    options: list[Option] = []
    if g.actions:
        inherits = g.setup.inherits
        options = [
            card.option for card in dict.fromkeys(me.hand) if card.types & ACTION or (inherits and g.is_action(card))
        ]
    if me.tokens is not NO_TOKENS:
        if me.tokens[VILLAGERS]:
            options.append(ONE_VILLAGER)
        if me.tokens[COFFERS]:
            options += coffers(me)
        options += debts(g, me)
    options.append(DONE)
    pick = yield Choice(me.seat, ACTION_PROMPT, options, PRIVATE)
    card = OF_OPTION.get(pick)
    if card is not None:
        g.actions -= 1
        yield from play_from_hand(g, me, card)
    elif pick == DONE:
        enter_buy_phase(g)
    elif pick == ONE_VILLAGER:
        g.add_tokens(me, VILLAGERS, -1)
        g.actions += 1
    elif pick in (ONE_COFFERS, ALL_COFFERS):
        spend_coffers(g, me, pick)
    else:
        pay_debt(g, me, pick)


# Night phase


def night_phase(g: Dominion, me: Player) -> Flow:
    """Play a Night card from hand, or end the phase."""
    options: list[Option] = [card.option for card in dict.fromkeys(me.hand) if card.types & NIGHT]
    options += debts(g, me)
    options.append(DONE)
    pick = yield Choice(me.seat, NIGHT_PROMPT, options, PRIVATE)
    if pick == DONE:
        g.phase = CLEAN_UP
    elif pick in (ONE_DEBT, ALL_DEBT):
        pay_debt(g, me, pick)
    else:
        yield from play_from_hand(g, me, OF_OPTION[pick])
