"""What a game declares is what it does: every prompt, every view and everything in its box is held against its type."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest

from allmende.agricola.seen.bundles import Bundle
from allmende.lowlands.tiles import parse_tiles
from allmende.server.shapes import fields_of, records_in
from allmende.table import Game, Json, box_of, game_names, new_game, rules_of, seeded
from allmende.table.box import load
from tests.agricola.forest.situations import table as at_the_forest
from tests.agricola.moor.situations import moor
from tests.agricola.situations import situation
from tests.agricola.xdeck.situations import draw
from tests.games.cases import REGISTERED, Case, random_play
from tests.lowlands.test_tiles import changed
from tests.shapes import strange

GAMES = game_names()
ASKED = re.compile(r'\bPrompt\("([a-z-]+)"')
LOCALES = Path(str(files("allmende.locales")))
MOST = 500
WHOLE = 40
"""Every so many picks the whole table is looked at."""
RARE = {
    "Played.crops", "Played.cold", "Played.cells", "OpenTile.names", "Space.fairies", "Space.others", "Space.pitchfork",
}  # fmt: skip


def strange_choice(game: Game, choice: Json, seen: Counter[str]) -> list[str]:
    contract = game.rules.contract
    prompt = contract.prompts.get(choice["prompt"]["name"])
    if prompt is None:
        return [f"nobody declared {choice['prompt']}"]
    found = strange(choice["prompt"], prompt, seen, f"prompt {prompt.name}")
    for option in choice["options"]:
        seen[f"{prompt.name} {option['key'][0]}"] += 1
        if option.get("zone", contract.zones[0]) not in contract.zones:
            found.append(f"{prompt.name} has {option}")
    return found


class Look(NamedTuple):
    game: Game
    whole: bool


def looks(case: Case, seed: int, most: int) -> Iterator[Look]:
    """A random game at every pick; at some of them it is time to look at the whole table."""
    game = case.start(seed)
    for n, _ in enumerate(random_play(game, seeded(seed), most)):
        yield Look(game, n % WHOLE == 0)
    yield Look(game, True)


def check(game: Game, whole: bool, seen: Counter[str]) -> None:
    contract = game.rules.contract
    for choice in game.choices:
        shown = contract.shown(game.state, choice, game.rules.vocabulary)
        assert strange_choice(game, shown, seen) == []
    for seat in [*range(game.players), None] if whole else []:
        assert strange(game.view(seat)["table"], contract.view, seen, "table") == []


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_asked_and_shown_is_declared_and_nothing_else_is(name: str) -> None:
    contract, seen = rules_of(name).contract, Counter[str]()
    for case in REGISTERED:
        for look in looks(case, 5, MOST) if case.name == name else ():
            check(look.game, look.whole, seen)
    for record in records_in([contract.view]):
        if record is Bundle:
            continue  # goods, all of them optional
        never = {f"{record.__name__}.{field.name}" for field in fields_of(record)} - seen.keys()
        assert never <= RARE, "declared, but never seen: remove it, or show it here"


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_prompt_is_asked_somewhere(name: str) -> None:
    package = Path(str(files(f"allmende.{name}")))
    texts = [file.read_text("utf-8") for file in package.rglob("*.py") if file.name != "prompts.py"]
    for prompt in rules_of(name).contract.prompts:
        assert any(f'"{prompt}"' in text for text in texts), prompt


@pytest.mark.parametrize("name", GAMES)
def test_every_prompt_that_has_a_text_is_declared(name: str) -> None:
    """`prompt-trash` and, for one card only, `prompt-trash-sentry`."""
    catalogs = [file.read_text("utf-8") for file in LOCALES.glob(f"en/{name}*.ftl")]
    texts = [text for catalog in catalogs for text in re.findall(r"^prompt-(\S+) =", catalog, re.MULTILINE)]
    declared = tuple(rules_of(name).contract.prompts)
    assert texts
    assert [
        text
        for text in texts
        if text not in declared and not text.startswith(tuple(f"{prompt}-" for prompt in declared))
    ] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_prompt_that_is_written_down_is_declared(name: str) -> None:
    package = Path(str(files(f"allmende.{name}")))
    written = {named for file in package.rglob("*.py") for named in ASKED.findall(file.read_text("utf-8"))}
    assert written
    assert written <= rules_of(name).contract.prompts.keys()


@pytest.mark.parametrize("name", GAMES)
def test_what_lies_in_the_box_is_declared(name: str) -> None:
    things = load(box_of(name).things)
    assert strange(things(), rules_of(name).contract.things, Counter(), "things") == []


def test_what_is_rare_is_declared() -> None:
    own = parse_tiles(changed("F05", "points = 0", 'points = 7\nname = { de = "Karpfenteich" }'), "my.toml")
    lowlands = new_game("lowlands", players=2, seed=2, tiles=own.to_json())
    sown = situation({}, round=3, goods="vegetable", fields=[0], played=["beanfield"])
    sown.place("grain-utilization", "card beanfield")
    cold = moor(level=1, variants=["fuel-tokens"], goods="2 clay, fuel").place("major-improvement", "card fireplace-2")
    marked = moor(played=["fallow-land"])
    aliens = draw("alien-farmhand", piles={"fishing": "2 food, stone"})
    aliens.pick("space forest")
    ring = at_the_forest(joined=["fairy-ring"], woods={"fairies": 3})
    seen = Counter[str]()
    for game in (lowlands, sown.game, cold.game, marked.game, aliens.game, ring.game):
        check(game, True, seen)
    assert seen.keys() >= RARE


@pytest.mark.parametrize(
    ("value", "shape"),
    [
        (True, int),
        (1, str),
        ("x", Literal["y"]),
        ([1, "2"], list[int]),
        ([1], tuple[int, int]),
        ({"a": None}, dict[str, int]),
    ],
)
def test_a_value_of_another_type_is_found(value: Any, shape: Any) -> None:
    assert strange(value, shape, Counter()) != []
