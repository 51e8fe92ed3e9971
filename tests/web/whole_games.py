"""Whole games of Agricola by clicks, from the first round to the score sheet. Each takes minutes, so none of them goes
with the suite, which plays only how they begin and end:

    pytest -n0 tests/web/whole_games.py
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Guests
from tests.web.test_agricola import FARMER, answer, lay, play
from tests.web.test_agricola_team import asked
from tests.web.visitor import Visitor

CLICKS = 1500
PLACES = pytest.mark.parametrize(("lang", "how"), [("en", {}), ("de", PHONE)], ids=["laptop", "phone"])


def over(visitor: Visitor) -> None:
    expect(visitor.page.locator("#over-title")).to_be_visible()
    expect(visitor.page.get_by_role("table").first).to_contain_text(visitor.say("score-total", "agricola"))


@pytest.mark.timeout(1800)
@PLACES
def test_a_season_game_with_the_x_deck(visit: Guests, lang: str, how: dict[str, Any]) -> None:
    anna = visit(lang, **how)
    anna.sit(lay(anna, "me", FARMER, options={"season": "summer", "xdeck": True}))
    assert 30 < play(anna, CLICKS) < CLICKS
    over(anna)
    anna.picture(f"whole-season-{lang}")


@pytest.mark.timeout(3600)
def test_a_team_game_on_four_screens(visit: Guests) -> None:
    """Two languages, one phone; whoever is asked answers."""
    visitors = anna, *guests = visit("en"), visit("de"), visit("de", **PHONE), visit("en")
    table = lay(anna, "me", "open", "open", "open", options={"team": "lines"})
    anna.sit(table)
    for guest, name in zip(guests, ("Bo", "Cleo", "Dora"), strict=True):
        guest.join(table, name)
        guest.sit(table)
    for _ in range(CLICKS):
        if all(one.page.locator("#over-title").count() for one in visitors):
            break
        for one in asked(list(visitors)):
            answer(one)
        anna.page.wait_for_timeout(50)
    for one in visitors:
        expect(one.page.get_by_role("table").first).to_contain_text(one.say("score-team", "agricola"))
    anna.picture("whole-team")


@pytest.mark.timeout(3600)
@PLACES
def test_two_games_of_a_campaign_in_a_row(visit: Guests, lang: str, how: dict[str, Any]) -> None:
    """Alone; whoever misses the target plays the game again, whoever reaches it goes on."""
    anna = visit(lang, **how)
    anna.sit(lay(anna, "me", options={"players": 1, "cards": "deal", "campaign": True}))
    first = play_whole(anna, f"whole-campaign-1-{lang}")
    begin_next(anna)
    anna.page.wait_for_url(lambda url: url != first and "/table/" in url)
    anna.wait_asked()
    play_whole(anna, f"whole-campaign-2-{lang}")


def play_whole(anna: Visitor, name: str) -> str:
    """To the score sheet; the address of the table."""
    assert 30 < play(anna, CLICKS) < CLICKS
    over(anna)
    anna.picture(name)
    return anna.page.url


def begin_next(anna: Visitor) -> None:
    again, following = anna.button("campaign-again"), anna.button("campaign-next", number=2)
    if again.count():
        again.first.click()
        return
    choices = anna.page.get_by_role("radio")
    if choices.count():
        choices.first.check(force=True)
    following.click()
