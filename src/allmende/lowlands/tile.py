"""What a tiles file holds, once it is read: farm expansions with their effects, and the figures of the boards.

Its words are those of the file, which docs/lowlands-tiles.md explains.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from allmende.table.rules import Json

RESOURCES: Final = ("wood", "clay", "stone")
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2

TERRAINS: Final = ("bush", "tree", "pond")
BUSH: Final = 1
TREE: Final = 2
POND: Final = 4

TOP_AREA: Final = 20


class Kind(StrEnum):
    FEATURE = "feature"
    ACTION = "action"
    SHEEP = "sheep"
    STORM = "storm"


KIND_COUNTS: Final = {Kind.FEATURE: 16, Kind.ACTION: 12, Kind.SHEEP: 12, Kind.STORM: 6}
LETTERS: Final = {Kind.FEATURE: "F", Kind.ACTION: "A", Kind.SHEEP: "S", Kind.STORM: "W"}
TILE_IDS: Final = tuple([f"{LETTERS[kind]}{n:02}" for kind in Kind for n in range(1, KIND_COUNTS[kind] + 1)])
"""All tiles, in the order of their options."""


class Action(StrEnum):
    """The five spaces for farmers."""

    BUILD = "build"
    DIKE = "dike"
    FENCES = "fences"
    SHEEP = "sheep"
    DRAW = "draw"


class Good(StrEnum):
    """What tiles and progress tokens give."""

    COINS = "coins"
    CARDS = "cards"
    SHEEP = "sheep"
    STEPS = "steps"
    LABORER = "laborer"
    FENCES = "fences"
    MOVES = "moves"
    FARMER = "farmer"


class Gives(StrEnum):
    """What the income board shows."""

    CARD = "card"
    COIN = "coin"
    CARD_OR_COIN = "card_or_coin"
    LABORER = "laborer"


class Count(StrEnum):
    """What is counted for an effect."""

    COINS = "coins"
    SHEEP = "sheep"
    DIKE_POINTS = "dike_points"
    PASTURES = "pastures"
    FEATURES = "features"
    BUILDINGS = "buildings"
    EMPTY_BESIDE = "empty_beside"
    TILES_BESIDE = "tiles_beside"
    TERRAIN = "terrain"


class Where(StrEnum):
    INSIDE = "inside"
    OUTSIDE = "outside"


class When(StrEnum):
    BUILT = "built"
    UPKEEP = "upkeep"


class Spaces(StrEnum):
    """Which of the spaces beside a tile house more sheep."""

    PASTURE = "pasture"
    SAME = "same"
    OPEN = "open"


class Which(StrEnum):
    LARGEST = "largest"
    EACH = "each"


class Block(StrEnum):
    """The effects of tiles."""

    GAIN = "gain"
    BUILD_FEATURE = "build_feature"
    SELL_SHEEP = "sell_sheep"
    BUY_SHEEP = "buy_sheep"
    CHEAPER = "cheaper"
    FREE_FENCES = "free_fences"
    LOWER_FEE = "lower_fee"
    FARMER_VALUE = "farmer_value"
    ACTION_POINTS = "action_points"
    SWAP_CARDS = "swap_cards"
    LEFTOVER_COINS = "leftover_coins"
    CO_BUILD = "co_build"
    MARKET_ROWS = "market_rows"
    SALE_BONUS = "sale_bonus"
    BREED_AS = "breed_as"
    BREED_MORE = "breed_more"
    INCOME = "income"
    HOUSE_TILE = "house_tile"
    HOUSE_BESIDE = "house_beside"
    HOUSE_OWN_PASTURE = "house_own_pasture"
    HOUSE_PASTURES = "house_pastures"
    HOUSE_FEATURES = "house_features"
    STORM_GAIN = "storm_gain"
    SCORE = "score"
    DROP_BREACHES = "drop_breaches"


class Effect:
    """A block with its parameters; those that the block does not have are None, 0, or 1 for `every`."""

    __slots__ = (
        "action", "block", "bonus", "count", "every", "farmer", "least", "most", "per", "price", "resource", "spaces",
        "terrain", "value", "what", "when", "which",
    )  # fmt: skip

    def __init__(self, block: Block, numbers: Mapping[str, int], words: Mapping[str, str], terrain: int = 0) -> None:
        self.block = block
        self.count = numbers.get("count", 0)
        self.every = numbers.get("every", 1)
        self.farmer = numbers.get("farmer", 0)
        self.value = numbers.get("value", 0)
        self.price = numbers.get("price", 0)
        self.bonus = numbers.get("bonus", 0)
        self.least = numbers.get("least", 0)
        self.most = numbers.get("most", 0)
        self.what = Good(words["what"]) if "what" in words else None
        self.per = Count(words["per"]) if "per" in words else None
        self.when = When(words["when"]) if "when" in words else None
        self.resource = RESOURCES.index(words["resource"]) if "resource" in words else 0
        self.action = Action(words["action"]) if "action" in words else None
        self.spaces = Spaces(words["spaces"]) if "spaces" in words else None
        self.which = Which(words["which"]) if "which" in words else None
        self.terrain = terrain  # bits


class Tile(NamedTuple):
    """A farm expansion. `number` is its place in TILE_IDS, `terrain` the bit of the terrain that it needs, or 0."""

    number: int
    id: str
    kind: Kind
    level: int
    cost: tuple[int, int, int]
    terrain: int
    points: int
    where: Where | None
    effects: tuple[Effect, ...]
    house: bool
    names: Mapping[str, str]
    """By language; what is missing stands in the catalog."""
    texts: Mapping[str, str]


class MarketRow(NamedTuple):
    spaces: int
    sheep: int


class Market(NamedTuple):
    """The board for a number of players. As many resources as the store has spaces complete a dike segment."""

    store: int
    rows: tuple[MarketRow, ...]


class Gift:
    """One of the goods that a progress token offers."""

    __slots__ = ("count", "what")

    def __init__(self, what: Good, count: int) -> None:
        self.what = what
        self.count = count


class ProgressToken(NamedTuple):
    """One of its gifts is for the player who reaches it."""

    id: str
    choices: tuple[Gift, ...]


class IncomeSection(NamedTuple):
    """A part of the income board, and how many fences or houses cover it."""

    covers: int
    gives: Gives


class FarmBoard(NamedTuple):
    """The terrain bits of its 20 spaces, row by row."""

    id: str
    spaces: tuple[int, ...]


class Start(NamedTuple):
    """What a player begins with; `other_coins` for all but the first player, `pasture` as numbers of spaces."""

    coins: int
    other_coins: int
    cards: int
    sheep: int
    laborer: Action
    pasture: tuple[int, ...]


class DikeTrack(NamedTuple):
    """How many spaces each area has, and which are large, counted in steps from the start.

    >>> track = DikeTrack((1, *[2] * 20), (4, 8, 12, 16, 20))
    >>> [track.points(steps) for steps in (0, 1, 2, 3, 40, 41, 43)]
    [0, 1, 1, 2, 20, 21, 22]
    >>> track.tokens(3, 8), track.tokens(43, 44)
    ([0, 1], [0])
    """

    areas: tuple[int, ...]
    large: tuple[int, ...]

    def points(self, steps: int) -> int:
        """The dike points of a marker that has gone so many steps."""
        first, lap = self.areas[0], sum(self.areas) - self.areas[0]
        if steps < first:
            return 0
        rounds, left = divmod(steps - first, lap)
        area = 1
        while left >= self.areas[area]:
            left -= self.areas[area]
            area += 1
        return area + TOP_AREA * rounds

    def tokens(self, before: int, after: int) -> list[int]:
        """Which progress tokens a marker reaches or passes, in this order, when it goes that way."""
        first, lap = self.areas[0], sum(self.areas) - self.areas[0]
        found: list[int] = []
        for steps in range(before + 1, after + 1):
            space = steps if steps < first else first + (steps - first) % lap
            if space in self.large:
                found.append(self.large.index(space))
        return found


class TileSet:
    """All that a tiles file says."""

    __slots__ = (
        "_data", "by_id", "dike_track", "farm_boards", "fence_sections", "house_sections", "markets",
        "progress_tokens", "start", "tiles",
    )  # fmt: skip

    def __init__(
        self,
        data: Json,
        tiles: tuple[Tile, ...],
        markets: dict[int, Market],
        dike_track: DikeTrack,
        progress_tokens: tuple[ProgressToken, ...],
        fence_sections: tuple[IncomeSection, ...],
        house_sections: tuple[IncomeSection, ...],
        farm_boards: tuple[FarmBoard, ...],
        start: Start,
    ) -> None:
        self._data = data
        self.tiles = tiles  # in the order of TILE_IDS
        self.by_id = {tile.id: tile for tile in tiles}
        self.markets = markets  # by the number of players
        self.dike_track = dike_track
        self.progress_tokens = progress_tokens
        self.fence_sections = fence_sections  # from the left
        self.house_sections = house_sections
        self.farm_boards = farm_boards
        self.start = start

    def to_json(self) -> Json:
        """The file as plain data: `tiles_from` makes the same set of it."""
        plain: Json = json.loads(json.dumps(self._data))
        return plain
