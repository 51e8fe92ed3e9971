"""The Lowlands' state as JSON and back. Resources and tiles are written by name, decks from bottom to top."""

from typing import TYPE_CHECKING, Any, Final

from allmende.lowlands.farm import CELLS, EDGES
from allmende.lowlands.player import Player
from allmende.lowlands.sanity import check
from allmende.lowlands.setup import Setup
from allmende.lowlands.state import PHASE_NAMES, Lowlands
from allmende.lowlands.tiles import Tile
from allmende.lowlands.vocabulary import KINDS, RESOURCES, SPACES
from allmende.table.errors import DamagedRecord
from allmende.table.rng import restored
from allmende.table.rules import Json
from allmende.table.saved import EVER, PLENTY, entries, fields, flag, mask, number, numbers, one_of, row, some_of, why

if TYPE_CHECKING:
    from allmende.lowlands.rules import LowlandsRules

PHASES: Final = {name: phase for phase, name in enumerate(PHASE_NAMES)}
KIND_OF: Final = {name: kind for kind, name in enumerate(RESOURCES)}


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
        raise DamagedRecord(f"the saved Lowlands game is damaged: {why(error)}") from error


def _from_json(rules: "LowlandsRules", options: Json, data: Json) -> Lowlands:
    g = rules.table(options, restored(data["rng"]))
    last = len(g.players) - 1
    if len(entries(data["players"])) != len(g.players):
        raise ValueError(f"it has {len(data['players'])} players instead of {len(g.players)}")
    for me, entry in zip(g.players, data["players"], strict=True):
        player_from_json(g.setup, me, fields(entry))
    by_id = g.setup.tile_set.by_id
    g.stage, g.half, g.phase = number(data["stage"]), number(data["half"], 1), one_of(data["phase"], PHASES)
    g.first, g.active, g.at = number(data["first"], last), number(data["active"], last), number(data["at"], last + 1)
    g.deck, g.discard, g.display = cards(data["deck"]), counts(data["discard"]), cards(data["display"])
    g.flood_deck, g.sea = numbers(data["flood_deck"]), numbers(data["sea"])
    g.opened, g.flood, g.segments = number(data["opened"]), number(data["flood"]), number(data["segments"])
    kind, stored = row(data["store"], 2)
    g.store_kind, g.stored = -1 if kind is None else one_of(kind, KIND_OF), number(stored)
    g.pile = numbers(data["pile"], last)
    g.tokens = some_of(data["tokens"], {token.id: n for n, token in enumerate(g.setup.tile_set.progress_tokens)})
    g.value = number(data["value"])
    g.market = numbers(data["market"])
    offer, stacks = fields(data["offer"]), fields(data["stacks"])
    g.offer = [some_of(offer[kind.value], by_id) for kind in KINDS]
    g.stacks = [some_of(stacks[kind.value], by_id) for kind in KINDS]
    g.news = number(data["news"], EVER)
    check(g)
    return g


def player_from_json(setup: Setup, me: Player, data: Json) -> None:
    me.hand, me.shown = counts(data["hand"]), counts(data["shown"])
    me.coins, me.sheep, me.loose = number(data["coins"], least=-PLENTY), number(data["sheep"]), number(data["loose"])
    me.breaches, me.steps, me.special = number(data["breaches"]), number(data["steps"]), number(data["special"])
    me.plus_two = flag(data["plus_two"])
    me.board = one_of(data["board"], {board.id: n for n, board in enumerate(setup.tile_set.farm_boards)})
    me.fences = mask(data["fences"], EDGES)
    me.spare, me.owed = number(data["spare"]), number(data["owed"])
    for entry in entries(data["tiles"]):
        name, cell = row(entry, 2)
        me.put(one_of(name, setup.tile_set.by_id), number(cell, CELLS - 1))
    me.farmers = number(data["farmers"])
    used, laborers = fields(data["used"]), fields(data["laborers"])
    me.used = [number(used[space.value]) for space in SPACES]
    me.laborers = [number(laborers[space.value]) for space in SPACES]
    me.reserve, me.swapped = number(data["reserve"]), number(data["swapped"], 2)


def cards(found: Any) -> list[int]:
    return some_of(found, KIND_OF)


def counts(found: Any) -> list[int]:
    return [number(fields(found)[name]) for name in RESOURCES]
