"""The small words of The Lowlands: resources, spaces, goods, and all options a game can ever offer."""

from typing import Final

from allmende.lowlands.tiles import CLAY, RESOURCES, STONE, TILE_IDS, WOOD, Action, Good, Kind
from allmende.table.choice import Option
from allmende.table.vocabulary import read_manifest

__all__ = ["CLAY", "RESOURCES", "STONE", "WOOD"]

# The five action spaces of a farmyard
BUILD: Final = 0
DIKE: Final = 1
FENCES: Final = 2
SHEEP: Final = 3
DRAW: Final = 4
SPACES: Final = tuple(Action)

FARMERS: Final = (2, 3, 4)

GOODS: Final = tuple(Good)
KINDS: Final = tuple(Kind)  # of tiles; all but the first, features, are buildings

CELLS: Final = 20
EDGES: Final = 49
ROWS: Final = 6
SEATS: Final = 4
COUNTS: Final = 10

# Options, numbered as in options.txt, where new ones come last.
DONE: Final = Option(0)
YES: Final = Option(1)
NO: Final = Option(2)
DECK: Final = Option(3)
MARKET: Final = Option(4)
MOVE: Final = Option(5)
BUY: Final = Option(6)
SELL: Final = Option(7)
SECOND_LABORER: Final = Option(8)
SPACE: Final = 9
FARMER: Final = SPACE + 5
RESOURCE: Final = FARMER + 3
ROW: Final = RESOURCE + 3
SEAT: Final = ROW + ROWS
COUNT: Final = SEAT + SEATS
GOOD: Final = COUNT + COUNTS
CELL: Final = GOOD + 8
EDGE: Final = CELL + CELLS
TILE: Final = EDGE + EDGES

VOCABULARY: Final = read_manifest("allmende.lowlands")
"""
>>> VOCABULARY.key(DONE), VOCABULARY.key(SPACE + DIKE), VOCABULARY.key(EDGE + 12), VOCABULARY.key(TILE)
(('done',), ('space', 'dike'), ('edge', 12), ('tile', 'F01'))
"""
RUNS: Final = (
    [("done",), ("yes",), ("no",), ("deck",), ("market",), ("move",), ("buy",), ("sell",), ("laborer",)]
    + [("space", space.value) for space in SPACES]
    + [("farmer", farmer) for farmer in FARMERS]
    + [("resource", resource) for resource in RESOURCES]
    + [("row", row) for row in range(ROWS)]
    + [("seat", seat) for seat in range(SEATS)]
    + [("count", count) for count in range(COUNTS)]
    + [("good", good.value) for good in GOODS]
    + [("cell", cell) for cell in range(CELLS)]
    + [("edge", edge) for edge in range(EDGES)]
    + [("tile", tile) for tile in TILE_IDS]
)
"""Each kind of thing in one run of numbers, which the constants above count on."""
if list(VOCABULARY)[: len(RUNS)] != RUNS:
    raise ValueError("the constants of allmende.lowlands.vocabulary are not the numbers of options.txt")
