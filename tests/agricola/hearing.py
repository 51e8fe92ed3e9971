"""Rich farms with all sorts of cards, in which games of Agricola say everything they can."""

import random
from collections.abc import Iterator
from typing import Any

from allmende import Game, arrange
from allmende.agricola.cards.card import CARDS, MAJOR, MINOR, OCCUPATION, Card
from allmende.table import Key
from tests.agricola.forest.hearing import forest_to_hear
from tests.agricola.moor.hearing import moor_to_hear
from tests.agricola.xdeck.hearing import x_to_hear

GAMES = 48
RICH = {"goods": "9 wood, 9 clay, 6 reed, 9 stone, 4 grain, 3 vegetable, 3 food, 3 sheep, 3 boar"}
FARM: dict[str, Any] = {
    "rooms": [5, 10, 11, 6], "fields": {"0": "3 grain", "1": "2 vegetable", "2": "", "7": ""},
    "pastures": [[3, 4], [8, 9]], "stables": [3],
}  # fmt: skip


def agricola_to_hear() -> Iterator[Game]:
    """Every card is played by somebody and in somebody's hand."""
    kinds = [
        [card for card in CARDS if card.kind == kind and card.deck in ("base", "named")]
        for kind in (OCCUPATION, MINOR, MAJOR)
    ]
    for seed in range(GAMES):
        dice = random.Random(seed)
        occupations, minors = [rotated(cards, seed, GAMES) for cards in kinds[:2]]
        majors = kinds[2][:10]
        dice.shuffle(majors)
        phase = ("work", "field-phase", "before-round", "work")[seed % 4]
        seats: list[dict[str, Any]] = []
        for n in range(3):
            played = [*occupations[n * 5 : n * 5 + 3], *minors[n * 5 : n * 5 + 3], *majors[n * 2 : n * 2 + 2]]
            hand = [*occupations[n * 5 + 3 : n * 5 + 5], *minors[n * 5 + 3 : n * 5 + 5]]
            material = ("wood", "clay", "stone")[(seed + n) % 3]
            people: dict[str, Any] = {"people": 4} if n == 0 else {"people": 3}
            if n == 0 and phase != "before-round":
                people["newborns"] = 1
            if n == 0 and phase == "work":
                people["placed"] = ["basic-wish"]
            cards = {"played": [card.slug for card in played], "hand": [card.slug for card in hand]}
            seats.append({**RICH, **FARM, **people, "material": material, **cards})
        number = (14, 9, 12, 6)[seed % 4]
        table = {"seats": seats, "round": number, "phase": phase, "players": 5, "rounds": ["basic-wish"]}
        yield arrange("agricola", table, seed=seed)
    baker = {"goods": "wood, grain", "played": ["fireplace-2"]}
    yield arrange("agricola", {"seats": [baker, {}], "used": ["forest", "clay-pit", "reed-bank", "day-laborer"]})
    cook = {"goods": "9 clay", "played": ["fireplace-3", "cooking-hearth-5"]}
    yield arrange("agricola", {"seats": [cook], "players": 6, "rounds": ["major-improvement"], "used": ["hollow"]})
    for space, card in (("day-laborer", "cottager"), ("resource-market", "storehouse-keeper")):
        builder = {"goods": "9 wood, 9 clay, 6 reed", "played": [card]}
        game = arrange("agricola", {"seats": [builder, {}], "players": 4})
        game.play(game.option("space", space))
        if card == "cottager":
            game.play(game.option("card", card))
        yield game
    childless = {"rooms": [5, 6, 10], "played": ["childless"]}
    yield arrange("agricola", {"seats": [childless, {}], "round": 3, "phase": "before-round"})
    princess: dict[str, Any] = {"left": ["basic-wish"], "woods": {"gone": ["warrior-princess"]}}
    yield arrange(
        "agricola",
        {"forest_deck": True, "seats": [{"home": 1}, {"home": 0}], "round": 4, "rounds": ["basic-wish"], **princess},
    )
    rich = {"goods": "30 wood, 20 reed, 9 food"}
    for opened in ("farm-expansion", "fencing"):
        game = arrange("agricola", {"seats": [rich] * 4, "team": "lines", "rounds": ["fencing"]})
        game.play(game.option("space", opened))
        yield game
    game = arrange("agricola", {"seats": [rich] * 4, "team": "lines"})
    rooms: list[Key] = [("space", "farm-expansion"), ("action", "rooms"), ("cell", 6), ("done",)]
    for key in rooms:
        game.play(game.option(*key))
    yield game.clone()  # now a room for the partner
    game.play(game.option("cell", 6))
    yield game
    poor = {"goods": "2 sheep, boar, grain", "played": ["fireplace-2"], "pastures": [[3]]}
    yield arrange("agricola", {"seats": [poor, {}], "phase": "breeding", "round": 4})
    closed = ["day-laborer", "forest", "clay-pit", "reed-bank", "fishing", "grain-seeds", "farmland", "meeting-place"]
    yield arrange(
        "agricola", {"seats": [{"goods": "food"}, {}], "used": closed, "side_job": False, "rounds": ["fencing"]}
    )
    conservator = {"goods": "2 clay, 2 stone, reed", "played": ["conservator"]}
    game = arrange(
        "agricola",
        {"seats": [conservator, {}], "used": closed, "side_job": False, "round": 6, "rounds": ["house-redevelopment"]},
    )
    game.play(game.option("space", "house-redevelopment"))
    yield game
    yield from moor_to_hear()
    yield from x_to_hear()
    yield from forest_to_hear()


def rotated(cards: list[Card], seed: int, games: int) -> list[Card]:
    """All cards, beginning somewhere else in each game."""
    at = seed * len(cards) // games
    return cards[at:] + cards[:at]
