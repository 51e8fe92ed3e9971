"""Drawing and playing: what may ask somebody, if only because a shuffle or a played card does."""

from __future__ import annotations

from allmende.dominion.card import ATTACK, DONE, DUE, LANDSCAPE_OF, OF_OPTION, Card, Landscape, Play, Timed
from allmende.dominion.counters import MINUS_CARD
from allmende.dominion.happening import Attack, Playing
from allmende.dominion.passed import lose_sight, settle_passes
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from allmende.table.choice import PRIVATE, REDRAWN, Asks, Choice, Flow, Option, Prompt

# Shuffling may ask (Order of Masons), so all that may shuffle is a flow.


def draw(g: Dominion, me: Player, n: int) -> Flow:
    """Draw cards into the hand, as far as there are any."""
    if len(me.deck) < n and may_ask_at_shuffle(g, me):
        lost = me.tokens[MINUS_CARD]
        if len(me.deck) < n - lost:
            yield from shuffle(g, me)
            n = min(n, len(me.deck) + lost)  # one shuffle is all
    g.draw(me, n)


def draw_until(g: Dominion, me: Player, size: int) -> Flow:
    """Draw one card at a time until there are so many in hand."""
    lift_minus_card(g, me, size)
    while len(me.hand) < size and (me.deck or me.discard):
        before = len(me.hand)
        yield from draw(g, me, 1 if may_ask_at_shuffle(g, me) else size - before)
        if len(me.hand) == before:
            return


def lift_minus_card(g: Dominion, me: Player, size: int) -> None:
    """A player draws until there are so many cards in hand: a -1 Card token goes away without effect."""
    if len(me.hand) < size and me.tokens[MINUS_CARD]:
        g.add_tokens(me, MINUS_CARD, -1)


def look(g: Dominion, me: Player, n: int) -> Flow:
    """Look at the top cards of the deck: they leave it for the time being (`me.looking`)."""
    cards = yield from from_deck(g, me, n)
    g.look_at(me, cards)


def reveal_top(g: Dominion, me: Player, n: int) -> Flow:
    """Reveal the top cards of the deck: they leave it for the time being (`me.looking`)."""
    cards = yield from from_deck(g, me, n)
    g.reveal_from_deck(me, cards)


def from_deck(g: Dominion, me: Player, n: int) -> Asks[list[Card]]:
    """Take up to n cards from the top of the deck. The discard pile is shuffled at most once."""
    if len(me.deck) < n:
        yield from shuffle(g, me)
    return g.take_top(me, n)


def shuffle(g: Dominion, me: Player) -> Flow:
    """Shuffle the discard pile and put it under what is left of the deck."""
    if not me.discard:
        return
    kept: list[Card] = []
    if g.setup.at_shuffle is not None:
        kept = yield from g.setup.at_shuffle(g, me, me.discard)
    g.reshuffle(me)
    leave_in_discard(me, kept)


def shuffle_in(g: Dominion, me: Player, cards: list[Card]) -> Flow:
    """Shuffle cards into the deck."""
    me.deck += cards
    me.known += [1 << me.seat] * len(cards)
    kept: list[Card] = []
    if g.setup.at_shuffle is not None:
        kept = yield from g.setup.at_shuffle(g, me, me.deck)
    g.shuffle_deck(me)
    leave_in_discard(me, kept)


def leave_in_discard(me: Player, kept: list[Card]) -> None:
    """These were not shuffled; nobody else has seen them, except for the one on top."""
    me.discard += kept
    me.veiled += kept[:-1]


def take_all_into_hand(g: Dominion, me: Player) -> None:
    """Put deck and discard pile into the hand; what everyone knows of them, everyone knows there."""
    g.news += 1
    seen = me.discard[:]
    for card in me.veiled:
        seen.remove(card)
    cards = me.deck + me.discard
    g.show_drawn(me, len(me.known))
    me.shown += seen
    me.deck, me.discard, me.known, me.veiled = [], [], [], []
    g.to_hand(me, cards)


def shuffle_hand_in(g: Dominion, me: Player) -> Flow:
    """Shuffle the whole hand into the deck."""
    yield from shuffle_in(g, me, take_hand(g, me))


def take_hand(g: Dominion, me: Player) -> list[Card]:
    """Take all cards out of the hand, unseen."""
    if g.passes:
        settle_passes(g)
        lose_sight(g, me)
    cards, me.hand, me.shown = me.hand, [], []
    return cards


def may_ask_at_shuffle(g: Dominion, me: Player) -> bool:
    return g.setup.at_shuffle is not None


# Playing


def play_from_hand(g: Dominion, me: Player, card: Card) -> Flow:
    g.take_from_hand(me, card)
    me.in_play.append(card)
    return play(g, me, card)


def into_play(me: Player, card: Card) -> Playing:
    """Put a card into play that was taken from somewhere."""
    me.in_play.append(card)
    return Playing(card)


def play_where_it_lies(g: Dominion, me: Player, card: Card, copies_way: bool = True) -> Flow:
    """Play a card that is not in play and stays where it is."""
    playing = Playing(card, there=False)
    playing.copies_way = copies_way
    return play(g, me, card, playing)


def play_again(g: Dominion, me: Player, playing: Playing, times: int, helper: Playing | None = None) -> Flow:
    """The helper, usually the card whose instructions are followed, plays another one so often; it stays with a
    Duration that it played more than once."""
    helper = g.playing if helper is None else helper
    for _ in range(times):
        yield from play(g, me, playing.card, playing)
    if helper is not None and playing.lasts > 1:
        g.stay_with(me, helper, playing)


def replay(g: Dominion, me: Player, card: Card) -> Flow:
    """The card whose instructions are followed plays one again that was played this turn and lies in play."""
    playing = Playing(card, stay=g.stay_of(me, card))
    playing.lasts = 1  # what plays a Duration again stays with it
    yield from play_again(g, me, playing, 1)


def play(g: Dominion, me: Player, card: Card, playing: Playing | None = None) -> Flow:
    """Follow a card's instructions. It lies in play already; if it is played again, it may have left.

    playing: what is known of it, if it was played before or does not lie in play.
    """
    if playing is None and (card.acts or g.setup.replaces):
        playing = Playing(card)
    me.plays.append(card)
    if g.events is not None:
        g.tell("play", me, card=card.slug)
    if g.effects:
        tell_effects(g, me, card)
    g.depth += 1
    outer, g.playing = g.playing, playing
    victims: list[Player] = []
    if card.types & ATTACK:
        victims = yield from answer_attack(g, Attack(me, card))
    instead: Play | None = None
    if playing is not None and g.setup.replaces:
        instead = yield from replacement(g, me, playing)
    replaced = instead is not None
    if instead is None:
        if card.cards:  # the bonuses come first
            if len(me.deck) >= card.cards or g.setup.plain:
                g.draw(me, card.cards)
            else:
                yield from draw(g, me, card.cards)
        give_bonuses(g, me, card)
        if card.lasting is not None and not card.lasting.chosen:
            g.leave_effect(me, card, victims)
        instead = card.play
    if instead is not None:
        flow = instead(g, me)
        if flow is not None:
            yield from flow
    if card.attack is not None and not replaced:
        flow = card.attack(g, me, victims)
        if flow is not None:
            yield from flow
    g.playing = outer
    if g.setup.after_play is not None and g.is_action(card):
        yield from after_action(g, me, g.setup.after_play)
    g.depth -= 1


def give_bonuses(g: Dominion, me: Player, card: Card) -> None:
    """Actions, Buys, coins and tokens. On another player's turn only tokens are of use."""
    if me.seat == g.active:
        g.actions += card.actions
        g.buys += card.buys
        if g.setup.plain:
            g.coins += card.coins
        elif card.coins:
            g.add_coins(me, coins_made(g, me, card))
    if card.tokens:
        for token, n in card.tokens:
            g.add_tokens(me, token, n)


def receive(g: Dominion, me: Player, thing: Landscape) -> Flow:
    """Follow a Boon or a Hex."""
    if g.events is not None:
        g.tell(thing.kind, me, landscape=thing.slug)
    g.depth += 1
    yield from carry_out(g, me, thing)
    g.depth -= 1


def carry_out(g: Dominion, me: Player, thing: Landscape) -> Flow:
    """Do what an Event, a Boon or a Hex says."""
    if thing.run is not None:
        flow = thing.run(g, me)
        if flow is not None:
            yield from flow
    elif thing.lasting is not None:
        g.leave_effect(me, thing)


def coins_made(g: Dominion, me: Player, card: Card) -> int:
    """How many coins a card makes now."""
    for effect in g.effects:
        lasting = effect.source.lasting
        if lasting is not None and lasting.makes is not None:
            return lasting.makes(g, effect, me, card)
    return card.coins


def tell_effects(g: Dominion, me: Player, card: Card) -> None:
    """Effects that wait for a card to be played."""
    for effect in g.effects[:]:
        lasting = effect.source.lasting
        if lasting is not None and lasting.played is not None:
            lasting.played(g, effect, me, card)


def replacement(g: Dominion, me: Player, playing: Playing) -> Asks[Play | None]:
    """What is done instead of the card's instructions: what an effect demands, or a Way that the player chooses."""
    card = playing.card
    found: dict[Option, Play] = {}
    for effect in g.effects:
        lasting = effect.source.lasting
        if lasting is None or lasting.instead is None or effect.until == DUE:
            continue
        if lasting.instead(g, effect, me, card):
            assert lasting.replaces is not None
            found[effect.source.option] = lasting.replaces
            break
    own = not found
    if g.is_action(card):
        for way in g.setup.ways:
            if way.run is not None and (playing.copies_way or way.slug != "way-of-the-mouse"):
                found[way.option] = way.run
    if not found:
        return None
    options = [card.option, *found] if own else list(found)
    if len(options) == 1:
        return found[options[0]]
    zones = {option: "landscapes" if option in LANDSCAPE_OF else "in_play" for option in options}
    pick = yield Choice(me.seat, Prompt("play-as", {"card": card.slug}, zones), options)
    return found.get(Option(pick))


def after_action(g: Dominion, me: Player, timed: Timed) -> Flow:
    """An Action was carried out completely."""
    if timed.when is None or timed.when(g, me):
        flow = timed.run(g, me)
        if flow is not None:
            yield from flow


def answer_attack(g: Dominion, attack: Attack) -> Asks[list[Player]]:
    """Each other player in turn may use Reactions from hand; returns those whom the Attack will hit."""
    others = g.others(attack.attacker)
    for effect in g.effects:
        lasting = effect.source.lasting
        if lasting is not None and lasting.protects:
            attack.immune.append(g.players[effect.owner])
    g.ask_aside()
    for other in others:
        while shields(g, other, attack):
            prompt = Prompt("react-to-attack", {"card": attack.card.slug, "by": attack.attacker.seat})
            pick = REDRAWN
            while pick == REDRAWN:
                options = [card.option for card in shields(g, other, attack)]
                options.append(DONE)
                pick = yield Choice(other.seat, prompt, options, PRIVATE)
            if pick == DONE:
                break
            shield = OF_OPTION[pick].shield
            assert shield is not None
            flow = shield.run(g, other, attack)
            if flow is not None:
                yield from flow
    return [other for other in others if other not in attack.immune]


def shields(g: Dominion, other: Player, attack: Attack) -> list[Card]:
    return [
        card for card in dict.fromkeys(other.hand) if card.shield is not None and card.shield.when(g, other, attack)
    ]
