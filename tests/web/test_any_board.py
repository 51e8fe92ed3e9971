"""The table of a game that has no board in the client: the example game from elsewhere, with its own texts."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.example.place import fresh_environment
from tests.web.conftest import PHONE, Guests
from tests.web.place import build_client, chromium, server
from tests.web.visitor import Visitor

GAME = {"en": "Gleaning", "de": "Nachlese"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in an environment in which the example is installed."""
    if chromium() is None or os.name == "nt":
        pytest.skip("no Chromium on this machine: install it, or let .ci/run do so")
    build_client()
    data = tmp_path_factory.mktemp("tables")
    with server(data, fresh_environment(tmp_path_factory.mktemp("environment"))) as url:
        yield url


def lay(visitor: Visitor, *others: str) -> None:
    visitor.sit(visitor.lay("me", *others, game="gleaning", options={}))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_from_the_start_page_to_the_end_of_a_game(visit: Guests, lang: str) -> None:
    anna = visit(lang)
    anna.go()
    game = anna.page.get_by_role("article").filter(has_text=GAME[lang])
    game.get_by_role("button", name=anna.say("page-play")).click()
    for _ in range(4):  # the last card is laid without a choice
        anna.wait_asked()
        anna.click(anna.offered()[0])
    expect(anna.page.locator("#over-title")).to_be_visible()
    assert anna.page.get_by_text({"en": "Grain", "de": "Korn"}[lang]).count() > 0
    log = anna.page.get_by_role("complementary")
    expect(log).to_contain_text({"en": "You lay a card", "de": "Du legst eine Karte"}[lang])


def test_everything_on_the_table_has_its_name_and_its_owner(visit: Guests) -> None:
    anna = visit("de")
    lay(anna, "gleaner", "random")
    anna.wait_asked()
    board = anna.page.get_by_role("main")
    for words in ("Runde", "Korn auf den Feldern", "Hand", "Karten auf der Hand"):
        expect(board).to_contain_text(words)
    assert board.locator("li h3").all_inner_texts()[1:] == ["Nachleser", "Würfel"]
    told = board.inner_text()
    assert not [word for word in ("fields_open", "hand", "mouse", "known", "true") if word in told]
    expect(anna.page.locator("[data-bar]")).to_contain_text("Welches Tier schickst du?")
    anna.picture("any-board")
    anna.check_access("any board")


def test_another_language_is_fetched_from_the_server(visit: Guests) -> None:
    anna = visit("en")
    lay(anna, "gleaner")
    anna.wait_asked()
    anna.ask("PUT", "/api/me", {"settings": {"language": "de"}})
    anna.page.reload()
    anna.wait_asked()
    expect(anna.page.get_by_role("main")).to_contain_text("Korn auf den Feldern")


def test_the_keyboard_is_enough(visit: Guests) -> None:
    anna = visit("en")
    lay(anna, "gleaner")
    anna.wait_asked()
    before = anna.seq
    anna.page.keyboard.press("1")
    anna.wait_seq(before + 1)


def test_on_a_phone(visit: Guests) -> None:
    anna = visit("de", **PHONE)
    lay(anna, "gleaner", "gleaner", "gleaner")
    anna.wait_asked()
    anna.fits()
    anna.click(anna.offered()[0])
    anna.wait_asked()
    anna.fits()
    anna.picture("any-board-phone")
    anna.check_access("any board on a phone")
