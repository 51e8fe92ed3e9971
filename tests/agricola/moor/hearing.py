"""Rich farms on the moor, in which games of Farmers of the Moor say everything they can."""

import random
from collections.abc import Iterator
from typing import Any

from allmende import Game, arrange
from allmende.agricola.cards.card import CARDS, MAJOR, MINOR
from tests.agricola.moor.asking import cards_to_hear

GAMES = 60
OPEN_GAMES = 30
RICH = "9 wood, 9 clay, 6 reed, 9 stone, 4 grain, 3 vegetable, 7 food, 4 sheep, boar, 3 horse, 7 fuel"
FARM: dict[str, Any] = {
    "rooms": [5, 10, 11], "fields": {"0": "3 grain", "1": "2 vegetable", "2": ""}, "pastures": [[3, 4], [8, 9]],
    "stables": [3], "forests": [12, 13, 14], "moors": [6, 7],
}  # fmt: skip
PHASES = (("work", 14), ("field-phase", 9), ("before-round", 12), ("work", 6), ("heating", 4), ("work", 3))
OPEN = {"forests": [12], "moors": [6]}
"""In the last games, fewer of them leave spaces unused."""
COLD = [
    "fireplace-2", "fireplace-3", "cooking-hearth-4", "cooking-hearth-5", "horse-slaughterhouse",
    "second-horse-slaughterhouse", "cookhouse", "second-cookhouse", "open-grill", "horse-butchery",
    "oriental-fireplace",
]  # fmt: skip
STALLS = ["furniture-stall", "ceramics-stall", "basket-stall", "peat-charcoal-kiln"]


def moor_to_hear() -> Iterator[Game]:
    """Every card is played by somebody and in somebody's hand."""
    minors = [card.slug for card in CARDS if card.deck == "moor" and card.kind == MINOR]
    majors = [card.slug for card in CARDS if card.deck == "moor" and card.kind == MAJOR]
    for seed in range(GAMES + OPEN_GAMES):
        first = seed if seed < GAMES else (seed - GAMES) * GAMES // OPEN_GAMES
        at = first * len(minors) // GAMES
        cards = (minors[at:] + minors[:at])[:18]
        dice = random.Random(seed)
        dice.shuffle(cards)
        seats: list[dict[str, Any]] = []
        for n in range(2):
            material = ("wood", "clay", "stone")[(seed + n) % 3]
            built = dice.sample(majors, 3) if n == 0 else []
            people = {"people": 3, "bed": n}
            played, hand = cards[n * 9 : n * 9 + 3], cards[n * 9 + 3 : n * 9 + 9]
            land = {**FARM, **(OPEN if seed >= GAMES else {})}
            cards_of = {"played": played + built, "hand": hand}
            seats.append({**land, **people, "goods": RICH, "material": material, **cards_of})
        phase, number = PHASES[seed % len(PHASES)]
        level = 2 + seed % 2
        table = {"expansion": "moor", "level": level, "seats": seats, "round": number, "phase": phase}
        try:
            yield arrange("agricola", table, seed=seed)
        except ValueError:
            continue  # some cards keep animals that others have no room for
    cook = {"goods": "20 fuel, sheep", "played": COLD, "cold": COLD}
    mason = {"goods": "20 clay, 9 wood"}
    for who in (cook, mason):
        table = {"expansion": "moor", "level": 2, "variants": ["fuel-tokens"], "seats": [who, {}]}
        yield arrange("agricola", table)
    yield begun({"goods": "5 wood, 3 reed", "played": ["hay-wagon"]}, "clay-pit", "hay-wagon", piles={"clay-pit": 3})
    hut = {"goods": "9 wood, 9 clay, 9 reed", "played": ["peat-hut"]}
    yield begun(hut, "house-redevelopment", round=6, rounds=["house-redevelopment"])
    yield begun({"hand": ["fallow-fields"], "fields": [2, 3, 4, 8, 9]}, "major-improvement", "fallow-fields")
    trader = {"goods": "4 wood, 4 clay, 3 reed, 3 fuel", "played": STALLS, "moors": [3], "forests": [4]}
    yield arrange("agricola", {"expansion": "moor", "level": 1, "seats": [trader, {}], "round": 14, "phase": "heating"})
    for number in (1, 11):
        alone = {"goods": "4 food, 3 fuel", "moors": [3, 4], "forests": [8, 9]}
        yield arrange(
            "agricola",
            {"expansion": "moor", "level": 1, "players": 1, "seats": [alone], "round": number, "open": "cut-peat",
             "phase": "preparation"},
        )  # fmt: skip
    yield hut_to_house()
    yield administered()
    yield from cards_to_hear()


def hut_to_house() -> Game:
    """The Peat Hut becomes a room, for which there are several places."""
    peasant = {"played": ["peat-hut"], "goods": "4 clay, 2 reed", "people": 3}
    table = {"expansion": "moor", "level": 2, "seats": [peasant, {}], "round": 6, "rounds": ["house-redevelopment"]}
    game = arrange("agricola", table)
    for key in (("space", "house-redevelopment"), ("card", "peat-hut")):
        game.play(game.option(*key))
    return game


def administered() -> Game:
    """After the last harvest Administration asks how much food becomes points."""
    clerk = {"played": ["administration", "fireplace-2", "well"], "goods": "9 food, 9 fuel"}
    seats = [clerk, {"goods": "9 food, 9 fuel"}]
    game = arrange("agricola", {"expansion": "moor", "level": 2, "seats": seats, "round": 14, "phase": "field-phase"})
    use = game.option("card", "administration")
    while game.choice is not None and use not in game.choice.options:
        first = game.choice.prompt.name == "heat"
        game.play(game.choice.options[0 if first else -1], game.choice.seat)
    game.play(use)
    return game


def begun(seat: dict[str, Any], space: str, *cards: str, **given: Any) -> Game:
    """Somebody has used a space, and cards."""
    game = arrange("agricola", {"expansion": "moor", "level": 2, "seats": [seat, {}], **given})
    game.play(game.option("space", space))
    for card in cards:
        game.play(game.option("card", card))
    return game
