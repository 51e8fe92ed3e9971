"""The table of a game that has no board in the client: the example game from elsewhere, with its own texts."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.example.place import fresh_environment, packages_of
from tests.web.conftest import PHONE, Guests
from tests.web.place import build_client, server
from tests.web.visitor import Visitor

GAME = {"en": "Gleaning", "de": "Nachlese"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in an environment in which the example is installed."""
    if os.name == "nt":
        pytest.skip("the environment is laid out as on Unix")
    build_client()
    data = tmp_path_factory.mktemp("tables")
    python = fresh_environment(tmp_path_factory.mktemp("environment"))
    bring_drawn_game(packages_of(python))
    with server(data, python=python) as url:
        yield url


DRAWN = """
from dataclasses import replace
from allmende.table.simple import SimpleRules
from gleaning import BOX as PLAIN
from gleaning.rules import VOCABULARY, Gleaning
RULES = SimpleRules("drawn", Gleaning, VOCABULARY, players=(2, 4), longest=20)
BOX = replace(PLAIN, rules=RULES, texts="drawn", board="drawn:board.js")
"""
BOARD = """
export default function draw(place, { view, seat, names, text }) {
  const cards = view.players[seat].hand.map((card) => {
    const button = document.createElement("button");
    button.textContent = text(`card-${card}`);
    button.dataset.offer = `card ${card}`;
    return button;
  });
  const title = document.createElement("h2");
  title.textContent = `${names[seat]}: ${view.fields_open.join(" + ")}`;
  place.replaceChildren(title, ...cards);
}
"""


def bring_drawn_game(packages: Path) -> None:
    """The example under another name, with a board of its own: a distribution laid down by hand."""
    folder, about = packages / "drawn", packages / "drawn-1.dist-info"
    shutil.copytree(packages / "gleaning" / "locales", folder / "locales")
    for path in folder.rglob("gleaning.ftl"):
        said = re.sub("game-gleaning = .*", "game-drawn = Drawn", path.read_text(encoding="utf-8"))
        path.with_name("drawn.ftl").write_text(said, encoding="utf-8")
    (folder / "__init__.py").write_text(DRAWN, encoding="utf-8")
    (folder / "board.js").write_text(BOARD, encoding="utf-8")
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: drawn\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[allmende.games]\ndrawn = drawn:BOX\n", encoding="utf-8")


def lay(visitor: Visitor, *others: str) -> None:
    visitor.sit(visitor.lay("me", *others, game="gleaning", options={}))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_from_the_start_page_to_the_end_of_a_game(visit: Guests, lang: str) -> None:
    anna = visit(lang)
    anna.go()
    game = anna.page.get_by_role("article").filter(has_text=GAME[lang])
    game.get_by_role("button", name=anna.say("page-play")).click()
    anna.wait_asked()
    assert 1 <= anna.play() <= 4, "five cards, and the last one is laid without a choice"
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


def test_a_game_may_bring_a_board(visit: Guests) -> None:
    anna = visit("de")
    anna.sit(anna.lay("me", "gleaner", game="drawn", options={}))
    anna.wait_asked()
    expect(anna.page.get_by_role("heading", level=2).first).to_contain_text("Spieler 1: ")
    card = anna.offered()[0]
    expect(anna.lit(card).first).to_have_class("lit")
    before = anna.lit().count()
    anna.click(card)
    anna.wait_asked()
    assert anna.lit().count() == before - 1
    assert anna.page.locator("[data-bar] [data-key]").count() == 0, "what the board shows is not in the bar"
