"""A card: its data, and hooks for what data cannot say.

A card is defined once, by one call of `occupation(...)`, `minor(...)` or `major(...)`. docs/agricola-cards.md tells
how, with every hook and its place in the order of time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from allmende.agricola.cards.notes import Cells, Count, Crops, Mark, Note
from allmende.agricola.cards.printed import Exchange, Later, Need, Place, Trade
from allmende.agricola.goods import NOTHING, Bundle
from allmende.agricola.vocabulary import VOCABULARY
from allmende.table.choice import Flow, Option

if TYPE_CHECKING:
    from allmende.agricola.actions.space import Space
    from allmende.agricola.cards.hooks import Hook
    from allmende.agricola.farm.housing import Places
    from allmende.agricola.player import Player
    from allmende.agricola.state import Agricola

CardKind: TypeAlias = int
OCCUPATION: Final = 0
MINOR: Final = 1
MAJOR: Final = 2
RULE: Final = 3
"""A rule of the game that is written like a card, and lies in front of everybody unseen."""
EVENT: Final = 4
MERCHANT: Final = 5
SPACE: Final = 6
"""Cards of decks that are drawn from during the game: what happens, who wants something, an action space. They are
neither occupations nor improvements, wherever they lie."""
DRAWN_KINDS: Final = (EVENT, MERCHANT, SPACE)
FIELDS_APART: Final = "fields-apart"
PASTURES_APART: Final = "pastures-apart"
MORE_CROPS: Final = "more-crops"
MORE_PEOPLE: Final = "more-people"
ROOMS_APART: Final = "rooms-apart"
NO_HOUSE: Final = "no-house"
MIXED_PILES: Final = "mixed-piles"
"""What a farm may have against the usual rules because of a card, or of a module."""
KIND_NAMES: Final = ("occupation", "minor", "major", "rule", "event", "merchant", "space")

FARM_PLANNER: Final = "farm-planner"
ACTIONS_BOOSTER: Final = "actions-booster"
POINTS_PROVIDER: Final = "points-provider"
GOODS_PROVIDER: Final = "goods-provider"
FOOD_PROVIDER: Final = "food-provider"
CROP_PROVIDER: Final = "crop-provider"
RESOURCE_PROVIDER: Final = "building-resource-provider"
LIVESTOCK_PROVIDER: Final = "livestock-provider"
CATEGORIES: Final = (
    FARM_PLANNER, ACTIONS_BOOSTER, POINTS_PROVIDER, GOODS_PROVIDER, FOOD_PROVIDER, CROP_PROVIDER, RESOURCE_PROVIDER,
    LIVESTOCK_PROVIDER,
)  # fmt: skip

Test: TypeAlias = "Callable[[Agricola, Player], bool]"
OnPlay: TypeAlias = "Callable[[Agricola, Player], Flow | None]"
"""What happens when the card is played. A function that asks nothing is a plain function."""
CostFor: TypeAlias = "Callable[[Agricola, Player], Bundle]"
Fee: TypeAlias = Callable[[int], int]
"""Food, by how many complete rounds are still to come."""
PlacesFor: TypeAlias = "Callable[[Player], Places]"


class Card:
    """One of the cards there are. Cards are compared by identity; hands and played cards are lists of them."""

    __slots__ = (
        "bakes",
        "bed",
        "category",
        "code",
        "cooks",
        "cooks_with",
        "cost_for",
        "costs",
        "counters",
        "craft",
        "deck",
        "disputed",
        "drawn",
        "exception",
        "exchanges",
        "fee",
        "field",
        "for_others",
        "gain",
        "homes",
        "hooks",
        "house",
        "kind",
        "later",
        "lodges",
        "long_fences",
        "needs",
        "note",
        "number",
        "on_farm",
        "on_play",
        "option",
        "pasture_bonus",
        "pets_by_room",
        "place",
        "places_for",
        "playable",
        "players",
        "points",
        "removes",
        "returns",
        "round_price",
        "shrinks",
        "slug",
        "sows_land",
        "space",
        "trade",
        "traveling",
        "under",
        "upgrade",
    )  # fmt: skip

    def __init__(self, number: int, slug: str, kind: CardKind, category: str, option: Option) -> None:
        self.number = number
        self.slug = slug
        self.kind = kind
        self.category = category
        self.option = option
        self.code = ""  # as printed on the card: A116
        self.deck = "base"
        self.drawn = False  # comes from a deck that is drawn from during the game: it is neither played nor built
        self.house = False  # our own proposal, until an official text is known
        self.disputed = ""  # what sources say otherwise
        # Playing it
        self.costs: list[Bundle] = [NOTHING]  # alternatives
        self.cost_for: CostFor | None = None  # a cost that depends on the farm
        self.fee: Fee | None = None  # what an occupation costs whenever it is played, beside the occupation cost
        self.returns: tuple[str, ...] = ()  # instead of a cost: hand one of these cards back
        self.removes = False  # a card handed back leaves the game
        self.needs: tuple[Need, ...] = ()  # what must be there, and is not paid
        self.playable: Test | None = None  # a forced effect must be possible
        self.gain: Bundle = NOTHING  # goods that come when it is played
        self.later: Later | None = None  # goods that it puts on round spaces then
        self.counters = 0  # its note, then
        self.trade: Trade | None = None  # what the owner may trade then, once
        self.on_play: OnPlay | None = None  # what else happens
        self.players = 1  # the fewest
        self.traveling = False
        self.upgrade = False  # counts as a minor and as a major improvement
        self.under: str | None = None  # the major improvement that covers this one on the board
        # What it is while it lies there
        self.points = 0
        self.homes = 0  # people it has room for
        self.pasture_bonus = 0
        self.pets_by_room = False
        self.place: Place | None = None
        self.places_for: PlacesFor | None = None  # room for animals that depends on the farm
        self.shrinks = False  # pastures and stables hold twice as many animals, which are half as much food
        self.for_others: Card | None = None  # a rule for all other players while this card lies there
        self.bed = False  # a person of the family lives on it while it has a note, and needs no room
        self.long_fences = False  # fences in one line cost as much as one
        self.lodges = False  # a person of the supply stands on it while it has a note
        self.field: tuple[int, ...] = ()  # crops that can be sown on it
        self.sows_land = 0  # unused farmyard spaces that may be planted in each Sow action
        self.cooks: Bundle = NOTHING  # food for each good, at any time
        self.cooks_with: tuple[str, ...] = ()  # ... but only beside one of these cards
        self.bakes: tuple[int, int] | None = None  # so many grain in one Bake Bread action (-1: any), food for each
        self.exchanges: tuple[Exchange, ...] = ()
        self.craft: tuple[int, ...] = ()  # a good, and how many of it are worth 1, 2, 3 ... bonus points at the end
        self.space: Space | None = None
        self.round_price: Bundle = NOTHING  # what it put on round spaces is bought for this, or lost
        self.on_farm = False  # its note is a mask of farmyard spaces, where pieces of it lie
        self.exception = ""  # what the farm of its owner may have against the usual rules
        self.note: Note | None = None  # what lies on it or is marked there, if anything ever is
        self.hooks: tuple[Hook, ...] = ()

    def needs_are_met(self, g: Agricola, me: Player) -> bool:
        """Is everything there that it needs?"""
        return all(need.met(g, me) for need in self.needs)

    def acts(self) -> bool:
        """Does anything happen when it is played?"""
        data = self.later is not None or self.trade is not None or self.counters > 0
        return data or self.on_play is not None or len(self.gain) > 0 or self.fee is not None

    def is_improvement(self) -> bool:
        return self.kind in (MINOR, MAJOR)

    def is_major(self) -> bool:
        return self.kind == MAJOR or self.upgrade

    def is_minor(self) -> bool:
        return self.kind == MINOR or self.upgrade

    def is_oven(self) -> bool:
        return self.is_improvement() and self.slug.endswith("oven")

    def is_well(self) -> bool:
        return self.is_improvement() and self.slug.endswith("well")

    def __repr__(self) -> str:
        return self.slug


NUMBER_OF: Final = {str(key[1]): number for number, key in enumerate(key for key in VOCABULARY if key[0] == "card")}
CARDS: Final[list[Card]] = []
"""All cards by their numbers, once all modules that define some are imported (see `put_in_order`)."""
BY_SLUG: Final[dict[str, Card]] = {}
OF_OPTION: Final[dict[int, Card]] = {}
EXCHANGE_OF: Final[dict[int, Exchange]] = {}
"""The exchange of an ("exchange", "grocer-2") option."""


def define(
    kind: CardKind,
    slug: str,
    code: str,
    category: str,
    *,
    deck: str = "base",
    players: int = 1,
    cost: Bundle = NOTHING,
    costs: tuple[Bundle, ...] = (),
    cost_for: CostFor | None = None,
    fee: Fee | None = None,
    returns: tuple[str, ...] = (),
    needs: Need | tuple[Need, ...] = (),
    playable: Test | None = None,
    gain: Bundle = NOTHING,
    later: Later | None = None,
    counters: int = 0,
    trade: Trade | None = None,
    on_play: OnPlay | None = None,
    traveling: bool = False,
    upgrade: bool = False,
    under: str | None = None,
    points: int = 0,
    homes: int = 0,
    pasture_bonus: int = 0,
    pets_by_room: bool = False,
    place: Place | None = None,
    places_for: PlacesFor | None = None,
    for_others: Card | None = None,
    lodges: bool = False,
    field: tuple[int, ...] = (),
    sows_land: int = 0,
    cooks: Bundle = NOTHING,
    cooks_with: tuple[str, ...] = (),
    bakes: tuple[int, int] | None = None,
    exchanges: tuple[Exchange, ...] = (),
    craft: tuple[int, ...] = (),
    space: Space | None = None,
    round_price: Bundle = NOTHING,
    on_farm: bool = False,
    note: Note | None = None,
    exception: str = "",
    hooks: Sequence[Hook] = (),
    house: bool = False,
    removes: bool = False,
    disputed: str = "",
    drawn: bool = False,
    shrinks: bool = False,
    bed: bool = False,
    long_fences: bool = False,
) -> Card:
    """Define a card, whose numbers stand in `options.txt`."""
    if slug in BY_SLUG:
        raise ValueError(f"there are two cards {slug!r}")
    option = VOCABULARY.number_of("card", slug)
    new = Card(NUMBER_OF[slug], slug, kind, category, option)
    new.code, new.deck, new.house, new.disputed = code, deck, house, disputed
    new.costs, new.cost_for = list(costs or (cost,)), cost_for
    new.fee, new.removes, new.drawn, new.shrinks = fee, removes, drawn, shrinks
    new.bed, new.long_fences = bed, long_fences
    new.needs = needs if isinstance(needs, tuple) else (needs,)
    new.returns, new.playable, new.on_play = returns, playable, on_play
    new.gain, new.later, new.counters, new.trade = gain, later, counters, trade
    new.players, new.traveling, new.upgrade, new.under = players, traveling, upgrade, under
    new.points, new.homes, new.pasture_bonus, new.pets_by_room = points, homes, pasture_bonus, pets_by_room
    new.place, new.field, new.cooks, new.bakes, new.space = place, field, cooks, bakes, space
    new.places_for, new.for_others, new.lodges = places_for, for_others, lodges
    new.exchanges, new.craft = exchanges, craft
    new.sows_land, new.cooks_with, new.round_price, new.on_farm = sows_land, cooks_with, round_price, on_farm
    for n, exchange in enumerate(exchanges):
        exchange.card = new
        exchange.option = VOCABULARY.number_of("exchange", f"{slug}-{n}")
        EXCHANGE_OF[exchange.option] = exchange
    new.hooks = tuple(hooks)
    for hook in hooks:
        hook.card = new
    new.note, new.exception = note or note_of(new), exception
    CARDS.append(new)
    BY_SLUG[slug] = new
    OF_OPTION[new.option] = new
    return new


def note_of(card: Card) -> Note | None:
    """What can be noted on a card whose definition does not say it."""
    if card.field:
        return Crops(card.field)
    if card.on_farm:
        return Cells()
    if card.counters:
        return Count(card.counters)
    counted = [exchange for exchange in card.exchanges if exchange.nth >= 0 or exchange.limit >= 0]
    if counted:
        return Count(max(len(counted), max([exchange.limit for exchange in counted])))
    return Mark() if any(hook.once for hook in card.hooks) else None


occupation = partial(define, OCCUPATION)
minor = partial(define, MINOR)
major = partial(define, MAJOR, category=FOOD_PROVIDER)
rule = partial(define, RULE, code="", category=GOODS_PROVIDER)
event = partial(define, EVENT, drawn=True)
merchant = partial(define, MERCHANT, drawn=True)
space_card = partial(define, SPACE, drawn=True)
