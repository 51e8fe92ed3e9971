"""Dominion's table in the terminal: landscapes, tokens, mats, mixed piles, debt, Durations, Night, and help on them."""

from typing import Any

import pytest

from allmende import new_game
from allmende.dominion.card import BY_SLUG, LANDSCAPE, LANDSCAPES, MIXED
from allmende.dominion.kingdoms import KINGDOMS
from allmende.locales import name_of
from allmende.table import Game, arrange
from allmende.terminal.drawing import Sight, drawing_of
from tests.terminal.people import Person, loop_of, match_of, shown

DRAWING = drawing_of("dominion")
KINGDOM = (
    "caravan, crypt, catapult-rocks, engineer, underling, druid, werewolf, wine-merchant, sleigh, village,"
    "donate, barracks, battlefield, way-of-the-mouse, order-of-masons, mountains-gift, skys-gift, suns-gift, mouse:moat"
)
MINE = {
    "hand": "crypt, engineer, copper", "deck": "5 copper", "tavern": "wine-merchant", "exile": "2 estate",
    "tokens": {"coffers": 2, "villagers": 1, "debt": 3, "journey": 1}, "owns": ["barracks", "deluded"],
    "in_play": "caravan, village",
}  # fmt: skip


def table(seat: int | None = 0, lang: str = "en", width: int = 100, **more: Any) -> str:
    return drawn(arranged(**more), seat, lang, width)


def arranged(**more: Any) -> Game:
    return arrange("dominion", {"kingdom": KINGDOM, "seats": [MINE, {}], **more})


def drawn(game: Game, seat: int | None = 0, lang: str = "en", width: int = 100, ascii_only: bool = False) -> str:
    sight = Sight(lang, ["Anna", "Bo"], seat, width, ascii_only=ascii_only)
    return shown(*DRAWING.table(game.view(seat), sight), width=width)


def helped(kind: str, slug: str, lang: str) -> str:
    page = DRAWING.help_on(kind, slug, lang, {}, {})
    assert page is not None
    return shown(page, width=100)


def test_what_lies_beside_the_kingdom() -> None:
    text = table()
    assert "Donate (Event, 8 debt)" in text
    assert "Barracks (Project, $6, Anna)" in text
    assert "Battlefield (Landmark, 12 VP on it)" in text
    assert "Way of the Mouse (Way, Moat)" in text
    assert "Order of Masons (Ally)" in text
    assert "Boon: The Mountain's Gift  The Sky's Gift  The Sun's Gift" in text
    assert "Hex: 12 face down" in text
    assert "Not in the supply:" in text
    assert "Horse" in text


def test_debt_and_mixed_piles() -> None:
    text = table()
    assert "Engineer 4 debt 9" in " ".join(text.split())
    assert "Catapult / Rocks: ◆† Catapult ×5  ● Rocks ×5" in text


def test_tokens_mats_and_what_stays() -> None:
    text = table()
    assert "Coffers 2" in text
    assert "Villagers 1" in text
    assert "Debt 3" in text
    assert "Journey token, face down" in text
    assert "Deluded" in text
    assert "Tavern mat: ◆□ Wine Merchant" in text
    assert "Exile mat: ▲ Estate ×2" in text
    assert "In play: ◆ Village  ◆» Caravan (stays in play)" in text
    assert "To come: Caravan" in text
    others = table(seat=1)
    assert "Coffers 2" in others
    assert "Tavern mat: ◆□ Wine Merchant" in others


def test_the_night_phase_is_told() -> None:
    game = arranged(phase="night")
    assert "Night phase" in DRAWING.status(game.view(0), Sight("en", ["Anna", "Bo"], 0, 80)).plain


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_every_recommended_set_shows_all_that_it_has(kingdom: str) -> None:
    game = new_game("dominion", kingdom=kingdom, seed=1)
    view = game.view(0)["table"]
    for lang in ("en", "de"):
        text = " ".join(drawn(game, 0, lang, 80).split())
        for pile in view["supply"] + view["beside"]:
            assert name_of(lang, "dominion", "card", pile["card"]) in text
        for thing in [one["slug"] for one in view["landscapes"]] + view["boons"]:
            assert name_of(lang, "dominion", "landscape", thing) in text
        assert max(map(len, drawn(game, 0, lang, 80).splitlines())) <= 80
    assert drawn(game, 0, ascii_only=True).replace("·", "-").isascii()


@pytest.mark.parametrize("air", [0, -1, -2])
def test_a_crowded_table_is_shorter_and_has_the_hand_and_what_is_offered(air: int) -> None:
    game = arranged(buys=2, coins=9)
    lines = {}
    for some in (air, air + 1):
        parts = DRAWING.table(game.view(0), Sight("en", ["Anna", "Bo"], 0, 80, air=some))
        lines[some] = shown(*parts, width=80)
    assert len(lines[air].splitlines()) < len(lines[air + 1].splitlines())
    for words in ("Hand: ◆ Engineer", "Coffers 2", "Donate (Event, 8 debt)", "Tavern mat", "Caravan (stays in play)"):
        assert words in " ".join(lines[air].split())


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_the_first_turn_fits_on_a_small_screen(kingdom: str) -> None:
    match = match_of(seed=5, kingdom=kingdom)
    person = Person("all", height=24)
    loop_of(match, person).run()
    assert max(len(page.splitlines()) for page in person.seen) <= 24


def test_help_on_everything_that_has_a_name() -> None:
    for kind, slugs in (("card", BY_SLUG), ("landscape", LANDSCAPE), ("pile", MIXED)):
        for slug in slugs:
            for lang in ("en", "de"):
                name = name_of(lang, "dominion", kind, slug)
                assert name in helped(kind, slug, lang)
                found = DRAWING.find(name.upper())
                assert found is not None
                assert name_of(lang, "dominion", *found) == name


def test_facts_of_cards_landscapes_and_piles() -> None:
    assert "costs 4 debt · Action · Empires" in helped("card", "engineer", "en")
    assert "costs $3 · Action, Attack · Catapult / Rocks · Empires" in helped("card", "catapult", "en")
    assert "Heirloom: Magic Lamp" in helped("card", "secret-cave", "en")
    assert "kostet 8 Schulden · Ereignis · Empires" in helped("landscape", "donate", "de")
    assert "Landmark · Empires" in helped("landscape", "fountain", "en")
    assert "Town Crier, Blacksmith, Miller, Elder · Allies" in helped("pile", "townsfolk", "en")


def test_help_is_found_by_a_beginning_too() -> None:
    assert DRAWING.find("way of the mo") == ("landscape", "way-of-the-mouse")
    assert DRAWING.find("Tavern m") == ("mat", "tavern")
    assert DRAWING.find("way") is None
    assert {thing.slug for thing in LANDSCAPES} >= {"donate"}
    assert DRAWING.thing_of(("coffers", "one")) == ("token", "coffers")


def test_a_person_asks_about_a_landscape() -> None:
    match = match_of(seed=5, kingdom="simple-plans")
    person = Person("?Labyrinth", "", "?Spende")
    loop_of(match, person).run()
    assert any("Landmark · Empires" in page for page in person.seen)
    assert any("costs 8 debt · Event · Empires" in page for page in person.seen)


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_the_kingdom_as_a_text_makes_the_same_kingdom(kingdom: str) -> None:
    view = new_game("dominion", kingdom=kingdom, seed=1).view(0)
    for lang, word in (("en", "Kingdom"), ("de", "königreich")):
        page = DRAWING.page(word, view, Sight(lang, ["Anna", "Bo"], 0, 80))
        assert page is not None
        told = " ".join(shown(page, width=80).split())
        assert new_game("dominion", kingdom=told).view(0)["table"]["text"] == view["table"]["text"]
    assert DRAWING.page("kingdoms", view, Sight("en", ["Anna", "Bo"], 0, 80)) is None
