"""What a seat knows: the view it gets, and how everything else is redrawn for a bot.

Known to all: farms, coins, the dike, the market, the display, the discard pile, the number of cards in each hand, and
those cards of a hand that everyone saw being taken from the display. Hidden: the rest of the others' hands, the order
of the decks and tile stacks, and of the flood cards in the sea all but their backs. The hand of a seat that is in the
midst of an action stays as it is in a redraw: what it has begun it must be able to end.
"""

from allmende.lowlands.build import own_names
from allmende.lowlands.effects import income_of_tiles
from allmende.lowlands.farm import ALL_CELLS, CELLS, pastures
from allmende.lowlands.laborers import uncovered
from allmende.lowlands.notation import by_name, by_space, lines, names
from allmende.lowlands.player import Player
from allmende.lowlands.scoring import parts_of
from allmende.lowlands.setup import DIKE_VALUES, HIGH
from allmende.lowlands.state import PHASE_NAMES, Lowlands
from allmende.lowlands.tiles import TERRAINS, Block, Good, Tile, Which
from allmende.lowlands.vocabulary import FARMERS, KINDS, RESOURCES
from allmende.table.choice import Seat
from allmende.table.rng import Rng
from allmende.table.rules import Json


def view(g: Lowlands, seat: Seat | None) -> Json:
    tokens = g.setup.tile_set.progress_tokens
    large = g.setup.tile_set.dike_track.large
    return {
        "stage": g.stage + 1,
        "half": g.half + 1,
        "phase": PHASE_NAMES[g.phase],
        "first": g.first,
        "active": g.active,
        "flood": {
            "pieces": g.flood,
            "sea": [sea_card(g, n) for n in range(len(g.sea))],
            "deck": len(g.flood_deck),
        },
        "dike": {
            "segments": g.segments,
            "length": g.dike_length(),
            "store": {
                "resource": None if g.store_kind < 0 else RESOURCES[g.store_kind],
                "stored": g.stored,
                "spaces": g.setup.store,
            },
        },
        "track": {
            "markers": [{"seat": other, "steps": g.players[other].steps} for other in g.pile],
            "tokens": [{"space": large[n], "token": tokens[token].id} for n, token in enumerate(g.tokens)],
        },
        "value": {"position": g.value, "dike": DIKE_VALUES[g.value], "sheep": g.price()},
        "deck": len(g.deck),
        "discard": by_name(g.discard),
        "display": names(g.display),
        "market": [{"spaces": row[0], "sheep": sheep} for row, sheep in zip(g.setup.rows, g.market, strict=True)],
        "offer": {
            kind.value: {"open": [tile_view(tile) for tile in g.offer[n]], "stack": len(g.stacks[n])}
            for n, kind in enumerate(KINDS)
        },
        "figures": figures(g),
        "players": [player_view(g, me, seat) for me in g.players],
        "sheet": [parts_of(g, me) for me in g.players],
    }  # fmt: skip


def tile_view(tile: Tile) -> Json:
    return {
        "tile": tile.id,
        "level": tile.level,
        "cost": by_name(list(tile.cost)),
        "terrain": terrain_names(tile.terrain),
        "points": tile.points,
        **own_names(tile),
    }


def terrain_names(types: int) -> list[str]:
    return [name for n, name in enumerate(TERRAINS) if types >> n & 1]


def figures(g: Lowlands) -> Json:
    """What is printed on the boards."""
    found = g.setup.tile_set
    return {
        "areas": list(found.dike_track.areas),
        "income_fences": [[section.covers, section.gives.value] for section in found.fence_sections],
        "income_houses": [section.gives.value for section in found.house_sections],
        "tokens": {
            token.id: [[gift.what.value, gift.count] for gift in token.choices] for token in found.progress_tokens
        },
    }


def sea_card(g: Lowlands, n: int) -> Json:
    value = g.sea[n]
    return {"back": "high" if value >= HIGH else "low", "value": value if n < g.opened else None}


def player_view(g: Lowlands, me: Player, viewer: Seat | None) -> Json:
    closed = pastures(me.fences, me.buildings)
    free = [gives.value for gives in uncovered(g, me)]
    return {
        "seat": me.seat,
        "hand": {"count": me.cards(), "known": by_name(me.hand if me.seat == viewer else me.shown)},
        "coins": me.coins,
        "sheep": me.sheep,
        "room": me.room(),
        "herd": herd(me),
        "breaches": me.breaches,
        "steps": me.steps,
        "points": g.dike_points(me),
        "special": me.special,
        "plus_two": me.plus_two,
        "board": g.setup.tile_set.farm_boards[me.board].id,
        "terrain": [terrain_names(types) for types in g.setup.tile_set.farm_boards[me.board].spaces],
        "fences": lines(me.fences),
        "spare": me.spare,
        "owed": me.owed,
        "houses": me.houses,
        "tiles": [{"tile": tile.id, "cell": cell} for tile, cell in zip(me.tiles, me.cells, strict=True)],
        "pastures": [cells_of(area) for area in closed],
        "folds": folds(me),
        "farmers": [value for n, value in enumerate(FARMERS) if me.farmers >> n & 1],
        "used": by_space(me.used),
        "laborers": by_space(me.laborers),
        "reserve": me.reserve,
        "income": {
            "cards": 1 + free.count("card") + income_of_tiles(g, me, Good.CARDS),
            "coins": free.count("coin") + income_of_tiles(g, me, Good.COINS),
            "card_or_coin": free.count("card_or_coin"),
        },
    }


def cells_of(area: int) -> list[int]:
    return [cell for cell in range(CELLS) if area >> cell & 1]


def folds(me: Player) -> list[Json]:
    """Where sheep find room: pastures, then single cells outside of them; how many stand there, and how many could."""
    closed = pastures(me.fences, me.buildings)
    standing, places = herd(me), me.places()
    inside = sum(closed)
    found = list(zip(map(cells_of, closed), more_as_a_whole(me), strict=True))
    found += [([cell], 0) for cell in range(CELLS) if places[cell] and not inside >> cell & 1]
    return [
        {"cells": cells, "sheep": sum(standing[n] for n in cells), "room": more + sum(places[n] for n in cells)}
        for cells, more in found
    ]


def more_as_a_whole(me: Player) -> list[int]:
    """How many sheep each pasture houses on no cell of its own."""
    closed = pastures(me.fences, me.buildings)
    more = [0] * len(closed)
    for effect, _ in me.housing(sum(closed)):
        if effect.block is Block.HOUSE_PASTURES:
            large = [n for n, area in enumerate(closed) if area.bit_count() >= effect.least]
            large.sort(key=lambda n: -closed[n].bit_count())
            for n in large if effect.which is Which.EACH else large[:1]:
                more[n] += effect.count
    return more


def herd(me: Player) -> list[int]:
    """One way to herd the sheep: how many stand on each cell; bare cells first, then tiles, then close together."""
    places = me.places()
    standing = [0] * CELLS
    left = me.sheep
    bare = ALL_CELLS & ~(me.buildings | me.features)
    rounds = [[cell for cell in range(CELLS) if bare >> cell & 1], list(range(CELLS))]
    for most in (1, max(places) if places else 0):
        for cells in rounds:
            for cell in cells:
                more = min(left, min(most, places[cell]) - standing[cell])
                if more > 0:
                    standing[cell] += more
                    left -= more
    whole = zip(pastures(me.fences, me.buildings), more_as_a_whole(me), strict=True)
    homes = [cell for area, more in whole for cell in (cells_of(area) * more)[:more]]
    homes = homes[:left] or [cell for cell in range(CELLS) if standing[cell]] or [0]
    for n in range(left):  # those that a pasture houses as a whole, and those that are still to be housed
        standing[homes[n % len(homes)]] += 1
    return standing


def redraw(g: Lowlands, seat: Seat | None, rng: Rng) -> None:
    """Deal everything that the seat does not know anew among the places where it may be."""
    redraw_cards(g, seat, rng)
    redraw_flood(g, rng)
    for kind in range(len(KINDS)):
        stack = sorted(g.stacks[kind], key=lambda tile: tile.number)
        rng.shuffle(stack)
        g.stacks[kind] = stack
    g.rng = rng.copy()


def redraw_cards(g: Lowlands, seat: Seat | None, rng: Rng) -> None:
    """The deck and what nobody saw of the others' hands."""
    pool = g.deck[:]
    strangers = [me for me in g.players if me.seat != seat and not g.busy >> me.seat & 1]
    for me in strangers:
        for kind in range(3):
            pool += [kind] * (me.hand[kind] - me.shown[kind])
    pool.sort()
    rng.shuffle(pool)
    for me in strangers:
        hidden = me.cards() - sum(me.shown)
        me.hand = me.shown[:]
        for _ in range(hidden):
            me.hand[pool.pop()] += 1
    g.deck = pool


def redraw_flood(g: Lowlands, rng: Rng) -> None:
    """Hidden flood cards keep the range on their backs."""
    pool = sorted(g.flood_deck + g.sea[g.opened :])
    rng.shuffle(pool)
    for n in range(g.opened, len(g.sea)):
        high = g.sea[n] >= HIGH
        at = next(at for at, value in enumerate(pool) if (value >= HIGH) == high)
        g.sea[n] = pool.pop(at)
    g.flood_deck = pool
