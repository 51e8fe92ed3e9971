"""Agricola as the registry knows it: its options, its set-up, its vocabulary."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from allmende.agricola.actions.boards import base_board, extension, pile, round_cards, side_job, variant_tile
from allmende.agricola.cards import base as _base  # they define cards
from allmende.agricola.cards import other_boxes as _other_boxes
from allmende.agricola.cards.card import BY_SLUG, CARDS, MAJOR, MINOR, NUMBER_OF, OCCUPATION, Card, CardKind
from allmende.agricola.course.hands import DEALS, DRAFTS, HANDS, deal, fill_display
from allmende.agricola.course.rounds import next_step
from allmende.agricola.course.scoring import scores, winners
from allmende.agricola.expansion import NO_EXPANSION, Expansion
from allmende.agricola.farm.farmyard import APART, STRICT, UNFINISHED, Farmyard
from allmende.agricola.farm.housing import ONE_PASTURE
from allmende.agricola.goods import FOOD, WOOD
from allmende.agricola.moor import cards as _moor_cards
from allmende.agricola.moor.expansion import FarmersOfTheMoor
from allmende.agricola.player import Player
from allmende.agricola.prompts import CONTRACT
from allmende.agricola.saved.notation import from_json, to_json
from allmende.agricola.seen.knowledge import redraw, view
from allmende.agricola.seen.things import things
from allmende.agricola.setup import OTHERS_FOOD, START_FOOD, Setup
from allmende.agricola.state import DRAFT, Agricola
from allmende.agricola.vocabulary import VOCABULARY
from allmende.table.choice import Seat
from allmende.table.errors import BadGameOption
from allmende.table.events import Event
from allmende.table.outside import is_one_of, shown, whole
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.state import Answers
from allmende.table.vocabulary import put_in_order

__all__ = ["AgricolaRules", "_base", "_moor_cards", "_other_boxes"]

put_in_order(CARDS, NUMBER_OF)

OPTIONS: Final = ("players", "expansion", "level", "cards", "side_job", "tile", "variants", "banned")
EXPANSIONS: Final = ("none", "moor")
LEVELS: Final = (1, 2, 3)
VARIANTS: Final = (
    "house-before-cooking", "one-pasture-per-type", "leave-animals", "unfinished-pastures", "pastures-apart",
    "larkin-start", "extra-copse", "strict-adjacency", "open-display",
)  # fmt: skip
MOOR_VARIANTS: Final = ("fuel-tokens", "weakened-cards")
"""What the rulebook of Farmers of the Moor proposes."""
MOOR_DEALS: Final[dict[int, dict[str, str]]] = {
    1: {deal: "at level 1 there are no hand cards" for deal in DEALS if deal != "none"},
    2: {
        "none": "at levels 2 and 3 there are hand cards: say how they are dealt",
        "draft-both": "at level 2 there are no occupations to draft together with minor improvements",
        "by-marks": "at level 2 there are no occupations to deal by their marks",
    },
    3: {
        "none": "at levels 2 and 3 there are hand cards: say how they are dealt",
        "draft-both": "at level 3 occupations are drafted before minor improvements",
        "draft-three-two": "at level 3 occupations are drafted before minor improvements",
    },
}
"""At each level, why some deals are not possible."""
ONLY_MINORS: Final = 2
"""The level without occupations."""
ALL_MARKS: Final = 4
MOST_TENS: Final = 4
MOST_SETUPS: Final = 50
ANSWERS: Final = Answers(next_step, to_json, view, redraw, scores, winners)
FARM_RULES: Final = {
    "one-pasture-per-type": ONE_PASTURE,
    "unfinished-pastures": UNFINISHED,
    "pastures-apart": APART,
    "strict-adjacency": STRICT,
}


class AgricolaRules:
    """1 to 6 players; options: players, cards (how hands are dealt), side_job and tile (more spaces), variants."""

    def __init__(self) -> None:
        self.name = "agricola"
        self.version = 1
        self.min_players = 1
        self.max_players = 6
        self.vocabulary = VOCABULARY
        self.contract = CONTRACT
        self.longest = 20_000
        self._setups: dict[str, Setup] = {}

    def options(self, given: Mapping[str, Any]) -> Json:
        for name in given:
            if name not in OPTIONS:
                raise BadGameOption(f"agricola has no option {shown(name)}: it has {', '.join(OPTIONS)}")
        expansion = given.get("expansion", "none")
        if not is_one_of(expansion, EXPANSIONS):
            raise BadGameOption(f"expansion must be one of {', '.join(EXPANSIONS)}, got {shown(expansion)}")
        moor = expansion == "moor"
        level = level_option(given, moor)
        variants = given.get("variants", [])
        needs_cards = isinstance(variants, list | tuple | str) and "open-display" in plain_words(variants)
        cards = given.get("cards", usual_deal(level, needs_cards, whole(given.get("players")) == 1))
        if not is_one_of(cards, DEALS):
            raise BadGameOption(f"cards must be one of {', '.join(DEALS)}, got {shown(cards)}")
        players = given.get("players", ALL_MARKS if cards == "by-marks" else 2)
        if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 6:
            raise BadGameOption(f"players must be 1 to 6, got {shown(players)}")
        side_job = side_job_option(given, players, cards, level)
        tile = flag(given, "tile", False)
        if tile and not 2 <= players <= 4:
            raise BadGameOption("the additional tile is for 2 to 4 players")
        if tile and moor and players == 2:
            raise BadGameOption("the additional tile for 2 players has the Resource Market that the expansion brings")
        if cards in MOOR_DEALS.get(level, {}):
            raise BadGameOption(MOOR_DEALS[level][cards])
        check_deal(cards, players, level)
        return {
            "players": players,
            "expansion": expansion,
            "level": level,
            "cards": cards,
            "side_job": side_job,
            "tile": tile,
            "variants": variants_option(variants, players, cards, moor),
            "banned": banned_option(given.get("banned", [])),
        }

    def setup(self, options: Json, rng: Rng) -> Agricola:
        """Shuffle the round cards in their stages, deal the hands, and choose the starting player."""
        g = self.table(options, rng)
        for stage in g.setup.stages:
            fixed = stage[: g.setup.expansion.fixed_cards] if stage is g.setup.stages[0] else []
            cards = stage[len(fixed) :]
            rng.shuffle(cards)
            g.round_cards += fixed + cards
        g.first = g.opener = g.active = rng.below(len(g.players))
        for me in g.players:
            me.goods[FOOD] = start_food(g, me)
        g.setup.expansion.set_up(g)
        if not g.setup.family_game:
            deal(g)
            if "open-display" in g.setup.variants:
                fill_display(g)
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
        setup.expansion.lay_table(g)
        return g

    def setup_for(self, options: Json) -> Setup:
        """What games with these options share, made once."""
        key = json.dumps(options, sort_keys=True)
        if key not in self._setups:
            if len(self._setups) >= MOST_SETUPS:  # games that use one keep it
                self._setups.clear()
            self._setups[key] = make_setup(options)
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
            {"players": 1, "expansion": "moor", "level": 1, "variants": ["fuel-tokens"]},
            {"players": 3, "expansion": "moor", "level": 2, "cards": "mulligan"},
            {"players": 2, "expansion": "moor", "level": 3, "cards": "draft", "variants": ["weakened-cards"]},
        ]


def flag(given: Mapping[str, Any], name: str, default: bool) -> bool:
    value = given.get(name)
    if value is None:
        return default
    if not isinstance(value, bool):
        raise BadGameOption(f"{name} must be true or false, got {shown(value)}")
    return value


def level_option(given: Mapping[str, Any], moor: bool) -> int:
    """1 to 3 with Farmers of the Moor, 0 without."""
    level = given.get("level", 1 if moor else 0)
    if isinstance(level, bool) or not isinstance(level, int):
        raise BadGameOption(f"level must be 1, 2 or 3, got {shown(level)}")
    if moor and level not in LEVELS:
        raise BadGameOption(f"level must be 1, 2 or 3, got {shown(level)}")
    if not moor and level != 0:
        raise BadGameOption("levels belong to the expansion: expansion='moor'")
    return level


def plain_words(given: str | Sequence[Any]) -> str | list[str]:
    return given if isinstance(given, str) else [word for word in given if isinstance(word, str)]


def usual_deal(level: int, needs_cards: bool, alone: bool) -> str:
    """Hands are drafted with Farmers of the Moor; nobody drafts alone."""
    if level >= 2 and not alone:
        return "draft"
    return "deal" if needs_cards or level >= 2 else "none"


def side_job_option(given: Mapping[str, Any], players: int, cards: str, level: int) -> bool:
    """The Side Job tile: by choice without the expansion; with it, at level 1 for 2 to 5 players."""
    if level:
        usual = level == 1 and 2 <= players <= 5
        if flag(given, "side_job", usual) != usual:
            raise BadGameOption("with Farmers of the Moor the Side Job tile belongs to level 1 with 2 to 5 players")
        return usual
    side_job = flag(given, "side_job", cards == "none" and 2 <= players <= 4)
    if side_job and not 2 <= players <= 4:
        raise BadGameOption("the Side Job tile is for 2 to 4 players")
    return side_job


def check_deal(cards: str, players: int, level: int) -> None:
    if cards == "by-marks" and players < ALL_MARKS:
        raise BadGameOption("occupations are dealt by their marks to 4 and more players: fewer do not use all marks")
    if cards == "ten-choose-seven" and players > MOST_TENS and level != ONLY_MINORS:
        raise BadGameOption("there are not ten cards of each kind for more than 4 players")


def variants_option(given: Any, players: int, cards: str, moor: bool) -> list[str]:
    """The house rules that are played with, in the order of the list."""
    given = [given] if isinstance(given, str) else given
    known = VARIANTS + MOOR_VARIANTS
    if not isinstance(given, list | tuple) or not all(is_one_of(variant, known) for variant in given):
        raise BadGameOption(f"variants must be some of {', '.join(known)}, got {shown(given)}")
    for variant in given:
        if variant in MOOR_VARIANTS and not moor:
            raise BadGameOption(f"{variant} belongs to the expansion: expansion='moor'")
    if "larkin-start" in given and moor:
        raise BadGameOption("David Larkin's start does not say who is next after a special action")
    if "extra-copse" in given and players != 2:
        raise BadGameOption("the extra Copse is for 2 players")
    if "open-display" in given and cards == "none":
        raise BadGameOption("an open display needs a game with hand cards")
    return [variant for variant in known if variant in given]


def banned_option(given: Any) -> list[str]:
    """Cards that are never dealt, by agreement."""
    given = [given] if isinstance(given, str) else given
    if not isinstance(given, list | tuple):
        raise BadGameOption(f"banned must be a list of cards, got {shown(given)}")
    for slug in given:
        if not isinstance(slug, str) or slug not in BY_SLUG or BY_SLUG[slug].kind not in (OCCUPATION, MINOR):
            raise BadGameOption(f"banned are occupations and minor improvements by name: there is no {shown(slug)}")
    return sorted(set(given))


def expansion_of(options: Json) -> Expansion:
    """Here all expansions are known by their options."""
    level: int = options.get("level", 0)
    if level:
        return FarmersOfTheMoor(level, options["players"], "fuel-tokens" in options["variants"])
    return NO_EXPANSION


def make_setup(options: Json) -> Setup:
    players: int = options["players"]
    expansion = expansion_of(options)
    board = base_board(players, expansion.has_family_meeting(options["cards"] == "none"))
    board += expansion.spaces
    board += extension(players)
    if options["tile"]:
        board += [space for space in variant_tile(players) if all(space.slug != other.slug for other in board)]
    if "extra-copse" in options["variants"] and all(space.slug != "copse" for space in board):
        board.append(pile("copse", WOOD, 1))
    if options["side_job"]:
        board.append(side_job())
    majors = [card for card in CARDS if card.kind == MAJOR and is_in_game(card, players, expansion)]
    rules = sum(FARM_RULES.get(variant, 0) for variant in options["variants"])
    banned = options.get("banned", [])
    occupations = pool(OCCUPATION, players, expansion.occupations, banned)
    minors = pool(MINOR, players, expansion.minors, banned)
    if banned:
        check_pools(options, expansion, len(occupations), len(minors))
    return Setup(options, board, round_cards(), majors, occupations, minors, rules, ANSWERS, expansion)


def pool(kind: CardKind, players: int, decks: tuple[str, ...], banned: list[str]) -> list[Card]:
    """The cards of some decks that may be dealt to so many players."""
    of_kind = [card for card in CARDS if card.kind == kind and card.deck in decks and card.players <= players]
    return [card for card in of_kind if card.slug not in banned] if banned else of_kind


def check_pools(options: Json, expansion: Expansion, occupations: int, minors: int) -> None:
    """Are there still cards for everybody's hand?"""
    deal, players = options["cards"], options["players"]
    if deal in HANDS:
        need = HANDS[deal]
    else:
        parts = expansion.draft(deal) or DRAFTS.get(deal, ())
        need = (sum(part.dealt[0] for part in parts), sum(part.dealt[1] for part in parts))
    if minors < need[1] * players or (expansion.occupations and occupations < need[0] * players):
        raise BadGameOption("too many cards are banned: there are not enough for all hands")


def is_in_game(major: Card, players: int, expansion: Expansion) -> bool:
    """The ten of the base game are always there; below them lie those of an expansion, or more for six players."""
    more = expansion.deck or ("base" if players == 6 else "")
    return major.deck == more or (major.deck == "base" and major.under is None)


def start_food(g: Agricola, me: Player) -> int:
    if len(g.players) == 1:
        return 0
    if "larkin-start" in g.setup.variants:
        return OTHERS_FOOD
    return START_FOOD if me.seat == g.first else OTHERS_FOOD
