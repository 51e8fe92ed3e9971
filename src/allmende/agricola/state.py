"""Agricola's state, and the moves that ask nobody: goods come and go, cards are laid out.

What needs no decision is a method here; what asks somebody is a flow in a module of its own.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.actions.space import SLUGS, Offer, Space
from allmende.agricola.added import NOTHING_ADDED, Added
from allmende.agricola.cards.card import BY_SLUG, MAJOR, Card
from allmende.agricola.cards.outfit import Outfit
from allmende.agricola.goods import GOODS, NOTHING, STONE, WOOD, Bundle, Good, count_in, names, plus
from allmende.agricola.player import Player
from allmende.agricola.setup import Setup
from allmende.table.rng import Rng
from allmende.table.state import TableState

# Phases
DRAFT: Final = 0
BEFORE: Final = 1  # before the start of a round
PREPARATION: Final = 2
WORK: Final = 3
HOME: Final = 4  # returning home
FIELDS: Final = 5
FEEDING: Final = 6
HEATING: Final = 7  # if a module brings it
FED: Final = 8
BREEDING: Final = 9
BRED: Final = 10
HARVEST_END: Final = 11
ROUND_END: Final = 12
OVER: Final = 13
PHASE_NAMES: Final = (
    "draft", "before-round", "preparation", "work", "returning-home", "field-phase", "feeding", "heating",
    "after-feeding", "breeding", "after-breeding", "harvest-end", "round-end", "over",
)  # fmt: skip
FREE: Final = -1
"""A major improvement that nobody has."""
NO_GOODS: Final[dict[int, Bundle]] = {}
"""Shared by all tables where goods lie only on their own spaces: nobody puts anything in here."""
GONE: Final = -2
"""A major improvement that has left the game."""


class Agricola(TableState[Player]):
    """The table: the board with its goods and people, major improvements, players, and where the game stands."""

    __slots__ = (
        "active", "added", "at", "blocked", "board", "busy", "decks", "display", "display_used", "draft", "first",
        "left", "majors", "occupied", "opener", "opening", "others_there", "phase", "piles", "round", "round_cards",
        "setup", "used",
    )  # fmt: skip

    def __init__(self, setup: Setup, players: list[Player], rng: Rng) -> None:
        self.setup = setup
        self.answers = setup.answers
        self.players = players
        self.rng = rng
        # The board. Spaces are known by their numbers.
        self.board: tuple[int, ...] = setup.start_board  # spaces that can be used, revealed round cards included
        self.round_cards: list[int] = []  # in the order they are revealed
        self.piles: list[int] = [0] * len(SLUGS)  # goods on accumulation spaces, of the kind that is printed there
        self.others_there: dict[int, Bundle] = NO_GOODS  # ... and of other kinds
        self.occupied: list[int] = [0] * len(SLUGS)  # seats that have people there, as a mask
        self.used = 0  # spaces that were used this round and are closed until they are left
        self.blocked = 0  # linked spaces that are not occupied, yet cannot be used this round
        self.majors: list[int] = [FREE] * len(setup.majors)  # who has which
        self.decks: list[list[Card]] = [[], []]  # occupations and minor improvements that were not dealt
        self.left = 0  # spaces that have left the game, round cards that will never be revealed included
        self.added: dict[str, Added] = NOTHING_ADDED  # what modules keep of the table, by their names
        self.display: list[Card] = []  # cards that lie open
        self.display_used = False  # somebody has taken one this round
        # Where the game stands
        self.round = 0
        self.phase = BEFORE
        self.first = 0  # who has the starting player token
        self.opener = 0  # who began this round
        self.active = 0  # whose turn it is
        self.at = 0  # how many players are done with this part of the phase
        self.draft = 0  # how far a draft has come
        # What the running turn begins with, as soon as it is known. Copies made before the first pick share it.
        self.opening: list[Offer] | None = None
        self.busy = 0  # seats in the midst of something: their hands stay as they are in a redraw
        self.news = 0
        self.asides = 0
        self.events = None
        self.depth = 0

    def copy(self) -> Agricola:
        other = Agricola(self.setup, [player.copy() for player in self.players], self.rng.copy())
        other.board = self.board
        other.round_cards = self.round_cards[:]
        other.piles = self.piles[:]
        other.others_there = self.others_there  # never changed, only replaced
        other.occupied = self.occupied[:]
        other.used = self.used
        other.blocked = self.blocked
        other.majors = self.majors[:]
        if self.decks[0] or self.decks[1]:
            other.decks = [self.decks[0][:], self.decks[1][:]]
        other.left = self.left
        if self.added:
            other.added = {name: added.copy() for name, added in self.added.items()}
        if self.display:
            other.display = self.display[:]
        other.display_used = self.display_used
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.opener = self.opener
        other.active = self.active
        other.at = self.at
        other.draft = self.draft
        other.opening = self.opening
        other.news = self.news
        other.asides = self.asides
        return other

    # Who

    def in_order(self) -> list[Player]:
        """All players, beginning with the starting player."""
        return self.players_from(self.first)

    def at_this_moment(self) -> list[Player]:
        """The order in which cards act at one moment: whoever is at turn comes first, else the starting player."""
        return self.players_from(self.active if self.phase == WORK else self.first)

    def left_of(self, me: Player) -> Player:
        return self.players[(me.seat + 1) % len(self.players)]

    def rounds_left(self) -> int:
        """Complete rounds that are still to come."""
        return self.setup.rounds - self.round

    def space(self, number: int) -> Space:
        """A space as this game's board has it."""
        space = self.setup.spaces[number]
        assert space is not None
        return space

    def join(self, number: int) -> None:
        """A space comes into play during the game; it lies before the round cards."""
        cards = [other for other in self.board if other in self.round_cards]
        self.board = (*self.board[: len(self.board) - len(cards)], number, *cards)

    def take_away(self, number: int) -> None:
        """A space leaves the game; what lies there goes with it."""
        self.left |= 1 << number
        self.board = tuple([other for other in self.board if other != number])
        self.lay(self.space(number), NOTHING)

    def replace(self, number: int, by: int) -> None:
        """A space takes the place of another one, which leaves the game."""
        self.take_away(number)
        self.join(by)
        self.setup.doors.replaced(self, number, by)

    def is_closed(self, space: Space) -> bool:
        """Does a module keep everybody from using a space, and from taking anything from there?"""
        doors = self.setup.doors
        return bool(doors.modules) and doors.closed(self, space) != ""

    def gives(self, space: Space) -> Bundle:
        """What a space gives at each use, besides what lies there."""
        doors = self.setup.doors
        return doors.gives(self, space) if doors.modules else space.gives

    def lying(self, space: Space) -> Bundle:
        """All goods that lie on an accumulation space."""
        n = self.piles[space.number]
        own: Bundle = ((space.good, n),) if n else NOTHING
        return plus(own, self.others_there[space.number]) if space.number in self.others_there else own

    def lay(self, space: Space, goods: Bundle) -> None:
        """These goods lie on an accumulation space, and nothing else."""
        self.piles[space.number] = count_in(goods, space.good)
        others = tuple([(good, n) for good, n in goods if good != space.good and n])
        if others or space.number in self.others_there:
            there = {number: lying for number, lying in self.others_there.items() if number != space.number}
            self.others_there = {**there, space.number: others} if others else there

    def leave(self, me: Player, number: int) -> None:
        """A person goes home during the work phase. A space where nobody is left is free again; Meeting Place, which
        is used once a round, and linked spaces stay closed."""
        me.placed.remove(number)
        me.home += 1
        if number not in me.placed:
            self.occupied[number] &= ~(1 << me.seat)
        if not self.occupied[number] and SLUGS[number] != "meeting-place":
            self.used &= ~(1 << number)

    def take_token(self, me: Player) -> None:
        """A player becomes the starting player, unless nobody can now."""
        if self.setup.modules and self.setup.doors.keeps_token(self):
            return
        self.first = me.seat
        if self.events is not None:
            self.tell("starting-player", me)

    # Goods

    def get(self, me: Player, good: Good, n: int) -> None:
        """Goods come into the supply, or onto the farm."""
        me.goods[good] += n
        if WOOD <= good <= STONE and self.phase == WORK:
            me.collected += n
        if self.events is not None and n:
            self.tell("get", me, goods=[GOODS[good]] * n)

    def gain(self, me: Player, what: Bundle) -> None:
        for good, n in what:
            me.goods[good] += n
            if WOOD <= good <= STONE and self.phase == WORK:
                me.collected += n
        if what and self.events is not None:
            self.tell("get", me, goods=names(what))

    def hand_over(self, me: Player, what: Bundle) -> None:
        """Pay goods of the supply."""
        for good, n in what:
            me.goods[good] -= n
            me.animals_left(good, n)
        if what and self.events is not None:
            self.tell("pay", me, goods=names(what))

    def promise(self, me: Player, slug: str, rounds: list[int], good: Good, n: int = 1) -> None:
        """A card puts goods on the spaces of later rounds, as far as there are such; -1: a piece that it knows."""
        found = [number for number in rounds if self.round < number <= self.setup.rounds]
        me.promised += [(number, good, n, BY_SLUG[slug].number) for number in found]
        if found and self.events is not None:
            if good < 0:
                self.tell("promise-tile", me, rounds=found, card=slug)
            else:
                self.tell("promise", me, goods=[GOODS[good]] * n, rounds=found, card=slug)

    def next_rounds(self, n: int) -> list[int]:
        return list(range(self.round + 1, self.round + 1 + n))

    def note_points(self, me: Player, n: int) -> None:
        """Bonus points are noted as soon as they are earned."""
        me.noted += n
        if self.events is not None and n:
            self.tell("bonus", me, points=n)

    def beg(self, me: Player, n: int) -> None:
        if n > 0:
            me.begging += n
            self.tell("beg", me, count=n)

    # Cards

    def share_rules(self) -> None:
        """Some cards have a rule for all other players, from then on."""
        for owner in self.players:
            for card in owner.outfit.cards:
                if card.for_others is not None:
                    for me in self.others(owner):
                        if card.for_others not in me.outfit.rules:
                            me.outfit = Outfit(me.outfit.cards, (*me.outfit.rules, card.for_others), me.outfit.cold)

    # Major improvements

    def free_majors(self) -> list[Card]:
        """Those that lie open on their places."""
        found: list[Card] = []
        majors, covers = self.majors, self.setup.covers
        moved = len(self.setup.doors.moved_up(self)) > 0
        for n, card in enumerate(self.setup.majors):
            if majors[n] != FREE:
                continue
            if not self.is_covered(card) if moved else covers[n] < 0 or majors[covers[n]] != FREE:
                found.append(card)
        return found

    def is_covered(self, card: Card) -> bool:
        """Does another major improvement lie on top of this one?"""
        for lower in self.setup.doors.moved_up(self):
            if lower is card:
                return False
            if lower.under == card.slug:
                return self.holder(lower) == FREE
        return card.under is not None and self.holder(BY_SLUG[card.under]) == FREE

    def holder(self, card: Card) -> int:
        return self.majors[self.setup.major_places[card.number]]

    def hand_back(self, me: Player, card: Card, out_of_game: bool = False) -> None:
        """An improvement goes back to its place, where it lies on top, or out of the game."""
        me.lose(card)
        if card.kind == MAJOR and not card.drawn:
            self.majors[self.setup.majors.index(card)] = GONE if out_of_game else FREE
        if self.events is not None:
            self.tell("hand-back", me, card=card.slug)

    # Telling

    def begin(self, phase: int) -> None:
        """A phase begins."""
        self.phase = phase
        if self.events is not None:
            self.tell("phase", self.players[self.first], phase=PHASE_NAMES[phase], round=self.round)
