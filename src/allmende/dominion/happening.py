"""What happens and what it leaves behind: effects, moves of cards, Attacks, cards that are played or passed on."""

from collections.abc import Iterable, Mapping
from typing import Final

from allmende.dominion.card import THIS_TURN, Card, Thing
from allmende.dominion.player import Player
from allmende.dominion.zones import ZoneNumber
from allmende.table.choice import Seat


class Effect:
    """What a played card or a landscape left behind. Never changed, only replaced."""

    __slots__ = ("among", "cards", "owner", "source", "stay", "until", "victims")

    def __init__(
        self,
        source: Thing,
        owner: Seat,
        victims: tuple[Seat, ...] = (),
        until: int = THIS_TURN,
        cards: tuple[Card, ...] = (),
        stay: int = 0,
        among: tuple[Card, ...] = (),
    ) -> None:
        self.source = source
        self.owner = owner
        self.victims = victims  # the seats it may hit later
        self.until = until
        self.cards = cards  # set aside for it, on its owner's mat
        self.stay = stay  # the number of the card in play that it belongs to
        self.among = among  # all that were set aside for it, if its owner has taken some of them unseen

    def now_until(self, until: int) -> "Effect":
        return Effect(self.source, self.owner, self.victims, until, self.cards, self.stay, self.among)

    def with_cards(self, cards: tuple[Card, ...]) -> "Effect":
        return Effect(self.source, self.owner, self.victims, self.until, cards, self.stay, self.among)

    def left_with(self, cards: tuple[Card, ...], until: int) -> "Effect":
        """Its owner has taken some of its cards, and nobody else has seen which."""
        return Effect(self.source, self.owner, self.victims, until, cards, self.stay, self.among or self.cards)

    def surely(self) -> list[Card]:
        """The cards that everyone can tell lie there still, whichever were taken."""
        if not self.among:
            return list(self.cards)
        taken = len(self.among) - len(self.cards)
        sure: list[Card] = []
        for card in dict.fromkeys(self.among):
            sure += [card] * (self.among.count(card) - taken)
        return sure


class Move:
    """A card was gained, trashed or discarded: which, by whom, and where it can be found since."""

    __slots__ = ("bought", "card", "mark", "nth", "player", "together", "used", "veiled", "zone")

    def __init__(self, player: Player, card: Card, zone: ZoneNumber, mark: int, bought: bool = False) -> None:
        self.player = player
        self.card = card
        self.zone = zone
        self.mark = mark  # the deck's height or the number of shuffles then: has the card moved since?
        self.bought = bought
        self.nth = len(player.gained)  # a gained card is the nth that the player gained this turn
        self.used = False  # the card's own ability was used for this move
        self.veiled = False  # in the discard pile, where only its owner has seen it
        self.together = NO_MOVES  # the moves of all cards that were discarded with it


NO_MOVES: Final[list[Move]] = []
"""Nothing; never changed."""


class Passing:
    """A card went from hand to hand, seen by these two only. Never changed, only replaced."""

    __slots__ = ("card", "copies", "giver", "held", "in_hand", "taker")

    def __init__(self, giver: Seat, taker: Seat, card: Card, held: tuple[Card, ...], in_hand: bool = False) -> None:
        self.giver = giver
        self.taker = taker
        self.card = card
        self.held = held  # what else it may have been, as far as the others know
        self.copies = tally(held)
        self.in_hand = in_hand  # the giver knows that the taker still holds it

    def is_secret(self) -> bool:
        """May it have been another card?"""
        return len(self.copies) > (self.card in self.copies)

    def with_card(self, card: Card) -> "Passing":
        """It was this card instead."""
        held = [*self.held, self.card]
        held.remove(card)
        return Passing(self.giver, self.taker, card, tuple(held), self.in_hand)

    def narrowed(self, left: Mapping[Card, int]) -> "Passing":
        """It can only have been what its giver may still have: so many copies of each card."""
        for card, count in self.copies.items():
            if count > left.get(card, 0):
                return self.with_held(at_most(self.held, left))
        return self

    def with_held(self, held: tuple[Card, ...]) -> "Passing":
        return Passing(self.giver, self.taker, self.card, held, self.in_hand)

    def out_of_sight(self) -> "Passing":
        return Passing(self.giver, self.taker, self.card, self.held)


def tally(cards: Iterable[Card]) -> dict[Card, int]:
    """How many copies of each."""
    found: dict[Card, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found


def at_most(cards: tuple[Card, ...], left: Mapping[Card, int]) -> tuple[Card, ...]:
    """Those of the cards of which there are so many copies, in their order."""
    taken: dict[Card, int] = {}
    found: list[Card] = []
    for card in cards:
        count = taken.get(card, 0)
        if count < left.get(card, 0):
            taken[card] = count + 1
            found.append(card)
    return tuple(found)


class Attack:
    """An Attack card that was just played, and who is safe from it."""

    __slots__ = ("attacker", "card", "immune")

    def __init__(self, attacker: Player, card: Card) -> None:
        self.attacker = attacker
        self.card = card
        self.immune: list[Player] = []


class Playing:
    """A card that is being played, perhaps several times: is it still in play, and what does it leave behind?"""

    __slots__ = ("card", "copies_way", "extra", "lasts", "stay", "there")

    def __init__(self, card: Card, there: bool = True, stay: int = 0) -> None:
        self.card = card
        self.there = there  # it lies in play since; a card that is played where it lies never does
        self.stay = stay  # the number of its Stay, if it stays
        self.lasts = 0  # so many plays of it left something for later turns
        self.extra = False  # it may choose one alternative more (Elder)
        self.copies_way = True  # it may be played as a Way that plays another card (Way of the Mouse)
