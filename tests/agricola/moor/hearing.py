"""Rich farms on the moor, in which games of Farmers of the Moor say everything they can."""

import random
from collections.abc import Iterator
from typing import Any

from allmende import Game, arrange
from allmende.agricola.card import CARDS, MAJOR, MINOR

GAMES = 60
RICH = "9 wood, 9 clay, 6 reed, 9 stone, 4 grain, 3 vegetable, 7 food, 4 sheep, boar, 3 horse, 7 fuel"
FARM: dict[str, Any] = {
    "rooms": [5, 10, 11], "fields": {"0": "3 grain", "1": "2 vegetable", "2": ""}, "pastures": [[3, 4], [8, 9]],
    "stables": [3], "forests": [12, 13, 14], "moors": [6, 7],
}  # fmt: skip
PHASES = (("work", 14), ("field-phase", 9), ("before-round", 12), ("work", 6), ("heating", 4), ("work", 3))
STALLS = ["furniture-stall", "ceramics-stall", "basket-stall", "peat-charcoal-kiln"]


def moor_to_hear() -> Iterator[Game]:
    """Every card is played by somebody and in somebody's hand."""
    minors = [card.slug for card in CARDS if card.deck == "moor" and card.kind == MINOR]
    majors = [card.slug for card in CARDS if card.deck == "moor" and card.kind == MAJOR]
    for seed in range(GAMES):
        at = seed * len(minors) // GAMES
        cards = (minors[at:] + minors[:at])[:18]
        dice = random.Random(seed)
        dice.shuffle(cards)
        seats: list[dict[str, Any]] = []
        for n in range(2):
            material = ("wood", "clay", "stone")[(seed + n) % 3]
            built = dice.sample(majors, 3) if n == 0 else []
            people = {"people": 3, "bed": n}
            played, hand = cards[n * 9 : n * 9 + 3], cards[n * 9 + 3 : n * 9 + 9]
            seats.append(
                {**FARM, **people, "goods": RICH, "material": material, "played": played + built, "hand": hand}
            )
        phase, number = PHASES[seed % len(PHASES)]
        level = 2 + seed % 2
        table = {"expansion": "moor", "level": level, "seats": seats, "round": number, "phase": phase}
        try:
            yield arrange("agricola", table, seed=seed)
        except ValueError:
            continue  # some cards keep animals that others have no room for
    trader = {"goods": "4 wood, 4 clay, 3 reed, 3 fuel", "played": STALLS, "moors": [3], "forests": [4]}
    yield arrange("agricola", {"expansion": "moor", "level": 1, "seats": [trader, {}], "round": 14, "phase": "heating"})
    for number in (1, 11):
        alone = {"goods": "4 food, 3 fuel", "moors": [3, 4], "forests": [8, 9]}
        yield arrange(
            "agricola",
            {"expansion": "moor", "level": 1, "players": 1, "seats": [alone], "round": number, "open": "cut-peat",
             "phase": "preparation"},
        )  # fmt: skip
