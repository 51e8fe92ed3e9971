"""The X deck and the forest deck by clicking: encounters, what they leave on the board, and what is loaded for them."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.agricola.forest.situations import table as at_the_forest
from tests.agricola.situations import harvest
from tests.web.arranged import lay_arranged
from tests.web.conftest import PHONE, Guests
from tests.web.test_agricola import FARMER
from tests.web.test_agricola_panels import Farmer
from tests.web.visitor import Visitor

BURNT = (1, 2, 3)


def everything() -> dict[str, Any]:
    """A table with the moor, the seasons and both decks, from which much was drawn."""
    drawn = ["fairy-ring", "dragons-lair", "road-not-taken", "land-of-milk-and-honey", "peruvian-inquisition", "witch"]
    return {
        "xdeck": True, "season": "autumn", "expansion": "moor", "level": 1, "cards": "none", "round": 6,
        "aliens": {"gone": ["transmogrifier", "tripods", "merchants-of-mars"]},
        "woods": {"gone": drawn, "fairies": 3, "held": True},
    }  # fmt: skip


def test_a_walk_in_the_forest(visit: Guests, data: Path) -> None:
    """A card is drawn, its space joins the board and is used; then the dragon is fed, and burns land."""
    anna = visit("de")
    rich = {"goods": "2 food, sheep", "pastures": [[4]], "people": 3, "rooms": [0]}
    given = at_the_forest(rich, drawn="fairy-ring", woods={"gone": ["dragons-lair"]})
    anna.sit(lay_arranged(anna, data, given.game, FARMER))
    anna.wait_asked()
    anna.click("space forest")
    anna.wait_asked()
    drawn = anna.page.get_by_role("tabpanel").locator("[data-place=card-fairy-ring]")
    expect(drawn, "a card that was drawn is shown by itself").to_be_visible()
    expect(drawn).to_contain_text(anna.say("card-fairy-ring", "agricola"))
    anna.click("space fairy-ring")
    anna.wait_asked()
    expect(anna.page.locator("[data-place=good-0-fairy]")).to_contain_text("2")
    anna.click("space dragons-lair")
    for cell in BURNT:
        anna.wait_clickable(f'[data-key="cell {cell}"]')
        anna.click(f"cell {cell}")
    told = anna.page.locator("[data-place=farm-0] .unseen").first
    expect(told).to_contain_text(anna.say("board-told-blocked", "agricola", cells="b1 c1 d1"))
    anna.fits()
    anna.picture("forest-burnt-de")


def test_all_of_it_on_a_laptop(visit: Guests, data: Path) -> None:
    anna = visit("de", viewport={"width": 1280, "height": 800})
    farm = {"goods": "3 llama, 3 fairy", "pastures": [[3, 4]], "played": ["witch"], "woods": {"leaving": 1}}
    anna.sit(lay_arranged(anna, data, at_the_forest({**farm, "notes": {"witch": 2}}, **everything()).game, FARMER))
    anna.wait_asked()
    anna.fits()
    anna.picture("decks-de")
    anna.check_access("both decks, the seasons and the moor, de")
    leaving = anna.say("board-leaving", "agricola", count=1)
    expect(anna.page.get_by_title(leaving)).to_be_visible()
    expect(anna.page.get_by_title(anna.say("board-held", "agricola"))).to_be_visible()


def test_the_witch_on_a_phone(visit: Guests, data: Path) -> None:
    """Nothing is wider than the phone, and cards that one looks at can be tapped."""
    bob = visit("en", **PHONE)
    farm = {"played": ["witch"], "notes": {"witch": 2}, "goods": "3 llama, 3 fairy", "pastures": [[3, 4]]}
    top = ["hermit", "camelot", "noble-knight"]
    bob.sit(lay_arranged(bob, data, at_the_forest(farm, {}, {}, drawn=top, **everything()).game, FARMER, FARMER))
    bob.wait_asked()
    bob.fits()
    for part in range(4):
        bob.page.get_by_role("tab").nth(part).click()
        bob.fits()
        assert not sticking_out(bob)
    bob.page.get_by_role("tab").nth(0).click()
    bob.click("anytime")
    bob.wait_clickable('[data-key="card witch"]')
    bob.click("card witch")
    bob.wait_asked()
    assert bob.offered() == [f"card {card}" for card in top]
    bob.picture("forest-witch-phone-en")
    bob.check_access("cards on top of the deck")
    bob.click("card camelot")
    bob.wait_asked()
    assert bob.offered() == ["card hermit", "card noble-knight"]


def sticking_out(visitor: Visitor) -> list[str]:
    """What of the board begins or ends beyond the edges of the screen, or of the box in which it lies."""
    found: list[str] = visitor.page.locator(".board .plate, .board .card-face, .board .space").evaluate_all(
        """all => all.filter(one => one.getClientRects().length).filter(one => {
          const { left, right, bottom } = one.getBoundingClientRect();
          const around = one.parentElement.closest(".plate")?.getBoundingClientRect();
          return left < 0 || right > innerWidth || (around && bottom > around.bottom + 1);
        }).map(one => one.outerHTML.slice(0, 120))"""
    )
    return found


def test_what_fences_of_unusual_size_cost(anna: Visitor, data: Path) -> None:
    """The server says what the lines cost together, while they are drawn."""
    long = {"played": ["fences-of-unusual-size"], "goods": "4 wood"}
    farmer = Farmer(anna, data, at_the_forest(long, round=4, rounds=["fencing"]).place("fencing"))
    for cell in ("d1", "e1", "d2", "e2"):
        anna.page.get_by_role("button", name=cell, exact=True).first.click()
    expect(farmer.panel).to_contain_text(farmer.say("panel-fences-fine"))
    expect(farmer.panel.get_by_role("listitem").nth(1)).to_contain_text("4")
    anna.picture("forest-fences")
    me = farmer.send()
    assert (me["goods"]["wood"], me["farm"]["spare_fences"]) == (0, 7)


def test_llamas_and_fairies_are_food(visit: Guests, data: Path) -> None:
    oven = {"played": ["flame-spurts-oven"], "goods": "llama, 2 fairy", "pastures": [[4]]}
    farmer = Farmer(visit("de"), data, harvest(**oven, forest_deck=True))
    farmer.more("option-eat-llama")
    farmer.more("option-eat-fairy")
    farmer.visitor.picture("forest-feeding-de")
    me = farmer.send()
    assert (me["goods"]["llama"], me["goods"]["fairy"], me["begging"]) == (0, 1, 0)


def test_decks_are_loaded_where_they_are_played(visit: Guests, data: Path) -> None:
    anna = visit("en")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url) if "/decks-" in request.url else None)
    anna.sit(anna.lay("me", FARMER, game="agricola", options={}))
    anna.wait_asked()
    assert not asked
    anna.sit(lay_arranged(anna, data, at_the_forest({"played": ["camelot"]}, {}).game, FARMER))
    anna.wait_asked()
    anna.page.get_by_role("tab", name=anna.say("board-drawn", "agricola")).click()
    expect(anna.page.locator("[data-place=card-camelot]")).to_be_visible()
    assert len(asked) == 2, "the pictures, and the texts of one language"
