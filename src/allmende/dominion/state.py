"""Dominion's state, and the moves that ask nobody: draw, shuffle, look, put cards somewhere.

Cards that are taken from a zone are "in the air" until they are put somewhere; no choice is asked meanwhile. Effects
and stays are never changed, only replaced, so that copies can share them.
"""

from collections.abc import Sequence
from typing import Final

from allmende.dominion.card import (
    ACTION,
    ARTIFACT,
    COMMAND,
    DUE,
    DURATION,
    FOREVER,
    NEXT_TURN,
    THIS_TURN,
    Card,
    Landscape,
    Thing,
)
from allmende.dominion.cards.basic import ESTATE
from allmende.dominion.counters import (
    COUNTERS,
    ESTATE_TOKEN,
    EXILE,
    JOURNEY,
    MINUS_CARD,
    MINUS_COIN,
    NO_TOKENS,
    ONE_AT_MOST,
    SET_ASIDE,
    VP,
)
from allmende.dominion.happening import Effect, Move, Passing, Playing
from allmende.dominion.passed import lose_sight, settle_passes
from allmende.dominion.player import NO_LANDSCAPES, Player, Stay
from allmende.dominion.setup import Setup
from allmende.dominion.supply import Supply
from allmende.dominion.zones import ACTION_PHASE, ASIDE, AWAY, DECK, DISCARD, HAND, TRASH, ZONE_NAMES, ZoneNumber
from allmende.table.rng import Rng

# What only some games have: replaced when a table is laid out, or when it comes up, never changed.
NO_STACKS: Final[list[list[Card]]] = []
NO_NUMBERS: Final[list[int]] = []
NO_PASSES: Final[list[Passing]] = []


class Dominion(Supply):
    """The table: supply, trash, players, and the turn that is being played."""

    __slots__ = (
        "actions", "active", "boons", "bought", "buys", "coins", "effects", "extra_turns", "hexes", "hexes_used",
        "opened", "passes", "passing", "phase", "playing", "stocks", "trash_pile", "turn_number",
    )  # fmt: skip

    def __init__(self, setup: Setup, players: list[Player], piles: list[int], rng: Rng) -> None:
        self.setup = setup
        self.answers = setup.answers
        self.players = players
        self.piles = piles
        self.shares_piles = False
        self.rng = rng
        self.stacks = NO_STACKS
        self.stocks = NO_NUMBERS  # the points that lie on the landscapes
        self.boons = NO_LANDSCAPES  # those of the Druid
        self.hexes = NO_LANDSCAPES  # the deck of Hexes, its top last
        self.hexes_used = NO_LANDSCAPES
        self.trash_pile: list[Card] = []
        self.empty = 0
        self.active = 0  # whose turn it is
        self.turn_number = 0
        self.extra_turns = NO_NUMBERS  # seats that have a turn before it goes on to the left
        self.phase = ACTION_PHASE
        self.opened = setup.plain  # what happens at the start of the phase has been done
        self.actions = 1
        self.buys = 1
        self.coins: int = 0
        self.bought = False  # something was bought in this Buy phase: no more treasures
        self.reduction = 0
        self.effects: list[Effect] = []
        self.passes = NO_PASSES  # cards whose way not all have seen
        self.passing = False  # players choose cards to pass on: those that they have set aside may be any
        self.playing: Playing | None = None  # whose instructions are being followed
        self.news = 0
        self.asides = 0
        self.events = None
        self.depth = 0

    def copy(self) -> "Dominion":
        other = Dominion(self.setup, [player.copy() for player in self.players], self.piles, self.rng.copy())
        self.shares_piles = other.shares_piles = True
        other.trash_pile = self.trash_pile.copy()
        other.empty = self.empty
        other.active = self.active
        other.phase = self.phase
        other.actions = self.actions
        other.buys = self.buys
        other.coins = self.coins
        other.bought = self.bought
        other.reduction = self.reduction
        if self.effects:
            other.effects = self.effects.copy()
        if self.passes:
            other.passes = self.passes.copy()
        other.news = self.news
        other.asides = self.asides
        if not self.setup.plain:
            self._copy_rest(other)
        return other

    def _copy_rest(self, other: "Dominion") -> None:
        """What only games with later expansions have."""
        other.stacks = [cards.copy() for cards in self.stacks]
        other.stocks = self.stocks.copy()
        other.boons = self.boons
        other.hexes = self.hexes.copy()
        other.hexes_used = self.hexes_used.copy()
        other.turn_number = self.turn_number
        other.extra_turns = self.extra_turns.copy()
        other.opened = self.opened

    # Who

    def in_turn_order(self) -> list[Player]:
        """All players, beginning with the one whose turn it is."""
        return self.players_from(self.active)

    def others(self, me: Player) -> list[Player]:
        """The other players in turn order: on one's own turn beginning on the left."""
        return [player for player in self.players_from(self.active) if player is not me]

    def neighbour(self, me: Player) -> Player:
        """The player on the right, whose turn comes before."""
        return self.players[me.seat - 1]

    def ask_aside(self) -> None:
        """Whether somebody else is asked now tells what they hold."""
        self.news += 1
        self.asides += 1

    # What a turn holds

    def add_actions(self, me: Player, n: int) -> None:
        if me.seat == self.active:  # on another player's turn they are lost
            self.actions += n

    def add_buys(self, me: Player, n: int) -> None:
        if me.seat == self.active:
            self.buys += n

    def add_coins(self, me: Player, n: int) -> None:
        if me.seat == self.active:
            if n > 0 and me.tokens[MINUS_COIN]:
                self.add_tokens(me, MINUS_COIN, -1)
                n -= 1
            self.coins += n
            if self.coins < 0:
                self.coins = 0

    def add_tokens(self, me: Player, token: int, n: int) -> None:
        """Take or give back tokens, or turn the Journey token over."""
        tokens = me.tokens[:]
        tokens[token] = min(1, tokens[token] + n) if token in ONE_AT_MOST else tokens[token] + n
        change = tokens[token] - me.tokens[token]
        me.tokens = tokens
        if self.events is not None and change:
            if token == JOURNEY:
                self.tell("journey", me, up=change < 0)
            else:
                self.tell("tokens" if change > 0 else "spend", me, token=COUNTERS[token], count=abs(change))

    def stock(self, landscape: Landscape) -> int:
        """The points that lie on a landscape."""
        return self.stocks[self.setup.landscapes.index(landscape)]

    def take_stock(self, me: Player, landscape: Landscape, most: int) -> None:
        """Take points from those that lie on a landscape, as far as there are any."""
        n = min(most, self.stock(landscape))
        self.stocks[self.setup.landscapes.index(landscape)] -= n
        self.add_tokens(me, VP, n)

    # What there is to have

    def types(self, card: Card) -> int:
        """The types of a card now: for whom has inherited something, Estates are Actions on the own turn."""
        if card is ESTATE and self.setup.inherits and self.players[self.active].mat(ESTATE_TOKEN):
            return card.types | ACTION | COMMAND
        return card.types

    def is_action(self, card: Card) -> bool:
        return self.types(card) & ACTION != 0

    def own(self, me: Player, landscape: Landscape) -> None:
        """Take a State or an Artifact, of which there is one, or put a cube onto a Project."""
        if landscape.kind == ARTIFACT:
            if landscape in me.owns:
                return
            for player in self.players:
                if landscape in player.owns:
                    player.owns = [one for one in player.owns if one is not landscape]
        me.owns = [*me.owns, landscape]
        if self.events is not None:
            self.tell("take", me, landscape=landscape.slug)

    def disown(self, me: Player, landscape: Landscape) -> None:
        me.owns = [one for one in me.owns if one is not landscape]
        if self.events is not None:
            self.tell("return", me, landscape=landscape.slug)

    # Effects

    def leave_effect(
        self, me: Player, source: Thing, victims: Sequence[Player] = (), cards: Sequence[Card] = ()
    ) -> None:
        """A played card or a landscape goes on acting. `cards` lie on its owner's mat of set-aside cards.

        A Duration that is not in play when the turn ends does nothing later, so one that is played where it lies, or
        has left play, leaves nothing.
        """
        lasting = source.lasting
        assert lasting is not None
        stay = 0
        if lasting.permits:
            self.effects.append(Effect(source, me.seat))
        if lasting.until != THIS_TURN and isinstance(source, Card) and source.types & DURATION:
            playing = self.playing
            if playing is None or playing.card is not source or not playing.there:
                return
            playing.lasts += 1
            stay = self.stay(me, playing)
        seats = tuple([victim.seat for victim in victims])
        self.effects.append(Effect(source, me.seat, seats, lasting.until, tuple(cards), stay))
        self.reduction += lasting.reduces

    def stay(self, me: Player, playing: Playing) -> int:
        """The number of the Stay of a card that is being played."""
        if not playing.stay:
            taken = [max((stay.number, *stay.follows)) for player in self.players for stay in player.stays]
            playing.stay = max(taken, default=0) + 1
            me.stays = [*me.stays, Stay(playing.stay, playing.card, self.turn_number)]
        return playing.stay

    def stay_with(self, me: Player, helper: Playing, playing: Playing) -> None:
        """The card that replays another one stays as long as that one."""
        if not playing.stay or not helper.there:
            return
        number = self.stay(me, helper)
        me.stays = [stay.following(playing.stay) if stay.number == number else stay for stay in me.stays]

    def end_effect(self, effect: Effect) -> None:
        self.effects.remove(effect)

    def set_aside(self, me: Player, cards: Sequence[Card]) -> None:
        """Set cards aside, for everyone to see; whoever does so leaves an effect that knows them."""
        me.put_on(SET_ASIDE, cards)
        if self.events is not None:
            for card in cards:
                self.tell("set-aside", me, card=card.slug)

    def take_aside(self, me: Player, card: Card) -> None:
        """Take a card from those set aside."""
        me.take_off(SET_ASIDE, card)

    def staying(self, me: Player) -> list[Card]:
        """The cards in play that stay there when this turn ends."""
        return [stay.card for stay in self.lasting_stays(me)] if me.stays else []

    def lasting_stays(self, me: Player) -> list[Stay]:
        """What stays when this turn ends: while an effect of it is to come, or a card stays that it replayed."""
        if not me.stays:
            return []
        pending = [effect.stay for effect in self.effects if effect.until in (NEXT_TURN, FOREVER)]
        size = -1
        while size < len(pending):  # what a card has replayed may have replayed another one
            size = len(pending)
            pending += [stay.number for stay in me.stays if stay.number not in pending and stay.waits(pending)]
        return [stay for stay in me.stays if stay.number in pending]

    def played_this_turn(self, me: Player) -> list[Card]:
        """The cards in play that were played this turn and have not left play since."""
        played = [card for card in me.in_play if card in me.plays]
        older = [stay.card for stay in me.stays if stay.turn != self.turn_number]
        for card in older + me.called:
            if card in played:
                played.remove(card)
        return played

    def stay_of(self, me: Player, card: Card) -> int:
        """The number of the Stay of a card that was played this turn; 0 if it does not stay."""
        for stay in me.stays:
            if stay.card is card and stay.turn == self.turn_number:
                return stay.number
        return 0

    def leaving_play(self, me: Player) -> list[Card]:
        """The cards that are discarded from play in this Clean-up."""
        leaving = me.in_play[:]
        if me.stays:
            for card in self.staying(me):
                leaving.remove(card)
        return leaving

    # Drawing and looking

    def draw(self, me: Player, n: int) -> None:
        """Draw cards into the hand, as far as there are any. Rules that may ask in between are in `moves.draw`."""
        if n <= 0:
            return
        if me.tokens is not NO_TOKENS and me.tokens[MINUS_CARD]:
            self.add_tokens(me, MINUS_CARD, -1)
            n -= 1
            if n == 0:
                return
        deck = me.deck
        if len(deck) >= n and self.events is None and not me.known:
            self.news += 1
            me.hand += deck[: -n - 1 : -1]  # in the same order as below: whether somebody listens must not matter
            del deck[-n:]
            return
        if me.known:
            self.show_drawn(me, n)
        drawn = self.from_deck(me, n)
        me.hand += drawn
        if self.events is not None and drawn:
            self.tell_secret("draw", me, {"count": len(drawn)}, {"cards": [card.slug for card in drawn]})

    def show_drawn(self, me: Player, n: int) -> None:
        """The next n cards go into the hand: what everybody knows of them, everybody knows there."""
        everyone = self.everyone()
        for depth, mask in enumerate(reversed(me.known[-n:]), 1):
            if mask == everyone:
                me.shown.append(me.deck[-depth])

    def from_deck(self, me: Player, n: int) -> list[Card]:
        """Take up to n cards from the top of the deck, shuffling the discard pile into a new deck when needed."""
        taken = self.take_top(me, n)
        if len(taken) < n and self.reshuffle(me):
            taken += self.take_top(me, n - len(taken))
        return taken

    def take_top(self, me: Player, n: int) -> list[Card]:
        """Take up to n cards from the top of the deck as it is."""
        self.news += 1
        if n <= 0 or not me.deck:
            return []
        taken = me.deck[: -n - 1 : -1]
        del me.deck[-n:]
        if me.known:
            del me.known[-n:]
        return taken

    def top_is_known(self, me: Player) -> bool:
        """Does everyone know the top card of the deck?"""
        return bool(me.known) and me.known[-1] == self.everyone()

    def reshuffle(self, me: Player) -> bool:
        """Shuffle the discard pile and put it under the deck. False if there is nothing to shuffle."""
        if not me.discard:
            return False
        if self.passes:
            settle_passes(self)
        deck, me.discard = me.discard, []
        me.veiled = []
        me.shuffles += 1
        self.rng.shuffle(deck)
        deck += me.deck
        me.deck = deck
        if self.events is not None:
            self.tell("shuffle", me)
        return True

    def shuffle_deck(self, me: Player) -> None:
        """Shuffle the deck as it is."""
        if self.passes:
            settle_passes(self)
        me.known = []
        self.rng.shuffle(me.deck)
        if self.events is not None:
            self.tell("shuffle", me)

    def look_at(self, me: Player, cards: list[Card]) -> None:
        me.looking += cards
        me.revealing = False
        if self.events is not None and me.looking:
            slugs = [card.slug for card in me.looking]
            self.tell_secret("look", me, {"count": len(slugs)}, {"cards": slugs})

    def reveal_from_deck(self, me: Player, cards: list[Card]) -> None:
        me.looking += cards
        me.revealing = True
        self.reveal(me, cards)

    def reveal(self, me: Player, cards: Sequence[Card]) -> None:
        """Show cards to everyone."""
        self.news += 1
        if self.events is not None:
            self.tell("reveal", me, cards=[card.slug for card in cards])
        if self.setup.reveals and self.phase == ACTION_PHASE:
            for card in cards:
                if card.revealed is not None:
                    card.revealed(self, me)

    def show_hand(self, me: Player) -> None:
        """Reveal the whole hand; everyone knows it from now on."""
        self.reveal(me, me.hand)
        me.shown = me.hand[:]

    def everyone(self) -> int:
        return (1 << len(self.players)) - 1

    # Moving cards

    def to_deck(self, me: Player, cards: Sequence[Card], open_to_all: bool = False) -> None:
        """Put cards onto the deck, the last one on top."""
        for card in cards:
            me.deck.append(card)
            me.known.append(self.everyone() if open_to_all else 1 << me.seat)
        if self.events is not None and cards:
            slugs = [card.slug for card in cards]
            if open_to_all:
                self.tell("topdeck", me, count=len(slugs), cards=slugs)
            else:
                self.tell_secret("topdeck", me, {"count": len(slugs)}, {"cards": slugs})

    def to_hand(self, me: Player, cards: Sequence[Card], open_to_all: bool = False) -> None:
        """Put cards into the hand; that is no draw."""
        me.hand += cards
        if open_to_all:
            me.shown += cards
        if self.events is not None and cards:
            slugs = [card.slug for card in cards]
            if open_to_all:
                self.tell("to-hand", me, count=len(slugs), cards=slugs)
            else:
                self.tell_secret("to-hand", me, {"count": len(slugs)}, {"cards": slugs})

    def to_discard(self, me: Player, cards: Sequence[Card], seen: bool = False) -> None:
        """Put cards onto the discard pile. Unless they were seen by all, only the last one is."""
        if not seen:
            me.veiled += cards[:-1]
        me.discard += cards

    def take_from_discard(self, me: Player, card: Card, unseen: bool = False) -> None:
        """Take a card out of the discard pile. Unseen: the others do not learn which one."""
        if unseen and self.passes:
            settle_passes(self)
        remove_last(me.discard, card)
        if unseen:
            me.veiled = me.discard[:]  # it may have been any of them
        elif me.veiled.count(card) > me.discard.count(card):
            me.veiled.remove(card)
        if me.discard and me.veiled.count(me.discard[-1]) == me.discard.count(me.discard[-1]):
            me.veiled.remove(me.discard[-1])  # the new top card lies open

    def look_through_deck(self, me: Player) -> None:
        """The owner sees all cards of the deck, which is about to be shuffled."""
        self.news += 1
        me.known = [1 << me.seat] * len(me.deck)

    def take_from_deck(self, me: Player, card: Card) -> None:
        """Take a card out of a deck that its owner looks through."""
        me.deck.remove(card)
        me.known.pop()

    def take_discarded(self, move: Move) -> None:
        """Take a card out of the discard pile that all see go. They know which of its like it is, and see what lay
        below it."""
        me = move.player
        self.unveil(move)
        if me.discard[-1] is move.card and move.together:
            below = [one for one in move.together[: move.together.index(move)] if one.zone == DISCARD]
            if below:
                self.unveil(below[-1])
        self.take_from_discard(me, move.card)

    def unveil(self, move: Move) -> None:
        """Everyone sees the discarded card now."""
        if move.veiled and move.card in move.player.veiled:
            move.player.veiled.remove(move.card)
        move.veiled = False

    def take_from_hand(self, me: Player, card: Card, unseen: bool = False) -> None:
        """Take a card out of the hand. Unseen: the others do not learn which one."""
        if self.passes:
            if unseen:
                settle_passes(self)
            lose_sight(self, me, None if unseen else card)
        me.hand.remove(card)
        if me.shown:
            if unseen:
                me.shown = []  # it may have been any of them
            elif card in me.shown:
                me.shown.remove(card)

    def leave_play(self, me: Player) -> bool:
        """Take the card whose instructions are being followed out of play, if it is still there."""
        playing = self.playing
        if playing is None or not playing.there:
            return False
        playing.there = False
        me.in_play.remove(playing.card)
        if playing.stay:
            self.end_stay(me, playing.stay)
            playing.stay = 0
        return True

    def end_stay(self, me: Player, number: int) -> None:
        """A card that was to stay has left play: what it did for later turns ends with this one."""
        me.stays = [stay for stay in me.stays if stay.number != number]
        self.effects = [one.now_until(THIS_TURN) if one.stay == number else one for one in self.effects]

    # Gaining

    def gain_quietly(self, me: Player, card: Card, zone: ZoneNumber, bought: bool) -> int:
        """Take a card from its pile; returns what tells later whether it has moved."""
        self.take(card)
        mark = self.put_gained(me, card, zone)
        me.gained.append(card)
        if self.events is not None:
            self.tell("buy" if bought else "gain", me, card=card.slug, to=ZONE_NAMES[zone])
        return mark

    def put_gained(self, me: Player, card: Card, zone: ZoneNumber) -> int:
        """Put a card that everybody sees somewhere; returns what tells later whether it has moved."""
        if zone == DISCARD:
            me.discard.append(card)
            return me.shuffles
        if zone == DECK:
            me.deck.append(card)
            me.known.append(self.everyone())
            return len(me.deck)
        if zone == ASIDE:
            me.put_on(SET_ASIDE, [card])
            return 0
        me.hand.append(card)
        me.shown.append(card)
        return 0

    def gain_matters(self, me: Player, card: Card) -> bool:
        """Can it set anything off that this player gains the card? Its like may lie in Exile."""
        if card.on_gain is not None or self.setup.watches_gains or (me.mats and card in me.mats[EXILE]):
            return True
        for effect in self.effects:
            if effect.source.lasting is not None and effect.source.lasting.gained is not None:
                return True
        return False

    # Where a moved card is

    def still_there(self, move: Move) -> bool:
        """Lies the card where the move put it? Covered in the discard pile it can be found, covered on the deck not."""
        me = move.player
        if move.zone == DISCARD:
            return move.mark == me.shuffles and move.card in me.discard
        if move.zone == DECK:
            return move.mark == len(me.deck) and me.deck[-1] is move.card
        if move.zone == HAND:
            return move.card in me.hand
        if move.zone == ASIDE:
            return move.card in me.mat(SET_ASIDE)
        if move.zone == TRASH:
            return move.card in self.trash_pile
        return False

    def take_again(self, move: Move) -> None:
        """Take the card from where the move put it; nothing else can find it afterwards."""
        me = move.player
        if move.zone == DISCARD:
            self.take_discarded(move)
        elif move.zone == DECK:
            me.deck.pop()
            me.known.pop()
        elif move.zone == HAND:
            self.take_from_hand(me, move.card)
        elif move.zone == ASIDE:
            self.take_aside(me, move.card)
        else:
            remove_last(self.trash_pile, move.card)
        move.zone = AWAY


def due(effect: Effect) -> Effect:
    """Its owner's next turn has begun."""
    return effect.now_until(DUE)


def card_number(card: Card) -> int:
    return card.number


def remove_last(cards: list[Card], card: Card) -> None:
    """Remove the topmost copy of a card from a pile."""
    for at in range(len(cards) - 1, -1, -1):
        if cards[at] is card:
            del cards[at]
            return
    raise ValueError(f"{card.slug} is not there")
