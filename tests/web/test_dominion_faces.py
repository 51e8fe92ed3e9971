"""Every card of Dominion has a face: what stands on it comes from the rules, its drawing from the client."""

import re
from pathlib import Path

from allmende.dominion import RULES
from allmende.dominion.card import CARDS
from allmende.dominion.kingdoms import KINGDOMS

ART = Path(__file__).parents[2] / "web" / "src" / "games" / "dominion" / "art"


def test_every_card_is_drawn_and_nothing_else_is() -> None:
    keys = re.compile(r'^  "?([a-z-]+)"?: \(\) =>', re.MULTILINE)
    files = [ART / name for name in ("basic.ts", "base.ts", "hinterlands.ts")]
    drawn = [slug for file in files for slug in keys.findall(file.read_text(encoding="utf-8"))]
    assert sorted(drawn) == sorted(card.slug for card in CARDS)


def test_the_box_tells_what_stands_on_the_cards() -> None:
    cards = {card["slug"]: card for card in RULES.things()["card"]}
    assert len(cards) == len(CARDS)
    assert cards["market"] == {
        "slug": "market", "set": "base", "cost": 5, "types": ["action"],
        "cards": 1, "actions": 1, "buys": 1, "coins": 1, "points": 0,
    }  # fmt: skip
    assert (cards["gold"]["coins"], cards["curse"]["points"]) == (3, -1)
    assert cards["fools-gold"]["coins"] is None
    assert cards["gardens"]["points"] is None


def test_the_box_holds_the_recommended_sets() -> None:
    assert {one["slug"]: tuple(one["cards"]) for one in RULES.things()["kingdom"]} == KINGDOMS
