"""What a tile of The Lowlands is worth to a farmer, estimated from its points, its house and the blocks of its effects.

Nothing here knows a single tile: a block's parameters are all there is, so tiles of a person's own file are judged like
those of the package.
"""

from collections.abc import Sequence
from typing import Final

from allmende.bots.lowlands.expectations import Outlook, herd
from allmende.lowlands.build import cells_for, cost_of
from allmende.lowlands.effects import counted
from allmende.lowlands.farm import BESIDE, CELLS, inside, pastures
from allmende.lowlands.setup import BIT, HOUSING, blocks_of
from allmende.lowlands.tiles import Block, Count, Effect, Good, Kind, Spaces, Tile, When, Where
from allmende.lowlands.vocabulary import BUILD, DIKE, FENCES, SHEEP, SPACES

QUIET: Final = (
    0, 6, 7, 6, 1,
    0, 8, 9, 8, 2,
    0, 8, 9, 8, 2,
    0, 5, 6, 5, 1,
)  # fmt: skip
"""How much a tile on a cell would be in the way of pastures: they grow from the middle, tiles stand along the sides."""

NEIGHBOURLY: Final = BIT[Block.HOUSE_BESIDE] | BIT[Block.HOUSE_OWN_PASTURE]
"""Blocks that house more or fewer sheep depending on where their tile lies."""
BESIDE_COUNTS: Final = (Count.EMPTY_BESIDE, Count.TILES_BESIDE)


def net_worth(o: Outlook, tile: Tile, taste: Sequence[float]) -> float:
    """What building a tile brings in points, less its resources and its action points."""
    return tile_worth(o, tile) * o.style.tiles * taste[tile.number] - (cards_for(o, tile) + tile.level) * o.card


def cards_for(o: Outlook, tile: Tile) -> int:
    """How many cards a tile takes out of the hand, two for one where needed."""
    cost, hand = cost_of(o.me, tile), o.me.hand
    missing = [max(0, cost[kind] - hand[kind]) for kind in range(3)]
    saved = o.me.laborers[BUILD]
    lacking = max(0, sum(missing) - saved)
    return max(0, sum(cost) - saved) + lacking


def tile_worth(o: Outlook, tile: Tile) -> float:
    """What a tile is worth once it lies on its best cell."""
    worth = float(tile.points)
    if tile.kind is not Kind.FEATURE:
        worth += o.house_worth()
        # There are few houses: one that is used early cannot be used for something better.
        worth -= 0.35 * o.work * (5 - o.me.houses) * 0.25
    cell = -1
    if needs_cell(tile):
        cell = best_cell(o, tile, cells_for(o.g, o.me, tile))
        if cell < 0 or (tile.where is not None and not lies_right(o, tile, cell)):
            return worth + sum([effect_worth(o, effect, -1) for effect in tile.effects if at_once(effect)])
    if blocks_of(tile) & HOUSING:
        gained = o.room_worth(room_with(o, tile, cell if cell >= 0 else quiet_cell(o, tile)))
        # Open land beside a tile will be fenced one day, and houses sheep without the tile then.
        open_land = any(effect.spaces is Spaces.OPEN for effect in tile.effects)
        worth += 0.6 * gained if open_land else gained
    elif not calm(o, tile, cell):
        worth -= 0.5 * o.price
    for effect in tile.effects:
        worth += effect_worth(o, effect, cell)
    return worth


def at_once(effect: Effect) -> bool:
    return effect.block in (Block.GAIN, Block.BUILD_FEATURE) or effect.when is When.BUILT


# Where


def needs_cell(tile: Tile) -> bool:
    """Does its worth depend on where it lies?"""
    return (
        tile.where is not None
        or blocks_of(tile) & NEIGHBOURLY != 0
        or any(effect.per in BESIDE_COUNTS for effect in tile.effects)
    )


def calm(o: Outlook, tile: Tile, cell: int) -> bool:
    """Can it lie where it takes no place from a sheep?"""
    me = o.me
    closed = inside(pastures(me.fences, me.buildings))
    if cell >= 0:
        return not closed >> cell & 1
    return o.g.setup.boards[me.board][tile.terrain] & ~(me.buildings | me.features | closed) != 0


def lies_right(o: Outlook, tile: Tile, cell: int) -> bool:
    closed = inside(pastures(o.me.fences, o.me.buildings)) >> cell & 1 == 1
    return tile.where is None or closed == (tile.where is Where.INSIDE)


def best_cell(o: Outlook, tile: Tile, cells: Sequence[int]) -> int:
    """The cell where a tile does most and disturbs least; -1 if there is none."""
    me = o.me
    closed = inside(pastures(me.fences, me.buildings))
    houses = blocks_of(tile) & NEIGHBOURLY != 0
    beside = [effect for effect in tile.effects if effect.per in BESIDE_COUNTS]
    terrain = o.g.setup.boards[me.board][7]
    best, found = -1e9, -1
    for cell in cells:
        worth = -0.25 * QUIET[cell]
        if terrain >> cell & 1 and not tile.terrain:
            worth -= 0.3  # leave it to a tile that needs it
        if closed >> cell & 1 and not houses:
            worth -= o.price if o.room <= me.sheep + me.sheep // 2 else 0.5 * o.price
        if tile.where is not None and (closed >> cell & 1 == 1) != (tile.where is Where.INSIDE):
            worth -= 5
        elif houses:
            worth += o.price * room_with(o, tile, cell)
        for effect in beside:
            worth += effect_worth(o, effect, cell)
        if worth > best:
            best, found = worth, cell
    return found


def room_with(o: Outlook, tile: Tile, cell: int) -> int:
    """How many sheep the farm would house with a tile on a cell."""
    trial = o.me.copy()
    trial.put(tile, cell)
    return trial.room()


def quiet_cell(o: Outlook, tile: Tile) -> int:
    """A free cell where a tile disturbs little."""
    me = o.me
    closed = inside(pastures(me.fences, me.buildings))
    free = o.g.setup.boards[me.board][tile.terrain] & ~(me.buildings | me.features)
    free = free & ~closed or free
    return min([cell for cell in range(CELLS) if free >> cell & 1], key=QUIET.__getitem__)


# Effects


def effect_worth(o: Outlook, effect: Effect, cell: int) -> float:
    """What an effect will bring until the end of the game. Housing is judged by the farm as a whole, not here."""
    block, count, often, work, card = effect.block, effect.count, o.style.often, o.work, o.card
    me = o.me
    if BIT[block] & HOUSING:
        return 0.0
    if block is Block.GAIN:
        assert effect.what is not None
        return o.good_worth(effect.what, count)
    if block is Block.INCOME:
        each = 1.0 if effect.what is Good.COINS else card
        return o.upkeeps * count * each * (expected(o, effect, cell, 0.5) / effect.every)
    if block is Block.SCORE:
        return count * (expected(o, effect, cell, 1.0) / effect.every)
    if block is Block.STORM_GAIN:
        each = o.price if effect.what is Good.SHEEP else 0.5 * o.dike_value
        return count * each * max(0.0, expected(o, effect, cell, 1.0) / effect.every - 0.4)
    if block is Block.DROP_BREACHES:
        return o.breaks * o.price * min(effect.most, expected_breaches(o)) * (0.5 if work > 1 else 1.0)
    if block is Block.BUILD_FEATURE:
        return 0.8 * effect.value * card
    if block is Block.SELL_SHEEP:
        return sale_worth(o, effect)
    if block is Block.BUY_SHEEP:
        return purchase_worth(o, effect)
    if block is Block.BREED_AS:
        return o.herd_worth(me.sheep, -1, count) - o.herd_worth(me.sheep) + 0.3 * count * work
    if block is Block.BREED_MORE:
        return o.herd_worth(me.sheep, -1, 0, count) - o.herd_worth(me.sheep) + 0.5 * count * work
    # What makes an action better is worth as much as the action is taken.
    if block is Block.CHEAPER:
        return (0.65 * often[BUILD] + 0.4 * often[FENCES]) * work * card
    if block is Block.FREE_FENCES:
        return often[FENCES] * work * card * count if me.spare > count else 0.0
    if block is Block.LOWER_FEE:
        return 0.8 * work * count
    if block is Block.FARMER_VALUE:
        return 1.1 * count * work * card
    if block is Block.ACTION_POINTS:
        assert effect.action is not None
        return often[SPACES.index(effect.action)] * work * card * count
    if block is Block.SWAP_CARDS:
        return 0.35 * min(count, 3) * work * card
    if block is Block.LEFTOVER_COINS:
        return 1.5 * work * max(0.1, 1 - card)
    if block is Block.CO_BUILD:
        return 0.6 * often[DIKE] * work * count * (1.0 if effect.what is Good.COINS else card)
    if block is Block.MARKET_ROWS:
        return often[SHEEP] * work * (count - 1) * 1.5
    if block is Block.SALE_BONUS:
        return often[SHEEP] * work * 1.8 * count
    return 0.0


def sale_worth(o: Outlook, effect: Effect) -> float:
    """Selling to the supply: the bonus, and the sheep that grow up again if the farm is full."""
    me = o.me
    price = o.g.price() + effect.bonus + me.total(Block.SALE_BONUS)
    if effect.when is When.BUILT:
        return max([sale_gain(o, n, price) for n in range(min(effect.count, me.sheep) + 1)])
    full = me.sheep + me.sheep // 2 > o.room
    return max(0, o.upkeeps - 1) * effect.count * (effect.bonus + (0.5 if full else 0.25) * o.g.price())


def sale_gain(o: Outlook, n: int, price: int) -> float:
    """What selling n sheep at a price brings, less what they would have become."""
    return n * price - (o.herd_worth(o.me.sheep) - o.herd_worth(o.me.sheep - n))


def purchase_worth(o: Outlook, effect: Effect) -> float:
    me = o.me
    if effect.when is When.BUILT:
        most = max(0, min(effect.count, o.room - me.sheep, me.coins // effect.price))
        return max([o.herd_worth(me.sheep + n) - o.herd_worth(me.sheep) - n * effect.price for n in range(most + 1)])
    return o.upkeeps * effect.count * max(0.0, o.price - effect.price) * 0.6


# What will be counted


def expected(o: Outlook, effect: Effect, cell: int, when: float) -> float:
    """How much an effect will count; `when` is 1 for the end of the game, 0.5 for the mean from now on."""
    g, me, per = o.g, o.me, effect.per
    if per is None:
        return 1.0
    if per is Count.COINS:
        return me.coins + 4.0 * o.work * when
    if per is Count.SHEEP:
        grown = herd(me.sheep, o.room, max(0, o.upkeeps), o.breed_as, o.breed_more)[0]
        return me.sheep + (grown - me.sheep) * when
    if per is Count.DIKE_POINTS:
        return g.dike_points(me) + 1.5 * o.work * o.style.dike * when
    if per is Count.PASTURES:
        return len(pastures(me.fences, me.buildings)) + 0.1 * o.work * when
    if per is Count.FEATURES:
        return me.features.bit_count() + 0.4 + 0.35 * o.work * when
    if per is Count.BUILDINGS:
        return me.buildings.bit_count() + 1 + min(me.houses - 1, 0.4 * o.work) * when
    if per is Count.TERRAIN:
        return max(0.0, counted(g, me, effect, cell) - 1 - 0.3 * o.work * when)
    if cell < 0:
        return 0.0
    tiles = me.buildings | me.features
    beside = BESIDE[cell]
    have = (beside & tiles).bit_count()
    free = beside.bit_count() - have
    if per is Count.TILES_BESIDE:
        return have + free * min(0.6, 0.15 * o.work) * when
    closed = inside(pastures(me.fences, me.buildings))
    empty = (beside & ~tiles & ~closed).bit_count() + 0.4 * (beside & ~tiles & closed).bit_count()
    return empty * max(0.4, 0.9 - 0.1 * o.work * when)


def expected_breaches(o: Outlook) -> float:
    g, me = o.g, o.me
    behind = max([g.dike_points(other) for other in g.players]) - g.dike_points(me)
    breaches = float(me.breaches)
    for n, p in enumerate(o.hold):
        breaches += (1 - p) * (behind + 0.5 * n)
    return breaches
