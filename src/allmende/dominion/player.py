"""A player: the cards in all zones, tokens, and what others know of them."""

from collections.abc import Sequence
from typing import Final

from allmende.dominion.card import Card, Landscape
from allmende.dominion.counters import MATS, NO_TOKENS
from allmende.table.choice import Seat
from allmende.table.state import Seated

NO_CARDS: Final[list[Card]] = []
"""Nothing; never changed."""


class Stay:
    """A card that stays in play beyond this turn: as long as an effect is to come that names its number, or that of a
    card which it replayed."""

    __slots__ = ("card", "follows", "number", "turn")

    def __init__(self, number: int, card: Card, turn: int, follows: tuple[int, ...] = ()) -> None:
        self.number = number
        self.card = card
        self.turn = turn  # in which it was played
        self.follows = follows  # the numbers of the cards that it replayed

    def following(self, number: int) -> "Stay":
        """It replayed the card with this number, too."""
        return Stay(self.number, self.card, self.turn, (*self.follows, number))

    def waits(self, pending: list[int]) -> bool:
        """Is one of these numbers its own, or that of a card that it replayed?"""
        return self.number in pending or any(number in pending for number in self.follows)


NO_STAYS: Final[list[Stay]] = []
NO_LANDSCAPES: Final[list[Landscape]] = []
NO_MATS: Final[list[list[Card]]] = []


def new_player(seat: Seat) -> "Player":
    """A player who has nothing yet."""
    return Player(seat, [], [], [], [], [])


class Player(Seated):
    """One player's cards. The top of deck and discard pile is the end of the list."""

    __slots__ = (
        "aside", "called", "deck", "discard", "face_up", "gained", "gained_before", "hand", "in_play",
        "known", "looking", "mats", "owns", "plays", "revealing", "shown", "shuffles", "stays", "tokens", "turns",
        "veiled",
    )  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        hand: list[Card],
        deck: list[Card],
        discard: list[Card],
        in_play: list[Card],
        veiled: list[Card],
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.in_play = in_play
        self.aside: list[Card] = []  # chosen for something, or set aside for the moment
        self.face_up = False  # ... for everyone to see
        self.looking: list[Card] = []  # from the deck, being looked at
        self.revealing = False  # ... by everyone
        # What few games need is replaced, never changed; so copies share it. Mats alone are copied.
        self.mats = NO_MATS  # by the numbers of `counters.MATS`; none as long as nothing lies there
        self.tokens = NO_TOKENS  # by the numbers of `counters.COUNTERS`
        self.owns = NO_LANDSCAPES  # Projects, States, Artifacts
        self.stays = NO_STAYS  # cards in play that stay
        self.turns = 0
        self.shuffles = 0
        # This turn
        self.plays: list[Card] = []
        self.gained: list[Card] = []
        self.called = NO_CARDS  # cards in play that were not played
        self.gained_before = NO_CARDS  # in the own turn before
        # What is known: hand cards that everyone saw; discarded cards that only the owner saw; and for the top cards
        # of the deck, topmost last, the seats that know them as a bit mask.
        self.shown: list[Card] = []
        self.veiled = veiled
        self.known: list[int] = []

    def copy(self) -> "Player":
        hand, deck, discard = self.hand.copy(), self.deck.copy(), self.discard.copy()
        other = Player(self.seat, hand, deck, discard, self.in_play.copy(), self.veiled.copy())
        other.turns = self.turns
        other.shuffles = self.shuffles
        if self.aside:
            other.aside = self.aside.copy()
        if self.looking:
            other.looking = self.looking.copy()
        other.revealing = self.revealing
        other.face_up = self.face_up
        if self.plays:
            other.plays = self.plays.copy()
        if self.gained:
            other.gained = self.gained.copy()
        if self.shown:
            other.shown = self.shown.copy()
        if self.known:
            other.known = self.known.copy()
        other.tokens = self.tokens
        if self.mats:
            other.mats = [cards.copy() for cards in self.mats]
        other.owns = self.owns
        other.stays = self.stays
        other.called = self.called
        other.gained_before = self.gained_before
        return other

    def cards(self) -> list[Card]:
        """All cards this player owns."""
        owned = self.hand + self.deck + self.discard + self.in_play + self.aside + self.looking
        for cards in self.mats:
            owned += cards
        return owned

    # Mats and tokens

    def mat(self, which: int) -> list[Card]:
        """What lies on a mat; not to be changed."""
        return self.mats[which] if self.mats else NO_CARDS

    def put_on(self, which: int, cards: Sequence[Card]) -> None:
        if not self.mats:
            self.mats = [[] for _ in MATS]
        self.mats[which] += cards

    def take_off(self, which: int, card: Card) -> None:
        self.mats[which].remove(card)

    def count(self, token: int) -> int:
        return self.tokens[token]

    def has(self, landscape: Landscape) -> bool:
        return landscape in self.owns
