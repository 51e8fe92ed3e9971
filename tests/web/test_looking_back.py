"""Looking back in the browser: the analysis of a game of each kind, playing on from its turning point, puzzles."""

import random
import re
from functools import cache

import pytest
from playwright.sync_api import expect

from allmende.bots import make_bot
from allmende.puzzles import puzzles_of
from allmende.table import Game, Json, Record, new_game
from tests.web.conftest import PHONE, Guests
from tests.web.visitor import PATIENCE, Visitor

# A search finds mistakes in them at once: two are played by chance alone, and in one a winner lets the win go by.
GAMES: dict[str, tuple[int, Json]] = {
    "dominion": (1, {"kingdom": "first-game"}),
    "agricola": (2, {"players": 2}),
    "lowlands": (1, {"players": 2, "beginner": True}),
}


@cache
def record_of(name: str) -> Record:
    seed, options = GAMES[name]
    game = new_game(name, seed=seed, auto=True, **options)
    dice = random.Random(seed)
    slips = 2
    while game.choices:
        choice = game.choices[0] if name == "dominion" else dice.choice(game.choices)
        option = make_bot("bigmoney").pick(game, choice) if name == "dominion" else dice.choice(choice.options)
        if name == "dominion" and slips and wins(game, option):
            slips, option = slips - 1, game.option("done")
        game.play(option, choice.seat)
    return game.record()


def wins(game: Game, option: int) -> bool:
    """Is the game over with it, and won by whoever picks it?"""
    assert game.choice is not None
    then = game.clone()
    then.play(option)
    return then.over and then.winners() == [game.choice.seat]


def brought(anna: Visitor, name: str) -> str:
    """The table of a record that she brings along."""
    anna.ask("GET", "/api/me")
    data = record_of(name).to_json() | {"seats": [{"name": "Ada", "bot": None}, {"name": "Bo", "bot": "relaxed"}]}
    return str(anna.ask("POST", "/api/records", data)["table"])


def analyse(anna: Visitor) -> None:
    anna.button("review-title").first.click()
    anna.button("review-begin").click()
    expect(anna.page.locator("[data-review=done]")).to_be_visible(timeout=4 * PATIENCE)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_analysed_and_played_on_from_its_turning_point(visit: Guests, name: str) -> None:
    anna = visit("de" if name == "agricola" else "en")
    table = brought(anna, name)
    anna.page.goto(f"{anna.url}/table/{table}")
    analyse(anna)
    anna.page.locator("[data-turns] button").first.click()
    expect(anna.page).to_have_url(re.compile("pick="))
    expect(anna.page.locator(".now b").first).to_be_visible()
    anna.picture(f"review-{name}")
    if anna.lang == "de":
        told = anna.page.locator("[data-review]").inner_text()
        assert re.search(r"\d,\d Punkte", told), told
        assert not re.search(r"\d\.\d", told), "a German number has a comma"
    anna.check_access(f"the analysis of {name}")
    anna.page.locator("[data-branch]").click()
    expect(anna.page).not_to_have_url(re.compile(table))
    anna.wait_asked()
    update = anna.ask("GET", f"/api/tables/{anna.page.url.rpartition('/')[2]}")
    assert update["table"]["settings"]["branch"]["table"] == table
    assert [seat["kind"] for seat in update["table"]["seats"]].count("person") == 1


def test_on_a_phone_the_analysis_lies_over_the_board(visit: Guests) -> None:
    anna = visit("de", **PHONE)
    anna.page.goto(f"{anna.url}/table/{brought(anna, 'dominion')}")
    analyse(anna)
    anna.picture("review-phone")
    anna.fits()
    anna.page.locator("[data-turns] button").first.click()
    anna.page.locator("aside .fold").click()
    expect(anna.page.locator("[data-review]")).to_have_count(0)


def key_of(game: Game, option: int) -> str:
    return " ".join([str(part) for part in game.key(option)])


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_is_solved_on_the_board(visit: Guests, name: str) -> None:
    anna = visit("de" if name == "lowlands" else "en")
    anna.go("/puzzles")
    anna.picture("puzzles")
    anna.check_access("the puzzles")
    section = anna.page.locator(f"section[aria-labelledby=puzzle-{name}]")
    section.get_by_role("button", name=anna.say("puzzle-today")).click()
    panel = anna.page.locator("[data-puzzle]")
    expect(panel).to_have_attribute("data-puzzle", "open")
    anna.wait_asked()
    about = anna.ask("GET", f"/api/tables/{anna.page.url.rpartition('/')[2]}")["table"]
    puzzle = puzzles_of(name)[about["settings"]["puzzle"] - 1]
    position = puzzle.position(name)
    best = key_of(position, puzzle.best)
    wrong = next(key for key in anna.offered() if key != best)
    anna.lit(wrong).first.click()
    expect(panel).to_have_attribute("data-puzzle", "wrong")
    anna.wait_clickable(f'[data-key="{best}"]')
    anna.lit(best).first.click()
    expect(panel).to_have_attribute("data-puzzle", "solved")
    anna.picture(f"puzzle-{name}")
    anna.check_access(f"a puzzle of {name}")
    expect(panel).to_contain_text(anna.say("puzzle-streak", days=1))
    assert anna.seq == 1, "an answer is no pick yet"
    anna.wait_clickable(f'[data-key="{best}"]')
    anna.click(best)
    panel.get_by_role("link").click()
    expect(anna.page.get_by_text(anna.say("puzzle-solved-today"))).to_have_count(1)
