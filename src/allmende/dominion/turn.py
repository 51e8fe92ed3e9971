"""A turn: its start, Action phase, Buy phase, Night phase, Clean-up. Each decision of a phase is a step of its own."""

from typing import Final

from allmende.dominion.abilities import Ability, resolve
from allmende.dominion.card import (
    ACTION,
    BY_SLUG,
    DONE,
    DUE,
    FOREVER,
    LANDSCAPE_OF,
    NEXT_TURN,
    NIGHT,
    OF_OPTION,
    PROJECT,
    TREASURE,
    TREASURES,
    VOCABULARY,
    Card,
    Landscape,
    Timed,
)
from allmende.dominion.cards.basic import PROVINCE
from allmende.dominion.choosing import choose_cards, choose_to_exchange
from allmende.dominion.counters import COFFERS, DEBT, TAVERN, VILLAGERS
from allmende.dominion.moves import GAINS, resolve_moves, swap
from allmende.dominion.playing import coins_made, draw, play_from_hand, tell_effects
from allmende.dominion.state import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP,
    DISCARD,
    GAME_OVER,
    NIGHT_PHASE,
    Dominion,
    Effect,
    Player,
    due,
)
from allmende.table.choice import Choice, Flow, Option, Prompt, Underway

HAND_SIZE: Final = 5
CUBES: Final = 2
"""So many Projects can one player have."""

ACTION_PROMPT: Final = Prompt("action-phase")
BUY_PROMPT: Final = Prompt("buy-phase")
NIGHT_PROMPT: Final = Prompt("night-phase")

ONE_COFFERS: Final = VOCABULARY.number_of("coffers", "one")
ALL_COFFERS: Final = VOCABULARY.number_of("coffers", "all")
ONE_VILLAGER: Final = VOCABULARY.number_of("villagers", "one")
ONE_DEBT: Final = VOCABULARY.number_of("debt", "one")
ALL_DEBT: Final = VOCABULARY.number_of("debt", "all")


def next_step(g: Dominion) -> Flow | Underway | None:
    """Go on to the next decision of the turn, or of the next turn."""
    while True:
        me = g.players[g.active]
        if g.phase == ACTION_PHASE:
            if not g.opened and turn_start_matters(g, me):
                return Underway(start_turn(g, me))
            if g.actions or me.tokens[VILLAGERS]:
                for card in me.hand:
                    if card.types & ACTION or (not g.setup.plain and g.is_action(card)):
                        return action_phase(g, me)
            enter_buy_phase(g)
        elif g.phase == BUY_PHASE:
            if not g.opened and me.owns:
                return Underway(start_buy_phase(g, me))
            if g.buys or can_pay_debt(g, me):
                return buy_phase(g, me)
            if me.mats and me.mats[TAVERN]:
                return Underway(end_buy_phase(g, me, after_buying(g)))
            g.phase = after_buying(g)
        elif g.phase == NIGHT_PHASE:
            for card in me.hand:
                if card.types & NIGHT:
                    return night_phase(g, me)
            g.phase = CLEAN_UP
        elif g.phase == CLEAN_UP:
            if not g.setup.plain:
                return Underway(careful_clean_up(g, me))
            if g.effects:
                saving = schemes(g, me)
                if saving:
                    return clean_up_with_schemes(g, me, saving)
            clean_up(g, me)
        else:
            return None


# The start of a turn


def turn_start_matters(g: Dominion, me: Player) -> bool:
    """Is there anything that may wait for this turn?"""
    return bool(me.owns) or bool(me.mats) or any(effect.owner == me.seat for effect in g.effects)


def start_turn(g: Dominion, me: Player) -> Flow:
    """What waits for the start of the turn, in the order the player likes; Donate before everything else."""
    g.opened = True
    g.effects = [due(one) if one.owner == me.seat and one.until == NEXT_TURN else one for one in g.effects]
    for first in (True, False):
        spent: list[Landscape] = []

        def collect(player: Player, first: bool = first, spent: list[Landscape] = spent) -> list[Ability]:
            return starting(g, player, first, spent)

        yield from resolve(g, [me], collect, "start-turn", {})
    g.effects = [one for one in g.effects if one.until != DUE]


def starting(g: Dominion, me: Player, first: bool, spent: list[Landscape]) -> list[Ability]:
    """Effects of earlier turns, Reserve cards that may be called, Projects."""
    found: list[Ability] = []
    for effect in g.effects:
        lasting = effect.source.lasting
        if effect.until == DUE and lasting is not None and lasting.start is not None and lasting.first == first:
            found.append(due_effect(g, me, effect))
    if first:
        return found
    for card in dict.fromkeys(me.mat(TAVERN)):
        if card.calls is not None and holds(g, me, card.calls):
            found.append(timed_ability(g, me, card.option, card.calls, "tavern"))
    for thing in me.owns:
        if thing.at_start is not None and thing not in spent and holds(g, me, thing.at_start):
            found.append(once(g, me, thing, thing.at_start, spent))
    return found


def due_effect(g: Dominion, me: Player, effect: Effect) -> Ability:
    lasting = effect.source.lasting
    assert lasting is not None

    def run() -> Flow | None:
        g.end_effect(effect)
        assert lasting.start is not None
        return lasting.start(g, effect, me)

    return Ability(effect.source.option, not lasting.may, run, "in_play" if effect.source in me.in_play else "")


def holds(g: Dominion, me: Player, timed: Timed) -> bool:
    return timed.when is None or timed.when(g, me)


def timed_ability(g: Dominion, me: Player, option: Option, timed: Timed, zone: str) -> Ability:
    return Ability(option, not timed.may, lambda: timed.run(g, me), zone)


def once(g: Dominion, me: Player, thing: Landscape, timed: Timed, spent: list[Landscape]) -> Ability:
    def run() -> Flow | None:
        spent.append(thing)
        return timed.run(g, me)

    return Ability(thing.option, not timed.may, run, "landscapes")


def call(g: Dominion, me: Player, card: Card) -> None:
    """Put a Reserve card from the Tavern mat into play; that is not playing it."""
    me.take_off(TAVERN, card)
    me.in_play.append(card)
    me.called.append(card)
    if g.events is not None:
        g.tell("call", me, card=card.slug)


# Action phase


def action_phase(g: Dominion, me: Player) -> Flow:
    """Play an Action card from hand, or end the phase. Villagers give Actions, Coffers coins."""
    options: list[Option] = []
    if g.actions:
        plain = g.setup.plain
        options = [
            card.option for card in dict.fromkeys(me.hand) if card.types & ACTION or (not plain and g.is_action(card))
        ]
    if me.tokens[VILLAGERS]:
        options.append(ONE_VILLAGER)
    if me.tokens[COFFERS]:
        options += coffers(me)
    options.append(DONE)
    pick = yield Choice(me.seat, ACTION_PROMPT, options, private=True)
    if pick == DONE:
        enter_buy_phase(g)
    elif pick == ONE_VILLAGER:
        g.add_tokens(me, VILLAGERS, -1)
        g.actions += 1
    elif pick in (ONE_COFFERS, ALL_COFFERS):
        spend_coffers(g, me, pick)
    else:
        g.actions -= 1
        yield from play_from_hand(g, me, OF_OPTION[pick])


def coffers(me: Player) -> list[Option]:
    return [ONE_COFFERS, ALL_COFFERS] if me.tokens[COFFERS] > 1 else [ONE_COFFERS]


def spend_coffers(g: Dominion, me: Player, pick: int) -> None:
    n = 1 if pick == ONE_COFFERS else me.tokens[COFFERS]
    g.add_tokens(me, COFFERS, -n)
    g.add_coins(me, n)


# Buy phase


def enter_buy_phase(g: Dominion) -> None:
    g.phase = BUY_PHASE
    g.opened = not g.setup.openings


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

    yield from resolve(g, [me], collect, "start-buying", {})


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
    if g.setup.plain:
        offers = g.setup.offers
        coins = g.coins + g.reduction
        piles = offers[coins] if coins < len(offers) else offers[-1]
        options += [pile for pile in piles if g.piles[OF_OPTION[pile].number]] if g.empty else piles
    else:
        options += buys(g, me)
    options.append(DONE)
    pick = yield Choice(me.seat, BUY_PROMPT, options, private=True)
    if pick == DONE:
        yield from leave_buy_phase(g, me)
    elif pick == TREASURES:
        play_plain_treasures(g, me)
    elif pick in OF_OPTION:
        card = OF_OPTION[pick]
        if pick == card.option:
            yield from play_from_hand(g, me, card)
        else:
            yield from buy(g, me, card)
    elif pick in LANDSCAPE_OF:
        yield from buy_landscape(g, me, LANDSCAPE_OF[pick])
    elif pick in (ONE_DEBT, ALL_DEBT):
        pay_debt(g, me, 1 if pick == ONE_DEBT else g.coins)
    else:
        spend_coffers(g, me, pick)


def buy(g: Dominion, me: Player, card: Card) -> Flow:
    cost = g.cost(card)
    g.bought = True
    g.buys -= 1
    g.coins -= cost.coins
    if cost.debt:
        g.add_tokens(me, DEBT, cost.debt)
    move = g.gain_quietly(me, card, DISCARD, bought=True)
    if g.gain_matters(card):
        yield from resolve_moves(g, [move], GAINS)


def buys(g: Dominion, me: Player) -> list[Option]:
    """The cards, Events and Projects that can be bought; debt that can be paid, Coffers that can be spent."""
    options: list[Option] = []
    debt = me.tokens[DEBT]
    if g.buys and not debt:
        for card in g.setup.supply:
            if g.piles[card.number] > 0 and g.cost(card).coins <= g.coins and may_buy(g, me, card):
                options.append(card.pile)
        for thing in g.setup.buys:
            if thing.price.coins <= g.coins and may_have(g, me, thing):
                options.append(thing.option)
    if debt and g.coins:
        options.append(ONE_DEBT)
        if debt > 1 and g.coins > 1:
            options.append(ALL_DEBT)
    if me.tokens[COFFERS]:
        options += coffers(me)
    return options


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
        me.owns.append(thing)
    if thing.run is not None:
        flow = thing.run(g, me)
        if flow is not None:
            yield from flow
    elif thing.lasting is not None:
        g.leave_effect(me, thing)


def can_pay_debt(g: Dominion, me: Player) -> bool:
    return me.tokens[DEBT] > 0 and g.coins + me.tokens[COFFERS] > 0


def pay_debt(g: Dominion, me: Player, most: int) -> None:
    n = min(most, me.tokens[DEBT])
    g.coins -= n
    g.add_tokens(me, DEBT, -n)


def order_is_free(g: Dominion, me: Player) -> bool:
    """Treasures may be played all at once unless the first one is worth less than the others."""
    for effect in g.effects:
        lasting = effect.source.lasting
        if lasting is not None and lasting.instead is not None and me.seat in effect.victims:
            return False
    return True


def play_plain_treasures(g: Dominion, me: Player) -> None:
    """Play every Treasure without instructions, one after another: their order cannot matter."""
    rest: list[Card] = []
    for card in me.hand:
        if not card.plain:
            rest.append(card)
            continue
        me.in_play.append(card)
        me.plays.append(card)
        if g.setup.plain:
            g.coins += card.coins
        else:
            g.add_coins(me, coins_made(g, me, card))
        if g.events is not None:
            g.tell("play", me, card=card.slug)
        if g.effects:
            tell_effects(g, me, card)
    me.hand = rest
    me.shown = [card for card in me.shown if not card.plain]


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

    yield from resolve(g, [me], collect, "end-buying", {})
    g.phase = phase


def back_to_action_phase(g: Dominion, me: Player) -> Flow:
    """End the running Buy phase and go back to the Action phase; another Buy phase will follow from its beginning."""
    yield from end_buy_phase(g, me, ACTION_PHASE)
    g.opened = True
    g.bought = False


# Night phase


def night_phase(g: Dominion, me: Player) -> Flow:
    """Play a Night card from hand, or end the phase."""
    options: list[Option] = [card.option for card in dict.fromkeys(me.hand) if card.types & NIGHT]
    options.append(DONE)
    pick = yield Choice(me.seat, NIGHT_PROMPT, options, private=True)
    if pick == DONE:
        g.phase = CLEAN_UP
    else:
        yield from play_from_hand(g, me, OF_OPTION[pick])


# Clean-up


def schemes(g: Dominion, me: Player) -> list[Effect]:
    """The effects by which the player may put an Action onto the deck as it is discarded from play."""
    if not any(g.is_action(card) for card in g.leaving_play(me)):
        return []
    mine = [effect for effect in g.effects if effect.owner == me.seat]
    return [effect for effect in mine if effect.source.lasting is not None and effect.source.lasting.saves]


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


def careful_clean_up(g: Dominion, me: Player) -> Flow:
    """Clean-up with all that later expansions may do in it."""
    yield from at_clean_up(g)
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
        hide_discarded_hand(me, hand)
        me.discard += hand
        me.discard += me.in_play
        me.in_play = []
    elif hand:
        hide_discarded_hand(me, hand[:-1])
        me.discard += hand
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
    begin_turn(g, g.active + 1 if g.active + 1 < len(g.players) else 0)


def hide_discarded_hand(me: Player, cards: list[Card]) -> None:
    """Cards that go from the hand below the top of the discard pile; what everyone has seen, everyone still knows."""
    hidden = cards[:]
    for card in me.shown:
        if card in hidden:
            hidden.remove(card)
    me.veiled += hidden


def discard_and_draw(g: Dominion, me: Player) -> Flow:
    """Discard the hand and what leaves play, and draw a new hand."""
    if g.events is not None:
        g.tell("clean-up", me)
    leaving = g.leaving_play(me)
    hide_discarded_hand(me, me.hand if leaving else me.hand[:-1])
    me.discard += me.hand
    me.discard += leaving
    me.in_play = g.staying(me)
    me.hand = []
    me.shown = []
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
    for player in g.in_turn_order():
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
    me.turns += 1
    if is_finished(g):
        g.phase = GAME_OVER
        if g.events is not None:
            g.tell("game-over", me)
        return
    g.effects = [effect for effect in g.effects if effect.until in (NEXT_TURN, FOREVER)]
    pending = [effect.stay for effect in g.effects]
    for player in g.players:
        player.stays = [stay for stay in player.stays if stay.number in pending]
    g.turn_number += 1
    begin_turn(g, g.extra_turns.pop(0) if g.extra_turns else (g.active + 1) % len(g.players))


def begin_turn(g: Dominion, seat: int) -> None:
    g.reduction = 0
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.bought = False
    g.phase = ACTION_PHASE
    g.opened = not g.setup.openings
    g.active = seat
    if g.events is not None:
        g.tell("turn", g.players[seat], turn=g.players[seat].turns + 1)


def is_finished(g: Dominion) -> bool:
    """Does the game end with this turn: are the Provinces gone, or enough other piles?"""
    return g.piles[PROVINCE.number] == 0 or g.empty >= g.ending_piles()
