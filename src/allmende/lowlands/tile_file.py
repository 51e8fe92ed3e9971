"""Reading a tiles file: what is wrong with it is told in one sentence with its line.

docs/lowlands-tiles.md explains every field and every block of effects.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from allmende.lowlands.tile import (
    KIND_COUNTS,
    LETTERS,
    RESOURCES,
    TERRAINS,
    TILE_IDS,
    TOP_AREA,
    Action,
    Block,
    Count,
    DikeTrack,
    Effect,
    FarmBoard,
    Gift,
    Gives,
    Good,
    IncomeSection,
    Kind,
    Market,
    MarketRow,
    ProgressToken,
    Spaces,
    Start,
    Tile,
    TileSet,
    When,
    Where,
    Which,
)
from allmende.lowlands.tile_lines import Lines
from allmende.table import outside
from allmende.table.errors import BadGameOption
from allmende.table.rules import Json

ROWS: Final = 4
COLUMNS: Final = 5
FENCES: Final = 16
HOUSES: Final = 4
LANGUAGES: Final = ("en", "de")
KIND_NAMES: Final = {
    Kind.FEATURE: "features", Kind.ACTION: "action buildings", Kind.SHEEP: "sheep buildings",
    Kind.STORM: "storm surge buildings",
}  # fmt: skip
TOKEN_IDS: Final = ("P1", "P2", "P3", "P4", "P5")
BOARD_IDS: Final = ("B1", "B2", "B3", "B4")


class Parameter(NamedTuple):
    """What a parameter of a block may be: one of these words, or a number from low to high."""

    words: tuple[str, ...]
    low: int = 0
    high: int = 0
    needed: bool = True


_NUMBER: Final = Parameter((), 1, 9)
_WHEN: Final = Parameter(tuple(When))
_PER: Final = Parameter(tuple(Count))
_EVERY: Final = Parameter((), 1, 99, needed=False)
_TERRAIN: Final = Parameter(TERRAINS, needed=False)
_PURSE: Final = Parameter(("coins", "cards"))

BLOCKS: Final[dict[Block, dict[str, Parameter]]] = {
    Block.GAIN: {"what": Parameter(tuple([good for good in Good if good is not Good.FARMER])), "count": _NUMBER},
    Block.BUILD_FEATURE: {"value": Parameter((), 1, 4)},
    Block.SELL_SHEEP: {"when": _WHEN, "count": _NUMBER, "bonus": Parameter((), 0, 9)},
    Block.BUY_SHEEP: {"when": _WHEN, "count": _NUMBER, "price": _NUMBER},
    Block.CHEAPER: {"resource": Parameter(RESOURCES)},
    Block.FREE_FENCES: {"count": _NUMBER},
    Block.LOWER_FEE: {"count": _NUMBER},
    Block.FARMER_VALUE: {"farmer": Parameter((), 2, 4), "count": _NUMBER},
    Block.ACTION_POINTS: {"action": Parameter(tuple(Action)[1:]), "count": _NUMBER},
    Block.SWAP_CARDS: {"count": Parameter((), 1, 4)},
    Block.LEFTOVER_COINS: {},
    Block.CO_BUILD: {"what": _PURSE, "count": _NUMBER},
    Block.MARKET_ROWS: {"count": Parameter((), 2, 9)},
    Block.SALE_BONUS: {"count": _NUMBER},
    Block.BREED_AS: {"count": _NUMBER},
    Block.BREED_MORE: {"count": _NUMBER},
    Block.INCOME: {
        "what": _PURSE, "count": _NUMBER, "per": _PER._replace(needed=False), "every": _EVERY, "terrain": _TERRAIN,
    },
    Block.HOUSE_TILE: {"count": _NUMBER},
    Block.HOUSE_BESIDE: {"spaces": Parameter(tuple(Spaces)), "count": _NUMBER},
    Block.HOUSE_OWN_PASTURE: {"count": _NUMBER},
    Block.HOUSE_PASTURES: {
        "which": Parameter(tuple(Which)), "least": Parameter((), 1, ROWS * COLUMNS), "count": _NUMBER,
    },
    Block.HOUSE_FEATURES: {"count": _NUMBER},
    Block.STORM_GAIN: {
        "what": Parameter(("steps", "sheep")), "count": _NUMBER, "per": _PER, "every": _EVERY, "terrain": _TERRAIN,
    },
    Block.SCORE: {"count": _NUMBER, "per": _PER, "every": _EVERY, "terrain": _TERRAIN},
    Block.DROP_BREACHES: {"most": Parameter((), 1, 30)},
}  # fmt: skip
"""The blocks of effects, each with its parameters."""


class Source:
    """What is read, and how its mistakes are told: with a line if it is a text."""

    __slots__ = ("lines", "name")

    def __init__(self, name: str, lines: Lines | None) -> None:
        self.name = name
        self.lines = lines

    def line(self, table: str, index: int = 0, key: str | None = None, item: int | None = None) -> int:
        return 0 if self.lines is None else self.lines.of(table, index, key, item)

    def wrong(self, line: int, sentence: str) -> BadGameOption:
        return BadGameOption(f"{self.name}, line {line}: {sentence}" if line else f"{self.name}: {sentence}")


class Entry:
    """A table of the file, or one within a list of it, while it is read."""

    __slots__ = ("data", "index", "item", "key", "label", "source", "table")

    def __init__(
        self, source: Source, table: str, index: int, label: str, data: Any, key: str | None = None, item: int = 0
    ) -> None:
        self.source = source
        self.table = table
        self.index = index
        self.label = label  # "tile A05"
        self.key = key  # of the list in which it stands
        self.item = item
        if not isinstance(data, dict):
            raise self.wrong(None, f"{label} must be a table, got {shown(data)}")
        self.data: Json = data

    def line(self, key: str | None, item: int | None = None) -> int:
        if self.key is not None:
            return self.source.line(self.table, self.index, self.key, self.item)
        return self.source.line(self.table, self.index, key, item)

    def wrong(self, key: str | None, sentence: str, item: int | None = None) -> BadGameOption:
        return self.source.wrong(self.line(key, item), sentence)

    def must(self, key: str, be: str, got: Any, item: int | None = None) -> BadGameOption:
        return self.wrong(key, f"{key} of {self.label} must be {be}, got {shown(got)}", item)

    def only(self, *fields: str) -> None:
        """Check that it has no other fields, and that the remarks, which any table may have, are right."""
        for key in self.data:
            if key not in fields and (self.key is not None or key not in ("house", "source")):
                raise self.wrong(key, f"{self.label} has no field {shown(key)}: it has {', '.join(fields)}")
        if not isinstance(self.data.get("house", False), bool):
            raise self.must("house", "true or false", self.data["house"])
        if not isinstance(self.data.get("source", ""), str):
            raise self.must("source", "a text", self.data["source"])

    def get(self, key: str) -> Any:
        if key not in self.data:
            raise self.wrong(None, f"{self.label} has no {key}")
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if not is_number(value, low, high):
            raise self.must(key, f"a number from {low} to {high}", value)
        return int(value)

    def numbers(self, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
        values = self.values(key, count, "numbers")
        for item, value in enumerate(values):
            if not is_number(value, low, high):
                raise self.must(key, f"numbers from {low} to {high}", value, item)
        return tuple(values)

    def word(self, key: str, words: Sequence[str]) -> str:
        value = self.get(key)
        if not isinstance(value, str) or value not in words:
            raise self.must(key, either(words), value)
        return value

    def values(self, key: str, count: int = -1, noun: str = "") -> list[Any]:
        values = self.get(key)
        if not isinstance(values, list):
            raise self.must(key, "a list", values)
        if count not in (-1, len(values)):
            raise self.wrong(key, f"{key} of {self.label} must be {count} {noun}, got {len(values)}")
        return values

    def entries(self, key: str, noun: str) -> list[Entry]:
        """The tables in a list, each called by its number: "effect 2 of tile F01"."""
        return [
            Entry(self.source, self.table, self.index, f"{noun} {item + 1} of {self.label}", values, key, item)
            for item, values in enumerate(self.values(key))
        ]

    def texts(self, key: str) -> dict[str, str]:
        texts = self.data.get(key, {})
        if not isinstance(texts, dict) or not all(
            lang in LANGUAGES and isinstance(text, str) and text.strip() for lang, text in texts.items()
        ):
            raise self.must(key, 'texts such as { en = "Hedge", de = "Hecke" }', texts)
        return dict(texts)


def is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def shown(value: Any) -> str:
    try:
        said = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, TypeError, RecursionError):  # no data at all
        return outside.shown(value)
    return said if len(said) <= outside.LONGEST else outside.shown(value)


def either(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}"


def read(data: Json, source: Source) -> TileSet:
    """All tables of a file."""
    tables = ("market", "dike_track", "progress_token", "income_board", "start", "farm_board", "tile")
    for name in data:
        if name not in tables:
            has = f"the tables are {', '.join(tables)}"
            raise source.wrong(source.line(name), f"there is no table {shown(name)}: {has}")
    start = read_start(one(data, source, "start"))
    fences, houses = read_income(one(data, source, "income_board"), FENCES - outline(start.pasture))
    return TileSet(
        data,
        read_tiles(data, source),
        read_markets(data, source),
        read_dike_track(one(data, source, "dike_track")),
        tuple(read_token(entry) for entry in named(data, source, "progress_token", "progress token", TOKEN_IDS)),
        fences,
        houses,
        tuple(read_board(entry) for entry in named(data, source, "farm_board", "farm board", BOARD_IDS)),
        start,
    )


def one(data: Json, source: Source, table: str) -> Entry:
    if table not in data:
        raise source.wrong(source.line(table), f"the table [{table}] is missing")
    return Entry(source, table, 0, table, data[table])


def many(data: Json, source: Source, table: str, noun: str) -> list[Entry]:
    """All tables of a name, each called by its number: "tile number 7"."""
    found = data.get(table, [])
    if not isinstance(found, list) or not found:
        raise source.wrong(source.line(table), f"there must be tables [[{table}]], got {shown(found)}")
    return [Entry(source, table, index, f"{noun} number {index + 1}", each) for index, each in enumerate(found)]


def named(data: Json, source: Source, table: str, noun: str, ids: Sequence[str]) -> list[Entry]:
    """The tables of a name, which must have exactly these ids, in the order of the ids."""
    found: dict[str, Entry] = {}
    entries = many(data, source, table, noun)
    for entry in entries:
        name = entry.word("id", ids)
        if name in found:
            raise twice(entry, "id", found[name], f"{noun}s {name}")
        entry.label = f"{noun} {name}"
        found[name] = entry
    for name in ids:
        if name not in found:
            raise entries[-1].wrong(None, f"{noun} {name} is missing: there must be {', '.join(ids)}")
    return [found[name] for name in ids]


def twice(entry: Entry, key: str, first: Entry, what: str) -> BadGameOption:
    line = first.line(key)
    return entry.wrong(key, f"there are two {what}{f', the first in line {line}' if line else ''}")


def read_tiles(data: Json, source: Source) -> tuple[Tile, ...]:
    entries: dict[str, Entry] = {}
    of_kind: dict[Kind, list[Entry]] = {kind: [] for kind in Kind}
    for entry in many(data, source, "tile", "tile"):
        name = entry.get("id")
        if not isinstance(name, str) or not re.fullmatch("[FASW][0-9][0-9]", name):
            raise entry.must("id", "F, A, S or W with two digits", name)
        entry.label = f"tile {name}"
        if name in entries:
            raise twice(entry, "id", entries[name], f"tiles {name}")
        entries[name] = entry
        of_kind[Kind(entry.word("kind", tuple(Kind)))].append(entry)
    for kind, found in of_kind.items():
        count = KIND_COUNTS[kind]
        if len(found) != count:
            line = found[min(len(found) - 1, count)].line(None) if found else source.line("tile")
            raise source.wrong(line, f"there must be {count} {KIND_NAMES[kind]}, got {len(found)}")
    read_ones = {name: read_tile(entry, name) for name, entry in entries.items()}
    return tuple([read_ones[name] for name in TILE_IDS])


def read_tile(entry: Entry, name: str) -> Tile:
    entry.only("id", "kind", "level", "cost", "terrain", "points", "where", "effects", "name", "text")
    kind = Kind(entry.word("kind", tuple(Kind)))
    if name not in TILE_IDS or name[0] != LETTERS[kind]:
        letter = LETTERS[kind]
        raise entry.must("id", f"from {letter}01 to {letter}{KIND_COUNTS[kind]:02} for kind {shown(kind)}", name)
    where = Where(entry.word("where", tuple(Where))) if "where" in entry.data else None
    if where is not None and kind is not Kind.FEATURE:
        raise entry.wrong("where", f"where of {entry.label} is for features only: a building lies in no pasture")
    return Tile(
        TILE_IDS.index(name),
        name,
        kind,
        entry.number("level", 1, 4),
        read_cost(entry),
        terrain_bits([entry.word("terrain", TERRAINS)]) if "terrain" in entry.data else 0,
        entry.number("points", 0, 20),
        where,
        tuple([read_effect(effect, kind) for effect in entry.entries("effects", "effect")]),
        entry.data.get("house", False),
        entry.texts("name"),
        entry.texts("text"),
    )


def read_cost(entry: Entry) -> tuple[int, int, int]:
    cost = entry.get("cost")
    if not isinstance(cost, dict):
        raise entry.must("cost", "a table such as { wood = 2, clay = 1 }", cost)
    for resource, count in cost.items():
        if resource not in RESOURCES:
            raise entry.must("cost", either(RESOURCES), resource)
        if not is_number(count, 0, 9):
            raise entry.must("cost", f"0 to 9 {resource}", count)
    return cost.get("wood", 0), cost.get("clay", 0), cost.get("stone", 0)


def read_effect(entry: Entry, kind: Kind) -> Effect:
    name = entry.get("block")
    if not isinstance(name, str) or name not in tuple(Block):
        close = difflib.get_close_matches(str(name), list(Block), 1)
        hint = f"did you mean {shown(close[0])}?" if close else f"the blocks are {', '.join(Block)}"
        raise entry.wrong("block", f"{entry.label} has an unknown block {shown(name)}: {hint}")
    block = Block(name)
    parameters = BLOCKS[block]
    for key in entry.data:
        if key != "block" and key not in parameters:
            has = ", ".join(parameters) or "none"
            raise entry.wrong(key, f"{entry.label}: block {shown(name)} has no parameter {shown(key)}, it has {has}")
    numbers: dict[str, int] = {}
    words: dict[str, str] = {}
    terrain = 0
    for key, parameter in parameters.items():
        if key not in entry.data and not parameter.needed:
            continue
        if key == "terrain":
            terrain = read_terrains(entry)
        elif parameter.words:
            words[key] = entry.word(key, parameter.words)
        else:
            numbers[key] = entry.number(key, parameter.low, parameter.high)
    if (words.get("per") == Count.TERRAIN) != bool(terrain):
        raise entry.wrong("terrain", f'{entry.label} must have both per = "terrain" and a list terrain, or neither')
    if "every" in numbers and "per" not in words:
        raise entry.wrong("every", f"{entry.label} has every, which needs per")
    if kind is not Kind.FEATURE and (block is Block.HOUSE_OWN_PASTURE or words.get("spaces") == Spaces.SAME):
        raise entry.wrong("block", f"{entry.label} is for features only: a building lies in no pasture")
    return Effect(block, numbers, words, terrain)


def read_terrains(entry: Entry) -> int:
    values = entry.values("terrain")
    if not values or not all(value in TERRAINS for value in values):
        raise entry.must("terrain", f"a list of {either(TERRAINS)}", values)
    return terrain_bits(values)


def terrain_bits(names: Sequence[str]) -> int:
    return sum([1 << bit for bit, terrain in enumerate(TERRAINS) if terrain in names])


def read_markets(data: Json, source: Source) -> dict[int, Market]:
    found: dict[int, Market] = {}
    entries: dict[int, Entry] = {}
    for entry in many(data, source, "market", "market"):
        entry.only("players", "store", "rows")
        players = entry.number("players", 2, 4)
        if players in found:
            raise twice(entry, "players", entries[players], f"markets for {players} players")
        entry.label = f"market for {players} players"
        entries[players] = entry
        rows: list[MarketRow] = []
        for row in entry.entries("rows", "row"):
            row.only("spaces", "sheep")
            spaces = row.number("spaces", 1, 8)
            rows.append(MarketRow(spaces, row.number("sheep", 0, spaces)))
        if not 1 <= len(rows) <= 6:
            raise entry.wrong("rows", f"rows of {entry.label} must be 1 to 6, got {len(rows)}")
        found[players] = Market(entry.number("store", 1, 12), tuple(rows))
    for players in (2, 3, 4):
        if players not in found:
            line = source.line("market", len(found) - 1)
            raise source.wrong(line, f"the market for {players} players is missing")
    return found


def read_dike_track(entry: Entry) -> DikeTrack:
    entry.only("areas", "large")
    areas = entry.numbers("areas", TOP_AREA + 1, 1, 9)
    large = entry.numbers("large", len(TOKEN_IDS), 1, sum(areas) - 1)
    if list(large) != sorted(set(large)):
        raise entry.must("large", "rising numbers", list(large))
    return DikeTrack(areas, large)


def read_token(entry: Entry) -> ProgressToken:
    entry.only("id", "choices")
    entry.values("choices", 2, "goods")
    gifts: list[Gift] = []
    for choice in entry.entries("choices", "choice"):
        choice.only("what", "count")
        gifts.append(Gift(Good(choice.word("what", tuple(Good))), choice.number("count", 1, 9)))
    if gifts[0].what is gifts[1].what:
        raise entry.wrong("choices", f"choices of {entry.label} must be two different goods, got {gifts[0].what} twice")
    return ProgressToken(entry.data["id"], tuple(gifts))


def read_income(entry: Entry, fences: int) -> tuple[tuple[IncomeSection, ...], tuple[IncomeSection, ...]]:
    entry.only("fences", "houses")
    sections: list[IncomeSection] = []
    for section in entry.entries("fences", "section"):
        section.only("count", "gives")
        sections.append(IncomeSection(section.number("count", 1, FENCES), Gives(section.word("gives", tuple(Gives)))))
    held = sum(section.covers for section in sections)
    if held != fences:
        left = f"the {fences} that the start pasture leaves of {FENCES}"
        raise entry.wrong("fences", f"fences of {entry.label} must be {left}, got {held}")
    houses = entry.values("houses", HOUSES, "symbols")
    for item, gives in enumerate(houses):
        if gives not in tuple(Gives):
            raise entry.must("houses", either(tuple(Gives)), gives, item)
    return tuple(sections), tuple([IncomeSection(1, Gives(gives)) for gives in houses])


def read_board(entry: Entry) -> FarmBoard:
    entry.only("id", "spaces")
    spaces: list[int] = []
    for item, row in enumerate(entry.values("spaces", ROWS, "lines")):
        words = row.split() if isinstance(row, str) else []
        if len(words) != COLUMNS:
            raise entry.must("spaces", f"lines of {COLUMNS} entries", row, item)
        for word in words:
            letters = "" if word == "." else word
            terrains = [terrain for terrain in TERRAINS if terrain[0] in letters]
            if len(terrains) != len(letters):
                raise entry.must("spaces", "entries such as . or b, t, p or bp", word, item)
            spaces.append(terrain_bits(terrains))
    return FarmBoard(entry.data["id"], tuple(spaces))


def read_start(entry: Entry) -> Start:
    entry.only("coins", "other_coins", "cards", "sheep", "laborer", "pasture")
    cells: list[int] = []
    for item, place in enumerate(entry.values("pasture")):
        right = isinstance(place, list) and len(place) == 2
        if not right or not is_number(place[0], 0, ROWS - 1) or not is_number(place[1], 0, COLUMNS - 1):
            raise entry.must("pasture", f"spaces from [0, 0] to [{ROWS - 1}, {COLUMNS - 1}]", place, item)
        cells.append(place[0] * COLUMNS + place[1])
    if not cells or len(set(cells)) < len(cells) or outline(cells) > FENCES:
        raise entry.must("pasture", f"different spaces that {FENCES} fences enclose", entry.data["pasture"])
    return Start(
        entry.number("coins", 0, 20),
        entry.number("other_coins", 0, 20),
        entry.number("cards", 0, 12),
        entry.number("sheep", 0, len(cells)),
        Action(entry.word("laborer", tuple(Action))),
        tuple(cells),
    )


def outline(cells: Sequence[int]) -> int:
    """How many fences enclose these spaces."""
    places = {divmod(cell, COLUMNS) for cell in cells}
    around = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return sum((row + down, column + right) not in places for row, column in places for down, right in around)
