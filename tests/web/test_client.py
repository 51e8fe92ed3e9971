"""The client as a whole: its types, its size, and that nothing in it breaks the Content-Security-Policy."""

import gzip
import re
from pathlib import Path

import pytest

from allmende.locales import LANGUAGES
from allmende.table import game_names
from hatch_build import Client
from tests.web.node import ROOT, WEB, run_node

LONGEST_FILE = 600
MOST_BYTES = 250_000
"""Packed: the code of the pages and of one game, and the texts of one language and that game."""
MOST_MORE = 15_000
"""Packed: what comes when a table plays with decks that few have, in one language."""
MOST_TO_LEARN = 20_000
"""Packed: lessons and the page with the rules of one game, in one language."""
MOST_ASIDE = {"known-": 12_000, "clocks-": 12_000, "lookup-": 15_000, "hall-": 14_000, "aside-": 14_000,
              "results-": 14_000, "notices-": 8_000}  # fmt: skip
"""Packed: what comes only when somebody opens it (how one is known again; clocks; rules and cards to look up; the hall
and talk; looking back, puzzles and campaigns; results and ratings; notices), by the beginning of its files' names."""
SOURCES = sorted([*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.css")])


@pytest.mark.whole_project
def test_types_of_the_client() -> None:
    code, told = run_node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    assert code == 0, told


@pytest.mark.whole_project
def test_the_client_is_small() -> None:
    client = Client(ROOT)
    if client.is_due():
        client.build()
    files = [path for path in client.static.rglob("*") if path.is_file() and path.suffix != ".woff2"]  # see test_fonts
    sizes = {path: len(gzip.compress(path.read_bytes())) for path in files}
    decks = {path: sizes.pop(path) for path in files if path.name.startswith("decks-")}
    learning = {path: sizes.pop(path) for path in files if path.name.startswith(("learn-", "Rules-"))}
    aside = {path: sizes.pop(path) for path in files if path.name.startswith(tuple(MOST_ASIDE))}
    for start, most in MOST_ASIDE.items():
        assert 0 < sum(size for path, size in aside.items() if path.name.startswith(start)) < most, start
    games = game_names()
    pages = sum(size for path, size in sizes.items() if path.parent.name not in ("texts", *games))
    for game in games:
        board = sum(size for path, size in sizes.items() if path.parent.name == game)
        for lang in LANGUAGES:
            named = (f"{lang}-{game}", f"{lang}-web")
            texts = sum(size for path, size in sizes.items() if path.name.startswith(named))
            assert board
            assert texts
            others = [name for name in games if name != game]
            here = [
                path
                for path in learning
                if path.parent.name not in ("texts", *others) or f"-{lang}-{game}-" in path.name
            ]
            assert len(here) >= 4, "the lesson at the table, its texts, the drawings, styles"
            assert sum(learning[path] for path in here) < MOST_TO_LEARN
            assert pages + board + texts < MOST_BYTES, f"{pages} bytes of pages, {board} of {game}, {texts} of {lang}"
    for lang in LANGUAGES:
        more = [size for path, size in decks.items() if path.parent.name != "texts" or f"-{lang}-" in path.name]
        assert len(more) == 2, "pictures and texts"
        assert sum(more) < MOST_MORE


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_source_file_keeps_the_rules(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST_FILE or path.name == "contract.ts", (
        "written by a command: nobody reads it from end to end"
    )
    assert "{@html" not in text or "games" in path.parts, "what people write must never become markup"
    assert not re.search(r"<[a-z][^>]*\sstyle=", text), "the policy forbids style attributes: use style:name={value}"
    assert not re.search(r"""(src|href|url\()\s*=?\s*["'(]?https?://""", text), "nothing comes from elsewhere"


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
