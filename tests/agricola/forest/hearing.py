"""Tables in which the forest deck says everything it can: every card is about to be drawn, or is at work."""

from collections.abc import Iterator
from typing import Any

from allmende import Game, arrange
from allmende.agricola.woods.module import FOREST_CARDS

TABLE: dict[str, Any] = {"forest_deck": True, "round": 4, "cards": "deal"}
LLAMAS_AND_FAIRIES = {"gone": ["peruvian-inquisition", "fairy-ring"]}
TRIPODS: dict[str, Any] = {"xdeck": True, "aliens": {"gone": ["tripods"]}}
WINTER: dict[str, Any] = {"season": "winter", "round": 5}
DEAR = [("feral-child", TRIPODS), ("meeting-a-unicorn-2", TRIPODS), ("boar-king", WINTER)]
"""Children and fields that cost food."""
FARM: dict[str, Any] = {
    "goods": "6 wood, 2 clay, reed, stone, grain, sheep, boar, cattle, 2 food", "pastures": [[3, 4], [8, 9]],
    "stables": [3], "rooms": [5, 6, 10], "people": 3, "played": ["wood-cutter"], "hand": ["stable-architect"],
}  # fmt: skip
NEIGHBOR: dict[str, Any] = {**FARM, "played": ["fireplace-2", "noble-knight"], "hand": []}


def forest_to_hear() -> Iterator[Game]:
    for n, card in enumerate(FOREST_CARDS):
        drawn = {"woods": {"pile": [card]}, "piles": {"forest": 3}}
        game = arrange("agricola", {**TABLE, "seats": [FARM, NEIGHBOR], **drawn}, seed=n)
        game.play(game.option("space", "forest"))
        yield game
    for space in ("dragons-lair", "land-of-milk-and-honey", "warrior-princess", "road-not-taken"):
        game = arrange("agricola", {**TABLE, "seats": [FARM, NEIGHBOR], "woods": {"gone": [space]}})
        game.play(game.option("space", space))
        yield game
    for card, dear in DEAR:
        drawn = {"woods": {"pile": [card]}, "piles": {"forest": 3}}
        game = arrange("agricola", {**TABLE, "seats": [{"goods": "grain"}, {}], **dear, **drawn})
        game.play(game.option("space", "forest"))
        yield game
    witch = {"played": ["witch"], "notes": {"witch": 1}}
    game = arrange("agricola", {**TABLE, "seats": [witch, {}]})
    game.play(game.option("anytime"))
    game.play(game.option("card", "witch"))
    yield game
    yield from with_llamas_and_fairies()
    yield from at_the_end_of_a_round()


def with_llamas_and_fairies() -> Iterator[Game]:
    """They are cooked, and there is no room for them."""
    cook = {"goods": "3 llama, 3 fairy", "pastures": [[4], [9]], "played": ["flame-spurts-oven"]}
    table = {**TABLE, "seats": [cook, NEIGHBOR], "woods": LLAMAS_AND_FAIRIES}
    yield arrange("agricola", table)
    yield arrange("agricola", {**table, "phase": "breeding"})
    crowded = {"goods": "2 llama, sheep", "pastures": [[4]], "played": ["fireplace-2"]}
    crowded_table = {**table, "seats": [crowded, {}], "rounds": ["sheep-market"]}
    yield arrange("agricola", {**crowded_table, "phase": "breeding"})
    game = arrange("agricola", crowded_table)
    game.play(game.option("space", "sheep-market"))
    yield game


def at_the_end_of_a_round() -> Iterator[Game]:
    """People are lent, leave and haunt."""
    ghost = {"played": ["revenant"], "notes": {"revenant": True}, "home": 0}
    for woods in ({"dreams": 1, "gone": ["midsummer-nights-dream"]}, {"gone": ["feral-child"]}):
        seats = [{**ghost, "woods": {"wild": 1}}, {"people": 3, "rooms": [0], "home": 0}]
        yield arrange("agricola", {**TABLE, "round": 3, "seats": seats, "phase": "returning-home", "woods": woods})
