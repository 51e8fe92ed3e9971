"""A card: its data, and hooks for what data cannot say.

A card is defined once, by one call of `card(...)` in the module of its expansion. Plain bonuses (cards, actions, buys,
coins) are data; they come before the `play` hook, as they stand on top of the printed card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from allmende.table.choice import Flow, Option
from allmende.table.vocabulary import read_manifest

if TYPE_CHECKING:
    from allmende.dominion.state import Attack, Dominion, Effect, Move, Player

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32

TYPE_NAMES: Final = {
    ACTION: "action", TREASURE: "treasure", VICTORY: "victory", CURSE: "curse", ATTACK: "attack", REACTION: "reaction",
}  # fmt: skip

Play: TypeAlias = "Callable[[Dominion, Player], Flow | None]"
"""What happens when the card is played. A hook that asks nothing is a plain function."""
OnAttack: TypeAlias = "Callable[[Dominion, Player, list[Player]], Flow | None]"
"""What an Attack does to the players whom it hits, in turn order."""
OnMove: TypeAlias = "Callable[[Dominion, Player, Move], Flow | None]"
"""What happens when a card was gained, trashed or discarded."""
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
    """What a played card leaves behind for the rest of the turn, once per play, wherever the card goes."""

    __slots__ = ("gained", "played", "reduces", "saves", "when")

    def __init__(
        self,
        reduces: int = 0,
        saves: bool = False,
        played: Callable[[Dominion, Effect, Player, Card], None] | None = None,
        gained: Callable[[Dominion, Effect, Player, Move], Flow | None] | None = None,
        when: Callable[[Dominion, Effect, Player, Move], bool] | None = None,
    ) -> None:
        self.reduces = reduces  # all cards cost so much less
        self.saves = saves  # an Action that is discarded from play may go onto the deck
        self.played = played  # another card is played
        self.gained = gained  # a card was gained, and `when` says that it matters
        self.when = when


class Card:
    """One of the cards there are; a hand is a list of them. Cards are compared by identity."""

    __slots__ = (
        "actions", "attack", "buys", "cards", "coins", "cost", "expansion", "in_hand", "lasting", "number",
        "on_discard", "on_gain", "on_trash", "option", "pile", "plain", "play", "points", "points_for", "shield",
        "slug", "types",
    )  # fmt: skip

    def __init__(self, number: int, slug: str, expansion: str, cost: int, types: int, option: Option) -> None:
        self.number = number
        self.slug = slug
        self.expansion = expansion
        self.cost = cost
        self.types = types
        self.option = option  # the card itself, wherever the prompt says it lies
        self.pile = VOCABULARY.number_of("pile", slug)  # its pile in the supply
        self.cards = 0
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.points = 0
        self.plain = False  # a Treasure without instructions: it may be played with all its like
        self.play: Play | None = None
        self.attack: OnAttack | None = None
        self.points_for: Points | None = None
        self.on_gain: Trigger | None = None
        self.on_trash: Trigger | None = None
        self.on_discard: Trigger | None = None
        self.in_hand: Trigger | None = None  # a Reaction to a gain, from hand
        self.shield: Shield | None = None
        self.lasting: Lasting | None = None

    def type_names(self) -> list[str]:
        return [name for bit, name in TYPE_NAMES.items() if self.types & bit]

    def __repr__(self) -> str:
        return self.slug


DONE: Final = Option(0)
YES: Final = Option(1)
NO: Final = Option(2)
TREASURES: Final = Option(3)
MODES: Final = ("cards", "coins", "silvers", "card")
"""The alternatives that cards offer."""

VOCABULARY: Final = read_manifest("allmende.dominion")
NUMBER_OF: Final = {str(key[1]): number for number, key in enumerate(key for key in VOCABULARY if key[0] == "card")}
CARDS: Final[list[Card]] = []
"""All cards by their numbers, once all expansions are imported (see `put_in_order`)."""
BY_SLUG: Final[dict[str, Card]] = {}
OF_OPTION: Final[dict[int, Card]] = {}
"""The card of a ("card", …) or a ("pile", …) option."""


def mode(name: str) -> Option:
    return VOCABULARY.number_of("mode", name)


def card(
    slug: str,
    expansion: str,
    cost: int,
    types: int,
    *,
    cards: int = 0,
    actions: int = 0,
    buys: int = 0,
    coins: int = 0,
    points: int = 0,
    play: Play | None = None,
    attack: OnAttack | None = None,
    points_for: Points | None = None,
    on_gain: Trigger | None = None,
    on_trash: Trigger | None = None,
    on_discard: Trigger | None = None,
    in_hand: Trigger | None = None,
    shield: Shield | None = None,
    lasting: Lasting | None = None,
) -> Card:
    """Define a card, whose numbers stand in `options.txt`."""
    option = VOCABULARY.number_of("card", slug)
    new = Card(NUMBER_OF[slug], slug, expansion, cost, types, option)
    new.cards, new.actions, new.buys, new.coins, new.points = cards, actions, buys, coins, points
    new.play, new.attack, new.points_for = play, attack, points_for
    new.on_gain, new.on_trash, new.on_discard = on_gain, on_trash, on_discard
    new.in_hand, new.shield, new.lasting = in_hand, shield, lasting
    new.plain = types == TREASURE and play is None and lasting is None
    CARDS.append(new)
    BY_SLUG[slug] = new
    OF_OPTION[new.option] = OF_OPTION[new.pile] = new
    return new
