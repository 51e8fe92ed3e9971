"""The log in the browser: short rows, one for each action, in chapters of which none is empty."""

import json
import random
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from allmende import Game, arrange, new_game
from allmende.bots import make_bot
from allmende.locales import LANGUAGES
from allmende.table import Key, game_names
from tests.web.node import run_node
from tests.web.test_speech import texts_of

Json = dict[str, Any]
NAMES = ["Anna", "Bo", "Gemütlich 2", "Dörte"]
MOST_LETTERS = 90
BOTS = {"dominion": "relaxed", "agricola": "farmer", "lowlands": "shepherd"}
FEWER = {"dominion": 0.75, "agricola": 0.55, "lowlands": 0.4}
"""How many rows and headings there may be, for each that there would be with one for every event."""
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("dominion", {"players": 2}),
    ("dominion", {"players": 3, "kingdom": "random"}),
    ("agricola", {"players": 2}),
    ("agricola", {"players": 3, "cards": "deal"}),
    ("agricola", {"players": 2, "expansion": "moor", "level": 2}),
    ("agricola", {"players": 1, "season": "spring"}),
    ("lowlands", {"players": 2}),
    ("lowlands", {"players": 3}),
]


def events_of(game: Game, viewer: int, pick: int) -> list[Json]:
    """What happened, as the page gets it."""
    return [{**event.seen_by(viewer), "pick": pick, "seq": pick + 1} for event in game.events]  # type: ignore[arg-type]


def played(game: Game, bots: Iterable[str], viewer: int = 0) -> list[Json]:
    """The log of a game to its end."""
    players = [make_bot(bot, game.rules.name, seat) for seat, bot in enumerate(bots)]
    log, pick = events_of(game, viewer, 0), 0
    while game.choices:
        choice = game.choices[0]
        game.play(players[choice.seat].pick(game, choice), choice.seat)
        pick += 1
        log += events_of(game, viewer, pick)
    return log


def told(name: str, log: list[Json], tmp_path: Path, viewer: int = 0) -> dict[str, list[Json]]:
    """The chapters of a log, by language."""
    asked = tmp_path / "log.json"
    asked.write_text(
        json.dumps({"texts": cached_texts(name), "names": NAMES, "viewer": viewer, "log": log}), encoding="utf-8"
    )
    code, said = run_node(Path(__file__).parent / "rows.mjs", asked)
    assert code == 0, said
    found: dict[str, list[Json]] = json.loads(said.splitlines()[-1])
    return found


@cache
def cached_texts(name: str) -> dict[str, list[str]]:
    return texts_of(name)


def lines(name: str, log: list[Json], tmp_path: Path, lang: str = "en", viewer: int = 0) -> list[str]:
    """The rows alone, indented by how deep they lie."""
    rows = [row for chapter in told(name, log, tmp_path, viewer)[lang] for row in chapter["rows"]]
    return ["  " * row["depth"] + row["text"] for row in rows]


def after(game: Game, *keys: Key, viewer: int = 0) -> list[Json]:
    """The log of some picks."""
    log = events_of(game, viewer, 0)
    for pick, key in enumerate(keys):
        game.play(game.option(*key), game.choices[0].seat)
        log += events_of(game, viewer, pick + 1)
    return log


# Whole games


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
@pytest.mark.parametrize("who", ["bot", "random"])
def test_rows_are_short_and_few_and_no_chapter_is_empty(
    name: str, options: dict[str, Any], who: str, tmp_path: Path
) -> None:
    game = new_game(name, seed=len(str(options)), **options)
    bot = BOTS[name] if who == "bot" else "random"
    log = played(game, [bot] * game.players, viewer := random.Random(str(options)).randrange(game.players))
    for chapters in told(name, log, tmp_path, viewer).values():
        assert all(chapter["rows"] for chapter in chapters)
        rows = [row for chapter in chapters for row in chapter["rows"]]
        heads = [chapter["head"] for chapter in chapters if chapter["head"] is not None]
        assert not [row["text"] for row in rows + heads if len(row["text"]) > MOST_LETTERS]
        assert all(row["text"].strip("… ") for row in rows)
        assert len({row["index"] for row in rows + heads}) == len(rows + heads)
        assert (len(rows) + len(heads)) / len(log) < FEWER[name]
        # Each chapter goes on where the one before has ended; a row shows the table after the picks that it tells.
        assert [chapter["from"] for chapter in chapters[1:]] == [chapter["until"] + 1 for chapter in chapters[:-1]]
        assert chapters[-1]["until"] == len(log) - 1
        assert all(log[row["index"]]["pick"] <= row["pick"] for row in rows)
        assert max(row["pick"] for row in rows) == log[-1]["pick"]


@pytest.mark.parametrize("name", game_names())
def test_the_first_turn_has_a_name_of_its_own(name: str, tmp_path: Path) -> None:
    """Only what was laid out stands before it."""
    log = played(new_game(name, seed=3), ["random"] * 4)
    for chapters in told(name, log, tmp_path).values():
        beginning = [row for chapter in chapters if chapter["head"] is None for row in chapter["rows"]]
        assert {row["pick"] for row in beginning} <= {0}
        assert chapters[1]["head"]["text"]


# Single rows


def test_an_action_is_one_row_with_its_goods(tmp_path: Path) -> None:
    log = after(arrange("agricola", {"seats": [{}, {}], "first": 0}), ("space", "forest"))
    [row] = [row for chapter in told("agricola", log, tmp_path)["en"] for row in chapter["rows"] if row["pick"] == 1]
    assert row["text"] == "You: Forest +3 wood"
    goods = [part for part in row["parts"] if isinstance(part, dict) and "count" in part]
    assert goods == [{"kind": "good", "slug": "wood", "text": "3 wood", "count": 3}]


def fencing() -> list[Json]:
    """Seven fences around two spaces, each a pick of its own."""
    edge = {"kind": "build-fence", "seat": 0, "depth": 1}
    place = {"kind": "place", "seat": 0, "depth": 0, "space": "fencing", "pick": 1}
    fences = [{**edge, "edge": number, "pick": pick} for pick, number in enumerate((4, 9, 14, 24, 25, 29, 30), 2)]
    end = [
        {"kind": "enclose", "seat": 0, "depth": 1, "cell": [4, 9], "pick": 9},
        {"kind": "pay", "seat": 0, "depth": 1, "goods": ["wood"] * 7, "pick": 9},
    ]
    return [{**event, "seq": 1} for event in [place, *fences, *end]]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You: Fencing, 7 fences around e1 e2 −7 wood"),
        ("de", "Du: Zaunbau, 7 Zäune um e1 e2 −7 Holz"),
    ],
)
def test_fences_are_one_row_that_knows_its_spaces(lang: str, said: str, tmp_path: Path) -> None:
    [[row]] = [chapter["rows"] for chapter in told("agricola", fencing(), tmp_path)[lang]]
    assert row["text"] == said
    assert row["named"] == [{"seat": 0, "cells": [4, 9], "edges": [4, 9, 14, 24, 25, 29, 30]}]
    assert (row["index"], row["pick"]) == (0, 9)  # whoever regrets it goes back before the first


def test_steps_on_the_dike_are_told_together_and_the_market_stores_for_itself(tmp_path: Path) -> None:
    seats = [{"hand": "3 clay", "farmers": [4], "coins": 2, "steps": 4}, {"hand": "stone"}]
    game = arrange("lowlands", {"seats": seats, "deck": "clay, wood, 9 stone"})
    log = after(game, ("farmer", 4), ("space", "dike"), *[("resource", "clay")] * 3, ("done",), ("market",))
    assert lines("lowlands", log, tmp_path) == [
        "You, farmer 4: Dike −3 clay, 3 clay stored, dike track +3 (to 7) −1 coin",
        "  … market reveals 1 clay 1 wood 1 stone, market stores 1 clay 1 wood, dike 4 long",
    ]


def test_who_was_not_asked_has_not_declined(tmp_path: Path) -> None:
    seats = [{"hand": "clay", "farmers": [2], "coins": 0}, {"hand": "stone"}]
    game = arrange("lowlands", {"seats": seats})
    picks: list[Key] = [("farmer", 2), ("space", "dike"), ("resource", "clay"), ("done",), ("seat", 1), ("no",)]
    log = after(game, *picks, viewer=1)
    assert lines("lowlands", log, tmp_path, viewer=1)[-1] == "  Anna asks you to co-build: nothing fits"


def test_treasures_one_by_one_are_one_row_and_a_turn_ends_in_one(tmp_path: Path) -> None:
    game = new_game("dominion", players=2, seed=6, kingdom="first-game", first=0)
    copper: Key = ("card", "copper")
    log = after(game, copper, copper, ("pile", "copper"))
    assert lines("dominion", log, tmp_path)[2:] == [
        "You play 2 Coppers", "You buy a Copper", "You end your turn: draw 4 Coppers and an Estate",
    ]  # fmt: skip


def test_each_language_is_told(tmp_path: Path) -> None:
    assert set(told("agricola", fencing(), tmp_path)) == set(LANGUAGES)
