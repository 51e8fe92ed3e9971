"""The Lowlands as the registry knows it: its options, its set-up, its vocabulary."""

import json
from collections.abc import Mapping
from typing import Any, Final

from allmende.lowlands.explaining import why_not
from allmende.lowlands.farm import outline
from allmende.lowlands.knowledge import redraw, tile_view, view
from allmende.lowlands.notation import from_json, to_json
from allmende.lowlands.phases import next_step
from allmende.lowlands.player import Player
from allmende.lowlands.prompts import CONTRACT
from allmende.lowlands.scoring import criteria, scores, winners
from allmende.lowlands.setup import CARDS_OF_A_TYPE, FLOOD_CARDS, LABORERS, OPEN_TILES, Setup
from allmende.lowlands.sheep import reset_market
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Tile, TileSet, built_in, load_tiles, parse_tiles, tiles_from
from allmende.lowlands.vocabulary import KINDS, RESOURCES, VOCABULARY
from allmende.table.choice import Choice, Seat
from allmende.table.errors import BadGameOption
from allmende.table.events import Event, Saying
from allmende.table.outside import is_named, shown
from allmende.table.results import Criterion
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.settings import BadSetting, Settings, file, flag, number
from allmende.table.state import Answers
from allmende.table.vocabulary import Key

MOST_SETUPS: Final = 50
ANSWERS: Final = Answers(next_step, to_json, view, redraw, scores, winners)


class LowlandsRules:
    """2 to 4 players; `settings` says what can be chosen."""

    def __init__(self) -> None:
        self.name = "lowlands"
        self.version = 1
        self.settings = Settings(self.name, [number("players", 2, 4, 3), flag("beginner"), file("tiles", tiles_option)])
        self.min_players = self.settings.least_players
        self.max_players = self.settings.most_players
        self.vocabulary = VOCABULARY
        self.contract = CONTRACT
        self.longest = 20_000
        self._setups: dict[tuple[int, str], Setup] = {}

    def options(self, given: Mapping[str, Any]) -> Json:
        return self.settings.completed(given)

    def setup(self, options: Json, rng: Rng) -> Lowlands:
        """Lay out the boards, shuffle everything, and give the players what they begin with."""
        g = self.table(options, rng)
        setup = g.setup
        lay_out_tiles(g)
        rng.shuffle(g.pile)
        g.first = g.pile[-1]
        g.active = g.first
        g.tokens = list(range(len(setup.tile_set.progress_tokens)))
        rng.shuffle(g.tokens)
        g.flood_deck = flood_cards(options["beginner"])
        rng.shuffle(g.flood_deck)
        g.deck = [kind for kind in range(3) for _ in range(CARDS_OF_A_TYPE)]
        rng.shuffle(g.deck)
        g.refill_display()
        boards = list(range(len(setup.boards)))
        rng.shuffle(boards)
        for me in g.players:
            settle(setup, me)
            me.board = boards[me.seat]
            me.coins = setup.tile_set.start.coins if me.seat == g.first else setup.tile_set.start.other_coins
            g.draw_hidden(me, setup.tile_set.start.cards)
        return g

    def told_at_setup(self, state: Lowlands) -> list[Event]:
        """Who begins, and the cards that everybody draws."""
        told = [Event("first-player", Seat(state.first), {})]
        for me in state.in_order():
            cards = [name for kind, name in enumerate(RESOURCES) for _ in range(me.hand[kind])]
            if cards:
                told.append(Event("draw", me.seat, {"count": len(cards)}, {"cards": cards}, (me.seat,)))
        return told

    def table(self, options: Json, rng: Rng) -> Lowlands:
        """A table with its boards and nothing on them."""
        players = [Player(Seat(seat)) for seat in range(options["players"])]
        g = Lowlands(self.setup_for(options["tiles"], options["players"]), ANSWERS, players, rng)
        reset_market(g)
        return g

    def setup_for(self, tiles: Json | None, players: int) -> Setup:
        """The figures of a tile file, made once for all games that use it."""
        key = (players, "" if tiles is None else json.dumps(tiles, sort_keys=True))
        if key not in self._setups:
            if len(self._setups) >= MOST_SETUPS:  # games that use one keep it
                self._setups.clear()
            self._setups[key] = Setup(tile_set_of(tiles), players)
        return self._setups[key]

    def arrange(self, situation: Mapping[str, Any], rng: Rng) -> tuple[Json, Lowlands]:
        from allmende.lowlands.scenario import arrange

        return arrange(self, situation, rng)

    def situation(self, state: Lowlands) -> Json:
        from allmende.lowlands.position import situation

        return situation(state)

    def codes(self, kind: str) -> dict[str, str]:
        """Tiles are called by their ids, too."""
        return {tile.id: tile.id for tile in load_tiles().tiles} if kind == "tile" else {}

    def from_json(self, options: Json, data: Json) -> Lowlands:
        return from_json(self, options, data)

    def criteria(self, state: Lowlands) -> list[Criterion]:
        return criteria(state)

    def why_not(self, state: Lowlands, choice: Choice | None, seat: Seat, key: Key) -> list[Saying]:
        return why_not(state, choice, seat, key)

    def things(self) -> dict[str, list[Json]]:
        """What lies in the box: the tiles with their costs."""
        return {"tile": [tile_facts(tile) for tile in load_tiles().tiles]}

    def own_things(self, options: Json) -> dict[str, list[Json]] | None:
        """The tiles of a table that is played with somebody's own; None if it is not."""
        if options["tiles"] is None:
            return None
        return {"tile": [tile_facts(tile) for tile in tile_set_of(options["tiles"]).tiles]}

    def read_option(self, option: str, text: str, name: str) -> Json:
        """The value of an option from the text of a file; a mistake is told with `name` and the line."""
        if option != "tiles":
            raise BadGameOption(f"lowlands reads no file for {shown(option)}, only for 'tiles'")
        return parse_tiles(text, name).to_json()

    def option_file(self, option: str) -> str:
        """The file with which an own one begins."""
        if option != "tiles":
            raise BadGameOption(f"lowlands has no file for {shown(option)}, only for 'tiles'")
        return built_in()

    def sample_options(self) -> list[dict[str, Any]]:
        return [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 3, "beginner": True}]


def tile_facts(tile: Tile) -> Json:
    """What the face of a tile shows."""
    facts = {"slug": tile.id, "set": str(tile.kind), "house": tile.house, **tile_view(tile)}
    return {**facts, "texts": dict(tile.texts)} if tile.texts else facts


def tiles_option(given: Any) -> Json | None:
    """The data of a person's own tiles; None for those of the package. A record contains them and needs no file."""
    if given is None:
        return None
    if isinstance(given, str):
        return load_tiles(given).to_json()
    if is_named(given):
        return tiles_from(given).to_json()
    raise BadSetting("lowlands", "must-tiles", {"value": shown(given)})


def tile_set_of(tiles: Json | None) -> TileSet:
    return load_tiles() if tiles is None else tiles_from(tiles)


def flood_cards(beginner: bool) -> list[int]:
    """All flood cards; beginners leave the highest in the box."""
    return list(FLOOD_CARDS[:-1] if beginner else FLOOD_CARDS)


def lay_out_tiles(g: Lowlands) -> None:
    """Shuffle the tiles by kind and open some; of the storm surge buildings one more than players, and no others."""
    for kind, name in enumerate(KINDS):
        stack = [tile for tile in g.setup.tiles if tile.kind is name]
        g.rng.shuffle(stack)
        shown = len(g.players) + 1 if name == "storm" else OPEN_TILES
        g.offer[kind] = stack[-shown:]
        g.stacks[kind] = [] if name == "storm" else stack[:-shown]


def settle(setup: Setup, me: Player) -> None:
    """A farm as every player begins with it."""
    me.fences = outline(setup.pasture)
    me.spare = setup.spare
    me.sheep = setup.tile_set.start.sheep
    me.laborers[setup.laborer] = 1
    me.reserve = LABORERS - 1
