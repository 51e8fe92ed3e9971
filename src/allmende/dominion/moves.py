"""The moves that may ask somebody: playing, gaining, trashing, discarding, and the abilities these set off.

Several abilities at once: each player in turn order, beginning with the one whose turn it is, resolves all of his own
in the order he likes, each completely before the next. They are looked for anew after each one, so what came into hand
meanwhile may still be used, and what has moved away is lost.
"""

from collections.abc import Callable

from allmende.dominion.card import ATTACK, DONE, OF_OPTION, Card, Trigger
from allmende.dominion.state import (
    AWAY,
    CLEAN_UP,
    DISCARD,
    HAND,
    IN_PLAY,
    TRASH,
    ZONE_NAMES,
    Attack,
    Dominion,
    Effect,
    Move,
    Player,
    ZoneNumber,
)
from allmende.table.choice import REDRAWN, Asks, Choice, Flow, Option, Prompt

# Playing


def play_from_hand(g: Dominion, me: Player, card: Card) -> Flow:
    g.take_from_hand(me, card)
    me.in_play.append(card)
    yield from play(g, me, card)


def play(g: Dominion, me: Player, card: Card) -> Flow:
    """Follow a card's instructions. It lies in play already; if it is played again, it may have left."""
    me.plays.append(card)
    if g.events is not None:
        g.tell("play", me, card=card.slug)
    if g.effects:
        tell_effects(g, me, card)
    g.depth += 1
    victims: list[Player] = []
    if card.types & ATTACK:
        victims = yield from answer_attack(g, Attack(me, card))
    if card.cards:
        g.draw(me, card.cards)
    if me.seat == g.active:
        g.actions += card.actions
        g.buys += card.buys
        g.coins += card.coins
    if card.lasting is not None:
        g.leave_effect(me, card, victims)
    if card.play is not None:
        flow = card.play(g, me)
        if flow is not None:
            yield from flow
    if card.attack is not None:
        flow = card.attack(g, me, victims)
        if flow is not None:
            yield from flow
    g.depth -= 1


def tell_effects(g: Dominion, me: Player, card: Card) -> None:
    """Effects of this turn that wait for a card to be played."""
    for effect in g.effects[:]:
        lasting = effect.card.lasting
        if lasting is not None and lasting.played is not None:
            lasting.played(g, effect, me, card)


def answer_attack(g: Dominion, attack: Attack) -> Asks[list[Player]]:
    """Each other player in turn may use Reactions from hand; returns those whom the Attack will hit."""
    others = g.others(attack.attacker)
    g.ask_aside()
    for other in others:
        while shields(g, other, attack):
            prompt = Prompt("react-to-attack", {"card": attack.card.slug, "by": attack.attacker.seat})
            pick = REDRAWN
            while pick == REDRAWN:
                options = [card.option for card in shields(g, other, attack)]
                options.append(DONE)
                pick = yield Choice(other.seat, prompt, options, private=True)
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


# Gaining, trashing, discarding


def gain(g: Dominion, me: Player, card: Card, zone: ZoneNumber = DISCARD, bought: bool = False) -> Asks[bool]:
    """Take a card from the supply and resolve what this sets off. False if its pile is empty."""
    if not g.available(card):
        return False
    move = g.gain_quietly(me, card, zone, bought)
    if g.gain_matters(card):
        yield from resolve(g, [move], gain_abilities)
    return True


def trash(g: Dominion, me: Player, cards: list[Card]) -> Flow:
    """Trash cards that were taken from a zone, and resolve what this sets off."""
    if not cards:
        return
    g.trash_pile += cards
    if g.events is not None:
        g.tell("trash", me, cards=[card.slug for card in cards])
    moves = [Move(me, card, TRASH, 0) for card in cards if card.on_trash is not None]
    if moves:
        yield from resolve(g, moves, trash_abilities)


def discard(g: Dominion, me: Player, cards: list[Card], seen: bool = False) -> Asks[list[Move]]:
    """Discard cards that were taken from a zone, all at once, and resolve what this sets off.

    seen: everyone has seen them; otherwise only the one that ends on top is seen. Returns where the cards went.
    """
    if not cards:
        return []
    g.to_discard(me, cards, seen)
    if g.events is not None:
        slugs = [card.slug for card in cards]
        if seen or len(cards) == 1:
            g.tell("discard", me, count=len(slugs), cards=slugs)
        else:
            g.tell_secret("discard", me, {"count": len(slugs), "top": slugs[-1]}, {"cards": slugs})
    moves = [Move(me, card, DISCARD, me.shuffles) for card in cards]
    for move in [] if seen else moves[:-1]:
        move.veiled = True
    if g.phase != CLEAN_UP and any(card.on_discard is not None for card in cards):
        yield from resolve(g, moves, discard_abilities)
    return moves


def exchange(g: Dominion, move: Move, other: Card) -> None:
    """Return a gained card to its pile and take another one, which is not gained: both or nothing."""
    if not g.available(other) or g.piles[move.card.number] < 0 or not g.still_there(move):
        return
    g.take_again(move)
    g.put_back(move.card)
    g.take(other)
    move.player.discard.append(other)
    if g.events is not None:
        g.tell("exchange", move.player, card=move.card.slug, to=other.slug)


def play_moved(g: Dominion, me: Player, move: Move) -> Flow:
    """Play a card from where a gain, a trash or a discard has put it."""
    if g.still_there(move):
        g.take_again(move)
        me.in_play.append(move.card)
        yield from play(g, me, move.card)


# Abilities


class Ability:
    """Something a player may or must do now, named by the card it comes from."""

    __slots__ = ("card", "effect", "move", "must", "trigger")

    def __init__(self, card: Card, move: Move, must: bool, trigger: Trigger | None, effect: Effect | None) -> None:
        self.card = card
        self.move = move
        self.must = must
        self.trigger = trigger
        self.effect = effect


Collect = Callable[[Dominion, Player, Move, list[Effect]], list[Ability]]


def gain_abilities(g: Dominion, me: Player, move: Move, spent: list[Effect]) -> list[Ability]:
    """What this player can set against a gain: the card's own ability, effects of this turn, Reactions from hand."""
    found = []
    if move.player is me:
        found += own_ability(g, me, move, move.card.on_gain)
    for effect in g.effects:
        lasting = effect.card.lasting
        if lasting is None or lasting.when is None or effect.owner != me.seat or effect in spent:
            continue
        if lasting.when(g, effect, me, move):
            found.append(Ability(effect.card, move, True, None, effect))
    if g.setup.reacts_to_gains:
        for card in dict.fromkeys(me.hand):
            reaction = card.in_hand
            if reaction is not None and (reaction.when is None or reaction.when(g, me, move)):
                found.append(Ability(card, move, False, reaction, None))
    return found


def trash_abilities(g: Dominion, me: Player, move: Move, spent: list[Effect]) -> list[Ability]:
    return own_ability(g, me, move, move.card.on_trash) if move.player is me else []


def discard_abilities(g: Dominion, me: Player, move: Move, spent: list[Effect]) -> list[Ability]:
    return own_ability(g, me, move, move.card.on_discard) if move.player is me else []


def own_ability(g: Dominion, me: Player, move: Move, trigger: Trigger | None) -> list[Ability]:
    if trigger is None or move.used or (trigger.when is not None and not trigger.when(g, me, move)):
        return []
    return [Ability(move.card, move, not trigger.may, trigger, None)]


def resolve(g: Dominion, moves: list[Move], collect: Collect) -> Flow:
    """Let every player in turn order resolve the abilities that these moves set off."""
    if g.setup.reacts_to_gains and any(others_may_react(g, move) for move in moves):
        g.ask_aside()
    g.depth += 1
    for me in g.in_turn_order():
        spent: list[Effect] = []
        while True:
            abilities = [ability for move in moves for ability in collect(g, me, move, spent)]
            if not abilities:
                break
            if len(abilities) == 1 and abilities[0].must:
                ability = abilities[0]
            else:
                pick = REDRAWN
                while pick == REDRAWN:
                    abilities = [ability for move in moves for ability in collect(g, me, move, spent)]
                    zones = {ability.card.option: zone_of_ability(me, ability) for ability in reversed(abilities)}
                    prompt = Prompt("resolve", {"card": moves[0].card.slug}, zones)
                    options: list[Option] = list(dict.fromkeys([ability.card.option for ability in abilities]))
                    if not any(ability.must for ability in abilities):
                        options.append(DONE)
                    pick = yield Choice(me.seat, prompt, options, private=True)
                if pick == DONE:
                    break
                ability = next(ability for ability in abilities if ability.card.option == pick)
            yield from use(g, me, ability, spent)
    g.depth -= 1


def zone_of_ability(me: Player, ability: Ability) -> str:
    """Where the card lies that an ability comes from: in hand, in play, or where its own move has put it."""
    if ability.effect is not None:
        return ZONE_NAMES[IN_PLAY] if ability.card in me.in_play else ""
    if ability.trigger is ability.card.in_hand:
        return ZONE_NAMES[HAND]
    if ability.move.zone == DISCARD:
        return "discard_top" if me.discard and me.discard[-1] is ability.card else ""
    return ZONE_NAMES[ability.move.zone] if ability.move.zone != AWAY else ""


def others_may_react(g: Dominion, move: Move) -> bool:
    """Is there a card in the game that somebody else, if it were in hand, could use now?"""
    reactions = [card.in_hand for card in g.setup.supply if card.in_hand is not None]
    others = g.others(move.player)
    return any(one.when is None or one.when(g, other, move) for one in reactions for other in others)


def use(g: Dominion, me: Player, ability: Ability, spent: list[Effect]) -> Flow:
    """Carry out one ability."""
    flow: Flow | None = None
    if ability.effect is not None:
        spent.append(ability.effect)
        lasting = ability.effect.card.lasting
        assert lasting is not None and lasting.gained is not None
        flow = lasting.gained(g, ability.effect, me, ability.move)
    elif ability.trigger is not None:
        if ability.trigger is not ability.card.in_hand:
            ability.move.used = True  # once for each time the card moves; a Reaction from hand is bound by its own rule
        flow = ability.trigger.run(g, me, ability.move)
    if flow is not None:
        yield from flow
