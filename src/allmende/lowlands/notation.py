"""The Lowlands' state as JSON and back. Resources and tiles are written by name, decks from bottom to top."""

from typing import TYPE_CHECKING, Any

from allmende.lowlands.farm import CELLS, EDGES
from allmende.lowlands.player import Player
from allmende.lowlands.sanity import check
from allmende.lowlands.setup import Setup
from allmende.lowlands.state import PHASE_NAMES, Lowlands
from allmende.lowlands.tiles import Tile
from allmende.lowlands.words import KINDS, RESOURCES, SPACES
from allmende.table.errors import DamagedRecord
from allmende.table.rng import restored
from allmende.table.rules import Json

if TYPE_CHECKING:
    from allmende.lowlands.rules import LowlandsRules


def to_json(g: Lowlands) -> Json:
    return {
        "stage": g.stage,
        "half": g.half,
        "phase": PHASE_NAMES[g.phase],
        "first": g.first,
        "active": g.active,
        "at": g.at,
        "deck": names(g.deck),
        "discard": by_name(g.discard),
        "display": names(g.display),
        "flood_deck": g.flood_deck[:],
        "sea": g.sea[:],
        "opened": g.opened,
        "flood": g.flood,
        "segments": g.segments,
        "store": [None if g.store_kind < 0 else RESOURCES[g.store_kind], g.stored],
        "pile": g.pile[:],
        "tokens": [g.setup.tile_set.progress_tokens[token].id for token in g.tokens],
        "value": g.value,
        "market": g.market[:],
        "offer": {kind.value: ids(g.offer[n]) for n, kind in enumerate(KINDS)},
        "stacks": {kind.value: ids(g.stacks[n]) for n, kind in enumerate(KINDS)},
        "players": [player_to_json(g.setup, me) for me in g.players],
        "news": g.news,
        "rng": g.rng.to_json(),
    }


def player_to_json(setup: Setup, me: Player) -> Json:
    return {
        "hand": by_name(me.hand),
        "shown": by_name(me.shown),
        "coins": me.coins,
        "sheep": me.sheep,
        "loose": me.loose,
        "breaches": me.breaches,
        "steps": me.steps,
        "special": me.special,
        "plus_two": me.plus_two,
        "board": setup.tile_set.farm_boards[me.board].id,
        "fences": lines(me.fences),
        "spare": me.spare,
        "owed": me.owed,
        "tiles": [[tile.id, cell] for tile, cell in zip(me.tiles, me.cells, strict=True)],
        "farmers": me.farmers,
        "used": by_space(me.used),
        "laborers": by_space(me.laborers),
        "reserve": me.reserve,
        "swapped": me.swapped,
    }


def names(cards: list[int]) -> list[str]:
    return [RESOURCES[card] for card in cards]


def by_name(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: counts[kind] for kind in range(3)}


def by_space(counts: list[int]) -> dict[str, int]:
    return {space.value: counts[n] for n, space in enumerate(SPACES)}


def lines(fences: int) -> list[int]:
    return [line for line in range(EDGES) if fences >> line & 1]


def ids(tiles: list[Tile]) -> list[str]:
    return [tile.id for tile in tiles]


def from_json(rules: "LowlandsRules", options: Json, data: Json) -> Lowlands:
    try:
        return _from_json(rules, options, data)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise DamagedRecord(f"the saved Lowlands game is damaged: {type(error).__name__} {error}") from error


def _from_json(rules: "LowlandsRules", options: Json, data: Json) -> Lowlands:
    g = rules.table(options, restored(data["rng"]))
    if len(data["players"]) != len(g.players):
        raise ValueError(f"it has {len(data['players'])} players instead of {len(g.players)}")
    for me, entry in zip(g.players, data["players"], strict=True):
        player_from_json(g.setup, me, entry)
    by_id = g.setup.tile_set.by_id
    g.stage, g.half, g.phase = int(data["stage"]), int(data["half"]), PHASE_NAMES.index(data["phase"])
    g.first, g.active, g.at = int(data["first"]), int(data["active"]), int(data["at"])
    g.deck, g.discard, g.display = cards(data["deck"]), counts(data["discard"]), cards(data["display"])
    g.flood_deck, g.sea = [int(card) for card in data["flood_deck"]], [int(card) for card in data["sea"]]
    g.opened, g.flood, g.segments = int(data["opened"]), int(data["flood"]), int(data["segments"])
    kind, stored = data["store"]
    g.store_kind, g.stored = -1 if kind is None else RESOURCES.index(kind), int(stored)
    g.pile = [int(seat) for seat in data["pile"]]
    token_ids = [token.id for token in g.setup.tile_set.progress_tokens]
    g.tokens = [token_ids.index(token) for token in data["tokens"]]
    g.value = int(data["value"])
    g.market = [int(sheep) for sheep in data["market"]]
    g.offer = [[by_id[name] for name in data["offer"][kind.value]] for kind in KINDS]
    g.stacks = [[by_id[name] for name in data["stacks"][kind.value]] for kind in KINDS]
    g.news = int(data["news"])
    check(g)
    return g


def player_from_json(setup: Setup, me: Player, data: Json) -> None:
    me.hand, me.shown = counts(data["hand"]), counts(data["shown"])
    me.coins, me.sheep, me.loose = int(data["coins"]), int(data["sheep"]), int(data["loose"])
    me.breaches, me.steps, me.special = int(data["breaches"]), int(data["steps"]), int(data["special"])
    me.plus_two = bool(data["plus_two"])
    me.board = [board.id for board in setup.tile_set.farm_boards].index(data["board"])
    for line in data["fences"]:
        me.fences |= 1 << within(line, EDGES)
    me.spare, me.owed = int(data["spare"]), int(data["owed"])
    for name, cell in data["tiles"]:
        me.put(setup.tile_set.by_id[name], within(cell, CELLS))
    me.farmers = int(data["farmers"])
    me.used = [int(data["used"][space.value]) for space in SPACES]
    me.laborers = [int(data["laborers"][space.value]) for space in SPACES]
    me.reserve, me.swapped = int(data["reserve"]), within(data["swapped"], 3)


def within(number: Any, most: int) -> int:
    if not 0 <= int(number) < most:
        raise ValueError(f"there is no {number} among {most}")
    return int(number)


def cards(found: list[str]) -> list[int]:
    return [RESOURCES.index(name) for name in found]


def counts(found: dict[str, Any]) -> list[int]:
    return [int(found[name]) for name in RESOURCES]
