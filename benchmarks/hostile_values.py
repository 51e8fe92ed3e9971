"""What a hostile caller hands over: values of every wrong kind, data with a part replaced, and whole situations."""

from random import Random
from typing import Any

import numpy

Json = dict[str, Any]


class Spiteful:
    """An object that raises whatever it is asked."""

    def __index__(self) -> int:
        raise RuntimeError("no number")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("equal to nothing")

    def __hash__(self) -> int:
        raise RuntimeError("no hash")

    def __repr__(self) -> str:
        raise RuntimeError("no words")


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


NUMBERS: tuple[Any, ...] = (
    -1, 0, 1, 2, 3, 4, 5, 7, 14, 15, 16, 20, 36, 49, 63, 64, 100, 999, 1000, 1001, 10**5, 10**9, 10**12, 2**31, 2**62,
    2**63, 2**64, 10**30, -2, -(2**63), 0.0, 1.0, 1.5, -0.0, float("nan"), float("inf"), float("-inf"), 1e300,
)  # fmt: skip
WORDS: tuple[Any, ...] = (
    "", " ", "x", "0", "1", "-1", "1.5", "true", "copper", "wood", "999 wood", "3 wood, grain", "99 copper", "done",
    "forest", "٣", "²", "1_0", "9" * 5000, "village", "F01", "P1", "work", "moor", "\x00", "\ud800", "ä" * 100, "a\nb",
)  # fmt: skip
THINGS: tuple[Any, ...] = (
    None, True, False, [], {}, [0], [[]], [[0, 1]], [{}], ["wood"], ["x", 1], {"x": 1}, {"0": 1}, {"wood": 1},
    {"wood": 10**30}, {"forest": 10**9}, {"": ""}, nested(50), [0] * 100, [None], [True], [1.5],
)  # fmt: skip
PLAIN: tuple[Any, ...] = NUMBERS + WORDS + THINGS
"""Whatever JSON can say."""
ODD: tuple[Any, ...] = (
    10**5000, b"1", (), (0, 1), {1, 2}, frozenset(), 1j, object(), int, len, Spiteful(), nested(100_000), range(3),
    numpy.int64(0), numpy.int8(-1), numpy.uint64(2**64 - 1), numpy.float64(1), numpy.bool_(True), numpy.array([1, 2]),
    numpy.array(0), numpy.str_("wood"), {1: 2}, {None: None}, bytearray(b"x"), Random, NotImplemented, ...,
)  # fmt: skip
"""What only a program can hand over."""


def anything(dice: Random) -> Any:
    return dice.choice(ODD if dice.random() < 0.4 else PLAIN)


def places(data: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all parts of some data."""
    found = [way] if way else []
    if len(way) > 12:
        return found
    if isinstance(data, dict):
        for key, part in data.items():
            found += places(part, (*way, key))
    elif isinstance(data, list):
        for n, part in enumerate(data):
            found += places(part, (*way, n))
    return found


def part_at(data: Any, way: tuple[Any, ...]) -> Any:
    for step in way:
        data = data[step]
    return data


def spoil(data: Any, dice: Random, odd: bool = False) -> Any:
    """Change one part of some data in place: another value, one more, one less."""
    ways = places(data)
    if not ways:
        return data
    way = dice.choice(ways)
    if len(way) > 2 and dice.random() < 0.3:
        way = way[: dice.randrange(1, len(way))]
    parent, key = part_at(data, way[:-1]), way[-1]
    old, action = parent[key], dice.random()
    if action < 0.12:
        del parent[key]
    elif action < 0.2 and isinstance(parent, list):
        parent.insert(key, old)
    elif action < 0.28:
        parent[key] = unwound(part_at(data, dice.choice(ways)))
    elif action < 0.34 and isinstance(old, dict):
        old[dice.choice(WORDS)] = unwound(dice.choice(PLAIN))
    elif action < 0.4 and isinstance(old, list):
        old.append(dice.choice(old) if old and dice.random() < 0.5 else unwound(dice.choice(PLAIN)))
    elif action < 0.65 and isinstance(old, int) and not isinstance(old, bool):
        parent[key] = old + dice.choice((-2, -1, 1, 2, 10))
    elif action < 0.72 and isinstance(old, list):
        dice.shuffle(old)
    else:
        parent[key] = unwound(anything(dice) if odd else dice.choice(PLAIN))
    return data


def unwound(data: Any, depth: int = 40) -> Any:
    """A copy that holds no part twice."""
    if isinstance(data, dict) and depth:
        return {key: unwound(part, depth - 1) for key, part in data.items()}
    return [unwound(part, depth - 1) for part in data] if isinstance(data, list) and depth else data


SITUATIONS: tuple[tuple[str, Json], ...] = (
    ("dominion", {"seats": [{"in_play": "haggler", "hand": "estate"}, {"hand": "5 copper"}], "phase": "buy", "coins": 6,
                  "piles": {"border-village": 10}}),
    ("dominion", {"players": 3, "kingdom": "introduction", "turn": 1, "phase": "action", "actions": 2, "buys": 1,
                  "coins": 1, "bought": False, "gained": ["silver"], "trash": "copper", "piles": {"province": 1},
                  "seats": [{"hand": ["moat"] * 0, "turns": 3}, {"hand": "crossroads, 2 estate", "deck": "gold, estate",
                             "discard": "curse", "in_play": "oasis", "turns": 2}]}),
    ("lowlands", {"seats": [{"hand": "3 stone, clay", "coins": 2, "farmers": [4]}, {"hand": "2 clay"}, {}],
                  "store": {"stone": 2}, "turn": 0}),
    ("lowlands", {"players": 2, "stage": 2, "half": 2, "phase": "upkeep", "first": 1, "deck": "wood",
                  "discard": "2 clay", "display": ["wood"], "sea": [1, 2, 3], "flood": 10, "segments": 3,
                  "markers": [1, 0],
                  "value": 2,
                  "tokens": ["P2", "P1", "P3", "P4", "P5"], "offer": ["S04", "F01"], "beginner": True, "rest": "deck",
                  "seats": [{"sheep": 1, "breaches": 2, "steps": 12, "pastures": [[7, 12], [0]], "board": "B2",
                             "tiles": {"S05": 3}, "laborers": {"dike": 1}, "plus_two": True}, {"used": {"dike": 1}}]}),
    ("agricola", {"seats": [{"goods": "3 wood, 2 food", "fields": {"0": "3 grain"}, "hand": ["lasso"]}, {}],
                  "round": 6, "piles": {"forest": 6}}),
    ("agricola", {"players": 3, "round": 9, "phase": "field-phase", "first": 1, "turn": 2, "rounds": ["sheep-market"],
                  "cards": "deal", "variants": ["leave-animals"],
                  "seats": [{"goods": {"sheep": 2, "food": 4}, "rooms": [5, 10, 11], "material": "clay", "stables": [3],
                             "fields": {"0": "2 grain", "1": "vegetable"}, "pastures": [[3, 4], [8]], "people": 3,
                             "newborns": 1, "home": 1, "played": ["fireplace-2", "beanfield"],
                             "notes": {"beanfield": "2 vegetable"}, "promised": [[10, "2 food", "well"]], "begging": 1,
                             "noted": 2, "collected": 3, "hand": ["loom", "canoe"], "shown": ["loom"]},
                            {"stables": [0]}]}),
    ("agricola", {"players": 2, "expansion": "moor", "level": 2, "round": 3, "variants": ["fuel-tokens"],
                  "special": {"cut-peat": 1, "horse-market": [0]},
                  "seats": [{"forests": [0, 1], "moors": [2], "goods": "2 horse, 3 fuel", "placed": ["forest"],
                             "bed": 1, "lying": 1, "pastures": [[3, 4]], "played": ["fireplace-2"],
                             "cold": ["fireplace-2"]}, {}]}),
    ("agricola", {"players": 1, "expansion": "moor", "level": 1, "round": 2, "open": "cut-peat", "next": "horse-market",
                  "seats": [{"forests": [0], "goods": "5 food"}]}),
)  # fmt: skip
