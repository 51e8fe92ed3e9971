"""Dominion as blocks. Columns are cards: those of the kingdom that is played, or of all expansions it may come from.

Everything is read from the state, but only what the seat knows (`allmende.dominion.knowledge`). This is done before
every single pick, so a seat's numbers are kept, and only what has changed is written again.
"""

from collections.abc import Iterable, Mapping
from struct import Struct
from typing import Any, Final

from allmende.dominion.card import BY_SLUG, CARDS, SPIRIT, Card
from allmende.dominion.drawing import sets_of
from allmende.dominion.happening import Effect
from allmende.dominion.knowledge import passed_unseen
from allmende.dominion.passed import known_in_hand, knows
from allmende.dominion.player import Player
from allmende.dominion.prompts import CONTRACT
from allmende.dominion.state import Dominion
from allmende.dominion.zones import NIGHT_PHASE, PHASE_NAMES
from allmende.rl.blocks import MOST, Block, from_seat, prompt_names, seat_names, size_of, starts
from allmende.rl.dominion_more import More, game_of, has_more, landscapes_of, more_blocks
from allmende.table import Choice, Game, Json, Prompt, Seat

PROMPTS: Final = (*CONTRACT.columns(), "other")
NUMBERS: Final = ("min", "max", "chosen", "left")
TABLE: Final = ("supply", "trash", "piles")
NOW: Final = ("effects", "prompt-card", "prompt-about")
ZONES: Final = ("hand", "discard", "in-play", "aside", "looking", "deck-top")
COUNTS: Final = ("hand", "deck", "discard", "turns")
TURN: Final = ("mine", "actions", "buys", "coins", "reduction", *PHASE_NAMES[:NIGHT_PHASE])
PHASE_AT: Final = TURN.index(PHASE_NAMES[0])
PROMPT_AT: Final = len(TURN)
NUMBERS_AT: Final = PROMPT_AT + len(PROMPTS)
HAND, DISCARD, IN_PLAY, ASIDE, LOOKING, DECK_TOP = range(len(ZONES))

NOTHING: Final[list[Card]] = []
NO_PROMPT: Final = Prompt("")
WRITE_TURN: Final = Struct("5B").pack_into
WRITE_NUMBERS: Final = Struct("4B").pack_into
WRITE_COUNTS: Final = Struct(f"{len(COUNTS)}B").pack_into


def marks(count: int) -> list[bytearray]:
    """For each of so many cases a row with a 1 at its place."""
    return [bytearray(int(n == case) for n in range(count)) for case in range(count)]


PHASES: Final = [*marks(NIGHT_PHASE), bytearray(NIGHT_PHASE)]  # the Night phase is told with what is new
OTHER_PROMPT: Final = marks(len(PROMPTS))[-1]
PROMPT_MARKS: Final = {
    **dict(zip(PROMPTS[:-1], marks(len(PROMPTS)), strict=False)), NO_PROMPT.name: bytearray(len(PROMPTS))
}  # fmt: skip


def blocks_for(cards: tuple[str, ...], players: int) -> tuple[Block, ...]:
    seats = seat_names(players)
    owned = (f"{seat} cards" for seat in seats)
    rows = (*TABLE, *owned, *NOW, *(f"{seat} {zone}" for seat in seats for zone in ZONES))
    counts = tuple(f"{seat} {count}" for seat in seats for count in COUNTS)
    return (
        Block("cards", (rows, cards),
              "how many of each card lie where: in the supply and the trash, still acting this turn, and for each "
              "player owned in all and known to be in each place; 1 for cards that have a pile, for the card that asks "
              "and the one it asks about; how deep a card is known to be in a deck, 1 on top"),
        Block("turn", ((*TURN, *prompt_names(PROMPTS + NUMBERS), *counts),),
              "is it the own turn, what it holds, which phase; what is asked: the prompt and its numbers; and for each "
              "player how many cards lie in each place and how many turns were taken"),
    )  # fmt: skip


def cards_of(options: Json) -> list[Card]:
    """The cards that can come up in a game with these options, in the order of their numbers."""
    setup = game_of(options)
    if setup is None:
        sets = ["basic", *sets_of(options)]
        return [card for card in CARDS if card.expansion in sets]
    wisps = "druid" in setup.table.piles  # its Boons may be drawn later
    return [card for card in CARDS if setup.total[card.number] > 0 or (wisps and card.types & SPIRIT)]


class DominionEncoder:
    def __init__(self, options: Json) -> None:
        players: int = options["players"]
        cards = cards_of(options)
        slugs = tuple(card.slug for card in cards)
        self.blocks = blocks_for(slugs, players)
        columns = Columns(cards)
        supply = Supply(columns, players)
        self._sights = [Sight(self.blocks, columns, supply, seat, players) for seat in range(players)]
        self._more: list[More] = []
        if has_more(options):
            landscapes = landscapes_of(options)
            self.blocks += more_blocks(slugs, tuple(thing.slug for thing in landscapes), players)
            self._more = [More(cards, landscapes, seat, players) for seat in range(players)]

    def encode(self, game: Game, seat: int, choice: Choice | None) -> bytearray:
        g = game.state
        assert isinstance(g, Dominion)
        prompt = NO_PROMPT if choice is None else choice.prompt
        values = self._sights[seat].look(g, prompt)
        if self._more:
            values += self._more[seat].look(g, prompt)
        return values


class Columns:
    """Which column a card has."""

    __slots__ = ("cards", "marks", "none", "of", "width")

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.width = len(cards)
        self.of = [-1] * len(CARDS)
        for n, card in enumerate(cards):
            self.of[card.number] = n
        self.none = bytearray(self.width)  # of the same kind, or writing it makes a copy
        self.marks = marks(self.width)

    def count(self, values: bytearray, at: int, cards: Iterable[Card], by: int = 1) -> None:
        """Add cards to the row that begins there."""
        of = self.of
        for card in cards:
            if of[card.number] >= 0:
                values[at + of[card.number]] += by

    def mark(self, slug: str) -> bytearray:
        """A 1 in the column of a card; nothing for a landscape."""
        card = BY_SLUG.get(slug)
        return self.none if card is None or self.of[card.number] < 0 else self.marks[self.of[card.number]]

    def counted(self, cards: Iterable[Card]) -> bytearray:
        values = self.none[:]
        self.count(values, 0, cards)
        return values


class Supply:
    """The supply, the trash, and what every player owns, which is public: cards come from and go to these two only.

    They are the first rows of the cards, and stand ready as each seat sees them.
    """

    __slots__ = ("_columns", "_orders", "_piles", "_sizes", "_state", "_trash", "changes", "rows")

    def __init__(self, columns: Columns, players: int) -> None:
        self._columns = columns
        self._orders = from_seat(players)
        self._state: Dominion | None = None
        self._piles: list[int] = []
        self._trash: list[Card] = []
        self._sizes: list[int] = []
        self.changes = 0
        self.rows: list[bytearray] = []

    def look(self, g: Dominion) -> int:
        """Bring everything up to date; returns how often something has changed."""
        if g.piles != self._piles or g.trash_pile != self._trash or g is not self._state or g.passes or g.stacks:
            if g is not self._state or g.passes or g.stacks or not self.moved(g):
                self.recount(g)
            self.changes += 1
        return self.changes

    def moved(self, g: Dominion) -> bool:
        """By far the most usual: one player has gained or trashed one card, and nothing else has changed."""
        piles, before = g.piles, self._piles
        seat, growth = self.growing(g)
        if growth == 1 and g.trash_pile == self._trash:
            gained = [card for card in self._columns.cards if piles[card.number] != before[card.number]]
            if len(gained) != 1 or piles[gained[0].number] != before[gained[0].number] - 1:
                return False
            if g.players[seat].cards().count(gained[0]) != self.counted(seat, gained[0]) + 1:
                return False  # somebody else has exchanged a card meanwhile
            self._piles[gained[0].number] -= 1
            self.move(seat, gained[0], 0, 1)
        elif growth == -1 and piles == before and g.trash_pile[:-1] == self._trash:
            self._trash.append(g.trash_pile[-1])
            self.move(seat, g.trash_pile[-1], 1, -1)
        else:
            return False
        self._sizes[seat] += growth
        return True

    def growing(self, g: Dominion) -> tuple[int, int]:
        """The first player whose number of cards has changed, and by how much."""
        for seat, size in enumerate(self._sizes):
            growth = number_of_cards(g.players[seat]) - size
            if growth:
                return seat, growth
        return 0, 0

    def counted(self, seat: int, card: Card) -> int:
        """How many of a card the player had when it was counted last."""
        return self.rows[seat][len(TABLE) * self._columns.width + self._columns.of[card.number]]

    def move(self, seat: int, card: Card, row: int, by: int) -> None:
        """A player has a card more and the supply or the trash, whose row it is, has one less; or the other way."""
        width = self._columns.width
        column = self._columns.of[card.number]
        for rows, order in zip(self.rows, self._orders, strict=True):
            rows[row * width + column] -= by
            rows[(len(TABLE) + order.index(seat)) * width + column] += by

    def recount(self, g: Dominion) -> None:
        columns = self._columns
        self._state, self._piles, self._trash = g, g.piles[:], g.trash_pile[:]
        self._sizes = [number_of_cards(me) for me in g.players]
        left = bytes(lying(g, card) for card in columns.cards)
        there = bytes(g.piles[card.number] > 0 or is_plain_pile(g, card) for card in columns.cards)
        table = left + columns.counted(g.trash_pile) + there
        self.rows = []
        for seat, order in enumerate(self._orders):
            owned = [self.owned(g, g.players[who], Seat(seat)) for who in order]
            self.rows.append(bytearray(table + b"".join(owned)))

    def owned(self, g: Dominion, me: Player, viewer: Seat) -> bytearray:
        """What a player owns, as far as the seat knows."""
        counts = self._columns.counted(me.cards())
        if g.passes:
            for card, count in passed_unseen(g, me, viewer).items():
                at = self._columns.of[card.number]
                counts[at] = max(0, counts[at] - count)
        return counts


def lying(g: Dominion, card: Card) -> int:
    """How many copies of a card its pile holds; of a mixed pile those below the top, too."""
    at = g.setup.stack_of[card.number]
    return max(0, g.piles[card.number]) if at < 0 else g.stacks[at].count(card)


def is_plain_pile(g: Dominion, card: Card) -> bool:
    return g.piles[card.number] == 0 and g.setup.stack_of[card.number] < 0


def number_of_cards(me: Player) -> int:
    on_mats = sum([len(cards) for cards in me.mats])
    return len(me.hand) + len(me.deck) + len(me.discard) + len(me.in_play) + len(me.aside) + len(me.looking) + on_mats


class Sight:
    """The table as one seat sees it."""

    __slots__ = (
        "_args", "_changes", "_columns", "_effects", "_now", "_numbers", "_prompt", "_seat", "_seen", "_supply",
        "_turn", "_values",
    )  # fmt: skip

    def __init__(self, blocks: tuple[Block, ...], columns: Columns, supply: Supply, seat: int, players: int) -> None:
        self._columns = columns
        self._supply = supply
        self._seat = seat
        self._turn = starts(blocks)["turn"]
        self._values = bytearray(size_of(blocks))
        self._now = (len(TABLE) + players) * columns.width
        zones = self._now + len(NOW) * columns.width
        counts = self._turn + len(TURN) + len(PROMPTS) + len(NUMBERS)
        self._seen: list[tuple[int, Seen]] = []
        for who in from_seat(players)[seat]:
            self._seen.append((who, Seen(columns, Seat(seat), zones, counts)))
            zones += len(ZONES) * columns.width
            counts += len(COUNTS)
        self._args = (("card", self._now + columns.width), ("about", self._now + 2 * columns.width))
        self._numbers = self._turn + NUMBERS_AT
        self._changes = 0
        self._effects: list[Effect] = []
        self._prompt = NO_PROMPT

    def look(self, g: Dominion, prompt: Prompt) -> bytearray:
        values = self._values
        changes = self._supply.look(g)
        if changes != self._changes:
            self._changes = changes
            values[: self._now] = self._supply.rows[self._seat]
        if g.effects != self._effects:
            self.write_effects(g)
        players = g.players
        for who, seen in self._seen:
            seen.look(values, g, players[who])
        at = self._turn
        coins = g.coins if g.coins < MOST else MOST
        WRITE_TURN(values, at, g.active == self._seat, g.actions, g.buys, coins, g.reduction)
        values[at + PHASE_AT : at + PROMPT_AT] = PHASES[g.phase]
        if prompt is not self._prompt:
            values[at + PROMPT_AT : at + NUMBERS_AT] = PROMPT_MARKS.get(prompt.name, OTHER_PROMPT)
            if prompt.args or self._prompt.args:
                self.write_args(prompt.args)
            self._prompt = prompt
        return values[:]

    def write_effects(self, g: Dominion) -> None:
        self._effects = g.effects[:]
        acting = self._columns.counted([one.source for one in g.effects if isinstance(one.source, Card)])
        self._values[self._now : self._now + self._columns.width] = acting

    def write_args(self, args: Mapping[str, Any]) -> None:
        columns = self._columns
        for name, at in self._args:
            if name in args:
                self._values[at : at + columns.width] = columns.mark(args[name])
            elif name in self._prompt.args:
                self._values[at : at + columns.width] = columns.none
        numbers = [args.get(name, 0) for name in NUMBERS]
        WRITE_NUMBERS(self._values, self._numbers, *numbers)


class Seen:
    """Where one player's cards lie, as far as a seat knows."""

    __slots__ = (
        "_aside", "_at", "_columns", "_counts", "_discard", "_hand", "_in_play", "_looking", "_top", "_veiled",
        "_viewer",
    )  # fmt: skip

    def __init__(self, columns: Columns, viewer: Seat, at: int, counts: int) -> None:
        self._columns = columns
        self._viewer = viewer
        self._at = at
        self._counts = counts
        # As it was counted last
        self._hand = self._discard = self._veiled = self._in_play = self._aside = self._looking = NOTHING
        self._top: list[int] = []

    def look(self, values: bytearray, g: Dominion, me: Player) -> None:
        hand, aside, looking, veiled = me.hand, me.aside, me.looking, me.veiled
        turns = me.turns if me.turns < MOST else MOST
        WRITE_COUNTS(values, self._counts, len(hand), len(me.deck), len(me.discard), turns)
        if me.seat == self._viewer:
            veiled = NOTHING
        else:
            hand = known_in_hand(g, me, self._viewer) if g.passes else me.shown
            if not me.face_up:
                aside = NOTHING
            if not me.revealing:
                looking = NOTHING
        if hand != self._hand:
            self._hand = self.count(values, HAND, hand)
        if me.discard != self._discard or veiled != self._veiled:
            self.count_discard(values, me.discard, veiled)
        if me.in_play != self._in_play:
            self._in_play = self.count(values, IN_PLAY, me.in_play)
        if aside != self._aside:
            self._aside = self.count(values, ASIDE, aside)
        if looking != self._looking:
            self._looking = self.count(values, LOOKING, looking)
        if me.known or self._top:
            self.write_deck_top(values, g, me)

    def count(self, values: bytearray, zone: int, cards: list[Card]) -> list[Card]:
        columns = self._columns
        at = self._at + zone * columns.width
        values[at : at + columns.width] = columns.none
        columns.count(values, at, cards)
        return cards[:]

    def count_discard(self, values: bytearray, discard: list[Card], veiled: list[Card]) -> None:
        """The discard pile without what is veiled. Both are long, and most often cards were only added."""
        columns = self._columns
        at = self._at + DISCARD * columns.width
        counted, hidden = self._discard, self._veiled
        if discard[: len(counted)] != counted or veiled[: len(hidden)] != hidden:
            counted, hidden = [], []
            values[at : at + columns.width] = columns.none
        new = discard[len(counted) :]
        if veiled:
            covered = veiled[len(hidden) :]
            if new[: len(covered)] == covered:  # as when a hand is discarded: no need to count it twice
                columns.count(values, at, new[len(covered) :])
            else:
                columns.count(values, at, new)
                columns.count(values, at, covered, -1)
            self._veiled = hidden + covered
        else:
            columns.count(values, at, new)
            self._veiled = hidden
        self._discard = counted + new

    def write_deck_top(self, values: bytearray, g: Dominion, me: Player) -> None:
        columns = self._columns
        at = self._at + DECK_TOP * columns.width
        values[at : at + columns.width] = columns.none
        for depth in range(len(me.known), 0, -1):
            if knows(g, me.known[-depth], self._viewer):
                values[at + columns.of[me.deck[-depth].number]] = depth
        self._top = me.known[:]


ENCODER: Final = DominionEncoder
