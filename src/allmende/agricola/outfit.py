"""What the cards in front of a player amount to: worked out once when they change, and shared by all copies."""

from typing import Final

from allmende.agricola.card import MAJOR, OCCUPATION, Card, Exchange
from allmende.agricola.goods import GRAIN, KINDS, VEGETABLE
from allmende.agricola.hooks import COST, HOOKS, Hook
from allmende.agricola.housing import mixed, one_type

NO_HOOKS: Final[tuple[Hook, ...]] = ()


class Outfit:
    """The sum of a player's face-up cards. Never changed."""

    __slots__ = (
        "bakers", "cards", "exchanges", "fields", "harvest_exchanges", "homes", "hooks", "improvements", "majors",
        "occupations", "pasture_bonus", "pets_by_room", "places", "rates",
    )  # fmt: skip

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.occupations = 0
        self.majors = 0
        self.improvements = 0
        self.homes = 0  # people that cards have room for
        self.pasture_bonus = 0
        self.pets_by_room = False
        rates = [0] * KINDS
        rates[GRAIN] = rates[VEGETABLE] = 1
        bakers: list[tuple[int, int]] = []
        exchanges: list[Exchange] = []
        harvest_exchanges: list[Exchange] = []
        fields: list[Card] = []
        places: list[int] = []
        hooks: list[list[Hook]] = [[] for _ in range(HOOKS)]
        for card in cards:
            if card.kind == OCCUPATION:
                self.occupations += 1
            else:
                self.improvements += 1
                if card.kind == MAJOR or card.upgrade:
                    self.majors += 1
            self.homes += card.homes
            self.pasture_bonus += card.pasture_bonus
            self.pets_by_room = self.pets_by_room or card.pets_by_room
            for good, food in card.cooks:
                rates[good] = max(rates[good], food)
            if card.bakes is not None:
                bakers.append(card.bakes)
            for exchange in card.exchanges:
                (harvest_exchanges if exchange.harvest else exchanges).append(exchange)
            if card.field:
                fields.append(card)
            if card.place is not None:
                place = card.place
                places.append(mixed(place.size, place.types) if place.mixed else one_type(place.size, place.types))
            for hook in card.hooks:
                hooks[hook.kind].append(hook)
        hooks[COST].sort(key=cost_order)
        self.rates = tuple(rates)  # food for 1 of each good at any time; 0: none
        self.bakers = tuple(sorted(bakers, key=food_of, reverse=True))
        self.exchanges = tuple(exchanges)
        self.harvest_exchanges = tuple(harvest_exchanges)
        self.fields = tuple(fields)
        self.places = tuple(places)
        self.hooks = [tuple(of_kind) if of_kind else NO_HOOKS for of_kind in hooks]


def cost_order(hook: Hook) -> int:
    return hook.order


def food_of(baker: tuple[int, int]) -> int:
    return baker[1]


NO_OUTFIT: Final = Outfit(())
