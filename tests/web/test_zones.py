"""A card that the page has never heard of: what it asks for lights up where the view says that it lies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from allmende.dominion.card import Play
from allmende.server.command import STATIC
from allmende.server.config import sqlite_url
from tests.dominion.situations import situation
from tests.dominion.toys import call_back, dig, sift, village_that
from tests.server.house import House, generous
from tests.web.arranged import lay_arranged
from tests.web.visitor import Visitor

KEY_AND_ZONE = "all => all.map(one => [one.dataset.key, one.closest('[data-zone]')?.dataset.zone])"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("zones")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    """A server of this process, which knows the new cards."""
    with House(generous(sqlite_url(folder), static=STATIC)) as open_house:
        yield open_house


@pytest.fixture
def anna(browser: Browser, house: House) -> Iterator[Visitor]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    visitor = Visitor(context, house.url, "en")
    yield visitor
    context.close()
    assert not visitor.problems


@pytest.mark.parametrize(
    ("play", "zone", "cards"),
    [
        (dig, "discard", ["card estate", "card gold"]),
        (sift, "looking", ["card duchy", "card province"]),
        (call_back, "in_play", ["card market", "card village"]),
    ],
)
def test_a_new_card_lights_up_what_it_asks_for(
    anna: Visitor, folder: Path, play: Play, zone: str, cards: list[str]
) -> None:
    t = situation(
        hand="village, copper, gold, estate, duchy, market", deck="curse, duchy, province", discard="gold, estate",
        in_play="market",
    )  # fmt: skip
    with village_that(play):
        anna.sit(lay_arranged(anna, folder, t.game))
        anna.wait_asked()
        anna.click("card village")
        anna.wait_asked()
        places = anna.lit().evaluate_all(
            "all => all.map(one => [one.dataset.key, one.closest('[data-zone]')?.dataset.zone])"
        )
        assert sorted(key for key, lies in places if lies == zone) == cards
        assert not [key for key, lies in places if lies not in (zone, None)], "nothing else is lit on the board"
