"""The page in the browser says the same as Python, word for word, in both languages."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from allmende import Game
from allmende.locales import LANGUAGES, catalogs, describe_event, describe_options, describe_prompt, describe_told
from allmende.table import Choice, game_names
from tests.counts import everything_said
from tests.test_locales import games_to_hear
from tests.web.node import run_node

COMPARE = Path(__file__).parent / "speech.mjs"
PICKS_EACH = 40
NAMES = ["Anna", "Bo", "Cem", "Dörte", "Eli", "Finn"]


class Cases:
    """What was said in random games, each thing once, with what it was said of."""

    def __init__(self) -> None:
        self.all: list[dict[str, Any]] = []
        self._heard: set[str] = set()

    def new(self, *said: object) -> bool:
        key = json.dumps(said, sort_keys=True)
        fresh = key not in self._heard
        self._heard.add(key)
        return fresh

    def choice(self, game: Game, choice: Choice) -> None:
        """Whatever asks or offers something that was not heard before, whole."""
        view = game.view(choice.seat)
        asked = {key: value for key, value in view["choice"].items() if key != "options"}
        offered = [self.new(asked["prompt"], option) for option in view["choice"]["options"]]
        if not self.new(asked) and not any(offered):
            return
        for lang in LANGUAGES:
            said = [describe_prompt(game, choice, lang, NAMES), *describe_options(game, choice, lang, None, NAMES)]
            self.all.append({"lang": lang, "view": view, "said": said})

    def events(self, game: Game) -> None:
        for event in game.events:
            for viewer in (event.seat, None):
                seen = {**event.seen_by(viewer), "pick": 1, "seq": 1}
                if self.new({key: value for key, value in seen.items() if key != "turn"}, viewer is None):
                    for lang in LANGUAGES:
                        said = [describe_event(game.rules.name, seen, NAMES, lang, viewer)]
                        self.all.append({"lang": lang, "event": seen, "viewer": viewer, "said": said})


def played(name: str) -> Iterator[Game]:
    """Games of all sorts after each pick."""
    for n, game in enumerate(games_to_hear(name)):
        dice = random.Random(n)
        for _ in range(PICKS_EACH):
            if game.over:
                break
            yield game
            choice = dice.choice(game.choices)
            game.play(dice.choice(choice.options), choice.seat)


TWO_DISCARDED = {"kind": "discard", "seat": 0, "count": 2, "top": "province", "pick": 1, "seq": 1}
TWO_HANDED_IN = {"kind": "hand-in", "seat": 0, "resource": "wood", "count": 2, "pick": 1, "seq": 1}
REASONS: list[dict[str, Any]] = [
    {"kind": "lies", "goods": ["wood", "wood", "wood"]}, {"kind": "lies", "goods": ["reed"]},
    {"kind": "grows", "rounds": 0}, {"kind": "cooks", "card": "fireplace-2", "itself": False},
    {"kind": "improves", "card": "well", "itself": True, "points": 4}, {"kind": "makes-food", "food": 1, "left": 2},
    {"kind": "sows", "goods": ["grain", "grain", "grain", "vegetable", "vegetable"]},
]  # fmt: skip
SAID = [
    ("dominion", TWO_DISCARDED, "en", "Anna discards 2 cards, a Province on top"),
    ("dominion", TWO_DISCARDED, "de", "Anna legt 2 Karten ab, zuoberst eine Provinz"),
    ("lowlands", TWO_HANDED_IN, "en", "Anna hands in 2 wood"),
    ("lowlands", TWO_HANDED_IN, "de", "Anna gibt 2 Holz ab"),
]
"""Sentences as they have to be: what both get wrong, no comparison finds."""


@pytest.mark.parametrize(("name", "event", "lang", "said"), SAID)
def test_a_number_counts_only_what_it_belongs_to(
    name: str, event: dict[str, Any], lang: str, said: str, tmp_path: Path
) -> None:
    assert describe_event(name, event, NAMES, lang) == said
    case = {"lang": lang, "event": event, "viewer": None, "said": [said]}
    asked = tmp_path / "cases.json"
    asked.write_text(json.dumps({"texts": texts_of(name), "names": NAMES, "cases": [case]}), encoding="utf-8")
    code, told = run_node(COMPARE, asked)
    assert code == 0, told


@pytest.mark.parametrize("name", game_names())
def test_the_page_counts_as_python_does(name: str, tmp_path: Path) -> None:
    """Plurals, signs and thousands are the business of two libraries: both say the same for every message."""
    cases = [
        {"lang": one.lang, "message": [one.name, one.args, one.attribute], "said": [one.said]}
        for lang in LANGUAGES
        for one in everything_said(lang)
        if one.numbers and one.game in (name, "table", "web")
    ]
    asked = tmp_path / "cases.json"
    asked.write_text(json.dumps({"texts": texts_of(name), "names": NAMES, "cases": cases}), encoding="utf-8")
    code, told = run_node(COMPARE, asked)
    assert code == 0, told
    assert int(told.split()[0]) == len(cases) > 500


def test_the_page_gives_the_same_reasons(tmp_path: Path) -> None:
    """What rules and bots say about things: names without articles, goods counted, numbers with the right words."""
    cases = []
    for lang in LANGUAGES:
        for saying in REASONS:
            said = [describe_told("agricola", "reason", saying, NAMES, lang, 0)]
            cases.append({"lang": lang, "saying": saying, "about": "reason", "viewer": 0, "said": said})
    asked = tmp_path / "cases.json"
    asked.write_text(json.dumps({"texts": texts_of("agricola"), "names": NAMES, "cases": cases}), encoding="utf-8")
    code, told = run_node(COMPARE, asked)
    assert code == 0, told
    assert f"{len(cases)} sentences" in told


def texts_of(name: str) -> dict[str, list[str]]:
    """The catalogs that the page has of a game, by language."""
    return {
        lang: [
            path.read_text(encoding="utf-8")
            for path in catalogs(lang)
            if path.name in ("table.ftl", "web.ftl") or path.name.removesuffix(".ftl").split("-")[0] == name
        ]
        for lang in LANGUAGES
    }


@pytest.mark.parametrize("name", game_names())
def test_the_page_says_what_python_says(name: str, tmp_path: Path) -> None:
    cases = Cases()
    for game in played(name):
        cases.events(game)
        for choice in game.choices:
            cases.choice(game, choice)
    asked = tmp_path / "cases.json"
    asked.write_text(json.dumps({"texts": texts_of(name), "names": NAMES, "cases": cases.all}), encoding="utf-8")
    code, told = run_node(COMPARE, asked)
    assert code == 0, told
    compared, named = [int(word) for word in told.split() if word.isdigit()]
    assert named > 0
    assert compared == sum(len(case["said"]) for case in cases.all) > 2000
