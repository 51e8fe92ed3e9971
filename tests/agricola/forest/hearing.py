"""Tables in which the forest deck says everything it can: every card is about to be drawn, or is at work."""

from collections.abc import Iterator
from typing import Any

from allmende import Game, arrange
from allmende.agricola.woods.module import FOREST_CARDS

FARM: dict[str, Any] = {"goods": "grain, 2 food, 2 sheep", "fields": {"0": "3 grain"}, "people": 3}
HOUSE: dict[str, Any] = {"rooms": [5, 6, 10], "pastures": [[3, 4, 8, 9]], "played": ["fireplace-2"]}
TABLE: dict[str, Any] = {"forest_deck": True, "cards": "deal", "round": 9, "rounds": ["basic-wish"]}
SPACES = ["land-of-milk-and-honey", "warrior-princess", "dragons-lair", "fairy-ring", "road-not-taken"]


def forest_to_hear() -> Iterator[Game]:
    for card in FOREST_CARDS:
        yield drawn(card, {**FARM, **HOUSE})
    for card in ("feral-child", "boar-king", "meeting-a-unicorn-2"):
        yield drawn(card, {"goods": "grain", "people": 2}, season="winter", xdeck=True, aliens={"gone": ["tripods"]})
    herd = {"goods": "2 sheep, boar, cattle, 2 llama, 2 fairy", "pastures": [[3], [4], [8], [9]]}
    cook = {**herd, "people": 3, "rooms": [5], "played": ["flame-spurts-oven", "witch"], "notes": {"witch": 3}}
    for looks in (3, 1):
        game = table({**cook, "notes": {"witch": looks}}, {})
        game.play(game.option("anytime"))
        game.play(game.option("card", "witch"))
        yield game
    for space in SPACES[2:]:
        game = table(cook, {"played": ["tutor", "grocer"]}, woods={"gone": SPACES, "fairies": 2}, left=["basic-wish"])
        game.play(game.option("space", space))
        yield game
    yield table({**cook, "goods": "2 llama, 2 fairy"}, {}, phase="feeding")
    yield table({**herd, "played": ["meeting-a-unicorn-1"]}, {}, phase="breeding")
    risen = {"people": 3, "home": 0, "placed": ["forest", "fishing"], "played": ["revenant"], "notes": {"revenant": 1}}
    yield table(risen, {"home": 0, "placed": ["clay-pit", "farmland"]})
    dying = {"home": 0, "placed": ["forest", "fishing"], "played": ["revenant"], "woods": {"dying": True}}
    yield table(dying, {"home": 0, "placed": ["clay-pit", "farmland"]}, woods={"dreams": 1}, phase="returning-home")
    yield table({"woods": {"lent": 1}, "home": 1}, {"woods": {"lent": 1}, "home": 1})


def table(*seats: dict[str, Any], **given: Any) -> Game:
    return arrange("agricola", {**TABLE, "seats": list(seats), **given})


def drawn(card: str, *seats: dict[str, Any], **given: Any) -> Game:
    """Somebody has taken three wood from Forest and drawn this card."""
    game = table(*seats, {}, piles={"forest": 3}, woods={"pile": [card]}, **given)
    game.play(game.option("space", "forest"))
    return game
