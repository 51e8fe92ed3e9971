"""Dominion as the registry knows it: its options, its set-up, its vocabulary."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.dominion import base, hinterlands  # noqa: F401  they define the cards
from allmende.dominion.cards.basic import COPPER, CURSE_CARD, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from allmende.dominion.card import CARDS, NUMBER_OF, TREASURE, VICTORY, VOCABULARY, Card
from allmende.dominion.kingdoms import EXPANSIONS, KINGDOMS, RANDOM, SIZE, kingdom_cards, kingdom_option
from allmende.dominion.knowledge import redraw, view
from allmende.dominion.notation import from_json, to_json
from allmende.dominion.prompts import CONTRACT
from allmende.dominion.state import Dominion, Player, Setup, scores, winners
from allmende.dominion.turn import HAND_SIZE, next_step
from allmende.table.choice import Seat
from allmende.table.events import Event
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.settings import Setting, Settings, number, seat, word, words
from allmende.table.state import Answers
from allmende.table.vocabulary import put_in_order

put_in_order(CARDS, NUMBER_OF)

COPPERS: Final = 7
ESTATES: Final = 3
MOST_SETUPS: Final = 200
ANSWERS: Final = Answers(next_step, to_json, view, redraw, scores, winners)
SETTINGS: Final[tuple[Setting, ...]] = (
    number("players", 2, 6, 2),
    word("kingdom", (*KINGDOMS, RANDOM), "first-game", asked=True, things="card", count=SIZE, read=kingdom_option),
    words("expansions", EXPANSIONS, EXPANSIONS, least=1, sorted=False, named="set"),
    seat("first"),
)


class DominionRules:
    """2 to 6 players; `settings` says what can be chosen."""

    def __init__(self) -> None:
        self.name = "dominion"
        self.version = 1
        self.settings = Settings(self.name, SETTINGS)
        self.min_players = self.settings.least_players
        self.max_players = self.settings.most_players
        self.vocabulary = VOCABULARY
        self.contract = CONTRACT
        self.longest = 40_000
        self._setups: dict[tuple[int, ...], Setup] = {}

    def options(self, given: Mapping[str, Any]) -> Json:
        return self.settings.completed(given)

    def setup(self, options: Json, rng: Rng) -> Dominion:
        kingdom = kingdom_cards(options["kingdom"], options["expansions"], rng)
        setup = self.setup_for(kingdom, options["players"])
        players = [Player(Seat(seat)) for seat in range(options["players"])]
        g = Dominion(setup, players, setup.first[:], rng)
        for player in players:
            player.deck = [COPPER] * COPPERS + [ESTATE] * ESTATES
            rng.shuffle(player.deck)
            player.hand = player.deck[-HAND_SIZE:]
            del player.deck[-HAND_SIZE:]
        g.active = rng.below(len(players)) if options["first"] is None else options["first"]
        return g

    def told_at_setup(self, state: Dominion) -> list[Event]:
        """Each player draws a hand, and the first turn begins."""
        draws = [
            Event("draw", me.seat, {"count": len(me.hand)}, {"cards": [card.slug for card in me.hand]}, (me.seat,))
            for me in state.in_turn_order()
        ]
        return [*draws, Event("turn", Seat(state.active), {"turn": 1})]

    def setup_for(self, kingdom: list[Card], players: int) -> Setup:
        """The supply of a kingdom, made once for all its games."""
        key = (players, *[card.number for card in kingdom])
        if key not in self._setups:
            if len(self._setups) >= MOST_SETUPS:  # games that use one keep it
                self._setups.clear()
            self._setups[key] = make_setup(kingdom, players)
        return self._setups[key]

    def arrange(self, situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Dominion]:
        from allmende.dominion.scenario import arrange

        return arrange(self, situation, rng)

    def situation(self, state: Dominion) -> Json:
        from allmende.dominion.scenario import situation

        return situation(state)

    def from_json(self, options: Json, data: Json) -> Dominion:
        return from_json(self, options, data)

    def things(self) -> dict[str, list[Json]]:
        """What lies in the box: the cards with what data says of them, and the recommended sets."""
        return {
            "card": [card_facts(card) for card in CARDS],
            "kingdom": [{"slug": slug, "cards": list(cards)} for slug, cards in KINGDOMS.items()],
        }

    def sample_options(self) -> list[dict[str, Any]]:
        named = [{"players": 2 + n % 3, "kingdom": kingdom} for n, kingdom in enumerate(KINGDOMS)]
        return [*named, {"players": 2, "kingdom": "random"}, {"players": 5, "kingdom": "random"}]


def card_facts(card: Card) -> Json:
    """What the face of a card shows. A value that depends on the game (Gardens, Fool's Gold) is None."""
    return {
        "slug": card.slug, "set": card.expansion, "cost": card.cost, "types": card.type_names(),
        "cards": card.cards, "actions": card.actions, "buys": card.buys,
        "coins": None if card.types & TREASURE and card.play is not None else card.coins,
        "points": None if card.points_for is not None else card.points,
    }  # fmt: skip


def pile_size(card: Card, players: int) -> int:
    """How many cards a pile begins with."""
    if card is COPPER:
        return 60 - COPPERS * players
    if card is SILVER:
        return 40
    if card is GOLD:
        return 30
    if card is CURSE_CARD:
        return 10 * (players - 1)
    if card is PROVINCE and players > 4:
        return 3 * players
    if card.types & VICTORY:
        return 8 if players == 2 else 12
    return 10


def make_setup(kingdom: list[Card], players: int) -> Setup:
    basic = [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE_CARD]
    supply = sorted(basic + kingdom, key=lambda card: (card.cost, card.number))
    first = [-1] * len(CARDS)
    for card in supply:
        first[card.number] = pile_size(card, players)
    total = first[:]
    total[COPPER.number] += COPPERS * players
    total[ESTATE.number] += ESTATES * players
    return Setup(sorted(kingdom, key=lambda card: (card.cost, card.number)), supply, first, total, ANSWERS)
