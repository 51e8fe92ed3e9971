"""Short games of Farmers of the Moor that stand just before what cards ask or tell."""

from collections.abc import Iterator
from typing import Any

from allmende import Game, arrange

LAST_ROUND = 14
THREE_MAJORS = ["fireplace-2", "well", "clay-oven"]
HERD: dict[str, Any] = {"goods": "2 wood, vegetable, food, 3 sheep, 4 horse", "pastures": [[3, 4], [8]]}
PLAYED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("peat-burn-off", {"moors": [3]}),
    ("clear-felling", {"forests": [0, 1, 2]}),
    ("clear-felling", {"forests": [6, 7, 8]}),  # what was picked seldom is picked next
    ("reforestation", {"played": THREE_MAJORS}),
    ("register-of-craftsmen", {"played": THREE_MAJORS, "goods": "2 wood, 2 clay, stone"}),
    ("peat-cutting-expedition", {"goods": "4 food", "moors": [3]}),
    ("farm-animal-market", HERD),
    ("livestock-market", HERD),
    ("nature-reserve", {"goods": "food", "pastures": [[3]], "forests": [4]}),
    ("special-pasture", {"goods": "2 wood", "pastures": [[3]]}),
    ("deep-plow", {"goods": "3 wood", "played": THREE_MAJORS}),
    ("wild-fields", {"goods": "2 food", "fields": [0, 1]}),
    ("thicket", {"forests": [0, 1, 2, 3]}),
    ("bog-forest", {"goods": "food", "moors": [3], "played": THREE_MAJORS}),
    ("farm-extension", {"goods": "clay"}),
    ("wedding-coach", HERD),
    ("forest-hut", {"goods": "2 wood", "forests": [0]}),
    ("land-parcel", {}),
)
"""Cards that ask when they are played."""
WAITING = (("swamp", 12), ("tree-nursery", 13), ("forest-swamp", 14), ("surveyors-map", 13))
"""Cards with tiles on round spaces."""


def cards_to_hear() -> Iterator[Game]:
    for card, farm in PLAYED:
        game = table([{**farm, "hand": [card]}, {}], round=LAST_ROUND)
        yield played(game, ("space", "major-improvement"), ("card", card))
    for card, number in WAITING:
        seats = [{"played": [card], "promised": [[number, "", card]]}, {}]
        yield played(table(seats, round=number, phase="preparation"), ("card", card))
    plowman = {"played": ["deep-plow"], "moors": [0]}
    yield played(table([plowman, {}], round=LAST_ROUND), ("space", "farmland"), ("card", "deep-plow"))
    walker = {"hand": ["garden-path"], "goods": "clay", "forests": [0]}
    yield played(table([walker, {}], round=LAST_ROUND), ("space", "major-improvement"))
    renovator = {"played": ["peat-hut"], "goods": "2 clay, reed"}
    house = table([renovator, {}], round=LAST_ROUND, rounds=["house-redevelopment"])
    yield played(house, ("space", "house-redevelopment"))
    guest = {"goods": "2 sheep", "pastures": [[3, 4]]}
    yield table([{"played": ["night-pasture"]}, guest], round=LAST_ROUND, phase="breeding")


def table(seats: list[dict[str, Any]], **given: Any) -> Game:
    given = {"expansion": "moor", "level": 2, "seats": seats, "rounds": ["major-improvement"], **given}
    return arrange("agricola", given)


def played(game: Game, *keys: tuple[str, str]) -> Game:
    for key in keys:
        game.play(game.option(*key))
    return game
