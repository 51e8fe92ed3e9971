"""What the cards in front of a player amount to: worked out once when they change, and shared by all copies."""

from typing import Final

from allmende.agricola.actions.space import ALL_SPACES
from allmende.agricola.cards.card import EXCHANGE_OF, MAJOR, MINOR, OCCUPATION, Card, PlacesFor
from allmende.agricola.cards.hooks import (
    ANY_USE,
    AS_SOON_AS,
    BEFORE_USE,
    COOKED,
    COST,
    HEATING_COST,
    HOOKS,
    WHENEVER,
    Hook,
)
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.farm.housing import mixed, one_type
from allmende.agricola.goods import ANIMALS, FOOD, GRAIN, KINDS, VEGETABLE, Bundle, Good, bundle, count_in, plus
from allmende.agricola.vocabulary import EAT_OF

NO_HOOKS: Final[tuple[Hook, ...]] = ()
BURNING: Final[list[tuple[Bundle, Bundle]]] = [(bundle(wood=1), bundle(fuel=1))]
"""The only exchange of those whose cards bring none: for fuel that is missing it is enough to count wood."""


class Outfit:
    """The sum of a player's face-up cards, and of rules that are written like cards. Never changed; it only remembers
    what was asked about it."""

    __slots__ = (
        "bakers", "beds", "burns", "cards", "cold", "exchanges", "fields", "gives_others", "harvest_exchanges", "helps",
        "homes", "hooks", "improvements", "lodges", "long_fences", "majors", "makes", "occupations", "pasture_bonus",
        "pets_by_room", "places", "places_for", "played_occupations", "rates", "reached", "rules", "shrinks",
        "sows_land", "swaps", "waits",
    )  # fmt: skip

    def __init__(self, cards: tuple[Card, ...], rules: tuple[Card, ...] = (), cold: tuple[Card, ...] = ()) -> None:
        self.cards = cards
        self.cold = cold  # those of them that cannot be used yet; they count in all other respects
        self.rules = rules  # what everybody may do as if by a card; no cards for any other purpose
        self.occupations = 0
        self.played_occupations = 0  # those of them that were played, and not drawn
        self.long_fences = any(card.long_fences for card in cards)
        self.beds = tuple([card for card in cards if card.bed])
        self.shrinks = any(card.shrinks for card in cards)
        self.majors = 0
        self.improvements = 0
        self.homes = 0  # people that cards have room for
        self.pasture_bonus = 0
        self.pets_by_room = False
        self.sows_land = 0  # unused spaces that may be planted in each Sow action
        rates = [0] * KINDS
        rates[GRAIN] = rates[VEGETABLE] = 1
        bakers: list[tuple[int, int]] = []
        exchanges: list[Exchange] = []
        harvest_exchanges: list[Exchange] = []
        fields: list[Card] = []
        places: list[int] = []
        places_for: list[PlacesFor] = []
        lodges: list[Card] = []
        hooks: list[list[Hook]] = [[] for _ in range(HOOKS)]
        for card in rules + cards:
            if card.kind == OCCUPATION:
                self.occupations += 1
                self.played_occupations += 0 if card.drawn else 1
            elif card.kind in (MINOR, MAJOR):
                self.improvements += 1
                if card.kind == MAJOR or card.upgrade:
                    self.majors += 1
            self.homes += card.homes
            self.pasture_bonus += card.pasture_bonus
            self.pets_by_room = self.pets_by_room or card.pets_by_room
            self.sows_land += card.sows_land
            if card in cold:
                continue
            for good, food in card.cooks:
                if not card.cooks_with or any(one.slug in card.cooks_with and one not in cold for one in cards):
                    rates[good] = max(rates[good], food)
            if card.bakes is not None:
                bakers.append(card.bakes)
            for exchange in card.exchanges:
                one = shrunk(exchange) if self.shrinks else exchange
                (harvest_exchanges if exchange.harvest else exchanges).append(one)
            if card.field:
                fields.append(card)
            if card.place is not None:
                place = card.place
                places.append(mixed(place.size, place.types) if place.mixed else one_type(place.size, place.types))
            if card.places_for is not None:
                places_for.append(card.places_for)
            if card.lodges:
                lodges.append(card)
            for hook in card.hooks:
                hooks[hook.kind].append(hook)
        if self.shrinks:
            for good in ANIMALS:
                rates[good] //= 2
        hooks[COST].sort(key=cost_order)
        hooks[HEATING_COST].sort(key=cost_order)
        self.rates = tuple(rates)  # food for 1 of each good at any time; 0: none
        self.bakers = tuple(sorted(bakers, key=food_of, reverse=True))
        self.exchanges = tuple(exchanges)
        if any(hook.goods for hook in hooks[COOKED]):
            exchanges = with_by_products(exchanges, rates, hooks[COOKED])
        self.swaps = tuple(exchanges)  # exchanges, and cooking that brings more than food, as payments count on them
        self.burns = [(exchange.give, exchange.get) for exchange in exchanges] == BURNING
        self.makes = mask_of_goods(exchanges)  # what they bring
        self.harvest_exchanges = tuple(harvest_exchanges)
        self.fields = tuple(fields)
        self.places = tuple(places)
        self.places_for = tuple(places_for)  # room that depends on the farm
        self.lodges = tuple(lodges)  # cards on which people may stand
        # Is there anything to look at whenever something has changed?
        self.waits = len(places_for) > 0 or len(hooks[AS_SOON_AS]) > 0 or len(hooks[WHENEVER]) > 0
        self.hooks = [tuple(of_kind) if of_kind else NO_HOOKS for of_kind in hooks]
        # The spaces, as masks, where goods come before the actions, or a card may be what makes them possible: for the
        # owner, and for the others
        self.helps = mask_of_spaces([one for one in hooks[BEFORE_USE] + hooks[ANY_USE] if one.run is None or one.opens])
        self.gives_others = mask_of_spaces([hook for hook in hooks[ANY_USE] if hook.gift])
        self.reached: dict[tuple[object, ...], bool] = {}  # what was asked about payments by exchanges; see `reach`

    def exchange(self, option: int) -> Exchange | None:
        """The exchange of an option as it is for the owner of these cards; None: it is no exchange."""
        printed = EXCHANGE_OF.get(option)
        return shrunk(printed) if self.shrinks and printed is not None else printed


def shrunk(exchange: Exchange) -> Exchange:
    """An exchange that turns animals into food, as it is where animals are small: half the food, rounded down."""
    food = count_in(exchange.get, FOOD)
    if not food or not any(good in ANIMALS for good, _ in exchange.give):
        return exchange
    return exchange.with_more(((FOOD, food // 2 - food),))


def with_by_products(exchanges: list[Exchange], rates: list[int], hooks: list[Hook]) -> list[Exchange]:
    """Exchanges together with what cards bring when goods are cooked; at first cooking as such an exchange."""
    found: list[Exchange] = []
    for good in ANIMALS:
        hook = next((hook for hook in hooks if hook.goods and hook.what >> good & 1), None)
        if hook is None:
            continue
        if rates[good]:
            cooking = Exchange(((good, 1),), plus(((FOOD, rates[good]),), hook.goods))
            cooking.card, cooking.option = hook.card, EAT_OF[good]
            found.append(cooking)
        exchanges = [with_product(exchange, good, hook.goods) for exchange in exchanges]
    return found + exchanges


def with_product(exchange: Exchange, good: Good, product: Bundle) -> Exchange:
    """An exchange with what comes for each good that it turns into food."""
    cooked = count_in(exchange.give, good) if count_in(exchange.get, FOOD) else 0
    return exchange.with_more(tuple([(other, n * cooked) for other, n in product])) if cooked else exchange


def mask_of_goods(exchanges: list[Exchange]) -> int:
    found = 0
    for exchange in exchanges:
        for good, _ in exchange.get:
            found |= 1 << good
    return found


def mask_of_spaces(hooks: list[Hook]) -> int:
    """The spaces that hooks listen to."""
    found = 0
    for hook in hooks:
        found |= hook.spaces or ALL_SPACES
    return found


def cost_order(hook: Hook) -> int:
    return hook.order


def food_of(baker: tuple[int, int]) -> int:
    return baker[1]


NO_OUTFIT: Final = Outfit(())
