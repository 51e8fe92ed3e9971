"""Dominion as the registry knows it: its options, its set-up, its vocabulary."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.dominion.card import (
    CARDS,
    HEX,
    LANDSCAPE_NUMBER,
    LANDSCAPES,
    MIXED,
    NUMBER_OF,
    TREASURE,
    VOCABULARY,
    Card,
    Landscape,
)
from allmende.dominion.cards import (  # noqa: F401  they define the cards
    adventures,
    allies,
    base,
    empires,
    hinterlands,
    intrigue,
    menagerie,
    nocturne,
    renaissance,
    seaside,
)
from allmende.dominion.cleaning import HAND_SIZE
from allmende.dominion.counters import FAVORS
from allmende.dominion.drawing import BY_LOT, NUMBERS, check_wishes, kingdom_of, things_option, wishes_of
from allmende.dominion.explaining import why_not
from allmende.dominion.kingdoms import EXPANSIONS, KINGDOMS, RANDOM, SIZE, is_pile, kingdom_option
from allmende.dominion.knowledge import redraw, view
from allmende.dominion.mechanics import MECHANICS, brought_by, in_order, lots, mechanics_of
from allmende.dominion.notation import from_json, to_json
from allmende.dominion.player import new_player
from allmende.dominion.prompts import CONTRACT
from allmende.dominion.scoring import criteria, scores, winners
from allmende.dominion.setup import Kingdom, Setup
from allmende.dominion.state import Dominion
from allmende.dominion.turn import next_step
from allmende.table.choice import Choice, Seat
from allmende.table.events import Event, Saying
from allmende.table.results import Criterion
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.settings import Setting, Settings, number, seat, things, word, words
from allmende.table.state import Answers
from allmende.table.vocabulary import Key, put_in_order

put_in_order(CARDS, NUMBER_OF)
put_in_order(LANDSCAPES, LANDSCAPE_NUMBER)

MOST_SETUPS: Final = 200
SAMPLES: Final = (
    "first-game", "introduction", "bargains", "happy-trails", "adventures-abroad", "the-dukes-ball", "runners",
    "journeys", "search-party", "simple-plans", "expansion", "a-penny-saved", "intersection", "expertise",
)  # fmt: skip
"""Sets that show what there is: a few plain ones, and one or two with the cards of each further expansion."""
ANSWERS: Final = Answers(next_step, to_json, view, redraw, scores, winners)
SETTINGS: Final[tuple[Setting, ...]] = (
    number("players", 2, 6, 2),
    word("kingdom", (*KINGDOMS, RANDOM), "first-game", asked=True, things="card", count=SIZE, read=kingdom_option),
    words("expansions", EXPANSIONS, EXPANSIONS, least=1, sorted=False, named="set"),
    words("wanted", MECHANICS, named="mechanic"),
    words("unwanted", MECHANICS, named="mechanic"),
    things("include", "card", things_option),
    things("exclude", "card", things_option),
    word("landscapes", NUMBERS, BY_LOT),
    seat("first"),
)


class DominionRules:
    """2 to 6 players; `settings` says what can be chosen."""

    def __init__(self) -> None:
        self.name = "dominion"
        self.version = 1
        self.settings = Settings(self.name, SETTINGS, check=check_wishes)
        self.min_players = self.settings.least_players
        self.max_players = self.settings.most_players
        self.vocabulary = VOCABULARY
        self.contract = CONTRACT
        self.longest = 40_000
        self._setups: dict[tuple[object, ...], Setup] = {}

    def options(self, given: Mapping[str, Any]) -> Json:
        return self.settings.completed(given)

    def setup(self, options: Json, rng: Rng) -> Dominion:
        setup = self.setup_for(kingdom_of(options["kingdom"], wishes_of(options), rng), options["players"])
        g = lay_out(setup, rng)
        for player in g.players:
            player.deck = setup.starting_deck()
            rng.shuffle(player.deck)
            player.hand = player.deck[-HAND_SIZE:]
            del player.deck[-HAND_SIZE:]
        g.active = rng.below(len(g.players)) if options["first"] is None else options["first"]
        if g.hexes:
            rng.shuffle(g.hexes)
        return g

    def told_at_setup(self, state: Dominion) -> list[Event]:
        """Each player draws a hand, and the first turn begins."""
        draws = [
            Event("draw", me.seat, {"count": len(me.hand)}, {"cards": [card.slug for card in me.hand]}, (me.seat,))
            for me in state.in_turn_order()
        ]
        return [*draws, Event("turn", Seat(state.active), {"turn": 1})]

    def setup_for(self, kingdom: Kingdom, players: int) -> Setup:
        """The supply of a kingdom, made once for all its games."""
        key = (players, *kingdom.key())
        if key not in self._setups:
            if len(self._setups) >= MOST_SETUPS:  # games that use one keep it
                self._setups.clear()
            self._setups[key] = Setup(kingdom, players, ANSWERS)
        return self._setups[key]

    def lay_out(self, setup: Setup, rng: Rng) -> Dominion:
        return lay_out(setup, rng)

    def arrange(self, situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Dominion]:
        from allmende.dominion.scenario import arrange

        return arrange(self, situation, rng)

    def situation(self, state: Dominion) -> Json:
        from allmende.dominion.scenario import situation

        return situation(state)

    def from_json(self, options: Json, data: Json) -> Dominion:
        return from_json(self, options, data)

    def criteria(self, state: Dominion) -> list[Criterion]:
        return criteria(state)

    def why_not(self, state: Dominion, choice: Choice | None, seat: Seat, key: Key) -> list[Saying]:
        return why_not(state, choice, seat, key)

    def things(self) -> dict[str, list[Json]]:
        """What lies in the box: cards and landscapes with what data says of them, mixed piles, recommended sets, and
        everything that a random kingdom is drawn from."""
        return {
            "card": [card_facts(card) for card in CARDS],
            "landscape": [landscape_facts(thing) for thing in LANDSCAPES],
            "pile": [{"slug": pile.slug, "set": pile.expansion, "cards": list(pile.parts)} for pile in MIXED.values()],
            "kingdom": [{"slug": slug, "cards": list(cards)} for slug, cards in KINGDOMS.items()],
            "lot": [lot_facts(slug, expansion) for slug, expansion in lots()],
        }

    def sample_options(self) -> list[dict[str, Any]]:
        named: list[dict[str, Any]] = [{"players": 2 + n % 3, "kingdom": kingdom} for n, kingdom in enumerate(SAMPLES)]
        few = ["base", "hinterlands"]
        drawn = [{"players": players, "kingdom": RANDOM, "expansions": few} for players in (2, 5)]
        return [*named, *drawn, {"players": 3, "kingdom": RANDOM}]


def lay_out(setup: Setup, rng: Rng) -> Dominion:
    """A table with everything but the players' cards on it."""
    g = Dominion(setup, [new_player(Seat(seat)) for seat in range(setup.players)], setup.first[:], rng)
    g.stacks = [stack[:] for stack in setup.stacks]
    g.stocks = [thing.stock * setup.players for thing in setup.landscapes]
    g.boons = list(setup.table.boons)
    g.hexes_used, g.extra_turns = [], []
    if setup.uses_hexes:
        g.hexes = [thing for thing in LANDSCAPES if thing.kind == HEX]
    if setup.ally is not None:
        for player in g.players:
            g.add_tokens(player, FAVORS, 1)
    return g


def card_facts(card: Card) -> Json:
    """What the face of a card shows. A value that depends on the game (Gardens, Fool's Gold) is None."""
    varies = card.points_for is not None or card.points_on >= 0
    return {
        "slug": card.slug, "set": card.expansion, "cost": card.cost, "debt": card.price.debt,
        "types": card.type_names(), "cards": card.cards, "actions": card.actions, "buys": card.buys,
        "coins": None if card.types & TREASURE and card.play is not None and not card.coins else card.coins,
        "points": None if varies else card.points, "kingdom": is_pile(card.slug), "heirloom": card.heirloom or None,
    }  # fmt: skip


def landscape_facts(thing: Landscape) -> Json:
    """What a landscape shows."""
    return {
        "slug": thing.slug, "set": thing.expansion, "kind": thing.kind, "cost": thing.price.coins,
        "debt": thing.price.debt,
    }  # fmt: skip


def lot_facts(slug: str, expansion: str) -> Json:
    """A pile or a landscape that can be drawn: its mechanics, and those that it brings along."""
    mechanics, brings = in_order(mechanics_of(slug)), in_order(brought_by(slug))
    return {"slug": slug, "set": expansion, "mechanics": mechanics, "brings": brings}
