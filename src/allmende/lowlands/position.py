"""A table of The Lowlands in words: what `scenario.arrange` takes to lay it out again."""

from allmende.lowlands.notation import by_space, ids, lines, names
from allmende.lowlands.player import Player
from allmende.lowlands.scenario import MEANT, SWAPS
from allmende.lowlands.setup import FLOOD_CARDS, SEA
from allmende.lowlands.state import OVER, PHASE_NAMES, STORM, TIDE, WORK, Lowlands
from allmende.lowlands.tiles import load_tiles
from allmende.lowlands.vocabulary import FARMERS, RESOURCES
from allmende.table.rules import Json
from allmende.table.situation import counted, in_words


def situation(g: Lowlands) -> Json:
    """Everything that lies on the table, hidden or not; what `arrange` would do by itself is left out."""
    told: Json = {"players": len(g.players)}
    if is_for_beginners(g):
        told["beginner"] = True
    if g.setup.tile_set is not load_tiles():
        told["tiles"] = g.setup.tile_set.to_json()
    told.update(moment(g))
    told.update(
        deck=in_words(names(g.deck[::-1])),
        discard=counted(RESOURCES, g.discard),
        display=in_words(names(g.display)),
        flood_deck=g.flood_deck[::-1],
        flood=g.flood,
        segments=g.segments,
        store={RESOURCES[g.store_kind]: g.stored} if g.stored else {},
        markers=g.pile[:],
        tokens=[g.setup.tile_set.progress_tokens[token].id for token in g.tokens],
        value=g.value,
        market=g.market[:],
        offer=[tile for kind in g.offer for tile in ids(kind)],
        stacks=[tile for kind in g.stacks for tile in ids(kind[::-1])],
        seats=[seat(g, me) for me in g.players],
    )
    if g.sea:
        told["sea"] = g.sea[:]
    return told


def is_for_beginners(g: Lowlands) -> bool:
    """Was the highest flood card left in the box?"""
    laid_out = SEA * (g.stage + int(TIDE < g.phase < STORM))
    return len(g.flood_deck) + laid_out < len(FLOOD_CARDS)


def moment(g: Lowlands) -> Json:
    """Where the game stands, by the keys that mean something there."""
    last = "turn" if g.phase == WORK else "last"
    found = {"stage": g.stage + 1, "half": g.half + 1, last: g.active, "done": g.at}
    told: Json = {"phase": PHASE_NAMES[g.phase], "first": g.first}
    told.update({key: value for key, value in found.items() if g.phase in MEANT[key]})
    return told


def seat(g: Lowlands, me: Player) -> Json:
    told: Json = {
        "hand": counted(RESOURCES, me.hand),
        "coins": me.coins,
        "sheep": me.sheep,
        "breaches": me.breaches,
        "steps": me.steps,
        "board": g.setup.tile_set.farm_boards[me.board].id,
        "fences": lines(me.fences),
        "tiles": {tile.id: cell for tile, cell in zip(me.tiles, me.cells, strict=True)},
        "laborers": {space: count for space, count in by_space(me.laborers).items() if count},
        "used": {space: count for space, count in by_space(me.used).items() if count},
        "plus_two": me.plus_two,
    }
    if any(me.shown):
        told["shown"] = counted(RESOURCES, me.shown)
    if g.phase == WORK:
        told["farmers"] = [value for n, value in enumerate(FARMERS) if me.farmers >> n & 1]
        told["swapped"] = next(word for word, swapped in SWAPS.items() if swapped == me.swapped)
    if g.phase == OVER:
        told.update(special=me.special, loose=me.loose)
    return told
