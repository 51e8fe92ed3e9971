"""What lies in the boxes: cards and landscapes, their data, and hooks for what data cannot say.

A card is defined once, by one call of `card(...)` in the module of its expansion, a landscape (Event, Project,
Landmark, Way, Ally, Boon, Hex, State, Artifact) by `landscape(...)`. Plain bonuses (cards, actions, buys, coins,
tokens) are data; they come before the `play` hook, as they stand on top of the printed card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from allmende.dominion.cost import Cost, cost_of
from allmende.table.choice import Asks, Flow, Option
from allmende.table.vocabulary import read_manifest

if TYPE_CHECKING:
    from allmende.dominion.happening import Attack, Effect, Move
    from allmende.dominion.player import Player
    from allmende.dominion.state import Dominion

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
DURATION: Final = 64
NIGHT: Final = 128
RESERVE: Final = 256
TRAVELLER: Final = 512
CASTLE: Final = 1024
COMMAND: Final = 2048
DOOM: Final = 4096
FATE: Final = 8192
HEIRLOOM: Final = 16384
SPIRIT: Final = 32768
LIAISON: Final = 65536
TOWNSFOLK: Final = 131072

TYPE_NAMES: Final = {
    ACTION: "action", TREASURE: "treasure", VICTORY: "victory", CURSE: "curse", ATTACK: "attack", REACTION: "reaction",
    DURATION: "duration", NIGHT: "night", RESERVE: "reserve", TRAVELLER: "traveller", CASTLE: "castle",
    COMMAND: "command", DOOM: "doom", FATE: "fate", HEIRLOOM: "heirloom", SPIRIT: "spirit", LIAISON: "liaison",
    TOWNSFOLK: "townsfolk",
}  # fmt: skip


def type_names(types: int) -> list[str]:
    return [name for bit, name in TYPE_NAMES.items() if types & bit]


# Kinds of landscapes
EVENT: Final = "event"
PROJECT: Final = "project"
LANDMARK: Final = "landmark"
WAY: Final = "way"
ALLY: Final = "ally"
BOON: Final = "boon"
HEX: Final = "hex"
STATE: Final = "state"
ARTIFACT: Final = "artifact"
CHOSEN_KINDS: Final = (EVENT, PROJECT, LANDMARK, WAY, ALLY)
"""Landscapes that a kingdom has; the others come along with its cards."""

# How long an effect lasts
THIS_TURN: Final = 0
NEXT_TURN: Final = 1  # until its owner's next turn begins; what it does then is the last of it
FOREVER: Final = 2
DUE: Final = 3  # the owner's next turn has begun: it acts no more, except for what it does at the start of that turn

Play: TypeAlias = "Callable[[Dominion, Player], Flow | None]"
"""What happens when the card is played. A hook that asks nothing is a plain function."""
OnAttack: TypeAlias = "Callable[[Dominion, Player, list[Player]], Flow | None]"
"""What an Attack does to the players whom it hits, in turn order."""
OnMove: TypeAlias = "Callable[[Dominion, Player, Move], Flow | None]"
"""What happens when a card was gained, trashed or discarded."""
OnEffect: TypeAlias = "Callable[[Dominion, Effect, Player], Flow | None]"
"""What an effect does to a player: its owner, or one who plays something."""
OnShuffle: TypeAlias = "Callable[[Dominion, Player, list[Card]], Asks[list[Card]]]"
"""Cards are about to be shuffled: takes some out of the list, which stay in the discard pile, and returns them."""
Points: TypeAlias = "Callable[[Dominion, Player], int]"


class Trigger:
    """An ability that waits for a card to be gained, trashed or discarded. `may`: its owner may leave it be."""

    __slots__ = ("may", "run", "when")

    def __init__(
        self, run: OnMove, may: bool = False, when: Callable[[Dominion, Player, Move], bool] | None = None
    ) -> None:
        self.run = run
        self.may = may
        self.when = when


class Timed:
    """An ability that waits for a point of the turn: its start, the start or the end of its Buy phase, a play."""

    __slots__ = ("may", "run", "when")

    def __init__(self, run: Play, may: bool = False, when: Callable[[Dominion, Player], bool] | None = None) -> None:
        self.run = run
        self.may = may
        self.when = when


class Shield:
    """A Reaction that may be used from hand when another player plays an Attack, before it does anything."""

    __slots__ = ("run", "when")

    def __init__(
        self,
        run: Callable[[Dominion, Player, Attack], Flow | None],
        when: Callable[[Dominion, Player, Attack], bool],
    ) -> None:
        self.run = run
        self.when = when


class Lasting:
    """What a played card or a landscape leaves behind, once per play, wherever the card goes.

    `until` says for how long; a Duration with `NEXT_TURN` or `FOREVER` stays in play so long. `chosen`: the card's hook
    decides whether it leaves the effect (`g.leave_effect`).
    """

    __slots__ = (
        "chosen", "clean_up", "ends", "first", "forbids", "gained", "hand_size", "hits", "instead", "makes", "may",
        "once", "permits", "played", "protects", "reduces", "replaces", "saves", "start", "until", "when",
    )  # fmt: skip

    def __init__(
        self,
        reduces: int = 0,
        saves: bool = False,
        played: Callable[[Dominion, Effect, Player, Card], None] | None = None,
        gained: Callable[[Dominion, Effect, Player, Move], Flow | None] | None = None,
        when: Callable[[Dominion, Effect, Player, Move], bool] | None = None,
        may: bool = False,
        hits: bool = False,
        permits: bool = False,
        once: bool = False,
        start: OnEffect | None = None,
        first: bool = False,
        clean_up: OnEffect | None = None,
        ends: OnEffect | None = None,
        hand_size: int = 0,
        forbids: Callable[[Dominion, Effect, Player, Card], bool] | None = None,
        makes: Callable[[Dominion, Effect, Player, Card], int] | None = None,
        instead: Callable[[Dominion, Effect, Player, Card], bool] | None = None,
        replaces: Play | None = None,
        protects: bool = False,
        chosen: bool = False,
        until: int = THIS_TURN,
    ) -> None:
        self.reduces = reduces  # all cards cost so much less, in this turn and, with `start`, in the owner's next turn
        self.saves = saves  # an Action that is discarded from play may go onto the deck
        self.played = played  # somebody plays a card, before its instructions
        self.gained = gained  # a card was gained, and `when` says that it matters
        self.when = when
        self.may = may  # ... to its owner, who may leave it be
        self.hits = hits  # ... not to its owner, but to a victim who gained it, and who carries it out
        self.permits = permits  # ... in this turn only, as an effect of its own, which belongs to no card in play
        self.once = once  # ... to its owner's next gain alone
        self.start = start  # at the start of the owner's next turn
        self.first = first  # ... before everything else
        self.clean_up = clean_up  # when Clean-up begins
        self.hand_size = hand_size  # the hand that Clean-up draws is so much larger
        self.forbids = forbids  # a card may not be bought
        self.makes = makes  # so many coins are made by a card that makes coins
        self.ends = ends  # at the end of this turn, after the new hand was drawn
        self.instead = instead  # a card's instructions are replaced ...
        self.replaces = replaces  # ... by these
        self.protects = protects  # Attacks that others play do not hit the owner
        self.chosen = chosen
        self.until = NEXT_TURN if start is not None and until == THIS_TURN else until


class Thing:
    """Something with a name that can be offered: a card or a landscape. Things are compared by identity."""

    __slots__ = ("expansion", "lasting", "number", "option", "price", "slug")

    def __init__(self, number: int, slug: str, expansion: str, price: Cost, option: Option) -> None:
        self.number = number
        self.slug = slug
        self.expansion = expansion
        self.price = price  # the printed cost; `g.cost` says what it costs now
        self.option = option  # the thing itself, wherever the prompt says it lies
        self.lasting: Lasting | None = None

    def __repr__(self) -> str:
        return self.slug


class Card(Thing):
    """One of the cards there are; a hand is a list of them."""

    __slots__ = (
        "actions", "acts", "attack", "buy_ends", "buys", "calls", "cards", "coins", "cost", "exchange", "heirloom",
        "in_hand", "mat_points", "on_discard", "on_gain", "on_trash", "pile", "plain", "play", "points", "points_for",
        "points_on", "revealed", "shield", "tokens", "types",
    )  # fmt: skip

    def __init__(self, number: int, slug: str, expansion: str, price: Cost, types: int, option: Option) -> None:
        super().__init__(number, slug, expansion, price, option)
        self.cost = price.coins
        self.types = types
        self.pile = VOCABULARY.number_of("pile", slug)  # taken from its pile
        self.cards = 0
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.points = 0
        self.points_on = -1  # on this mat it has other points ...
        self.mat_points = 0  # ... so many
        self.tokens: tuple[tuple[int, int], ...] = ()  # counters and how many of each one gets
        self.acts = False  # it does more than give cards, Actions, Buys, coins and tokens
        self.plain = False  # a Treasure without instructions: it may be played with all its like
        self.play: Play | None = None
        self.attack: OnAttack | None = None
        self.points_for: Points | None = None
        self.on_gain: Trigger | None = None
        self.on_trash: Trigger | None = None
        self.on_discard: Trigger | None = None
        self.in_hand: Trigger | None = None  # a Reaction to a gain, from hand
        self.shield: Shield | None = None
        self.calls: Timed | None = None  # a Reserve card that may be called at the start of its owner's turn
        self.buy_ends: Timed | None = None  # ... or discarded from the Tavern mat when the owner's Buy phase ends
        self.revealed: Play | None = None  # its owner revealed it, in an Action phase
        self.exchange = ""  # discarded from play, it may be exchanged for this card
        self.heirloom = ""  # what every starting deck has instead of a Copper when this card is in the kingdom

    def type_names(self) -> list[str]:
        return type_names(self.types)


class Landscape(Thing):
    """Something that is not a card: bought (Event, Project), used (Way, Ally), received (Boon, Hex), had (State,
    Artifact) or simply there (Landmark)."""

    __slots__ = (
        "after_play", "at_shuffle", "at_start", "buy_starts", "hand_size", "kind", "on_gain", "once", "points_for",
        "run", "stock",
    )  # fmt: skip

    def __init__(self, number: int, slug: str, expansion: str, price: Cost, kind: str, option: Option) -> None:
        super().__init__(number, slug, expansion, price, option)
        self.kind = kind
        self.run: Play | None = None  # bought, received, or used instead of a card's instructions
        self.on_gain: Trigger | None = None
        self.at_start: Timed | None = None
        self.buy_starts: Timed | None = None
        self.after_play: Timed | None = None  # an Action was played and carried out completely
        self.at_shuffle: OnShuffle | None = None
        self.points_for: Points | None = None
        self.hand_size = 0  # so many more cards in the hand that Clean-up draws
        self.once = False  # an Event that a player can buy once; who has bought it, has it
        self.stock = 0  # points that lie on it in the beginning, for each player


class Mixed:
    """A supply pile of different cards, of which only the top one can be had."""

    __slots__ = ("copies", "expansion", "parts", "slug")

    def __init__(self, slug: str, expansion: str, parts: tuple[str, ...], copies: Callable[[str, int], int]) -> None:
        self.slug = slug
        self.expansion = expansion
        self.parts = parts  # from top to bottom
        self.copies = copies  # how many of each, by the number of players


DONE: Final = Option(0)
YES: Final = Option(1)
NO: Final = Option(2)
TREASURES: Final = Option(3)

VOCABULARY: Final = read_manifest("allmende.dominion")
NUMBER_OF: Final = {str(key[1]): number for number, key in enumerate(key for key in VOCABULARY if key[0] == "card")}
LANDSCAPE_NUMBER: Final = {
    str(key[1]): number for number, key in enumerate(key for key in VOCABULARY if key[0] == "landscape")
}
CARDS: Final[list[Card]] = []
"""All cards by their numbers, once all expansions are imported (see `put_in_order`)."""
BY_SLUG: Final[dict[str, Card]] = {}
OF_OPTION: Final[dict[int, Card]] = {}
"""The card of a ("card", …) or a ("pile", …) option."""
LANDSCAPES: Final[list[Landscape]] = []
"""All landscapes by their numbers, once all expansions are imported."""
LANDSCAPE: Final[dict[str, Landscape]] = {}
LANDSCAPE_OF: Final[dict[int, Landscape]] = {}
"""The landscape of an option."""
MIXED: Final[dict[str, Mixed]] = {}
"""The mixed piles by name."""
MIXED_OF: Final[dict[str, Mixed]] = {}
"""The mixed pile that a card belongs to."""


def mode(name: str) -> Option:
    """One of the alternatives that cards offer."""
    return VOCABULARY.number_of("mode", name)


def card(
    slug: str,
    expansion: str,
    cost: int,
    types: int,
    *,
    debt: int = 0,
    cards: int = 0,
    actions: int = 0,
    buys: int = 0,
    coins: int = 0,
    tokens: tuple[tuple[int, int], ...] = (),
    points: int = 0,
    mat_points: tuple[int, int] = (-1, 0),
    play: Play | None = None,
    attack: OnAttack | None = None,
    points_for: Points | None = None,
    on_gain: Trigger | None = None,
    on_trash: Trigger | None = None,
    on_discard: Trigger | None = None,
    in_hand: Trigger | None = None,
    shield: Shield | None = None,
    lasting: Lasting | None = None,
    calls: Timed | None = None,
    buy_ends: Timed | None = None,
    revealed: Play | None = None,
    exchange: str = "",
    heirloom: str = "",
) -> Card:
    """Define a card, whose numbers stand in `options.txt`."""
    option = VOCABULARY.number_of("card", slug)
    new = Card(NUMBER_OF[slug], slug, expansion, cost_of(cost, debt), types, option)
    new.cards, new.actions, new.buys, new.coins, new.points = cards, actions, buys, coins, points
    new.tokens = tokens
    new.points_on, new.mat_points = mat_points
    new.play, new.attack, new.points_for = play, attack, points_for
    new.on_gain, new.on_trash, new.on_discard = on_gain, on_trash, on_discard
    new.in_hand, new.shield, new.lasting = in_hand, shield, lasting
    new.calls, new.buy_ends, new.revealed = calls, buy_ends, revealed
    new.exchange, new.heirloom = exchange, heirloom
    new.acts = play is not None or attack is not None or lasting is not None
    simple = play is None and lasting is None and not (cards or actions or buys or tokens or types & (ACTION | ATTACK))
    new.plain = types & TREASURE != 0 and simple
    CARDS.append(new)
    BY_SLUG[slug] = new
    OF_OPTION[new.option] = OF_OPTION[new.pile] = new
    return new


def landscape(
    slug: str,
    expansion: str,
    kind: str,
    cost: int = 0,
    *,
    debt: int = 0,
    run: Play | None = None,
    lasting: Lasting | None = None,
    on_gain: Trigger | None = None,
    at_start: Timed | None = None,
    buy_starts: Timed | None = None,
    after_play: Timed | None = None,
    at_shuffle: OnShuffle | None = None,
    points_for: Points | None = None,
    hand_size: int = 0,
    once: bool = False,
    stock: int = 0,
) -> Landscape:
    """Define a landscape, whose number stands in `options.txt`."""
    option = VOCABULARY.number_of("landscape", slug)
    new = Landscape(LANDSCAPE_NUMBER[slug], slug, expansion, cost_of(cost, debt), kind, option)
    new.run, new.lasting, new.on_gain, new.points_for = run, lasting, on_gain, points_for
    new.at_start, new.buy_starts, new.after_play = at_start, buy_starts, after_play
    new.at_shuffle, new.hand_size, new.once, new.stock = at_shuffle, hand_size, once, stock
    LANDSCAPES.append(new)
    LANDSCAPE[slug] = new
    LANDSCAPE_OF[option] = new
    return new


def mixed_pile(slug: str, expansion: str, parts: tuple[str, ...], copies: Callable[[str, int], int]) -> Mixed:
    """Define a pile of different cards, from top to bottom; `copies` says how many of each by the number of players."""
    new = Mixed(slug, expansion, parts, copies)
    MIXED[slug] = new
    for part in parts:
        MIXED_OF[part] = new
    return new
