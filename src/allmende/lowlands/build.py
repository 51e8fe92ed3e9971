"""Building farm expansions: what can be built where, what it costs, and what happens then."""

from collections.abc import Iterable
from typing import Final

from allmende.lowlands.cards import can_pay, pay, save, use_leftover
from allmende.lowlands.farm import ALL_CELLS, CELLS, Cell, inside, pastures
from allmende.lowlands.goods import give
from allmende.lowlands.laborers import uncover_house
from allmende.lowlands.player import Player
from allmende.lowlands.setup import HOUSING
from allmende.lowlands.sheep import buy_from_supply, sell_to_supply
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Block, Effect, Kind, Tile, When
from allmende.lowlands.vocabulary import BUILD, CELL, DONE, KINDS, TILE
from allmende.table.choice import Choice, Flow, Option, Prompt

EVERY_KIND = (0, 1, 2, 3)
FEATURES_ONLY = (0,)

# What may keep somebody from building a tile
NONE: Final = 0
TOO_HIGH: Final = 1
NO_HOUSE: Final = 2  # left on the income board
SECOND_STORM: Final = 3
TOO_DEAR: Final = 4
NO_PLACE: Final = 5


def build_action(g: Lowlands, me: Player, value: int) -> Flow:
    """Build exactly one tile whose level the action value reaches; unused points draw cards."""
    pick = yield Choice(me.seat, Prompt("build", {"value": value}), tile_options(g, me, value, EVERY_KIND))
    yield from build(g, me, value, g.setup.tiles[pick - TILE])


def build(g: Lowlands, me: Player, value: int, tile: Tile) -> Flow:
    """Choose the cell, pay, lay the tile, and let it act."""
    options = [Option(CELL + cell) for cell in cells_for(g, me, tile)]
    cell = (yield Choice(me.seat, Prompt("build-on", {"tile": tile.id, **own_names(tile)}), options)) - CELL
    cost = cost_of(me, tile)
    yield from save(me, cost, me.laborers[BUILD])
    yield from pay(g, me, cost)
    lay(g, me, tile, cell)
    if tile.kind is not Kind.FEATURE:
        yield from uncover_house(g, me)
    g.depth += 1
    for effect in tile.effects:
        yield from on_built(g, me, effect)
    g.depth -= 1
    yield from use_leftover(g, me, value - tile.level)


def lay(g: Lowlands, me: Player, tile: Tile, cell: Cell) -> None:
    """Lay a tile of the offer on the farm, and reveal the next of its kind; there are no more storm buildings."""
    me.put(tile, cell)
    kind = KINDS.index(tile.kind)
    g.offer[kind].remove(tile)
    g.tell("build", me, tile=tile.id, cell=cell, **own_names(tile))
    if tile.kind is not Kind.STORM and g.stacks[kind]:
        found = g.stacks[kind].pop()
        g.offer[kind].append(found)
        g.news += 1
        g.tell("reveal-tile", me, tile=found.id, **own_names(found))


def own_names(tile: Tile) -> dict[str, dict[str, str]]:
    """What a person's own file calls a tile, for views, prompts and events."""
    return {"names": dict(tile.names)} if tile.names else {}


def on_built(g: Lowlands, me: Player, effect: Effect) -> Flow:
    """The one-time functions of a tile."""
    if effect.block is Block.GAIN:
        assert effect.what is not None
        yield from give(g, me, effect.what, effect.count)
    elif effect.block is Block.BUILD_FEATURE:
        yield from build_feature(g, me, effect.value)
    elif effect.block is Block.SELL_SHEEP and effect.when is When.BUILT:
        yield from sell_to_supply(g, me, effect)
    elif effect.block is Block.BUY_SHEEP and effect.when is When.BUILT:
        yield from buy_from_supply(g, me, effect)


def build_feature(g: Lowlands, me: Player, value: int) -> Flow:
    """A second build action at once, for a feature only; it may be declined."""
    options = tile_options(g, me, value, FEATURES_ONLY)
    if not options:
        return
    pick = yield Choice(me.seat, Prompt("build-feature", {"value": value}), [*options, DONE])
    if pick != DONE:
        yield from build(g, me, value, g.setup.tiles[pick - TILE])


# What can be built


def tile_options(g: Lowlands, me: Player, value: int, kinds: Iterable[int]) -> list[Option]:
    """The open tiles that can be built with an action value."""
    return [Option(TILE + tile.number) for tile in buildable(g, me, value, kinds)]


def can_build(g: Lowlands, me: Player, value: int) -> bool:
    return len(buildable(g, me, value, EVERY_KIND, 1)) > 0


def buildable(g: Lowlands, me: Player, value: int, kinds: Iterable[int], enough: int = 99) -> list[Tile]:
    """The tiles of these kinds that nothing keeps from being built; only the first few if that is enough."""
    found: list[Tile] = []
    for kind in kinds:
        for tile in g.offer[kind]:
            if hindrance(g, me, tile, value) == NONE:
                found.append(tile)
                if len(found) >= enough:
                    return found
    return found


def hindrance(g: Lowlands, me: Player, tile: Tile, value: int) -> int:
    """What keeps the player from building a tile with an action value, the first thing there is."""
    if tile.level > value:
        return TOO_HIGH
    if tile.kind is not Kind.FEATURE:
        if not me.houses:
            return NO_HOUSE
        if me.storm and tile.kind is Kind.STORM:
            return SECOND_STORM
    if not can_pay(me.hand, cost_of(me, tile), me.laborers[BUILD]):
        return TOO_DEAR
    return NONE if has_place(g, me, tile) else NO_PLACE


def cost_of(me: Player, tile: Tile) -> list[int]:
    """The cost of a tile for this player, before laborers."""
    cost = list(tile.cost)
    if me.has(Block.CHEAPER):
        for effect in me.active(Block.CHEAPER):
            if cost[effect.resource]:
                cost[effect.resource] -= 1
    return cost


def cells_for(g: Lowlands, me: Player, tile: Tile) -> list[int]:
    """The free cells with the terrain of a tile where it leaves all sheep a place, before it lies there and after."""
    free = free_cells(g, me, tile)
    calm = calm_cells(me, tile)
    return [cell for cell in range(CELLS) if free >> cell & 1 and (calm >> cell & 1 or leaves_room(me, tile, cell))]


def has_place(g: Lowlands, me: Player, tile: Tile) -> bool:
    """Is there any such cell?"""
    free = free_cells(g, me, tile)
    if free & calm_cells(me, tile):
        return True
    return any(free >> cell & 1 and leaves_room(me, tile, cell) for cell in range(CELLS))


def free_cells(g: Lowlands, me: Player, tile: Tile) -> int:
    return g.setup.boards[me.board][tile.terrain] & ~(me.buildings | me.features)


def calm_cells(me: Player, tile: Tile) -> int:
    """Cells where a tile disturbs no sheep, as far as one can see at a glance."""
    closed = inside(pastures(me.fences, me.buildings))
    if (closed & ~me.features).bit_count() > me.sheep:  # a place to spare, even if all tiles housed nothing
        return ALL_CELLS
    quiet = not me.blocks & HOUSING or (tile.kind is Kind.FEATURE and not me.has(Block.HOUSE_BESIDE))
    return ALL_CELLS & ~closed if quiet else 0


def leaves_room(me: Player, tile: Tile, cell: Cell) -> bool:
    """Are all sheep housed without this cell, and also once the tile lies on it?"""
    if me.room_with(me.fences, 1 << cell) < me.sheep:
        return False
    trial = me.copy()
    trial.put(tile, cell)
    return trial.room() >= me.sheep
