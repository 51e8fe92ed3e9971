"""Agricola as the registry knows it: its options, its set-up, its vocabulary."""

import json
from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.actions.boards import base_board, extension, pile, round_cards, side_job, variant_tile
from allmende.agricola.cards import base as _base  # they define cards
from allmende.agricola.cards import other_boxes as _other_boxes
from allmende.agricola.cards.card import CARDS, MAJOR, MINOR, NUMBER_OF, OCCUPATION, Card, CardKind
from allmende.agricola.course.hands import DRAFTS, HANDS, deal_hands
from allmende.agricola.course.rounds import next_step
from allmende.agricola.course.scoring import criteria, scores, winners
from allmende.agricola.doors import Doors
from allmende.agricola.farm.farmyard import APART, STRICT, UNFINISHED, Farmyard
from allmende.agricola.farm.housing import ONE_PASTURE
from allmende.agricola.goods import FOOD, WOOD
from allmende.agricola.module import Declaration
from allmende.agricola.player import Player
from allmende.agricola.prompts import CONTRACT
from allmende.agricola.registry.modules import MODULES
from allmende.agricola.saved.notation import from_json, to_json
from allmende.agricola.seen.explaining import why_not
from allmende.agricola.seen.knowledge import redraw, view
from allmende.agricola.seen.things import things
from allmende.agricola.settings import GAME, settings_with
from allmende.agricola.setup import Setup, usual_food
from allmende.agricola.state import DRAFT, Agricola
from allmende.agricola.vocabulary import VOCABULARY
from allmende.table.choice import Choice, Seat
from allmende.table.events import Event, Saying
from allmende.table.results import Criterion
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.series import Series
from allmende.table.settings import BadSetting
from allmende.table.state import Answers
from allmende.table.vocabulary import Key, put_in_order

__all__ = ["AgricolaRules", "_base", "_other_boxes"]

put_in_order(CARDS, NUMBER_OF)

MOST_SETUPS: Final = 50
ANSWERS: Final = Answers(next_step, to_json, view, redraw, scores, winners)
FARM_RULES: Final = {
    "one-pasture-per-type": ONE_PASTURE,
    "unfinished-pastures": UNFINISHED,
    "pastures-apart": APART,
    "strict-adjacency": STRICT,
}


class AgricolaRules:
    """1 to 6 players, with any modules that go together; `settings` says what can be chosen."""

    def __init__(self, modules: tuple[Declaration, ...] = MODULES) -> None:
        self.name = GAME
        self.version = 1
        self.modules = modules
        self.settings = settings_with(modules, self.check_options)
        self.min_players = self.settings.least_players
        self.max_players = self.settings.most_players
        self.vocabulary = VOCABULARY
        self.contract = CONTRACT
        self.longest = 20_000
        self._setups: dict[str, Setup] = {}

    def options(self, given: Mapping[str, Any]) -> Json:
        return self.settings.completed(given)

    def check_options(self, options: Json) -> None:
        """What exclusions cannot say."""
        for module in self.modules:
            if module.check is not None:
                module.check(options)
        if options["banned"]:
            check_hands(options, doors_for(options, self.modules))

    def setup(self, options: Json, rng: Rng) -> Agricola:
        """Shuffle the round cards in their stages, deal the hands, and choose the starting player."""
        g = self.table(options, rng)
        for stage in g.setup.stages:
            fixed = stage[: g.setup.doors.fixed_cards] if stage is g.setup.stages[0] else []
            cards = stage[len(fixed) :]
            rng.shuffle(cards)
            g.round_cards += fixed + cards
        g.first = g.opener = g.active = rng.below(len(g.players))
        for me in g.players:
            me.goods[FOOD] = usual_food(options, me.seat == g.first)
        g.setup.doors.set_up(g)
        if not g.setup.family_game and not g.setup.doors.deals_later:
            deal_hands(g)
        if g.setup.deal in DRAFTS or g.setup.deal == "mulligan":
            g.phase = DRAFT
        return g

    def told_at_setup(self, state: Agricola) -> list[Event]:
        """Who begins, and the hands that are dealt; packs that are drafted are told when they are chosen from."""
        told = [Event("starting-player", Seat(state.first), {})] if len(state.players) > 1 else []
        for me in state.players:
            if me.hand:
                cards = [card.slug for card in me.hand]
                told.append(Event("deal", me.seat, {"count": len(cards)}, {"cards": cards}, (me.seat,)))
        return told

    def table(self, options: Json, rng: Rng) -> Agricola:
        """A table with its boards and nothing on them."""
        setup = self.setup_for(options)
        players = [Player(Seat(seat), Farmyard(setup.farm_rules)) for seat in range(options["players"])]
        g = Agricola(setup, players, rng)
        setup.doors.lay_table(g)
        return g

    def setup_for(self, options: Json) -> Setup:
        """What games with these options share, made once."""
        key = json.dumps(options, sort_keys=True)
        if key not in self._setups:
            if len(self._setups) >= MOST_SETUPS:  # games that use one keep it
                self._setups.clear()
            self._setups[key] = make_setup(options, doors_for(options, self.modules))
        return self._setups[key]

    def arrange(self, situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Agricola]:
        from allmende.agricola.saved.scenario import arrange

        return arrange(self, situation, rng)

    def codes(self, kind: str) -> Mapping[str, str]:
        """What is printed on cards: A116."""
        from allmende.agricola.saved.reading import codes

        return codes() if kind in ("card", "light") else {}

    def situation(self, state: Any) -> Json:
        """The table as `arrange` lays it out again."""
        from allmende.agricola.saved.scenario import situation

        assert isinstance(state, Agricola)
        return situation(self, state)

    def from_json(self, options: Json, data: Json) -> Agricola:
        return from_json(self, options, data)

    def series(self, state: Any) -> Series | None:
        """How the games stand that follow one another, if a module says so."""
        assert isinstance(state, Agricola)
        return state.setup.doors.series(state)

    def next_options(self, state: Any, wishes: Mapping[int, str]) -> Json | None:
        """What a finished game hands on to the next, if a module says so."""
        assert isinstance(state, Agricola)
        return state.setup.doors.hand_on(state, wishes)

    def criteria(self, state: Agricola) -> list[Criterion]:
        return criteria(state)

    def why_not(self, state: Agricola, choice: Choice | None, seat: Seat, key: Key) -> list[Saying]:
        return why_not(state, choice, seat, key)

    def things(self) -> dict[str, list[Json]]:
        """What lies in the box: the cards with what is printed on them."""
        return things()

    def sample_options(self) -> list[dict[str, Any]]:
        return [
            {"players": 2},
            {"players": 1, "cards": "deal"},
            {"players": 2, "cards": "draft", "variants": ["leave-animals", "larkin-start", "extra-copse"]},
            {"players": 3, "cards": "mulligan", "tile": True, "variants": ["open-display", "unfinished-pastures"]},
            {"players": 4, "cards": "dorn-five", "variants": ["one-pasture-per-type", "house-before-cooking"]},
            {"players": 5, "cards": "dorn-three", "variants": ["strict-adjacency"]},
            {"players": 6, "cards": "draft-three-two", "variants": ["pastures-apart"]},
            *[dict(sample) for module in self.modules for sample in module.samples],
        ]


def doors_for(options: Json, modules: tuple[Declaration, ...]) -> Doors:
    """The modules that options ask for."""
    made = [(module.made(options), module) for module in modules]
    absent = [declaration for module, declaration in made if module is None]
    present = [declaration for module, declaration in made if module is not None]
    return Doors(tuple([module for module, _ in made if module is not None]), tuple(present), tuple(absent))


def make_setup(options: Json, doors: Doors) -> Setup:
    players: int = options["players"]
    board = base_board(players, doors.has_family_meeting(options["cards"] == "none"))
    board += doors.spaces
    board += extension(players)
    if options["tile"]:
        board += [space for space in variant_tile(players) if all(space.slug != other.slug for other in board)]
    if "extra-copse" in options["variants"] and all(space.slug != "copse" for space in board):
        board.append(pile("copse", WOOD, 1))
    if options["side_job"]:
        board.append(side_job())
    board += doors.beside
    majors = [card for card in CARDS if card.kind == MAJOR and not card.drawn and is_in_game(card, players, doors)]
    rules = sum(FARM_RULES.get(variant, 0) for variant in options["variants"])
    occupations, minors = pools(options, doors)
    return Setup(options, board, round_cards(), majors, occupations, minors, rules, ANSWERS, doors)


def pools(options: Json, doors: Doors) -> tuple[list[Card], list[Card]]:
    """The occupations and the minor improvements that may be dealt."""
    banned = options.get("banned", [])
    players: int = options["players"]
    return pool(OCCUPATION, players, doors.occupations, banned), pool(MINOR, players, doors.minors, banned)


def pool(kind: CardKind, players: int, decks: tuple[str, ...], banned: list[str]) -> list[Card]:
    """The cards of some decks that may be dealt to so many players."""
    of_kind = [card for card in CARDS if card.kind == kind and card.deck in decks and card.players <= players]
    return [card for card in of_kind if card.slug not in banned] if banned else of_kind


def check_hands(options: Json, doors: Doors) -> None:
    """Are there still cards for everybody's hand?"""
    deal, players = options["cards"], options["players"]
    dealt = [[card for card in pool if card.slug not in doors.kept_out] for pool in pools(options, doors)]
    occupations, minors = dealt
    if deal in HANDS:
        need = HANDS[deal]
    else:
        parts = doors.draft(deal) or DRAFTS.get(deal, ())
        need = (sum(part.dealt[0] for part in parts), sum(part.dealt[1] for part in parts))
    if len(minors) < need[1] * players or (doors.occupations and len(occupations) < need[0] * players):
        raise BadSetting(GAME, "why-many-banned", {})


def is_in_game(major: Card, players: int, doors: Doors) -> bool:
    """The ten of the base game are always there; below them lie those of a module, or more for six players."""
    more = doors.deck or ("base" if players == 6 else "")
    return major.deck == more or (major.deck == "base" and major.under is None)
