"""All options that a game can ever offer. Their numbers stand in `options.txt`, where new ones come last.

The small ones are constants here, since rules count with them; spaces and cards ask for theirs when they are defined.
"""

from typing import Final

from allmende.agricola.goods import COMMON, GOODS
from allmende.table.choice import Option
from allmende.table.vocabulary import Key, read_manifest

CELLS: Final = 19
"""15 spaces of a farmyard, and those that modules attach to it."""
EDGES: Final = 48

ACTIONS: Final = (
    "rooms", "stables", "stable", "renovate", "fences", "plow", "sow", "bake", "improvement", "major", "minor",
    "occupation", "family", "buy",
)  # fmt: skip
"""Parts of action spaces of which a player chooses."""

DONE: Final = Option(0)
YES: Final = Option(1)
NO: Final = Option(2)
ANYTIME: Final = Option(3)  # something that may be done at any time: exchange, cook, discard
BAKE: Final = Option(4)  # one grain
GOOD: Final = 5
EAT: Final = GOOD + COMMON  # turn 1 of a good into food, in the order of goods
DISCARD: Final = EAT + COMMON  # give 1 of a good back; release an animal
ACTION: Final = DISCARD + COMMON
CELL: Final = ACTION + len(ACTIONS)
EDGE: Final = CELL + CELLS
SOW_GRAIN: Final = EDGE + EDGES
SOW_VEGETABLE: Final = SOW_GRAIN + CELLS
COUNT: Final = SOW_VEGETABLE + CELLS
COUNTS: Final = 10

SMALL: Final[list[Key]] = [
    ("done",), ("yes",), ("no",), ("anytime",), ("bake",),
    *[("good", good) for good in GOODS[:COMMON]],
    *[("eat", good) for good in GOODS[:COMMON]],
    *[("discard", good) for good in GOODS[:COMMON]],
    *[("action", name) for name in ACTIONS],
    *[("cell", cell) for cell in range(CELLS)],
    *[("edge", edge) for edge in range(EDGES)],
    *[("grain", cell) for cell in range(CELLS)],
    *[("vegetable", cell) for cell in range(CELLS)],
    *[("count", count) for count in range(COUNTS)],
]  # fmt: skip


VOCABULARY: Final = read_manifest("allmende.agricola")
"""
>>> VOCABULARY.key(DONE), VOCABULARY.key(EAT + 7), VOCABULARY.key(CELL + 4), VOCABULARY.key(SOW_GRAIN + 2)
(('done',), ('eat', 'sheep'), ('cell', 4), ('grain', 2))
"""
if list(VOCABULARY)[: len(SMALL)] != SMALL:
    raise ValueError("the constants of allmende.agricola.vocabulary are not the numbers of options.txt")

GOOD_OF: Final = [VOCABULARY.number_of("good", good) for good in GOODS]
EAT_OF: Final = [VOCABULARY.number_of("eat", good) for good in GOODS]
DISCARD_OF: Final = [VOCABULARY.number_of("discard", good) for good in GOODS]
"""The options of a good. `GOOD`, `EAT` and `DISCARD` begin the rows of the common goods."""
CHOSEN: Final = {int(option): good for good, option in enumerate(GOOD_OF)}
EATEN: Final = {int(option): good for good, option in enumerate(EAT_OF)}
DISCARDED: Final = {int(option): good for good, option in enumerate(DISCARD_OF)}
"""... and the goods of these options."""


def action(name: str) -> Option:
    return Option(ACTION + ACTIONS.index(name))
