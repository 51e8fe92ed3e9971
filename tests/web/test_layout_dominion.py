"""Dominion's table, measured: the longest names and everything that can lie there, at every size, in both languages."""

from pathlib import Path
from typing import Any

import pytest

from allmende.table import Game, arrange
from tests.web.arranged import lay_arranged
from tests.web.conftest import Guests
from tests.web.layout import SIZES, everywhere, speak
from tests.web.visitor import Json

LONGEST = [
    "council-room", "cutpurse", "silk-merchant", "jack-of-all-trades", "guide", "swashbuckler", "patrician-emporium",
    "castles", "cartographer", "underling", "battlefield", "way-of-the-turtle", "expedition", "fellowship-of-scribes",
]  # fmt: skip
"""Words that are long in one language or the other, a pile of cards with different names, and landscapes."""
BESIDE = [
    "werewolf", "guide", "townsfolk", "castles", "druid", "page", "pawn", "contract", "sleigh", "caravan",
    "silos", "donate", "way-of-the-mouse", "mouse:cellar", "order-of-masons",
]  # fmt: skip
"""Boons, Hexes, and piles that lie beside the supply."""
HAND = "council-room, cutpurse, jack-of-all-trades, silk-merchant, swashbuckler, cartographer, 2 copper, gold"
MINE: Json = {
    "discard": "18 silver", "in_play": "guide, 2 silver", "tavern": "2 guide", "island": "duchy, province",
    "exile": "2 estate", "owns": ["deluded", "flag"],
    "tokens": {"vp": 7, "coffers": 3, "villagers": 2, "favors": 4, "journey": 1, "minus-card": 1, "minus-coin": 1},
}  # fmt: skip
THEIRS: Json = {
    "hand": "4 copper, estate", "deck": "6 copper", "discard": "3 silver", "in_play": "silver", "tavern": "guide",
    "exile": "estate", "tokens": {"vp": 2, "debt": 3}, "owns": ["flag"],
}  # fmt: skip


def table(kingdom: list[str], players: int, mine: Json, *picks: str, **more: Any) -> Game:
    """picks: what I have picked since."""
    seats = [{**MINE, **mine}, *[THEIRS] * (players - 1)]
    game = arrange("dominion", {"kingdom": kingdom, "seats": seats, "buys": 2, "coins": 9, **more}, seed=3)
    for pick in picks:
        game.play(game.option(*pick.split()))
    return game


def tables() -> dict[str, Game]:
    four = "kings-castle, jack-of-all-trades, cartographer, swashbuckler"
    return {
        "buying": table(LONGEST, 6, {"hand": "5 copper", "deck": "3 copper"}, phase="buy"),
        "looking": table(
            LONGEST, 2, {"hand": HAND, "deck": f"copper, {four}"}, "card cartographer", "card cartographer"
        ),
        "choosing": table(
            BESIDE, 6, {"hand": "pawn, werewolf, horse, gold", "deck": "4 copper"}, "card pawn", "card pawn"
        ),
    }


@pytest.mark.parametrize(
    ("fonts", "langs", "sizes"),
    [(True, ("en", "de"), SIZES), (False, ("de",), (SIZES[0], SIZES[1], SIZES[3]))],
    ids=["our letters", "other letters"],
)
def test_everything_can_be_read(
    visit: Guests, data: Path, fonts: bool, langs: tuple[str, ...], sizes: tuple[tuple[int, int], ...]
) -> None:
    anna = visit()
    if not fonts:
        anna.context.route("**/*.woff2", lambda route: route.abort())
    found = []
    laid = {what: lay_arranged(anna, data, game) for what, game in tables().items()}
    anna.go()
    for lang in langs:
        speak(anna, lang)
        for what, made in laid.items():
            anna.sit(made)
            anna.wait_asked()
            found += [f"{what}, {where}: {fault}" for where, faults in everywhere(anna, sizes) for fault in faults]
    if not fonts:
        anna.problems.clear()  # that letters did not come
    assert not found, "\n".join(found)
