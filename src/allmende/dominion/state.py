"""Dominion's state, and the moves that ask nobody: draw, shuffle, look, put cards somewhere.

Cards that are taken from a zone are "in the air" until they are put somewhere; no choice is asked meanwhile.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from allmende.dominion.card import Card
from allmende.table.choice import Seat
from allmende.table.rng import Rng
from allmende.table.state import Answers, Seated, TableState

# Zones
ZoneNumber: TypeAlias = int
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
IN_PLAY: Final = 3
TRASH: Final = 4
AWAY: Final = 5  # moved on: nothing can find the card any more
ZONE_NAMES: Final = ("hand", "deck", "discard", "in_play", "trash", "away")

# Phases
ACTION_PHASE: Final = 0
BUY_PHASE: Final = 1
CLEAN_UP: Final = 2
GAME_OVER: Final = 3
PHASE_NAMES: Final = ("action", "buy", "clean-up", "over")


class Setup:
    """What stays the same for a whole game: the supply and which rules its cards need. Shared by all copies."""

    __slots__ = ("answers", "first", "kingdom", "offers", "reacts_to_gains", "supply", "total")

    def __init__(
        self,
        kingdom: list[Card],
        supply: list[Card],
        first: list[int],
        total: list[int],
        answers: Answers,
    ) -> None:
        self.kingdom = kingdom
        self.answers = answers
        self.supply = supply  # every pile, cheapest first
        # What can be bought with so many coins, as long as no pile is empty.
        prices = range(max(card.cost for card in supply) + 1)
        self.offers = [[card.pile for card in supply if card.cost <= coins] for coins in prices]
        self.first = first  # how many cards each pile begins with, by card number; -1: not in the supply
        self.total = total  # the copies that are in the game, starting decks included
        self.reacts_to_gains = any(card.in_hand is not None for card in supply)


class Player(Seated):
    """One player's cards. The top of deck and discard pile is the end of the list."""

    __slots__ = (
        "aside", "deck", "discard", "face_up", "gained", "hand", "in_play", "known", "looking", "plays", "revealing",
        "shown", "shuffles", "turns", "veiled",
    )  # fmt: skip

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.in_play: list[Card] = []
        self.aside: list[Card] = []  # chosen for something, or set aside
        self.face_up = False  # ... for everyone to see
        self.looking: list[Card] = []  # from the deck, being looked at
        self.revealing = False  # ... by everyone
        self.turns = 0
        self.shuffles = 0
        # This turn
        self.plays: list[Card] = []
        self.gained: list[Card] = []
        # What is known: hand cards that everyone saw; discarded cards that only the owner saw; and for the top cards
        # of the deck, topmost last, the seats that know them as a bit mask.
        self.shown: list[Card] = []
        self.veiled: list[Card] = []
        self.known: list[int] = []

    def copy(self) -> "Player":
        other = Player(self.seat)
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.in_play = self.in_play[:]
        other.turns = self.turns
        other.shuffles = self.shuffles
        if self.aside:
            other.aside = self.aside[:]
        if self.looking:
            other.looking = self.looking[:]
        other.revealing = self.revealing
        other.face_up = self.face_up
        if self.plays:
            other.plays = self.plays[:]
        if self.gained:
            other.gained = self.gained[:]
        if self.shown:
            other.shown = self.shown[:]
        if self.veiled:
            other.veiled = self.veiled[:]
        if self.known:
            other.known = self.known[:]
        return other

    def cards(self) -> list[Card]:
        """All cards this player owns."""
        return self.hand + self.deck + self.discard + self.in_play + self.aside + self.looking


class Effect:
    """What a played card left behind for this turn. `victims`: the seats it may hit later."""

    __slots__ = ("card", "owner", "victims")

    def __init__(self, card: Card, owner: Seat, victims: tuple[Seat, ...] = ()) -> None:
        self.card = card
        self.owner = owner
        self.victims = victims


class Move:
    """A card was gained, trashed or discarded: which, by whom, and where it can be found since."""

    __slots__ = ("bought", "card", "mark", "nth", "player", "used", "veiled", "zone")

    def __init__(self, player: Player, card: Card, zone: ZoneNumber, mark: int, bought: bool = False) -> None:
        self.player = player
        self.card = card
        self.zone = zone
        self.mark = mark  # the deck's height or the number of shuffles then: has the card moved since?
        self.bought = bought
        self.nth = len(player.gained)  # a gained card is the nth that the player gained this turn
        self.used = False  # the card's own ability was used for this move
        self.veiled = False  # only its owner has seen where it went


class Attack:
    """An Attack card that was just played, and who is safe from it."""

    __slots__ = ("attacker", "card", "immune")

    def __init__(self, attacker: Player, card: Card) -> None:
        self.attacker = attacker
        self.card = card
        self.immune: list[Player] = []


class Dominion(TableState[Player]):
    """The table: supply, trash, players, and the turn that is being played."""

    __slots__ = (
        "actions", "active", "bought", "buys", "coins", "effects", "empty", "phase", "piles", "reduction", "setup",
        "trash_pile",
    )  # fmt: skip

    def __init__(self, setup: Setup, players: list[Player], piles: list[int], rng: Rng) -> None:
        self.setup = setup
        self.answers = setup.answers
        self.players = players
        self.piles = piles
        self.rng = rng
        self.trash_pile: list[Card] = []
        self.empty = 0  # empty supply piles
        self.active = 0  # whose turn it is
        self.phase = ACTION_PHASE
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.bought = False  # a card was bought this turn: no more treasures
        self.reduction = 0
        self.effects: list[Effect] = []
        self.news = 0
        self.asides = 0
        self.events = None
        self.depth = 0

    def copy(self) -> "Dominion":
        other = Dominion(self.setup, [player.copy() for player in self.players], self.piles[:], self.rng.copy())
        other.trash_pile = self.trash_pile[:]
        other.empty = self.empty
        other.active = self.active
        other.phase = self.phase
        other.actions = self.actions
        other.buys = self.buys
        other.coins = self.coins
        other.bought = self.bought
        other.reduction = self.reduction
        if self.effects:
            other.effects = self.effects[:]
        other.news = self.news
        other.asides = self.asides
        return other

    # Who

    def in_turn_order(self) -> list[Player]:
        """All players, beginning with the one whose turn it is."""
        return self.players_from(self.active)

    # What a turn holds

    def add_actions(self, me: Player, n: int) -> None:
        if me.seat == self.active:  # on another player's turn they are lost
            self.actions += n

    def add_buys(self, me: Player, n: int) -> None:
        if me.seat == self.active:
            self.buys += n

    def add_coins(self, me: Player, n: int) -> None:
        if me.seat == self.active:
            self.coins += n
            if self.coins < 0:
                self.coins = 0

    def leave_effect(self, me: Player, card: Card, victims: Sequence[Player] = ()) -> None:
        """A played card goes on acting for the rest of the turn."""
        lasting = card.lasting
        assert lasting is not None
        self.effects.append(Effect(card, me.seat, tuple([victim.seat for victim in victims])))
        self.reduction += lasting.reduces

    # Costs and piles

    def cost(self, card: Card) -> int:
        """What the card costs now."""
        cost = card.cost - self.reduction
        return cost if cost > 0 else 0

    def ending_piles(self) -> int:
        """So many empty piles end the game."""
        return 3 if len(self.players) < 5 else 4

    def available(self, card: Card) -> bool:
        return self.piles[card.number] > 0

    def take(self, card: Card) -> None:
        self.piles[card.number] -= 1
        if self.piles[card.number] == 0:
            self.empty += 1

    def put_back(self, card: Card) -> bool:
        """Return a card to its pile, if it has one."""
        if self.piles[card.number] < 0:
            return False
        if self.piles[card.number] == 0:
            self.empty -= 1
        self.piles[card.number] += 1
        return True

    def ask_aside(self) -> None:
        """Whether somebody else is asked now tells what they hold."""
        self.news += 1
        self.asides += 1

    # Drawing and looking

    def draw(self, me: Player, n: int) -> None:
        """Draw cards into the hand, as far as there are any."""
        if n <= 0:
            return
        deck = me.deck
        if len(deck) >= n and self.events is None and not me.known:
            self.news += 1
            me.hand += deck[: -n - 1 : -1]  # in the same order as below: whether somebody listens must not matter
            del deck[-n:]
            return
        everyone = self.everyone()
        for depth, mask in enumerate(reversed(me.known[-n:]), 1):
            if mask == everyone:
                me.shown.append(deck[-depth])
        drawn = self.from_deck(me, n)
        me.hand += drawn
        if self.events is not None and drawn:
            self.tell_secret("draw", me, {"count": len(drawn)}, {"cards": [card.slug for card in drawn]})

    def from_deck(self, me: Player, n: int) -> list[Card]:
        """Take up to n cards from the top of the deck, shuffling the discard pile into a new deck when needed."""
        self.news += 1
        taken: list[Card] = []
        while n > 0:
            if not me.deck and not self.reshuffle(me):
                break
            taken.append(me.deck.pop())
            n -= 1
            if me.known:
                me.known.pop()
        return taken

    def reshuffle(self, me: Player) -> bool:
        """Make the discard pile the new deck. False if there is nothing to shuffle."""
        if not me.discard:
            return False
        me.deck, me.discard = me.discard, me.deck
        me.veiled = []
        me.known = []
        me.shuffles += 1
        self.rng.shuffle(me.deck)
        if self.events is not None:
            self.tell("shuffle", me)
        return True

    def shuffle_in(self, me: Player, cards: list[Card]) -> None:
        """Reveal cards and shuffle them into the deck."""
        self.reveal(me, cards)
        me.deck += cards
        me.known = []
        self.rng.shuffle(me.deck)
        if self.events is not None:
            self.tell("shuffle", me)

    def look(self, me: Player, n: int) -> None:
        """Look at the top cards of the deck: they leave it for the time being."""
        me.looking += self.from_deck(me, n)
        me.revealing = False
        if self.events is not None and me.looking:
            slugs = [card.slug for card in me.looking]
            self.tell_secret("look", me, {"count": len(slugs)}, {"cards": slugs})

    def reveal_top(self, me: Player, n: int) -> None:
        """Reveal the top cards of the deck: they leave it for the time being."""
        me.looking += self.from_deck(me, n)
        me.revealing = True
        self.reveal(me, me.looking)

    def reveal(self, me: Player, cards: Sequence[Card]) -> None:
        """Show cards to everyone."""
        self.news += 1
        if self.events is not None:
            self.tell("reveal", me, cards=[card.slug for card in cards])

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

    def to_discard(self, me: Player, cards: Sequence[Card], seen: bool = False) -> None:
        """Put cards onto the discard pile. Unless they were seen by all, only the last one is."""
        if not seen:
            me.veiled += cards[:-1]
        me.discard += cards

    def take_from_discard(self, me: Player, card: Card, unseen: bool = False) -> None:
        """Take a card out of the discard pile. Unseen: the others do not learn which one."""
        remove_last(me.discard, card)
        if unseen:
            me.veiled = me.discard[:]  # it may have been any of them
        elif me.veiled.count(card) > me.discard.count(card):
            me.veiled.remove(card)
        if me.discard and me.veiled.count(me.discard[-1]) == me.discard.count(me.discard[-1]):
            me.veiled.remove(me.discard[-1])  # the new top card lies open

    def take_from_hand(self, me: Player, card: Card, unseen: bool = False) -> None:
        """Take a card out of the hand. Unseen: the others do not learn which one."""
        me.hand.remove(card)
        if me.shown:
            if unseen:
                me.shown = []  # it may have been any of them
            elif card in me.shown:
                me.shown.remove(card)

    # Gaining

    def gain_quietly(self, me: Player, card: Card, zone: ZoneNumber, bought: bool) -> Move:
        self.take(card)
        if zone == DISCARD:
            me.discard.append(card)
            mark = me.shuffles
        elif zone == DECK:
            me.deck.append(card)
            me.known.append(self.everyone())
            mark = len(me.deck)
        else:
            me.hand.append(card)
            me.shown.append(card)
            mark = 0
        me.gained.append(card)
        if self.events is not None:
            self.tell("buy" if bought else "gain", me, card=card.slug, to=ZONE_NAMES[zone])
        return Move(me, card, zone, mark, bought)

    def gain_matters(self, card: Card) -> bool:
        """Can gaining this card set anything off?"""
        return card.on_gain is not None or self.setup.reacts_to_gains or len(self.effects) > 0

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
        if move.zone == TRASH:
            return move.card in self.trash_pile
        return False

    def take_again(self, move: Move) -> None:
        """Take the card from where the move put it; nothing else can find it afterwards."""
        me = move.player
        if move.zone == DISCARD:
            self.take_from_discard(me, move.card)
        elif move.zone == DECK:
            me.deck.pop()
            me.known.pop()
        elif move.zone == HAND:
            self.take_from_hand(me, move.card)
        else:
            remove_last(self.trash_pile, move.card)
        move.zone = AWAY


def scores(g: Dominion) -> list[dict[str, int]]:
    return [points_of(g, player) for player in g.players]


def winners(g: Dominion) -> list[Seat]:
    """The most points; then the fewest turns; then the victory is shared."""
    standing = [(-points_of(g, player)["total"], player.turns) for player in g.players]
    return [player.seat for player, place in zip(g.players, standing, strict=True) if place == min(standing)]


def points_of(g: Dominion, me: Player) -> dict[str, int]:
    """The player's points by card, and their total."""
    points: dict[str, int] = {}
    scoring = [card for card in me.cards() if card.points or card.points_for is not None]
    for card in sorted(scoring, key=card_number):
        worth = card.points if card.points_for is None else card.points_for(g, me)
        points[card.slug] = points.get(card.slug, 0) + worth
    points["total"] = sum(points.values())
    return points


def card_number(card: Card) -> int:
    return card.number


def remove_last(cards: list[Card], card: Card) -> None:
    """Remove the topmost copy of a card from a pile."""
    for at in range(len(cards) - 1, -1, -1):
        if cards[at] is card:
            del cards[at]
            return
    raise ValueError(f"{card.slug} is not there")
