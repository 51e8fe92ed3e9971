"""What stays the same for a whole game: the figures of the rulebook, and those of a tile file for so many players."""

from typing import Final

from allmende.lowlands.farm import ALL_CELLS, CELLS, outline
from allmende.lowlands.tiles import Block, Gives, Tile, TileSet
from allmende.lowlands.vocabulary import SPACES

FENCES_PER_PLAYER: Final = 16
HOUSES: Final = 4
LABORERS: Final = 2
CARDS_OF_A_TYPE: Final = 22
HAND_LIMIT: Final = 8
DISPLAY: Final = 4
OPEN_TILES: Final = 3
FLOOD_CARDS: Final = (1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6)
HIGH: Final = 4  # the back of a flood card tells values from here on from lower ones
SEA: Final = 3  # flood cards in a stage
FLOOD_PIECES: Final = 36
LEVELS: Final = ((3, 4), (4, 3), (6, 2))
"""Segments of a dike level, and their length."""
SEGMENTS: Final = 13
DIKE_VALUES: Final = (3, 2, 2, 1, 1, 0, 0)
SHEEP_PRICES: Final = (2, 2, 3, 3, 4, 4, 5)
MIDDLE: Final = 3
STAGES: Final = 3

BIT: Final = {block: 1 << n for n, block in enumerate(Block)}
HOUSING: Final = (
    BIT[Block.HOUSE_TILE] | BIT[Block.HOUSE_BESIDE] | BIT[Block.HOUSE_OWN_PASTURE] | BIT[Block.HOUSE_PASTURES]
    | BIT[Block.HOUSE_FEATURES]
)  # fmt: skip


def moved(value: int, holds: bool) -> int:
    """Where the value marker goes at a high tide.

    Three moves from the middle never leave the track; an arranged situation may stand at its end all the same.
    """
    return min(len(SHEEP_PRICES) - 1, value + 1) if holds else max(0, value - 1)


def blocks_of(tile: Tile) -> int:
    """The blocks of a tile, as bits."""
    bits = 0
    for effect in tile.effects:
        bits |= BIT[effect.block]
    return bits


class Setup:
    """A tile file as a game for so many players uses it. Shared by all copies of a game."""

    __slots__ = (
        "boards", "fence_sections", "house_gives", "laborer", "large", "pasture", "players", "rows", "spare", "store",
        "tile_set", "tiles",
    )  # fmt: skip

    def __init__(self, tile_set: TileSet, players: int) -> None:
        self.tile_set = tile_set
        self.players = players
        self.tiles = tile_set.tiles
        market = tile_set.markets[players]
        self.store = market.store
        self.rows = [(row.spaces, row.sheep) for row in market.rows]
        self.large: dict[int, int] = {space: n for n, space in enumerate(tile_set.dike_track.large)}
        # Behind how many built fences a section is uncovered, and what it gives.
        self.fence_sections: list[tuple[int, Gives]] = []
        built = 0
        for section in tile_set.fence_sections:
            built += section.covers
            self.fence_sections.append((built, section.gives))
        self.house_gives = [section.gives for section in tile_set.house_sections]
        self.boards = [terrain_cells(board.spaces) for board in tile_set.farm_boards]
        start = tile_set.start
        self.laborer = SPACES.index(start.laborer)
        self.pasture = 0
        for cell in start.pasture:
            self.pasture |= 1 << cell
        self.spare = FENCES_PER_PLAYER - outline(self.pasture).bit_count()

    def dike_points(self, steps: int) -> int:
        return self.tile_set.dike_track.points(steps)


def terrain_cells(spaces: tuple[int, ...]) -> tuple[int, ...]:
    """For each mask of terrain types the cells that carry any of them; for 0, all cells."""
    masks = [0] * 8
    masks[0] = ALL_CELLS
    for types in range(1, 8):
        for cell in range(CELLS):
            if spaces[cell] & types:
                masks[types] |= 1 << cell
    return tuple(masks)
