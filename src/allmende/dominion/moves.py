"""Gaining, trashing, discarding, exiling, exchanging, and the abilities these set off."""

from collections.abc import Sequence
from typing import Any, Final

from allmende.dominion.abilities import Ability, resolve
from allmende.dominion.card import DUE, OF_OPTION, PROJECT, VOCABULARY, Card, Trigger, mode
from allmende.dominion.choosing import confirm
from allmende.dominion.counters import EXILE, MATS, SET_ASIDE, TAVERN
from allmende.dominion.happening import Effect, Move
from allmende.dominion.player import Player
from allmende.dominion.playing import play, take_hand
from allmende.dominion.state import Dominion
from allmende.dominion.zones import AWAY, CLEAN_UP, DISCARD, HAND, IN_PLAY, TRASH, ZONE_NAMES, ZoneNumber
from allmende.table.choice import Asks, Flow, Option

GAINS: Final = 0
TRASHES: Final = 1
DISCARDS: Final = 2


def gain(g: Dominion, me: Player, card: Card, zone: ZoneNumber = DISCARD, mute: bool = False) -> Asks[Move | None]:
    """Take a card from its pile and resolve what this sets off. None if the pile is empty.

    mute: what the card itself does when it is gained, it does not do this time.
    """
    if not g.available(card):
        return None
    move = Move(me, card, zone, g.gain_quietly(me, card, zone, False))
    move.used = mute
    if g.gain_matters(me, card):
        yield from resolve_moves(g, [move], GAINS)
    return move


def gain_some(g: Dominion, me: Player, card: Card, count: int, zone: ZoneNumber = DISCARD) -> Flow:
    """Gain so many copies one after another, as long as there are any."""
    for _ in range(count):
        yield from gain(g, me, card, zone)


def trash(g: Dominion, me: Player, cards: list[Card]) -> Flow:
    """Trash cards that were taken from a zone, and resolve what this sets off."""
    if not cards:
        return
    g.trash_pile += cards
    if g.events is not None:
        g.tell("trash", me, cards=[card.slug for card in cards])
    moves = [Move(me, card, TRASH, 0) for card in cards if card.on_trash is not None]
    if moves:
        yield from resolve_moves(g, moves, TRASHES)


def trash_this(g: Dominion, me: Player) -> Asks[bool]:
    """Trash the card whose instructions are followed; False if it has left play."""
    playing = g.playing
    if playing is None or not g.leave_play(me):
        return False
    yield from trash(g, me, [playing.card])
    return True


def discard(
    g: Dominion, me: Player, cards: list[Card], seen: bool = False, shown: Sequence[Card] = ()
) -> Asks[list[Move]]:
    """Discard cards that were taken from a zone, all at once, and resolve what this sets off.

    seen: everyone has seen them; otherwise only the one that ends on top and those `shown` before are seen. Returns
    where the cards went.
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
    for move in moves:
        move.together = moves
    for move in [] if seen else moves[:-1]:
        move.veiled = True
    if shown and not seen:
        unveil(me, moves, shown)
    if g.phase != CLEAN_UP and any(card.on_discard is not None for card in cards):
        yield from resolve_moves(g, moves, DISCARDS)
    return moves


def unveil(me: Player, moves: list[Move], shown: Sequence[Card]) -> None:
    """Cards that everyone knew in the hand are known in the discard pile; the top one of it may be one of them."""
    left = list(shown)
    for move in reversed(moves):
        if move.card in left:
            left.remove(move.card)
            if move.veiled:
                move.veiled = False
                me.veiled.remove(move.card)


def discard_hand(g: Dominion, me: Player) -> Flow:
    """Discard the whole hand at once."""
    shown = me.shown
    yield from discard(g, me, take_hand(g, me), shown=shown)


def exile(g: Dominion, me: Player, cards: Sequence[Card]) -> None:
    """Put cards that were taken from a zone onto the Exile mat."""
    me.put_on(EXILE, cards)
    if g.events is not None and cards:
        g.tell("exile", me, cards=[card.slug for card in cards])


def exchange(g: Dominion, move: Move, other: Card) -> None:
    """Return a gained card to its pile and take another one, which is not gained: both or nothing."""
    if not g.available(other) or g.piles[move.card.number] < 0 or not g.still_there(move):
        return
    g.take_again(move)
    swap(g, move.player, move.card, other)


def swap(g: Dominion, me: Player, card: Card, other: Card) -> None:
    """Return a card that was taken from a zone to its pile and take another one into the discard pile."""
    g.put_back(card)
    g.take(other)
    me.discard.append(other)
    if g.events is not None:
        g.tell("exchange", me, card=card.slug, to=other.slug)


def return_this(g: Dominion, me: Player) -> bool:
    """Return the card whose instructions are followed to its pile; False if it has left play or has no pile."""
    playing = g.playing
    if playing is None or g.piles[playing.card.number] < 0 or not g.leave_play(me):
        return False
    g.put_back(playing.card)
    if g.events is not None:
        g.tell("put-back", me, card=playing.card.slug)
    return True


def put_this_on(g: Dominion, me: Player, mat: int) -> bool:
    """Put the card whose instructions are followed onto a mat; False if it has left play."""
    playing = g.playing
    if playing is None or not g.leave_play(me):
        return False
    put_on_mat(g, me, mat, [playing.card])
    return True


def put_on_mat(g: Dominion, me: Player, mat: int, cards: Sequence[Card]) -> None:
    """Put cards that were taken from a zone onto a mat."""
    me.put_on(mat, cards)
    if g.events is not None:
        for card in cards:
            g.tell("mat", me, card=card.slug, mat=MATS[mat])


def play_moved(g: Dominion, me: Player, move: Move) -> Flow:
    """Play a card from where a gain, a trash or a discard has put it."""
    if g.still_there(move):
        g.take_again(move)
        me.in_play.append(move.card)
        yield from play(g, me, move.card)


def move_gained(g: Dominion, move: Move, zone: ZoneNumber) -> bool:
    """Put a gained card somewhere else, if it is still where it was gained to."""
    if not g.still_there(move):
        return False
    if move.zone == zone:
        return True
    g.take_again(move)
    g.put_gained(move.player, move.card, zone)
    if g.events is not None:
        g.tell("move", move.player, card=move.card.slug, to=ZONE_NAMES[zone])
    return True


def play_set_aside(g: Dominion, me: Player, card: Card) -> Flow:
    """Play a card from those that were set aside for later."""
    if card in me.mat(SET_ASIDE):
        g.take_aside(me, card)
        me.in_play.append(card)
        yield from play(g, me, card)


def discard_from_play(g: Dominion, me: Player, effect: Effect) -> Flow:
    """Discard the card that an effect belongs to, if it is still in play; what saves Actions may save it."""
    stay = next((stay for stay in me.stays if stay.number == effect.stay), None)
    if stay is None or stay.card not in me.in_play:
        return
    saving = [one for one in g.effects if one.owner == me.seat and saves(one)]
    saved = bool(saving) and g.is_action(stay.card) and (yield from confirm(me, "use", saving[0].source, stay.card))
    me.stays = [one for one in me.stays if one is not stay]
    me.in_play.remove(stay.card)
    if saved:
        g.end_effect(saving[0])
        g.to_deck(me, [stay.card], open_to_all=True)
    else:
        yield from discard(g, me, [stay.card], seen=True)


def saves(effect: Effect) -> bool:
    """Does it let an Action that is discarded from play go onto the deck?"""
    return effect.source.lasting is not None and effect.source.lasting.saves


def call(g: Dominion, me: Player, card: Card) -> None:
    """Put a Reserve card from the Tavern mat into play; that is not playing it."""
    me.take_off(TAVERN, card)
    me.in_play.append(card)
    me.called = [*me.called, card]
    if g.events is not None:
        g.tell("call", me, card=card.slug)


# The abilities that gains, trashes and discards set off


def resolve_moves(g: Dominion, moves: list[Move], kind: int) -> Flow:
    """Let every player in turn order resolve the abilities that these moves set off; a gain comes alone."""
    if g.setup.reacts_to_gains and any(others_may_react(g, move) for move in moves):
        g.ask_aside()
    spent: list[object] = []
    called_up = next_gain_effects(g, moves[0]) if kind == GAINS and g.effects else []

    def collect(me: Player) -> list[Ability]:
        if kind == GAINS:
            return gain_abilities(g, me, moves[0], spent, called_up)
        found: list[Ability] = []
        for move in moves:
            if move.player is me:
                trigger = move.card.on_trash if kind == TRASHES else move.card.on_discard
                found += own_ability(g, me, move, trigger)
        return found

    def tell(me: Player, options: list[Option]) -> dict[str, Any]:
        return told_of_gain(me, moves[0], options) if kind == GAINS else told_of_own(kind, options)

    g.depth += 1
    yield from resolve(g, g.in_turn_order(), collect, "resolve", tell)
    g.depth -= 1


def told_of_gain(me: Player, move: Move, options: list[Option]) -> dict[str, Any]:
    """Who gained what, and what can be used, if it is one thing."""
    args: dict[str, Any] = {"moment": "gain", "about": move.card.slug}
    if move.player is not me:
        args["moment"] = "other-gain"
        args["by"] = move.player.seat
    if len(options) == 1:
        args["card"] = VOCABULARY.key(options[0])[1]
    return args


def told_of_own(kind: int, options: list[Option]) -> dict[str, Any]:
    """Cards were trashed or discarded, and use what they can themselves: which, if it is one."""
    one, several = ("trash", "trashes") if kind == TRASHES else ("discard", "discards")
    if len(options) != 1:
        return {"moment": several}
    slug = OF_OPTION[options[0]].slug
    return {"moment": one, "about": slug, "card": slug}


def next_gain_effects(g: Dominion, move: Move) -> list[Effect]:
    """The effects that waited for this player's next gain; they belong to this one and wait no longer."""
    found = [
        effect
        for effect in g.effects
        if effect.owner == move.player.seat and effect.source.lasting is not None and effect.source.lasting.once
    ]
    for effect in found:
        g.end_effect(effect)
    return found


def gain_abilities(g: Dominion, me: Player, move: Move, spent: list[object], called_up: list[Effect]) -> list[Ability]:
    """What this player can set against a gain: the card's own ability, effects, Reactions from hand, landscapes, and
    the copies in Exile."""
    found: list[Ability] = []
    if move.player is me and move.card.on_gain is not None:
        found += own_ability(g, me, move, move.card.on_gain)
    for effect in g.effects + called_up if called_up else g.effects:
        lasting = effect.source.lasting
        if lasting is None or lasting.when is None or effect.until == DUE or effect in spent:
            continue
        if lasting.once and effect not in called_up:
            continue
        if lasting.gained is not None and concerns(effect, me, move) and lasting.when(g, effect, me, move):
            found.append(of_effect(g, me, move, effect, spent))
    if g.setup.reacts_to_gains:
        for card in dict.fromkeys([card for card in me.hand if card.in_hand is not None]):
            reaction = card.in_hand
            if reaction is not None and (reaction.when is None or reaction.when(g, me, move)):
                found.append(from_hand(g, me, move, card, reaction))
    if g.setup.watching or me.owns or me.mats:
        found += of_landscapes(g, me, move, spent)
    return found


def concerns(effect: Effect, me: Player, move: Move) -> bool:
    """An effect is carried out by its owner; one that waits for others, by whom it hits."""
    lasting = effect.source.lasting
    if lasting is not None and lasting.hits:
        return move.player is me and me.seat in effect.victims
    if lasting is not None and lasting.permits and effect.stay:
        return False  # this one is for the next turn
    return effect.owner == me.seat


def own_ability(g: Dominion, me: Player, move: Move, trigger: Trigger | None) -> list[Ability]:
    """What the moved card itself does: once for each time it moves."""
    if trigger is None or move.used or (trigger.when is not None and not trigger.when(g, me, move)):
        return []
    zone = ZONE_NAMES[move.zone] if move.zone != AWAY else ""
    if move.zone == DISCARD:
        zone = "discard_top" if me.discard and me.discard[-1] is move.card else ""

    def run() -> Flow | None:
        move.used = True
        return trigger.run(g, me, move)

    return [Ability(move.card.option, not trigger.may, run, zone)]


def of_effect(g: Dominion, me: Player, move: Move, effect: Effect, spent: list[object]) -> Ability:
    lasting = effect.source.lasting
    assert lasting is not None
    zone = ZONE_NAMES[IN_PLAY] if effect.source in me.in_play else ""

    def run() -> Flow | None:
        spent.append(effect)
        assert lasting.gained is not None
        return lasting.gained(g, effect, me, move)

    return Ability(effect.source.option, not lasting.may, run, zone)


def from_hand(g: Dominion, me: Player, move: Move, card: Card, reaction: Trigger) -> Ability:
    """A Reaction is bound by its own rule, not to one use."""
    return Ability(card.option, False, lambda: reaction.run(g, me, move), ZONE_NAMES[HAND])


def of_landscapes(g: Dominion, me: Player, move: Move, spent: list[object]) -> list[Ability]:
    """Projects and Landmarks that look at gains, and the own copies in Exile, which may be discarded all together."""
    found: list[Ability] = []
    for thing in me.owns + g.setup.watching if me.owns else g.setup.watching:
        trigger = thing.on_gain
        if trigger is None or (thing, move) in spent or (thing.kind == PROJECT and thing not in me.owns):
            continue
        if trigger.when is None or trigger.when(g, me, move):
            found.append(of_landscape(g, me, move, thing.option, (thing, move), trigger, spent))
    if move.player is me and move.card in me.mat(EXILE) and (EXILE, move) not in spent:
        found.append(of_landscape(g, me, move, EXILED, (EXILE, move), FROM_EXILE, spent, ""))
    return found


def of_landscape(
    g: Dominion,
    me: Player,
    move: Move,
    option: Option,
    once: object,
    trigger: Trigger,
    spent: list[object],
    zone: str = "landscapes",
) -> Ability:
    def run() -> Flow | None:
        spent.append(once)
        return trigger.run(g, me, move)

    return Ability(option, not trigger.may, run, zone)


def leave_exile(g: Dominion, me: Player, move: Move) -> Flow:
    """Discard all copies of the gained card from Exile."""
    copies = [card for card in me.mat(EXILE) if card is move.card]
    for card in copies:
        me.take_off(EXILE, card)
    yield from discard(g, me, copies, seen=True)


FROM_EXILE: Final = Trigger(leave_exile, may=True)
EXILED: Final = mode("exile")  # not the card: that may have an ability of its own


def others_may_react(g: Dominion, move: Move) -> bool:
    """Is there a card in the game that somebody else, if it were in hand, could use now?"""
    for other in g.players:
        for reaction in g.setup.reactions if other is not move.player else ():
            if reaction.when is None or reaction.when(g, other, move):
                return True
    return False
