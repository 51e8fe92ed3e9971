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
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "desk": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "phone": PHONE,
}
KEYS_AND_ZONES = "all => all.map(one => [one.dataset.key, one.closest('[data-zone]')?.dataset.zone ?? ''])"
CLAIMED = """() => ![...document.querySelectorAll("[data-bar] [data-key]")].some(one =>
  document.querySelector(`[data-zone] [data-key="${one.dataset.key}"]`))"""
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


def zones(visitor: Visitor) -> dict[str, str]:
    """Where everything lies that is lit; the bar gives up what the board shows."""
    visitor.page.wait_for_function(CLAIMED)
    return dict(visitor.lit().evaluate_all(KEYS_AND_ZONES))


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
    lit = zones(anna)
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


def morning() -> Game:
    """The start of a turn for which much has waited."""
    kingdom = [
        "crypt", "contract", "village-green", "caravan", "guide", "blockade", "enchantress", "highwayman", "castles",
        "patrician-emporium", "silos", "barracks", "battlefield", "way-of-the-turtle", "order-of-masons",
    ]  # fmt: skip
    mine = {
        "hand": "caravan, silver, 3 copper", "deck": "6 copper", "in_play": "caravan, highwayman, crypt",
        "set-aside": "gold, silver", "tavern": "2 guide", "owns": ["silos", "barracks"],
        "stays": [{"number": n, "card": card} for n, card in enumerate(["caravan", "highwayman", "crypt"], 1)],
    }  # fmt: skip
    effects: list[dict[str, Any]] = [
        {"card": "caravan", "seat": 0, "until": "next-turn", "stay": 1},
        {"card": "highwayman", "seat": 0, "until": "next-turn", "stay": 2, "victims": [1]},
        {"card": "crypt", "seat": 0, "until": "next-turn", "stay": 3, "cards": "gold, silver"},
    ]
    theirs = {"hand": "5 copper", "deck": "5 copper"}
    situation = {"kingdom": kingdom, "seats": [mine, theirs], "effects": effects, "started": False}
    return arrange("dominion", situation, seed=1)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_what_waits_for_the_start_of_a_turn_is_lit_where_it_lies(visit: Guests, data: Path, size: str) -> None:
    anna = visit("en", **SIZES[size])
    sit_down(anna, data, morning())
    assert zones(anna) == {
        "card caravan": "in_play", "card highwayman": "in_play", "card crypt": "in_play", "card guide": "tavern",
        "landscape silos": "landscapes", "landscape barracks": "landscapes",
    }  # fmt: skip
    crypt = anna.say("card-crypt", "dominion")
    expect(anna.page.get_by_label(text("en", "dominion", "board-fan", name=crypt, count=2))).to_be_visible()
    if size == "phone":
        return
    anna.click("card crypt")
    anna.wait_asked()
    assert zones(anna) == {"card gold": "looking", "card silver": "looking"}


def test_cards_that_stay_in_play_are_marked(anna: Visitor, data: Path) -> None:
    game = arrange("dominion", {"seats": [{"hand": "smithy", "in_play": "2 caravan, village"}, {}], "phase": "action"})
    sit_down(anna, data, game)
    stays = anna.say("board-stays", "dominion")
    played = anna.page.locator('[data-zone="in_play"]')
    expect(played.locator("[data-card=caravan]").get_by_title(stays)).to_have_count(1)
    expect(played.locator("[data-card=village]").get_by_title(stays)).to_have_count(0)


def test_the_night_has_a_phase_of_its_own(anna: Visitor, data: Path) -> None:
    game = arrange("dominion", {"seats": [{"hand": "crypt, copper", "in_play": "gold, silver"}, {}], "phase": "night"})
    sit_down(anna, data, game)
    expect(anna.page.get_by_text(anna.say("night-phase", "dominion"), exact=True).filter(visible=True)).to_be_visible()
    anna.click("card crypt")
    anna.wait_asked()
    anna.click("card gold")
    anna.wait_asked()
    assert sorted(anna.offered()) == ["card silver", "done"]


OWN_TEN = [
    "caravan", "werewolf", "crypt", "catapult-rocks", "townsfolk", "page", "sleigh", "contract", "druid", "engineer",
    "gamble", "expedition", "way-of-the-turtle", "fellowship-of-scribes",
]  # fmt: skip


@pytest.mark.parametrize(("size", "clicks"), [("laptop", 24), ("phone", 10)])
def test_a_game_with_everything_is_played_by_clicks(visit: Guests, size: str, clicks: int) -> None:
    """Durations, Events, a Way, Night cards and mixed piles: whatever is offered can be clicked."""
    anna = visit("de", **SIZES[size])
    anna.sit(anna.lay("me", "bigmoney", options={"kingdom": OWN_TEN, "first": 0}))
    clicked: dict[str, int] = {}
    for _ in range(clicks):
        anna.wait_asked()
        offered = anna.offered()
        key = min(offered, key=lambda one: (one == "done", one == "pile curse", clicked.get(one, 0)))
        clicked[key] = clicked.get(key, 0) + 1
        before = anna.seq
        if size == "laptop":
            anna.lit(key).first.click()
        else:
            anna.lit(key).first.tap()
            if key.startswith(("card", "pile", "landscape")) and not in_bar(anna, key):
                anna.page.get_by_role("dialog").locator(".primary").tap()
        anna.wait_seq(before + 1)
    assert len(clicked) > clicks / 4


def in_bar(visitor: Visitor, key: str) -> bool:
    return visitor.page.locator(f'[data-bar] [data-key="{key}"]').count() > 0
