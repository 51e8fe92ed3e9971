"""Who has won and why, in both languages: in the terminal's words, and the page says the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from allmende import arrange
from allmende.locales import LANGUAGES
from allmende.locales.verdicts import describe_verdict
from allmende.table import Game
from tests.agricola.team.situations import team
from tests.agricola.xdeck.test_events import finished
from tests.dominion.test_ending import last_province
from tests.lowlands.test_storm_surge import storm
from tests.web.node import run_node
from tests.web.test_speech import texts_of

COMPARE = Path(__file__).parent / "verdicts.mjs"
NAMES = ["Anna", "Bo", "Cem", "Dana"]


def farms(*seats: dict[str, Any], **table: Any) -> Game:
    return arrange("agricola", {"phase": "over", "round": 14, "seats": list(seats), "players": len(seats), **table})


def moor(*seats: dict[str, Any], level: int = 1) -> Game:
    return farms(*seats, expansion="moor", level=level)


ENDS: dict[str, tuple[Game, int | None, str, list[str]]] = {
    "solo": (farms({"noted": 30}), 0, "en", ["Target missed: 34 points short of 50"]),
    "solo by one": (farms({"noted": 63}), 0, "de", ["Ziel verfehlt: 1 Punkt fehlt zu 50"]),
    "solo reached": (farms({"noted": 64}), 0, "en", ["You have reached the target of 50 points"]),
    "solo beaten": (farms({"noted": 69}), 0, "de", ["Du hast das Ziel von 50 Punkten um 5 übertroffen"]),
    "solo watched": (farms({"noted": 69}), None, "en", ["Anna has beaten the target of 50 points by 5"]),
    "moor I": (moor({"noted": 24}), 0, "en", ["Target missed: 56 points short of 65"]),
    "moor II": (moor({"noted": 24}, level=2), 0, "de", ["Ziel verfehlt: 61 Punkte fehlen zu 70"]),
    "campaign": (
        farms({"noted": 66}, cards="deal", campaign={"scores": [[57]], "start": [["priest"]]}),
        0, "en", ["Target missed: 3 points short of 55"],
    ),
    "points": (farms({"noted": 3}, {}), 1, "en", ["Anna wins", "By 3 points"]),
    "resources": (
        farms({"goods": "2 wood"}, {"goods": "3 clay"}),
        1, "en", ["You win", "Tied at −14 points; the most building resources left decide (Anna: 2, You: 3)"],
    ),
    "shared": (
        farms({"goods": "2 wood"}, {"goods": "2 clay"}),
        1, "de",
        ["Du und Anna teilt euch den Sieg",
         "Gleichstand mit −14 Punkten, und bei den übrigen Baustoffen (Anna: 2, Du: 2)"],
    ),
    "shared on the moor": (
        moor({"goods": "2 wood"}, {}),
        None, "en", ["Anna and Bo share the victory", "Tied at −15 points, and nothing else decides"],
    ),
    "42": (finished(42, 50).game, 1, "en", ["Anna wins", "Exactly 42 points beat any other number"]),
    "team": (
        team({"noted": 3}, {}, {"noted": 1}, {}, phase="over", round=14).game,
        0, "en", ["You and Cem win", "By 1 point"],
    ),
    "team by resources": (
        team({"goods": "wood"}, {}, {}, {}, phase="over", round=14).game,
        1, "en",
        ["Anna and Cem win",
         "Tied at −14 points; the most building resources left decide (Anna and Cem: 1, You and Dana: 0)"],
    ),
    "turns": (
        last_province("estate", "province, estate", turns=(10, 10)).game,
        0, "de", ["Bo gewinnt", "Gleichstand mit 7 Punkten; es entscheiden die wenigsten Züge (Du: 11, Bo: 10)"],
    ),
    "shared turns": (
        last_province("estate", "province, estate", turns=(10, 11)).game,
        0, "en", ["You and Bo share the victory", "Tied at 7 points, after as many turns (You: 11, Bo: 11)"],
    ),
    "dike": (
        storm({"coins": 8, "steps": 3}, {"coins": 7, "steps": 9}, coins=8, steps=4, value=5, markers=[0, 2, 1]).game,
        0, "en",
        ["You win",
         "Tied at 16 points; whoever is further ahead on the dike track wins, steps: You: 4, Bo: 3"],
    ),
    "marker": (
        storm({"coins": 8, "steps": 4}, {"coins": 7, "steps": 4}, coins=8, steps=4, markers=[0, 1, 2]).game,
        0, "de",
        ["Bo gewinnt", "Gleichstand mit 16 Punkten auf demselben Feld der Deichleiste; der obere Anzeiger gewinnt"],
    ),
}  # fmt: skip


def said(game: Game, viewer: int | None, lang: str) -> list[str]:
    names = NAMES[: game.players]
    return describe_verdict(lang, game.rules.name, game.verdict(), game.scores(), names, viewer)


@pytest.mark.parametrize("end", ENDS)
def test_the_end_says_who_has_won_and_why(end: str) -> None:
    game, viewer, lang, sentences = ENDS[end]
    assert game.over
    assert said(game, viewer, lang) == sentences


def test_the_page_says_the_same(tmp_path: Path) -> None:
    names = {game.rules.name for game, _, _, _ in ENDS.values()}
    texts = {name: texts_of(name) for name in names}
    cases = [
        {
            "lang": lang,
            "game": game.rules.name,
            "told": {
                "verdict": game.verdict(), "scores": game.scores(), "names": NAMES[: game.players], "viewer": viewer,
            },
            "said": said(game, viewer, lang),
        }
        for game, _, _, _ in ENDS.values()
        for lang in LANGUAGES
        for viewer in (None, *range(game.players))
    ]  # fmt: skip
    catalogs = [{"lang": lang, "game": name, "texts": texts[name][lang]} for name in names for lang in LANGUAGES]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps({"catalogs": catalogs, "cases": cases}), "utf-8")
    code, told = run_node(COMPARE, file)
    assert (code, told.strip()) == (0, str(len(cases)))
