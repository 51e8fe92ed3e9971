"""What the commands hand to people: tables in two languages, files, pictures, a page that needs nothing else."""

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from allmende.cli import main

SMALL: dict[str, list[str]] = {
    "simulate": ["dominion", "--bots", "bigmoney,bigmoney-smithy", "-n", "60"],
    "tournament": ["dominion", "--bots", "bigmoney,bigmoney-smithy,random", "-n", "40"],
    "stats": ["agricola", "--bots", "random", "--players", "2", "--set", "cards=deal", "-n", "40"],
    "curve": ["lowlands", "--bots", "random,random", "-n", "25"],
}
FILES = {
    "simulate": {"games.parquet", "wins.png", "scores.svg"},
    "tournament": {"games.parquet", "elo.png", "pairs.svg"},
    "stats": {"games.parquet", "things.parquet", "spaces.png", "spaces.svg"},
    "curve": {"games.parquet", "curve.parquet", "curve.png", "lead.svg"},
}


class Page(HTMLParser):
    """Finds what a page would load, and whether its tags fit."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "img"):
            self.open.append(tag)
        self.loads += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag == "img":
            assert dict(attrs)["alt"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("command", SMALL)
def test_everything_is_written(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.html"
    given = [command, *SMALL[command], "--out", str(tmp_path), "--html", str(path), "--lang", "de", "--json"]
    assert main(given) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    assert FILES[command] <= {file.name for file in tmp_path.iterdir()}
    for file in tmp_path.glob("*.parquet"):
        assert pyarrow.parquet.read_table(file).num_rows > 0
    for file in tmp_path.glob("*.svg"):
        assert file.read_text(encoding="utf-8").startswith("<?xml")
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    assert page.open == []
    assert "table" in page.seen
    assert page.seen.count("img") == len(list(tmp_path.glob("*.svg")))
    assert all(address.startswith("data:image/svg+xml;base64,") for address in page.loads)
    assert 'lang="de"' in path.read_text(encoding="utf-8")
    first = (tmp_path / next(iter(sorted(FILES[command] - {"games.parquet"})))).read_bytes()
    assert main(given) == 0, "the same command again"
    assert json.loads(capsys.readouterr().out)["resumed"] == printed["games"]
    assert (tmp_path / next(iter(sorted(FILES[command] - {"games.parquet"})))).read_bytes() == first


@pytest.mark.parametrize(("lang", "words"), [("en", "is better|better|equal|open"), ("de", "besser|gleich gut|offen")])
def test_tables_are_spoken(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command, arguments in SMALL.items():
        assert main([command, *arguments, "--lang", lang]) == 0
        said = capsys.readouterr().out
        if command == "tournament":
            assert re.search(words, said)


def test_who_plays_alone_does_not_win(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for command in ("simulate", "stats"):
        given = ["agricola", "--bots", "random", "-n", "2", "--lang", "en", "--out", str(tmp_path / command)]
        assert main([command, *given]) == 0
        assert "Wins" not in capsys.readouterr().out
    assert not (tmp_path / "simulate" / "wins.png").exists()


def test_without_the_extra_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["simulate", *SMALL["simulate"], "--lang", "en"]) == 0, "a table needs nothing"
    capsys.readouterr()
    assert main(["curve", *SMALL["curve"], "--lang", "en"]) == 2
    assert capsys.readouterr().err == "allmende: this needs the extra lab, as in pip install 'allmende[lab]'\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["stats", "chess", "--bots", "random,random"], "there is no game 'chess'"),
        (["curve", "dominion", "--bots", "genius,random"], "dominion has no bot 'genius'"),
        (["tournament", "dominion", "--bots", "random"], "needs at least as many bots"),
        (["tournament", "dominion", "--bots", "random,random", "--margin", "x"], "margin"),
        (["stats", "dominion", "--bots", "random", "--players", "x"], "players must be 2 to 6, got 'x'"),
        (
            ["stats", "dominion", "--bots", "random", "--players", "99999999999"],
            "players must be 2 to 6, got 99999999999",
        ),
        (["stats", "dominion", "--bots", "random,random", "--forbid", "nan"], "between 0 and 50 percent"),
        (["simulate", "dominion", "--bots", "random,random", "-n", "0"], "at least one game"),
        (["simulate", "dominion", "--bots", "random,random", "-n", "99999999999"], "at most 10,000,000 games"),
        (["simulate", "dominion", "--bots", "random,random", "--out", "{file}/x"], "cannot be written"),
        (["simulate", "dominion", "--bots", "random,random", "-n", "2", "--out", "{folder}"], "cannot be written"),
        (["simulate", "dominion", "--bots", "random,random", "--html", "{folder}"], "is a folder: name a file"),
        (["curve", "dominion", "--bots", "random,random", "-n", "2", "--html", "{file}/x.html"], "cannot be written"),
    ],
)
def test_one_sentence(arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "games.parquet").mkdir()
    given = [one.replace("{file}", str(tmp_path / "file")).replace("{folder}", str(tmp_path)) for one in arguments]
    assert main([*given, "--lang", "en"]) == 2
    captured: Any = capsys.readouterr()
    assert captured.out == ""
    assert complaint in captured.err
    assert captured.err.count("\n") == 1
