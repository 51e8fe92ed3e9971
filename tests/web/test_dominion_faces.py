"""Every card and landscape of Dominion has a face: what stands on it is told by the rules, and it is drawn here."""

import re
from pathlib import Path

from allmende.dominion import RULES
from allmende.dominion.card import CARDS, LANDSCAPES
from allmende.dominion.counters import COUNTERS, MATS
from allmende.dominion.kingdoms import KINGDOMS

ART = Path(__file__).parents[2] / "web" / "src" / "games" / "dominion" / "art"


def test_every_card_and_landscape_is_drawn_and_nothing_else_is() -> None:
    keys = re.compile(r'^  "?([a-z-]+)"?: \(\) =>', re.MULTILINE)
    drawn = [slug for file in ART.glob("*.ts") for slug in keys.findall(file.read_text(encoding="utf-8"))]
    assert sorted(drawn) == sorted(thing.slug for thing in (*CARDS, *LANDSCAPES))


def test_every_token_and_mat_is_drawn() -> None:
    tokens, mats = (ART / "tokens.ts").read_text(encoding="utf-8").split("export const MATS")
    keys = re.compile(r'^  "?([a-z-]+)"?: ', re.MULTILINE)
    assert tuple(keys.findall(tokens)) == COUNTERS
    assert tuple(keys.findall(mats)) == MATS


def test_the_box_tells_what_stands_on_the_cards() -> None:
    cards = {card["slug"]: card for card in RULES.things()["card"]}
    assert len(cards) == len(CARDS)
    assert cards["market"] == {
        "slug": "market", "set": "base", "cost": 5, "debt": 0, "types": ["action"],
        "cards": 1, "actions": 1, "buys": 1, "coins": 1, "points": 0, "kingdom": True, "heirloom": None,
    }  # fmt: skip
    assert (cards["engineer"]["cost"], cards["engineer"]["debt"]) == (0, 4)
    assert (cards["gold"]["coins"], cards["curse"]["points"]) == (3, -1)
    assert cards["fools-gold"]["coins"] is None
    assert cards["gardens"]["points"] is None


def test_the_box_tells_of_landscapes_and_mixed_piles() -> None:
    things = RULES.things()
    landscapes = {one["slug"]: one for one in things["landscape"]}
    assert len(landscapes) == len(LANDSCAPES)
    assert landscapes["donate"] == {"slug": "donate", "set": "empires", "kind": "event", "cost": 0, "debt": 8}
    [castles] = [pile for pile in things["pile"] if pile["slug"] == "castles"]
    assert (castles["cards"][0], castles["cards"][-1]) == ("humble-castle", "kings-castle")


def test_the_box_holds_the_recommended_sets() -> None:
    assert {one["slug"]: tuple(one["cards"]) for one in RULES.things()["kingdom"]} == KINGDOMS
