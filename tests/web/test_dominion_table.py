"""The table of Dominion with all that the expansions bring: landscapes, tokens, mats, mixed piles, cards that stay."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from allmende.locales import text
from allmende.table import Game, arrange
from tests.web.arranged import lay_arranged
from tests.web.conftest import PHONE, Guests
from tests.web.visitor import Visitor

KINGDOM = [
    "werewolf", "guide", "townsfolk", "castles", "druid", "page", "contract", "engineer", "sleigh", "caravan",
    "silos", "donate", "way-of-the-mouse", "mouse:pawn", "fellowship-of-scribes",
]  # fmt: skip
SIZES = {
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "desk": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "phone": PHONE,
}
KEYS_AND_ZONES = "all => all.map(one => [one.dataset.key, one.closest('[data-zone]')?.dataset.zone ?? ''])"
SEEN = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
}"""


def rich_table(players: int = 2, **more: Any) -> Game:
    """A table on which everything lies that there is to see."""
    mine = {
        "hand": "sleigh, werewolf, contract, 2 copper, gold, horse", "deck": "5 copper, estate", "discard": "silver",
        "in_play": "2 caravan, page", "tavern": "2 guide", "island": "duchy, province", "exile": "2 estate",
        "tokens": {"vp": 7, "coffers": 3, "villagers": 2, "favors": 4, "journey": 1, "minus-card": 1, "minus-coin": 1},
        "owns": ["deluded", "flag"],
    }  # fmt: skip
    theirs = {
        "hand": "5 copper", "deck": "5 copper", "in_play": "caravan", "tavern": "guide", "exile": "estate",
        "tokens": {"vp": 2, "debt": 3}, "owns": ["silos"],
    }  # fmt: skip
    situation = {"kingdom": KINGDOM, "seats": [mine, *[theirs] * (players - 1)], "buys": 2, "coins": 9, **more}
    return arrange("dominion", situation, seed=3)


def sit_down(visitor: Visitor, data: Path, game: Game) -> None:
    visitor.sit(lay_arranged(visitor, data, game))
    visitor.wait_asked()


def at(visitor: Visitor, slug: str) -> Locator:
    return visitor.page.locator(f'[data-card="{slug}"]').filter(visible=True).first


def test_everything_that_lies_on_the_table_is_shown(anna: Visitor, data: Path) -> None:
    sit_down(anna, data, rich_table())
    for slug in ("silos", "donate", "way-of-the-mouse", "pawn", "fellowship-of-scribes"):
        expect(at(anna, slug)).to_be_visible()
    expect(anna.page.locator('[data-zone="landscapes"] [data-kind="landscape"]')).to_have_count(7)  # three are Boons
    expect(anna.page.get_by_label(anna.say("board-landscapes", "dominion"))).to_contain_text(
        anna.say("board-face-down", "dominion", count=12)
    )
    for pile in ("treasure-hunter", "champion", "horse"):
        expect(anna.page.locator(f'[data-zone="landscapes"] [data-card="{pile}"]')).to_be_visible()
    mine = anna.page.locator('[data-zone="hand"] [data-token]')
    assert mine.evaluate_all("all => all.map(one => one.dataset.token)") == [
        "vp", "coffers", "villagers", "favors", "journey", "minus-card", "minus-coin",
    ]  # fmt: skip
    expect(mine.first).to_have_text("7")
    for owned in ("deluded", "flag"):
        expect(anna.page.locator(f'[data-zone="hand"] [data-card="{owned}"]')).to_be_visible()
    anna.fits()
    anna.check_access("a table with everything on it")


def test_what_lies_in_a_pile_or_on_a_mat_opens_with_a_click(anna: Visitor, data: Path) -> None:
    sit_down(anna, data, rich_table())
    panel = anna.page.get_by_role("dialog")
    townsfolk = anna.say("pile-townsfolk", "dominion")
    anna.page.get_by_label(text("en", "dominion", "board-below", name=townsfolk)).click()
    expect(panel.get_by_role("heading")).to_have_text(townsfolk)
    inside = panel.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert inside == ["town-crier", "blacksmith", "miller", "elder"]
    anna.page.keyboard.press("Escape")
    for mat, cards in (("tavern", ["guide"]), ("island", ["province", "duchy"])):
        name = anna.say(f"mat-{mat}", "dominion")
        anna.page.get_by_label(text("en", "dominion", "board-fan", name=name, count=2)).click()
        expect(panel.get_by_role("heading")).to_have_text(name)
        expect(panel.locator("[data-card]")).to_have_count(len(cards))
        assert panel.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)") == cards
        anna.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", SIZES)
def test_what_is_lit_lies_where_it_can_be_clicked(visit: Guests, data: Path, size: str) -> None:
    anna = visit("de", **SIZES[size])
    sit_down(anna, data, rich_table(phase="buy", coins=4))
    lit = dict(anna.lit().evaluate_all(KEYS_AND_ZONES))
    assert lit["landscape donate"] == lit["landscape silos"] == "landscapes"
    assert lit["card contract"] == lit["coffers one"] == "hand"
    assert lit["pile town-crier"] == lit["pile engineer"] == ""
    assert "landscape way-of-the-mouse" not in lit
    assert "villagers one" not in lit
    if size == "phone":
        return
    anna.fits()
    for key in ("landscape donate", "coffers one", "pile humble-castle"):
        assert anna.lit(key).first.evaluate(SEEN), key


def test_tokens_and_landscapes_are_spent_and_bought_by_clicks(anna: Visitor, data: Path) -> None:
    sit_down(anna, data, rich_table(phase="buy", coins=4))
    coins = anna.page.locator(".coins dd").filter(visible=True).first
    anna.click("coffers one")
    expect(coins).to_have_text("4")  # the token that makes it one less is gone instead
    expect(anna.page.locator('[data-zone="hand"] [data-token="coffers"]')).to_have_text("2")
    expect(anna.page.locator('[data-zone="hand"] [data-token="minus-coin"]')).to_have_count(0)
    anna.click("landscape silos")
    expect(coins).to_have_text("0")
    expect(at(anna, "silos").locator("[data-seat]")).to_have_count(2)
    expect(at(anna, "silos")).to_have_attribute("aria-disabled", "true")
    anna.click("pile engineer")
    expect(anna.page.locator('[data-zone="hand"] [data-token="debt"]')).to_have_text("4")


def test_a_phone_shows_a_landscape_closer_before_it_is_bought(visit: Guests, data: Path) -> None:
    anna = visit("en", **PHONE)
    sit_down(anna, data, rich_table(phase="buy", coins=4))
    at(anna, "donate").tap()
    closer = anna.page.get_by_role("dialog")
    expect(closer).to_contain_text(anna.say("type-event", "dominion"))
    before = anna.seq
    closer.get_by_role("button", name="Donate").tap()
    anna.wait_seq(before + 1)
    expect(anna.page.locator('[data-zone="hand"] [data-token="debt"]')).to_have_text("8")


@pytest.mark.parametrize("players", [3, 6])
def test_a_full_table_fits_the_window(anna: Visitor, data: Path, players: int) -> None:
    sit_down(anna, data, rich_table(players))
    anna.fits()
    played = anna.page.locator('[data-zone="in_play"] [data-card]').first.bounding_box()
    hand = anna.page.locator('[data-zone="hand"]').bounding_box()
    assert played is not None
    assert hand is not None
    assert played["y"] + played["height"] <= hand["y"] + 2, "what is in play does not lie on the hand"
