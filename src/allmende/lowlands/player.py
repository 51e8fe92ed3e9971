"""A player: the farm, the hand and the purse, and how many sheep the farm houses.

A hand is three numbers: wood, clay, stone. Sheep may be herded at any time, so a farm only counts them; they fit if
there are not more than places.
"""

from typing import Final

from allmende.lowlands.farm import ALL_CELLS, BESIDE, CELLS, Cell, Pastures, pastures
from allmende.lowlands.setup import BIT, HOUSES, HOUSING, blocks_of
from allmende.lowlands.tiles import Block, Effect, Kind, Spaces, Tile, Where, Which
from allmende.table.choice import Seat
from allmende.table.state import Seated

NOT_SWAPPED: Final = 0
NOT_NOW: Final = 1  # declined in this turn
SWAPPED: Final = 2

ALL_FARMERS: Final = 0b111


class Player(Seated):
    """One player: the farm, the hand and the purse."""

    __slots__ = (
        "blocks", "board", "breaches", "buildings", "cells", "coins", "farmers", "features", "fences", "hand",
        "houses", "laborers", "loose", "owed", "plus_two", "reserve", "sheep", "shown", "spare", "special",
        "steps", "storm", "swapped", "tiles", "used",
    )  # fmt: skip

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.hand = [0, 0, 0]
        self.shown = [0, 0, 0]  # of the hand, what everyone has seen being taken
        self.coins = 0
        self.sheep = 0
        self.loose = 0  # of the sheep, those that stand on a tile whatever the housing rules say
        self.breaches = 0
        self.steps = 0  # on the dike track
        self.special = 0  # points noted in the storm surge
        self.plus_two = False  # holds the token "farmer +2"
        # The farm
        self.board = 0
        self.fences = 0  # lines with a fence
        self.spare = 0  # fences on the income board
        self.owed = 0  # fences that were set and must yet be taken from elsewhere, inside an action only
        self.houses = HOUSES  # on the income board
        self.tiles: list[Tile] = []  # in the order they were built
        self.cells: list[int] = []  # and where
        self.buildings = 0
        self.features = 0
        self.blocks = 0  # the blocks of all these tiles
        self.storm = False  # has a storm surge building
        # The work
        self.farmers = ALL_FARMERS  # not yet placed: values 2, 3, 4
        self.used = [0, 0, 0, 0, 0]  # farmers on each space
        self.laborers = [0, 0, 0, 0, 0]
        self.reserve = 0  # laborers not yet in play
        self.swapped = NOT_SWAPPED  # cards in this work phase

    def copy(self) -> "Player":
        other = Player(self.seat)
        other.hand = self.hand[:]
        other.shown = self.shown[:]
        other.coins = self.coins
        other.sheep = self.sheep
        other.loose = self.loose
        other.breaches = self.breaches
        other.steps = self.steps
        other.special = self.special
        other.plus_two = self.plus_two
        other.board = self.board
        other.fences = self.fences
        other.spare = self.spare
        other.owed = self.owed
        other.houses = self.houses
        other.tiles = self.tiles[:]
        other.cells = self.cells[:]
        other.buildings = self.buildings
        other.features = self.features
        other.blocks = self.blocks
        other.storm = self.storm
        other.farmers = self.farmers
        other.used = self.used[:]
        other.laborers = self.laborers[:]
        other.reserve = self.reserve
        other.swapped = self.swapped
        return other

    def cards(self) -> int:
        """How many resource cards are in hand."""
        return self.hand[0] + self.hand[1] + self.hand[2]

    def put(self, tile: Tile, cell: Cell) -> None:
        """Lay a tile on the farm."""
        self.tiles.append(tile)
        self.cells.append(cell)
        self.blocks |= blocks_of(tile)
        if tile.kind is Kind.FEATURE:
            self.features |= 1 << cell
        else:
            self.buildings |= 1 << cell
            self.houses -= 1
            self.storm = self.storm or tile.kind is Kind.STORM

    def has(self, block: Block) -> bool:
        return self.blocks & BIT[block] != 0

    def active(self, block: Block) -> list[Effect]:
        """The effects of a block that are in force: those of tiles that lie where they must."""
        if not self.blocks & BIT[block]:
            return []
        return [
            effect
            for tile, cell in zip(self.tiles, self.cells, strict=True)
            for effect in tile.effects
            if effect.block is block and (tile.where is None or self.lies_right(tile, cell))
        ]

    def total(self, block: Block) -> int:
        """The counts of a block, added up."""
        return sum([effect.count for effect in self.active(block)]) if self.blocks & BIT[block] else 0

    def lies_right(self, tile: Tile, cell: Cell) -> bool:
        """Is a tile inside a pasture, or outside, as it must be to act?"""
        if tile.where is None:
            return True
        closed = any(area >> cell & 1 for area in pastures(self.fences, self.buildings))
        return closed == (tile.where is Where.INSIDE)

    # Housing

    def room(self) -> int:
        """How many sheep the farm houses."""
        return self.room_with(self.fences)

    def room_with(self, fences: int, taken: int = 0) -> int:
        """How many it would house with other fences, and if no sheep could stand on the bare cells that are taken."""
        closed = pastures(fences, self.buildings)
        inside = 0
        for area in closed:
            inside |= area
        bare = ALL_CELLS & ~(self.buildings | self.features | taken)
        room = (inside & bare).bit_count()
        if self.blocks & HOUSING:
            for effect, cell in self.housing(inside):
                room += effect.count * (
                    self.more_places(effect, cell, closed, inside, bare).bit_count()
                    + pastures_that_house(effect, closed)
                )
        return room

    def places(self) -> list[int]:
        """How many sheep each cell houses, and as a last entry the pastures as a whole."""
        closed = pastures(self.fences, self.buildings)
        inside = 0
        for area in closed:
            inside |= area
        bare = ALL_CELLS & ~(self.buildings | self.features)
        found = [(inside & bare) >> cell & 1 for cell in range(CELLS)]
        found.append(0)
        for effect, cell in self.housing(inside):
            around = self.more_places(effect, cell, closed, inside, bare)
            for other in range(CELLS):
                if around >> other & 1:
                    found[other] += effect.count
            found[CELLS] += effect.count * pastures_that_house(effect, closed)
        return found

    def housing(self, inside: int) -> list[tuple[Effect, int]]:
        """The effects in force that house sheep, with the cells of their tiles."""
        return [
            (effect, cell)
            for tile, cell in zip(self.tiles, self.cells, strict=True)
            for effect in tile.effects
            if BIT[effect.block] & HOUSING
            and (tile.where is None or (inside >> cell & 1 == 1) == (tile.where is Where.INSIDE))
        ]

    def more_places(self, effect: Effect, cell: Cell, closed: Pastures, inside: int, bare: int) -> int:
        """The cells where a block of the tile on this cell houses more sheep."""
        block = effect.block
        if block is Block.HOUSE_TILE:
            return 1 << cell
        if block is Block.HOUSE_FEATURES:
            return self.features
        if block is Block.HOUSE_OWN_PASTURE:
            return own_pasture(closed, cell) & bare
        if block is Block.HOUSE_PASTURES:
            return 0
        around = BESIDE[cell] & bare
        if effect.spaces is Spaces.SAME:
            return around & own_pasture(closed, cell)
        return around & (inside if effect.spaces is Spaces.PASTURE else ~inside)


def pastures_that_house(effect: Effect, closed: Pastures) -> int:
    """How many pastures as a whole house more sheep."""
    if effect.block is not Block.HOUSE_PASTURES:
        return 0
    large = sum([area.bit_count() >= effect.least for area in closed])
    return large if effect.which is Which.EACH else min(1, large)


def own_pasture(closed: tuple[int, ...], cell: Cell) -> int:
    """The pasture that contains a cell; none if it lies outside."""
    for area in closed:
        if area >> cell & 1:
            return area
    return 0
