"""The small words of The Lowlands: resources, spaces, goods, and all options a game can ever offer."""

from typing import Final

from allmende.lowlands.tiles import CLAY, RESOURCES, STONE, TILE_IDS, WOOD, Action, Good, Kind
from allmende.table.choice import Option
from allmende.table.vocabulary import Key, Vocabulary

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

# Options. Their numbers are stable: new ones come last.
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


def vocabulary() -> Vocabulary:
    """All options, each kind of thing in one run of numbers.

    >>> words = vocabulary()
    >>> words.key(DONE), words.key(SPACE + DIKE), words.key(EDGE + 12), words.key(TILE)
    (('done',), ('space', 'dike'), ('edge', 12), ('tile', 'F01'))
    """
    keys: list[Key] = [
        ("done",), ("yes",), ("no",), ("deck",), ("market",), ("move",), ("buy",), ("sell",), ("laborer",),
    ]  # fmt: skip
    keys += [("space", space.value) for space in SPACES]
    keys += [("farmer", farmer) for farmer in FARMERS]
    keys += [("resource", resource) for resource in RESOURCES]
    keys += [("row", row) for row in range(ROWS)]
    keys += [("seat", seat) for seat in range(SEATS)]
    keys += [("count", count) for count in range(COUNTS)]
    keys += [("good", good.value) for good in GOODS]
    keys += [("cell", cell) for cell in range(CELLS)]
    keys += [("edge", edge) for edge in range(EDGES)]
    keys += [("tile", tile) for tile in TILE_IDS]
    return Vocabulary(keys)
