"""What the blocks of tiles count, and what they do in the storm surge.

Each block is looked up at its moment, where the rule that it changes is written: `cheaper` where tiles and fences are
paid, `house_…` where a farm counts its places, `lower_fee` where a farmer is placed. `Player.active` finds those in
force.
"""

from allmende.lowlands.farm import BESIDE, CELLS, Cell, pastures
from allmende.lowlands.goods import step
from allmende.lowlands.player import Player
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import Block, Count, Effect, Good


def amount(g: Lowlands, me: Player, effect: Effect, cell: Cell) -> int:
    """How much an effect of the tile on this cell gives: so much for every so many things counted."""
    return effect.count * (counted(g, me, effect, cell) // effect.every)


def counted(g: Lowlands, me: Player, effect: Effect, cell: Cell) -> int:
    per = effect.per
    if per is None:
        return 1
    if per is Count.COINS:
        return max(0, me.coins)
    if per is Count.SHEEP:
        return me.sheep
    if per is Count.DIKE_POINTS:
        return g.dike_points(me)
    if per is Count.PASTURES:
        return len(pastures(me.fences, me.buildings))
    if per is Count.FEATURES:
        return me.features.bit_count()
    if per is Count.BUILDINGS:
        return me.buildings.bit_count()
    if per is Count.TILES_BESIDE:
        return (BESIDE[cell] & (me.buildings | me.features)).bit_count()
    if per is Count.EMPTY_BESIDE:
        return empty_beside(me, cell)
    return (g.setup.boards[me.board][effect.terrain] & ~(me.buildings | me.features)).bit_count()


def empty_beside(me: Player, cell: Cell) -> int:
    """Adjacent cells without tile and sheep, when the sheep are herded to stand elsewhere as far as they can."""
    bare = BESIDE[cell] & ~(me.buildings | me.features)
    places = me.places()
    around = sorted([places[other] for other in range(CELLS) if bare >> other & 1])
    crowd = me.sheep - me.loose - (sum(places) - sum(around))
    while crowd > 0 and around:
        crowd -= around.pop()
    return len(around)


def each_active(me: Player, block: Block) -> list[tuple[Effect, int]]:
    """The effects of a block that are in force, with the cells of their tiles."""
    return [
        (effect, cell)
        for tile, cell in zip(me.tiles, me.cells, strict=True)
        for effect in tile.effects
        if effect.block is block and me.lies_right(tile, cell)
    ]


def income_of_tiles(g: Lowlands, me: Player, what: Good) -> int:
    if not me.has(Block.INCOME):
        return 0
    return sum([amount(g, me, effect, cell) for effect, cell in each_active(me, Block.INCOME) if effect.what is what])


# Storm surge


def storm_functions(g: Lowlands) -> None:
    """All storm surge functions of tiles: first what is gained, then special points, then dike breach tokens."""
    gains = [
        (me, effect.what, amount(g, me, effect, cell))
        for me in g.in_order()
        for effect, cell in each_active(me, Block.STORM_GAIN)
    ]
    for me, what, count in gains:
        if what is Good.SHEEP:
            me.sheep += count
            me.loose += count
            if count:
                g.tell("get-sheep", me, good="sheep", count=count)
        else:
            for _ in range(count):
                step(g, me)
    for me in g.in_order():
        points = sum([amount(g, me, effect, cell) for effect, cell in each_active(me, Block.SCORE)])
        if points:
            me.special += points
            g.tell("special-points", me, count=points)
    for me in g.in_order():
        for effect in me.active(Block.DROP_BREACHES):
            if 0 < me.breaches <= effect.most:
                g.tell("drop-breaches", me, count=me.breaches)
                me.breaches = 0
