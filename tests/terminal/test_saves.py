"""Saved matches: whole or not at all, and one sentence for every file that is none."""

import json
from pathlib import Path

import pytest

from allmende.table import Json
from allmende.terminal import saves
from allmende.terminal.match import Refusal
from tests.terminal.people import Person, loop_of, match_of


@pytest.fixture
def saved(data_folder: Path) -> Path:
    loop = loop_of(match_of("me:Anna,bigmoney", seed=5), Person("all", "silver", "all"))
    loop.run()
    return loop.path


def refusal(path: Path) -> str:
    with pytest.raises(Refusal) as caught:
        saves.load(path)
    return caught.value.spoken("en")


def test_a_match_comes_back_as_it_was(saved: Path) -> None:
    match = saves.load(saved)
    assert match.names == ["Anna", "bigmoney"]
    assert match.people == [0]
    assert match.lang == "en"
    assert saves.load(saved, "de").lang == "de"


def test_writing_is_whole_or_not_at_all(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = saved.read_text(encoding="utf-8")

    def half(data: Json, file: object, **_: object) -> None:
        assert hasattr(file, "write")
        file.write('{"half": ')
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(json, "dump", half)
    with pytest.raises(Refusal) as caught:
        saves.save(match_of(), saved)
    assert caught.value.code == 1
    assert saved.read_text(encoding="utf-8") == before
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ALLMENDE_DATA", str(tmp_path / "file"))
    with pytest.raises(Refusal) as caught:
        loop_of(match_of(), Person()).run()
    assert caught.value.code == 1
    assert "cannot be written" in caught.value.spoken("en")


def test_files_that_are_no_saves(tmp_path: Path, saved: Path) -> None:
    path = tmp_path / "some.json"
    assert refusal(path) == f"there is no file {path}"
    assert "cannot be read" in refusal(tmp_path)
    for content in (b"", b"{", b"\xff\xfe\x00", b"[" * 100_000):
        path.write_bytes(content)
        assert refusal(path) == f"{path} is damaged or not a file of Allmende's: it is not JSON"
    for content in (b"[1]", b"{}", b'{"allmende": 99, "game": {}}', b'"text"', b'{"allmende": 1, "game": 3}'):
        path.write_bytes(content)
        assert refusal(path) == f"{path} is not a file of Allmende's"
    path.write_text(json.dumps(saves.load(saved).game.record().to_json()))
    assert "allmende replay" in refusal(path)


def damages() -> list[tuple[list[str | int], object]]:
    return [
        (["seats"], None), (["seats"], []), (["seats", 0], 7), (["seats", 1, "bot"], 5), (["game", "at"], None),
        (["game", "at"], 999), (["game", "picks", 0], 99_999), (["game", "picks", 0], "x"), (["game", "picks"], None),
        (["game", "game"], "chess"), (["game", "seed"], "x"), (["game", "format"], 99), (["game", "state"], None),
        (["game", "options", "players"], 9), (["game", "state", "players"], []), (["game", "state", "rng"], "x"),
        (["game", "state", "players", 0, "hand"], ["dragon"]),
    ]  # fmt: skip


@pytest.mark.parametrize(("where", "what"), damages())
def test_a_damaged_save_is_refused_in_one_sentence(where: list[str | int], what: object, saved: Path) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    part = data
    for key in where[:-1]:
        part = part[key]
    part[where[-1]] = what
    saved.write_text(json.dumps(data), encoding="utf-8")
    sentence = refusal(saved)
    assert "is damaged: " in sentence
    assert "\n" not in sentence


def test_the_latest_save_is_found_and_all_are_listed(saved: Path) -> None:
    other = loop_of(match_of("me,random"), Person("all"))
    assert other.path != saved
    other.run()
    (saved.parent / "broken.json").write_text("{")
    assert [save.path for save in saves.saved_matches()] == [other.path, saved]
    assert saves.find(None) == other.path
    assert saves.find(saved.name) == saved
    assert saves.saved_matches()[1].seats == ["Anna", "bigmoney"]


def test_nothing_saved() -> None:
    with pytest.raises(Refusal):
        saves.find(None)


def test_names_cannot_play_tricks_on_the_screen() -> None:
    match = match_of("me:[bold]A\x1b[2J\nnna,bigmoney")
    assert match.names[0] == "[bold]A [2J nna"
    person = Person("0")
    loop = loop_of(match, person)
    loop.run()
    assert "[bold]A [2J nna" in person.seen[0]
    assert "\x1b" not in "".join(person.seen)
    assert saves.saved_matches()[0].seats[0] == "[bold]A [2J nna"
