"""Tables in which the X deck says everything it can: every card is about to be drawn, or is at work."""

from collections.abc import Iterator
from typing import Any

from allmende import Game, arrange
from allmende.agricola.xdeck.module import X_CARDS

FARM: dict[str, Any] = {"goods": "9 wood, 2 clay, 3 reed, 3 stone, grain, 2 food", "fields": {"0": "3 grain"}}
HOUSE: dict[str, Any] = {"rooms": [5, 6, 10, 11], "people": 3, "pastures": [[3, 4, 8, 9]], "stables": [3]}
TABLE: dict[str, Any] = {"xdeck": True, "round": 14, "rounds": ["western-quarry", "basic-wish"]}


def x_to_hear() -> Iterator[Game]:
    for card in X_CARDS:
        seats = [{**FARM, **HOUSE}, {**FARM, **HOUSE, "material": "clay"}]
        game = arrange("agricola", {**TABLE, "seats": seats, "aliens": {"pile": [card]}})
        game.play(game.option("space", "western-quarry"))
        yield game
    merchants = ["merchants-of-jupiter", "merchants-of-mars", "merchants-of-pluto"]
    joined = ["extraterrestrial-excrement", "homemade-space-rocket", "transmogrifier"]
    rich = {**FARM, **HOUSE}
    yield arrange("agricola", {**TABLE, "seats": [rich, rich], "joined": joined, "aliens": {"gone": merchants}})
    for space in ("farm-expansion", "basic-wish", "fencing"):
        game = arrange("agricola", {**TABLE, "seats": [{**rich, "goods": "9 wood, 3 reed, 3 stone, 3 food"}, rich],
                                    "aliens": {"gone": merchants}})  # fmt: skip
        game.play(game.option("space", space))
        yield game
    for space in ("transmogrifier", "homemade-space-rocket", "extraterrestrial-excrement"):
        game = arrange("agricola", {**TABLE, "seats": [rich, rich], "joined": joined})
        game.play(game.option("space", space))
        yield game
    gifts = {"played": ["strange-alien-energy", "alien-farmhand", "furry-friends"], "home": 0, "people": 3,
             "notes": {"strange-alien-energy": 2, "furry-friends": 3}, "aliens": {"pitchfork": "forest"}}  # fmt: skip
    leaving = {"people": 3, "home": 0, "goods": "wood, reed", "played": ["rebel"],
               "aliens": {"leaving": 1, "retiring": True}}  # fmt: skip
    table = {**TABLE, "phase": "returning-home", "aliens": {"gone": ["tripods"]}}
    yield arrange("agricola", {**table, "seats": [{**gifts, "goods": "9 food"}, leaving]})
    frozen = {"people": 2, "home": 0, "played": ["carbonite-cousin"], "aliens": {"freezing": True}}
    yield arrange(
        "agricola", {**table, "round": 10, "seats": [frozen, frozen | {"played": ["replicator"], "aliens": {}}]}
    )
    cousin = {"people": 1, "played": ["carbonite-cousin"], "notes": {"carbonite-cousin": 14}}
    yield arrange("agricola", {**TABLE, "phase": "before-round", "seats": [cousin, {"played": ["replicator"]}]})
    grazed = {"pastures": [[3, 4]], "stables": [3]}
    game = arrange("agricola", {**TABLE, "seats": [grazed, {}], "aliens": {"pile": ["crop-circles"]}})
    game.play(game.option("space", "western-quarry"))
    game.play(game.option("cell", 3))
    yield game
    poor = {"goods": "grain"}
    game = arrange(
        "agricola", {**TABLE, "seats": [poor, {}], "aliens": {"pile": ["earthlings-are-easy"], "gone": ["tripods"]}}
    )
    game.play(game.option("space", "western-quarry"))
    yield game
    homeless = {"rooms": [], "goods": "2 wood, reed"}
    game = arrange("agricola", {**TABLE, "seats": [homeless, {}], "rounds": ["house-redevelopment"]})
    game.play(game.option("space", "house-redevelopment"))
    yield game
    played: list[tuple[str, list[tuple[str, str | int]]]] = [
        ("i-am-your-father", [("seat", 1), *[("good", "wood")] * 5]),
        ("crop-circles", [("cell", 0), ("cell", 5)]),
        ("crop-circles", [("cell", 3)]),
        ("carbonite-cousin", []),
    ]
    for card, picks in played:
        seats = [{**FARM, **HOUSE, "home": 1}, {**FARM, **HOUSE, "home": 0, "placed": ["forest"]}]
        game = arrange("agricola", {**TABLE, "round": 10, "seats": seats, "aliens": {"pile": [card]}})
        for key in (("space", "western-quarry"), *picks):
            yield game.clone()
            game.play(game.option(*key))
        yield game
    game = arrange("agricola", {**TABLE, "seats": [rich, rich], "joined": joined})
    for key in (("space", "transmogrifier"), ("space", "clay-pit"), ("good", "food")):
        game.play(game.option(*key))
    yield game
