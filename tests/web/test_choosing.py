"""The set-up page decides by the declaration as Python does: what is usual, what is possible, and why not."""

import json
import random
from pathlib import Path
from typing import Any

from allmende.server.routes import describe_game
from allmende.table import game_names, rules_of
from allmende.table.settings import FILE, SEAT, THINGS, WORDS, Setting, holds
from allmende.told import value_name
from tests.web.node import run_node

COMPARE = Path(__file__).parent / "choosing.mjs"
CASES = 400
JUDGED = {"dominion": ("wanted", "unwanted", "landscapes")}
"""Settings of which only the rules can say whether there is such a game; the page hears it from the server."""


def some_value(dice: random.Random, setting: Setting) -> Any:
    if setting.kind == WORDS:
        return [value for value in setting.values if dice.random() < 0.3] or list(setting.values[:1])
    if setting.kind in (SEAT, FILE):
        return None
    return [] if setting.kind == THINGS else dice.choice(setting.values)


def case(dice: random.Random, game: str) -> dict[str, Any]:
    """Something that a person chose, and what Python says of it."""
    declared = rules_of(game).settings
    known = [setting for setting in declared.settings.values() if setting.name not in JUDGED.get(game, ())]
    some = {setting.name for setting in dice.sample(known, dice.randint(0, len(known)))} | {"players"}
    chosen = {setting.name: some_value(dice, setting) for setting in known if setting.name in some}
    refused = declared.refusal(chosen)
    options = None if refused is not None else {**declared.completed(chosen), **fleeting(known, chosen)}
    presets = [] if options is None else [one.name for one in declared.presets if holds(one.when, options)]
    return {
        "chosen": chosen,
        "refused": None if refused is None else str(refused),
        "options": options,
        "preset": presets[0] if presets else None,
        "closed": [] if options is None else [asked for setting in known for asked in values(game, chosen, setting)],
        "names": [] if options is None else names(game, options, known),
    }


def fleeting(known: list[Setting], chosen: dict[str, Any]) -> dict[str, Any]:
    """What only becomes something when the game begins: the page leaves it as it was chosen."""
    return {setting.name: chosen[setting.name] for setting in known if setting.fleeting and setting.name in chosen}


def names(game: str, options: dict[str, Any], known: list[Setting]) -> list[tuple[str, Any, str]]:
    """What the values are called where that depends on what is chosen."""
    return [
        (setting.name, value, value_name("en", game, setting, value, options))
        for setting in known
        if setting.renamed
        for value in setting.values
    ]


def values(game: str, chosen: dict[str, Any], setting: Setting) -> list[tuple[str, Any, str | None]]:
    """Each value of a setting, and why it cannot be chosen as well."""
    declared = rules_of(game).settings
    found: list[tuple[str, Any, str | None]] = []
    for value in setting.values:
        others = [one for one in chosen.get(setting.name, []) if one != value] if setting.kind == WORDS else []
        why = declared.refusal({**chosen, setting.name: [*others, value] if setting.kind == WORDS else value})
        found.append((setting.name, value, None if why is None else str(why)))
    return found


def test_the_page_and_python_agree(tmp_path: Path) -> None:
    dice = random.Random("choosing")
    games = [{"info": describe_game(game), "cases": [case(dice, game) for _ in range(CASES)]} for game in game_names()]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(games), "utf-8")
    code, told = run_node(COMPARE, file)
    assert code == 0, told
    fits = json.loads(told.splitlines()[-1])
    assert len(fits) == CASES * len(games)
    for game, chosen in fits:
        assert rules_of(game).settings.refusal(chosen) is None, f"what the page makes fit cannot be played: {chosen}"


TEN = ["moat", "mine", "smithy", "market", "cellar", "village", "workshop", "merchant", "remodel", "militia"]
SHORT: list[tuple[str, dict[str, Any], str, list[str]]] = [
    ("dominion", {}, "de", ["Das erste Spiel"]),
    ("dominion", {"kingdom": "introduction", "first": 0}, "en", ["Introduction"]),
    ("dominion", {"kingdom": TEN}, "en", ["card moat, card mine, card smithy …"]),
    ("dominion", {"kingdom": "random", "wanted": ["buy", "attack"]}, "en", ["Random", "+Buy, Attack"]),
    ("agricola", {}, "en", ["Family game"]),
    ("agricola", {"cards": "deal", "tile": True}, "en", ["With cards", "Play with the additional tile"]),
    ("agricola", {"expansion": "moor", "level": 1}, "de", ["Die Moorbauern, Stufe I"]),
    ("lowlands", {"players": 3, "tiles": True}, "en", ["Your own tiles and boards"]),
]  # fmt: skip


def test_a_table_in_the_hall_is_told_in_short_words() -> None:
    """What it is called, what is asked before every game, and what is not as usual."""
    games = {game: json.loads(json.dumps(describe_game(game))) for game, _, _, _ in SHORT}
    cases = []
    for game, chosen, lang, _ in SHORT:
        own = {name: value for name, value in chosen.items() if value is True and name == "tiles"}  # told as true
        given = {"players": 3, **{name: value for name, value in chosen.items() if name not in own}}
        cases.append([game, {**rules_of(game).settings.completed(given), **own}, lang])
    code, told = run_node(str(COMPARE.with_name("short.mjs")), json.dumps(games), json.dumps(cases))
    assert code == 0, told
    assert json.loads(told) == [said for _, _, _, said in SHORT]
