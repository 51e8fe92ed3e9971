"""Kingdoms in the browser's own code: drawn from what the rules declare, as the rules draw them; read from texts."""

import json
from pathlib import Path
from typing import Any

import pytest

from allmende.dominion import RULES
from allmende.dominion.card import BY_SLUG, LANDSCAPE
from allmende.dominion.drawing import NUMBERS, check_wishes
from allmende.dominion.kingdoms import EXPANSIONS, KINGDOMS, is_pile, kingdom_option
from allmende.dominion.mechanics import MECHANICS, brought_by, mechanics_of
from allmende.locales import LANGUAGES, catalogs, name_of
from allmende.table import BadGameOption
from allmende.terminal.dominion import part_name
from tests.web.node import run_node

COMPARE = Path(__file__).parent / "kingdom.mjs"
ALL = list(EXPANSIONS)


def wished(**more: Any) -> dict[str, Any]:
    return {"sets": ALL, "wanted": [], "unwanted": [], "landscapes": "by-lot", "spread": False, **more}


WISHES = [
    *[(wished(wanted=[one]), []) for one in MECHANICS],
    *[(wished(unwanted=[one]), []) for one in MECHANICS],
    *[(wished(landscapes=number), []) for number in NUMBERS],
    (wished(wanted=["event", "project", "landmark", "way"]), []),
    (wished(sets=["base"], spread=True), ["castles", "donate", "silos"]),
    (wished(wanted=["night"], sets=["base"]), []),
    (wished(wanted=["way", "event"], landscapes="one"), []),
    (wished(sets=["allies"], unwanted=["attack"]), []),
    (wished(landscapes="four", sets=["menagerie"]), []),
]
ON_TOP = {"castles": "humble-castle"}
"""What the pile costs that is locked where costs shall be spread."""
TEXTS = {
    "Dorf, Katapult/Felsen; mouse:Moat\nWay of the Mouse": [
        "village",
        "catapult-rocks",
        "mouse:moat",
        "way-of-the-mouse",
    ],
    "SMITHY,  witch’s hut , castles, Castles": ["smithy", "witchs-hut", "castles"],
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    file = tmp_path_factory.mktemp("kingdoms") / "cases.json"
    spoken = [", ".join(part_name(part, lang) for part in parts) for lang in LANGUAGES for parts in KINGDOMS.values()]
    data = {
        "things": RULES.things(),
        "draws": [{"wishes": wishes, "locked": locked} for wishes, locked in WISHES],
        "catalogs": [
            path.read_text(encoding="utf-8")
            for lang in LANGUAGES
            for path in catalogs(lang)
            if path.name.startswith("dominion-") and "settings" not in path.name
        ],
        "texts": [*TEXTS, "Smithee, Xylophonspieler", *spoken],
    }
    file.write_text(json.dumps(data), encoding="utf-8")
    code, said = run_node(COMPARE, file)
    assert code == 0, said
    return json.loads(said.splitlines()[-1])


def possible(wishes: dict[str, Any], locked: list[str]) -> bool:
    """What the rules say of it."""
    options = {"kingdom": "random", "expansions": wishes["sets"], "include": locked, "exclude": []}
    try:
        check_wishes({**options, **{name: wishes[name] for name in ("wanted", "unwanted", "landscapes")}})
    except BadGameOption:
        return False
    return True


def test_kingdoms_are_drawn_as_wished(told: Any) -> None:
    for (wishes, locked), drawn in zip(WISHES, told["drawn"], strict=True):
        assert (drawn is not None) == possible(wishes, locked), wishes
        if drawn is None:
            continue
        assert kingdom_option(drawn) == drawn
        beside = [slug for slug in drawn if slug in LANDSCAPE]
        assert set(locked) <= set(drawn)
        assert all(any(one in mechanics_of(slug) for slug in drawn) for one in wishes["wanted"]), (wishes, drawn)
        assert all(brought_by(slug).isdisjoint(wishes["unwanted"]) for slug in drawn), (wishes, drawn)
        number = NUMBERS.index(wishes["landscapes"]) - 1
        assert len(beside) == number if number >= 0 else len(beside) <= max(2, len(wishes["wanted"]))
        if wishes["spread"]:
            tops = [ON_TOP.get(slug, slug) for slug in drawn]
            costs = {BY_SLUG[slug].cost for slug in tops if slug in BY_SLUG}
            assert costs >= {2, 3, 4, 5}
            others = [slug for slug in drawn if slug not in locked]
            assert {BY_SLUG[slug].expansion for slug in others} == {"base"}
    assert sum(drawn is None for drawn in told["drawn"]) == 4


def test_texts_are_read_in_both_languages(told: Any) -> None:
    for expected, read in zip(TEXTS.values(), told["read"], strict=False):
        assert read == {"cards": expected, "unknown": []}


def test_what_names_nothing_is_told_with_what_is_near(told: Any) -> None:
    [smithy, nothing] = told["read"][len(TEXTS)]["unknown"]
    assert smithy == {"word": "Smithee", "near": "smithy"}
    assert nothing == {"word": "Xylophonspieler"}


def test_the_text_of_every_recommended_set_is_read(told: Any) -> None:
    read = told["read"][len(TEXTS) + 1 :]
    for parts, one in zip([*KINGDOMS.values()] * 2, read, strict=True):
        assert one == {"cards": list(parts), "unknown": []}


def test_names_differ_between_cards_and_landscapes() -> None:
    """So that a name alone says what is meant."""
    for lang in LANGUAGES:
        names = [name_of(lang, "dominion", "landscape", slug) for slug in LANDSCAPE]
        names += [name_of(lang, "dominion", "card", slug) for slug in BY_SLUG if is_pile(slug)]
        assert len({name.casefold() for name in names}) == len(names)
