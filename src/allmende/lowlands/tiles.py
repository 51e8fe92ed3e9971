"""The farm expansions and boards of The Lowlands: those of the package (`tiles.toml`) or of a person's own file."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from allmende.lowlands.tile import (
    BUSH,
    CLAY,
    POND,
    RESOURCES,
    STONE,
    TERRAINS,
    TILE_IDS,
    TREE,
    WOOD,
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
from allmende.lowlands.tile_bounds import LARGEST, check_bounds, too_large
from allmende.lowlands.tile_file import BLOCKS, Source, read
from allmende.lowlands.tile_lines import Lines
from allmende.table.errors import BadGameOption
from allmende.table.outside import shown

__all__ = [
    "BLOCKS",
    "BUSH",
    "CLAY",
    "POND",
    "RESOURCES",
    "STONE",
    "TERRAINS",
    "TILE_IDS",
    "TREE",
    "WOOD",
    "Action",
    "Block",
    "Count",
    "DikeTrack",
    "Effect",
    "FarmBoard",
    "Gift",
    "Gives",
    "Good",
    "IncomeSection",
    "Kind",
    "Market",
    "MarketRow",
    "ProgressToken",
    "Spaces",
    "Start",
    "Tile",
    "TileSet",
    "When",
    "Where",
    "Which",
    "built_in",
    "load_tiles",
    "parse_tiles",
    "tiles_from",
]


def built_in() -> str:
    """The text of the file in the package."""
    return (files("allmende.lowlands") / "tiles.toml").read_text(encoding="utf-8")


def load_tiles(path: str | None = None) -> TileSet:
    """The tiles of a file; without a path, those of the package.

    >>> load_tiles().by_id["S05"].cost
    (2, 1, 0)
    """
    if path is None:
        return _built_in_tiles()
    try:
        with Path(path).open("rb") as file:
            raw = file.read(4 * LARGEST + 1)  # a character has four bytes at most
    except OSError as problem:
        raise BadGameOption(f"{' '.join(path[:200].split())} cannot be read: {problem.strerror or problem}") from None
    except ValueError:
        raise BadGameOption(f"{shown(path)} is no name of a file") from None
    name = Path(path).name
    if len(raw) > 4 * LARGEST:
        raise too_large(name)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise BadGameOption(f"{name}, line {line}: this is not a text in UTF-8") from None
    return parse_tiles(text, name)


@cache
def _built_in_tiles() -> TileSet:
    return parse_tiles(built_in(), "tiles.toml")


def parse_tiles(text: str, name: str) -> TileSet:
    """The tiles of a text; `name` is what a mistake calls it.

    >>> parse_tiles("[[tile]]\\nid = A05", "my-tiles.toml")
    Traceback (most recent call last):
    allmende.table.errors.BadGameOption: my-tiles.toml, line 2: this is not TOML: invalid value in column 6
    """
    check_bounds(text, name)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadGameOption(f"{name}, {_not_toml(str(problem), text)}") from None
    return read(data, Source(name, Lines(text.replace("\r\n", "\n"))))


def tiles_from(data: Mapping[str, Any]) -> TileSet:
    """The tiles that `TileSet.to_json` wrote."""
    return read(dict(data), Source("tiles", None))


def _not_toml(problem: str, text: str) -> str:
    place = re.search(r" \(at line (\d+), column (\d+)\)$", problem)
    line = int(place[1]) if place else text.rstrip().count("\n") + 1
    where = f"in column {place[2]}" if place else "at the end"
    said = re.sub(r" \(at [^()]*\)$", "", problem)
    return f"line {line}: this is not TOML: {said[:1].lower()}{said[1:]} {where}"
