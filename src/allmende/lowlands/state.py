"""The Lowlands' state, and the moves that ask nobody: draw, pay, count.

What needs no decision is a method here; what asks somebody is a flow in a module of its own.
"""

from typing import Final

from allmende.lowlands.player import Player
from allmende.lowlands.setup import DISPLAY, LEVELS, MIDDLE, SHEEP_PRICES, STAGES, Setup
from allmende.lowlands.tiles import Tile
from allmende.lowlands.vocabulary import RESOURCES
from allmende.table.rng import Rng
from allmende.table.state import Answers, TableState

# Phases. Upkeep and storm surge are told apart by their parts, as each may wait for a seat.
TIDE: Final = 0
WORK: Final = 1
UPKEEP: Final = 2
INCOME_STEP: Final = 3
HIGH_TIDE: Final = 4
STORM: Final = 5
OVER: Final = 6
PHASE_NAMES: Final = ("turn-of-the-tide", "work", "upkeep", "income", "high-tide", "storm-surge", "over")


class Lowlands(TableState[Player]):
    """The table: sea and dike, decks and market, players, and where in the game it stands."""

    __slots__ = (
        "active", "at", "busy", "deck", "discard", "display", "first", "flood", "flood_deck", "half", "market", "offer",
        "opened", "phase", "pile", "sea", "segments", "setup", "stacks", "stage", "store_kind", "stored", "tokens",
        "value",
    )  # fmt: skip

    def __init__(self, setup: Setup, answers: Answers, players: list[Player], rng: Rng) -> None:
        self.setup = setup
        self.answers = answers
        self.players = players
        self.rng = rng
        # Resource cards: the top of the deck is the end of the list
        self.deck: list[int] = []
        self.discard = [0, 0, 0]
        self.display: list[int] = []
        # The sea
        self.flood_deck: list[int] = []
        self.sea: list[int] = []  # the flood cards of this stage, from the left
        self.opened = 0  # how many of them are revealed
        self.flood = 0
        # The dike
        self.segments = 0
        self.store_kind = -1  # the resource that is stored, or was when the last segment was finished
        self.stored = 0  # how much of it; a full store means that the segment is built
        self.pile = [int(player.seat) for player in players]  # dike markers by arrival: on one space, later is higher
        self.tokens: list[int] = []  # the progress tokens on the large spaces
        self.value = MIDDLE
        # Market and tiles
        self.market: list[int] = []  # sheep in each row
        self.offer: list[list[Tile]] = [[], [], [], []]  # open tiles by kind
        self.stacks: list[list[Tile]] = [[], [], [], []]
        # Where the game stands
        self.stage = 0
        self.half = 0  # first or second work phase and upkeep of the stage
        self.phase = TIDE
        self.first = 0
        self.active = 0  # whose turn it is in the work phase
        self.at = 0  # how many players are done with this part of the upkeep
        self.busy = 0  # seats in the midst of something: their hands stay as they are in a redraw
        self.news = 0
        self.asides = 0
        self.events = None
        self.depth = 0

    def copy(self) -> "Lowlands":
        other = Lowlands(self.setup, self.answers, [player.copy() for player in self.players], self.rng.copy())
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.display = self.display[:]
        other.flood_deck = self.flood_deck[:]
        other.sea = self.sea[:]
        other.opened = self.opened
        other.flood = self.flood
        other.segments = self.segments
        other.store_kind = self.store_kind
        other.stored = self.stored
        other.pile = self.pile[:]
        other.tokens = self.tokens[:]
        other.value = self.value
        other.market = self.market[:]
        other.offer = [tiles[:] for tiles in self.offer]
        other.stacks = [tiles[:] for tiles in self.stacks]
        other.stage = self.stage
        other.half = self.half
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.at = self.at
        other.news = self.news
        other.asides = self.asides
        return other

    # Who

    def in_order(self) -> list[Player]:
        """All players, beginning with the first player."""
        return self.players_from(self.first)

    def dike_points(self, me: Player) -> int:
        return self.setup.dike_points(me.steps)

    def ahead(self, me: Player) -> tuple[int, int]:
        """How far ahead on the dike track; on one space the upper marker leads."""
        return me.steps, self.pile.index(me.seat)

    def leader(self) -> Player:
        return max(self.players, key=self.ahead)

    def last_upkeep(self) -> bool:
        return self.stage == STAGES - 1 and self.half == 1

    # The dike

    def dike_length(self) -> int:
        """How many flood pieces the dike can hold back."""
        left, length = self.segments, 0
        for segments, each in LEVELS:
            length += min(left, segments) * each
            left = max(0, left - segments)
        return length

    def dike_holds(self) -> bool:
        """More levels hold, and on the same level the longer row: in all, the longer line."""
        return self.dike_length() >= self.flood

    def price(self) -> int:
        """What a sheep costs and brings."""
        return SHEEP_PRICES[self.value]

    # Cards

    def draw_hidden(self, me: Player, n: int) -> None:
        """Draw cards from the deck, as far as there are any."""
        drawn: list[int] = []
        for _ in range(n):
            card = self.next_card()
            if card < 0:
                break
            me.hand[card] += 1
            drawn.append(card)
        if drawn:
            self.news += 1
            if self.events is not None:
                self.tell_secret("draw", me, {"count": len(drawn)}, {"cards": [RESOURCES[card] for card in drawn]})

    def next_card(self) -> int:
        """Take the top card of the deck, shuffling the discard pile into a new deck when needed; -1: there is none."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return -1
        return self.deck.pop()

    def reshuffle(self) -> None:
        """Make the discard pile the new deck."""
        wood, clay, stone = self.discard
        if wood + clay + stone:
            self.deck = [0] * wood + [1] * clay + [2] * stone
            self.discard = [0, 0, 0]
            self.rng.shuffle(self.deck)
            if self.events is not None:
                self.tell("shuffle", self.players[self.active])

    def cards_to_draw(self) -> bool:
        """Is there any card that could be drawn?"""
        return len(self.deck) > 0 or len(self.display) > 0 or sum(self.discard) > 0

    def refill_display(self) -> None:
        while len(self.display) < DISPLAY:
            card = self.next_card()
            if card < 0:
                return
            self.display.append(card)
            self.news += 1

    def hand_in(self, me: Player, resource: int, n: int) -> None:
        """Put cards from hand onto the discard pile, face up."""
        me.hand[resource] -= n
        me.shown[resource] = max(0, me.shown[resource] - n)
        self.discard[resource] += n
        if self.events is not None and n:
            self.tell("hand-in", me, resource=RESOURCES[resource], count=n)

    # Coins and sheep

    def pay_coins(self, me: Player, n: int) -> None:
        if n:
            me.coins -= n
            if self.events is not None:
                self.tell("pay-coins", me, good="coins", count=n)

    def get_coins(self, me: Player, n: int) -> None:
        if n > 0:
            me.coins += n
            if self.events is not None:
                self.tell("get-coins", me, good="coins", count=n)

    def get_sheep(self, me: Player, n: int) -> int:
        """Take sheep from the supply, as far as they can be housed; returns how many."""
        n = min(n, me.room() - me.sheep)
        if n <= 0:
            return 0
        me.sheep += n
        if self.events is not None:
            self.tell("get-sheep", me, good="sheep", count=n)
        return n
