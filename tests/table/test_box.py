"""Boxes: what belongs to a game, found by entry points; and what is said when one is broken."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from allmende.bots import bot_names, make_bot
from allmende.bots.bot import bots_of
from allmende.bots.search.guide import Guide
from allmende.bots.search.levels import LEVELS, LevelBot, levels_of, make_guide
from allmende.cli import main
from allmende.lab.watching import reading_of
from allmende.locales import LANGUAGES, game_texts, has_text, speaks, text
from allmende.rl.blocks import encoder_of
from allmende.server.routes import describe_games
from allmende.table import Box, BrokenBox, Reading, box_of, game_names, new_game, register, registry, rules_of
from allmende.table.box import IN_THE_CLIENT, load
from allmende.terminal.drawing import Drawing, Outline, drawing_of
from tests.table.toys import WALK
from tests.web.node import WEB

OURS = ("agricola", "dominion", "lowlands")
Bring = Callable[..., None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Installs distributions, each with a module and an entry point."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def install(game: str, place: str, code: str = "", owner: str = "stranger") -> None:
        (tmp_path / f"{place.partition(':')[0]}.py").write_text(code, encoding="utf-8")
        folder = tmp_path / f"{owner}-1.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {owner}\nVersion: 1\n", encoding="utf-8")
        (folder / "entry_points.txt").write_text(f"[allmende.games]\n{game} = {place}\n", encoding="utf-8")
        forget()

    def forget() -> None:
        registry._brought.cache_clear()
        registry._opened.cache_clear()
        describe_games.cache_clear()

    yield install
    monkeypatch.undo()
    forget()


# Ours


@pytest.mark.parametrize("name", OURS)
def test_every_part_of_our_boxes_is_where_they_say(name: str) -> None:
    box = box_of(name)
    assert load(box.rules) is rules_of(name)
    assert bots_of(name) is not None
    assert isinstance(make_guide(name, 1), Guide)
    assert isinstance(load(box.drawing), Drawing)
    assert encoder_of(name, rules_of(name).options({})).blocks
    assert load(box.reading).taking
    assert load(box.things)()
    assert all(f"game-{name}" in game_texts(lang, name) for lang in LANGUAGES)


def test_the_boards_in_the_client_are_those_that_boxes_name() -> None:
    built = {path.parent.name for path in WEB.glob("src/games/*/index.ts")}
    assert built == {name for name in OURS if box_of(name).board == IN_THE_CLIENT}


def test_only_boxes_know_the_names_of_our_games() -> None:
    """Nothing that serves all games has a list of them."""
    package = Path(str(registry.__file__)).parent.parent
    own = {*OURS, "boxes"}
    for path in package.rglob("*.py"):
        parts = {part.split("_")[0] for part in path.relative_to(package).with_suffix("").parts}
        if not own & parts:
            tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            words = {node.value for node in tree if isinstance(node, ast.Constant) and isinstance(node.value, str)}
            assert sum(name in words or f"allmende.{name}" in words for name in OURS) < 2, path


# Anybody's


TOY = """
from allmende.table import Box
from tests.table.toys import WALK
BOX = Box(rules=WALK)
"""


def test_a_game_comes_in_by_its_entry_point(bring: Bring) -> None:
    bring("toy-walk", "stranger_walk:BOX", TOY)
    del registry._registered["toy-walk"]
    try:
        assert "toy-walk" in game_names()
        assert new_game("toy-walk").rules is WALK
    finally:
        register(WALK)


def test_a_box_with_rules_alone_has_tools_for_any_game() -> None:
    assert bot_names("toy-walk") == ["random", *LEVELS]
    assert isinstance(drawing_of("toy-walk"), Outline)
    assert reading_of("toy-walk").rounds(None) == 0
    assert encoder_of("toy-walk", {}).blocks[0].name == "view"
    assert make_guide("toy-walk", 1).blind
    assert not speaks("en", "toy-walk")


class Mover:
    def pick(self, game: object, choice: object) -> int:
        return int(choice.options[0])  # type: ignore[attr-defined]


class Movers:
    NAMES = ("mover-<n>", "mover")

    def make(self, name: str, seed: int) -> Mover | None:
        return Mover() if name.startswith("mover") else None


def test_one_door_for_tests_and_notebooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "toy-walk.ftl").write_text("game-toy-walk = A walk\n", encoding="utf-8")
    reading = Reading(rounds=lambda state: 7)
    register(Box(rules=WALK, bots=Movers(), levels={"solid": LEVELS["solid"]}, texts=tmp_path, reading=reading))
    assert bot_names("toy-walk") == ["random", "mover-<n>", "mover", "solid"]
    assert isinstance(make_bot("mover", "toy-walk"), Mover)
    assert isinstance(make_bot("solid:20", "toy-walk"), LevelBot)
    assert list(levels_of("toy-walk")) == ["solid"]
    assert isinstance(make_guide("toy-walk", 1).rule, Mover), "without a guide, the search trusts the best bot"
    assert reading_of("toy-walk").rounds(None) == 7
    assert text("en", "toy-walk", "game-toy-walk") == "A walk"
    assert not has_text("de", "toy-walk", "game-toy-walk")
    register(replace(box_of("toy-walk"), texts=None))
    assert not has_text("en", "toy-walk", "game-toy-walk"), "another box, other texts"


# Broken ones


@pytest.mark.parametrize(
    ("place", "code", "told"),
    [
        ("nowhere_to_be:BOX", "import nothing_of_that_name", "nowhere_to_be:BOX cannot be loaded: ModuleNotFoundError"),
        ("without_it:BOX", "", "without_it:BOX cannot be loaded: AttributeError"),
        ("full_of_errors:BOX", "1 / 0", "full_of_errors:BOX cannot be loaded: ZeroDivisionError"),
        ("not_a_box:BOX", "BOX = 3", "not_a_box:BOX should be the box of the game odd, but is 3"),
        ("another:BOX", TOY, "the box of the game odd holds the rules of toy-walk"),
    ],
)
def test_a_broken_box_says_why_and_breaks_nothing_else(
    bring: Bring, capsys: pytest.CaptureFixture[str], place: str, code: str, told: str
) -> None:
    bring("odd", place, code)
    with pytest.raises(BrokenBox, match=told):
        rules_of("odd")
    with pytest.raises(BrokenBox, match=told):
        new_game("odd")
    assert not speaks("en", "odd")
    assert main(["games"]) == 0
    assert f"odd: {told}" in " ".join(capsys.readouterr().out.split())
    names = [game["game"] for game in describe_games(("dominion", "odd"))["games"]]
    assert names == ["dominion"]


def test_two_distributions_with_the_same_game(bring: Bring) -> None:
    bring("toy", "first_toy:BOX", TOY, "one")
    bring("toy", "second_toy:BOX", TOY, "other")
    with pytest.raises(BrokenBox, match="several distributions bring a game toy, one and other: remove all but one"):
        box_of("toy")
    assert new_game("dominion").players == 2
