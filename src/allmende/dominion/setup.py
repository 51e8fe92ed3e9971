"""What stays the same for a whole game: the kingdom, the piles that go with it, and which rules its cards need."""

from typing import Final

from allmende.dominion.card import (
    ALLY,
    BOON,
    BY_SLUG,
    CARDS,
    DOOM,
    EVENT,
    FATE,
    HEX,
    LANDSCAPES,
    LIAISON,
    MIXED,
    MIXED_OF,
    NIGHT,
    PROJECT,
    VICTORY,
    WAY,
    Card,
    Landscape,
    Mixed,
)
from allmende.dominion.cards.basic import COPPER, CURSE_CARD, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from allmende.table.state import Answers

BASIC: Final = (COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE_CARD)
COPPERS: Final = 7
ESTATES: Final = 3
SIMPLE_SETS: Final = frozenset(["basic", "base", "hinterlands", "intrigue"])
"""Expansions whose cards need nothing that Hinterlands does not need: no tokens, mats, landscapes, Durations."""
BESIDE: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "page": (("treasure-hunter", 5), ("warrior", 5), ("hero", 5), ("champion", 5)),
    "secret-cave": (("wish", 12),),
    "leprechaun": (("wish", 12),),
    "sleigh": (("horse", 30),),
    "hostelry": (("horse", 30),),
    "supplies": (("horse", 30),),
    "livery": (("horse", 30),),
    "swamps-gift": (("will-o-wisp", 12),),
}
"""Piles that are not in the supply, by the card or landscape that brings them."""
PILE_SIZES: Final = {"port": 12}


class Kingdom:
    """Ten piles, by the name of their card or mixed pile, and the landscapes that lie beside them."""

    __slots__ = ("boons", "landscapes", "mouse", "piles")

    def __init__(
        self,
        piles: tuple[str, ...],
        landscapes: tuple[Landscape, ...] = (),
        boons: tuple[Landscape, ...] = (),
        mouse: Card | None = None,
    ) -> None:
        self.piles = piles
        self.landscapes = landscapes
        self.boons = boons  # those of the Druid
        self.mouse = mouse  # the card of the Way of the Mouse

    def key(self) -> tuple[object, ...]:
        return (
            *self.piles,
            *[one.slug for one in self.landscapes + self.boons],
            "" if self.mouse is None else self.mouse.slug,
        )

    def cards(self) -> list[Card]:
        """The cards of the piles, all parts of mixed ones among them."""
        found: list[Card] = []
        for slug in self.piles:
            found += [BY_SLUG[part] for part in MIXED[slug].parts] if slug in MIXED else [BY_SLUG[slug]]
        return found


class Setup:
    """The supply and which rules its cards need. Shared by all games of a kingdom and their copies."""

    __slots__ = (
        "after_play", "ally", "answers", "at_shuffle", "beside", "buys", "counted", "ending_piles", "exchanges",
        "first", "heirlooms", "inherits", "kingdom", "landscapes", "mouse", "night", "offers", "plain", "players",
        "priced", "reactions", "reacts_to_gains", "replaces", "reveals",
        "stack_names", "stack_of", "stacks", "supply", "table", "total", "uses_hexes", "watches_gains",
        "watching", "ways",
    )  # fmt: skip

    def __init__(self, table: Kingdom, players: int, answers: Answers) -> None:
        cards = table.cards()
        self.table = table
        self.players = players
        self.ending_piles = 3 if players < 5 else 4  # so many empty ones end the game
        self.answers = answers
        self.kingdom = sorted(table.piles, key=order_of_pile)
        self.supply = sorted([*BASIC, *cards], key=order_of_card)  # every card that can be bought, cheapest first
        self.landscapes = list(table.landscapes)
        self.mouse = table.mouse
        self.ways = [one for one in table.landscapes if one.kind == WAY]
        self.buys = [one for one in table.landscapes if one.kind in (EVENT, PROJECT)]
        self.ally: Landscape | None = next((one for one in table.landscapes if one.kind == ALLY), None)
        self.after_play = None if self.ally is None else self.ally.after_play
        self.at_shuffle = None if self.ally is None else self.ally.at_shuffle
        self.heirlooms = [BY_SLUG[card.heirloom] for card in cards if card.heirloom]
        bringing = [card.slug for card in cards] + [one.slug for one in table.landscapes + table.boons]
        if table.mouse is not None:
            bringing.append(table.mouse.slug)
        brought = dict([pile for slug in bringing for pile in BESIDE.get(slug, ())])
        self.beside = [BY_SLUG[slug] for slug in brought]  # piles that are not in the supply
        # Piles
        self.stack_names = [slug for slug in self.kingdom if slug in MIXED]
        self.stacks = [stack_of_pile(MIXED[slug], players) for slug in self.stack_names]
        self.stack_of = [-1] * len(CARDS)
        for at, stack in enumerate(self.stacks):
            for card in stack:
                self.stack_of[card.number] = at
        self.first = [-1] * len(CARDS)  # how many cards can be had at first, by card number; -1: it has no pile
        self.total = [-1] * len(CARDS)  # the copies that are in the game, starting decks included
        for card in self.supply:
            at = self.stack_of[card.number]
            if at < 0:
                self.first[card.number] = self.pile_size(card)
                self.total[card.number] = self.first[card.number]
            else:
                top = self.stacks[at][-1]
                self.first[card.number] = self.stacks[at].count(card) if card is top else 0
                self.total[card.number] = self.stacks[at].count(card)
        for card in self.beside:
            self.first[card.number] = self.total[card.number] = brought[card.slug]
        for card in self.heirlooms:
            self.total[card.number] = players
        if table.mouse is not None and self.total[table.mouse.number] < 0:
            self.total[table.mouse.number] = 0  # it belongs to nobody
        self.total[COPPER.number] += self.coppers() * players
        self.total[ESTATE.number] += ESTATES * players
        self.counted = frozenset([card.number for card in self.supply if self.stack_of[card.number] < 0])
        # What can be bought with so many coins, as long as no pile is empty.
        prices = range(max([card.cost for card in self.supply]) + 1)
        self.priced = [[card for card in self.supply if card.cost <= coins] for coins in prices]
        self.offers = [[card.pile for card in cards] for cards in self.priced]
        # Rules
        game = self.supply + self.beside + self.heirlooms
        types = 0 if table.mouse is None else table.mouse.types
        for card in game:
            types |= card.types
        self.plain = not self.landscapes and all(card.expansion in SIMPLE_SETS for card in game)
        self.night = types & NIGHT != 0
        self.uses_hexes = types & DOOM != 0
        self.reacts_to_gains = any(card.in_hand is not None for card in game)
        self.reactions = [card.in_hand for card in self.supply if card.in_hand is not None]
        self.watching = [one for one in self.landscapes if one.on_gain is not None]
        self.watches_gains = self.reacts_to_gains or bool(self.watching)
        self.exchanges = any(card.exchange for card in game)
        self.reveals = any(card.revealed is not None for card in game)
        lastings = [card.lasting for card in game if card.lasting is not None]
        self.replaces = bool(self.ways) or any(lasting.instead is not None for lasting in lastings)
        self.inherits = any(one.slug == "inheritance" for one in self.landscapes)

    def coppers(self) -> int:
        """How many Coppers a starting deck has."""
        return COPPERS - len(self.heirlooms)

    def starting_deck(self) -> list[Card]:
        return [COPPER] * self.coppers() + [ESTATE] * ESTATES + self.heirlooms

    def pile_size(self, card: Card) -> int:
        """How many cards a pile begins with. With five and six players there are the Treasures of two sets."""
        players = self.players
        sets = 1 if players < 5 else 2
        if card is COPPER:
            return 60 * sets - self.coppers() * players
        if card is SILVER:
            return 40 * sets
        if card is GOLD:
            return 30 * sets
        if card is CURSE_CARD:
            return 10 * (players - 1)
        if card is PROVINCE and players > 4:
            return 3 * players
        if card.types & VICTORY:
            return 8 if players == 2 else 12
        return PILE_SIZES.get(card.slug, 10)

    def things(self) -> list[Card]:
        """All cards that can come up."""
        return [card for card in CARDS if self.total[card.number] >= 0]


def order_of_card(card: Card) -> tuple[int, int]:
    return card.cost, card.number


def order_of_pile(slug: str) -> tuple[int, int]:
    return order_of_card(BY_SLUG[MIXED[slug].parts[0] if slug in MIXED else slug])


def stack_of_pile(pile: Mixed, players: int) -> list[Card]:
    """The cards of a mixed pile, its top last."""
    stack: list[Card] = []
    for slug in pile.parts:
        stack += [BY_SLUG[slug]] * pile.copies(slug, players)
    return stack[::-1]


def wanted_landscapes(cards: list[Card], kind: str) -> list[Landscape]:
    """The landscapes of which some go with these cards: an Ally with a Liaison, Boons with a Fate card, Hexes ..."""
    types = 0
    for card in cards:
        types |= card.types
    needs = {ALLY: LIAISON, BOON: FATE, HEX: DOOM}[kind]
    return [one for one in LANDSCAPES if one.kind == kind] if types & needs else []


def randomizer_of(card: Card) -> str:
    """The kingdom pile that a card belongs to."""
    return MIXED_OF[card.slug].slug if card.slug in MIXED_OF else card.slug
