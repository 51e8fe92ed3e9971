"""Everything of Agricola has a picture of its own: cards, goods, action spaces."""

import json
from pathlib import Path

from allmende.agricola import RULES
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.goods import GOODS
from tests.web.node import WEB, run_node

ART = WEB / "src" / "games" / "agricola" / "art"
PRINT = """
import { DRAWN, drawing } from "./src/games/agricola/art/cards.ts";
import { DECK_CARDS } from "./src/games/agricola/art/decks.ts";
import { PIECES } from "./src/games/agricola/art/pieces.ts";
import { picturesOf } from "./src/games/agricola/art/spaces.ts";
const spaces = JSON.parse(process.argv[1]);
console.log(JSON.stringify({
  cards: Object.fromEntries([...DRAWN, ...Object.keys(DECK_CARDS)].map((slug) => [slug, drawing(slug, DECK_CARDS)])),
  pieces: Object.keys(PIECES),
  spaces: Object.fromEntries(spaces.map((space) => [space, picturesOf(space, null)])),
}));
"""


def test_every_card_good_and_space_is_drawn() -> None:
    code, told = run_node("--input-type=module", "-e", PRINT, json.dumps(list(NUMBER_OF)))
    assert code == 0, told
    drawn = json.loads(told)
    cards = [card["slug"] for card in RULES.things()["card"]]
    assert not [slug for slug in cards if slug not in drawn["cards"]]
    pictures = list(drawn["cards"].values())
    assert len(set(pictures)) == len(pictures), "no two cards look the same"
    assert not [good for good in GOODS if good not in drawn["pieces"]]
    assert not [piece for pieces in drawn["spaces"].values() for piece in pieces if piece not in drawn["pieces"]]


def test_the_art_is_our_own() -> None:
    """Drawings are code: no file of the art is a picture from elsewhere."""
    assert {Path(file).suffix for file in ART.iterdir()} == {".svelte", ".ts"}
