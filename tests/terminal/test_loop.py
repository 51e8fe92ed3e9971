"""Playing at the terminal, with people who type prepared lines."""

import json
import tempfile
from pathlib import Path

import pytest

from allmende import replay
from allmende.terminal import saves
from tests.terminal.people import Person, loop_of, match_of, sensible_player


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_against_a_bot(lang: str, data_folder: Path) -> None:
    match = match_of("me,bigmoney-smithy", lang=lang, kingdom="first-game")
    person = Person(then=sensible_player(match))
    assert loop_of(match, person).run()
    end = person.written()
    assert match.game.over
    assert ("Final score" if lang == "en" else "Endstand") in end
    assert ("Province" if lang == "en" else "Provinz") in end
    for score in match.game.scores():
        assert str(score["total"]) in end
    [record] = (data_folder / "records").glob("*.json")
    assert record.name in end.replace("\n", "")
    assert replay(json.loads(record.read_text(encoding="utf-8"))).scores() == match.game.scores()
    assert not list((data_folder / "saves").iterdir())


def test_everything_fits_on_a_small_screen() -> None:
    match = match_of("me,bigmoney,bigmoney-militia", kingdom="introduction")
    person = Person(then=sensible_player(match))
    loop_of(match, person).run()
    assert len(person.seen) > 20
    person.check_everything_fits()


def test_empty_input_asks_again_and_changes_nothing() -> None:
    match = match_of()
    before = match.game.to_json()
    person = Person("", "", "  ")
    assert not loop_of(match, person).run()
    assert match.game.to_json() == before
    assert len(person.asked) == 4


def test_what_cannot_be_understood_is_said() -> None:
    match = match_of(seed=5)
    person = Person("99", "palace", "co", "?99", "?palace", "?0")
    loop_of(match, person).run()
    told = person.seen[1:]
    assert "There is no 99 here" in told[0]
    assert "Nothing here is called “palace”" in told[1]
    assert "Several of these match “co”" in told[2]
    assert "nothing more to say about “99”" in told[3]
    assert "nothing more to say about “palace”" in told[4]
    assert "nothing more to say about “0”" in told[5]


def test_an_option_can_be_named() -> None:
    match = match_of(seed=5)
    loop_of(match, Person("all", "buy silver")).run()
    assert "silver" in match.game.view(0)["table"]["players"][0]["cards"]


def test_the_log_tells_what_the_bot_did() -> None:
    match = match_of(seed=5)
    person = Person("all", "silver")
    loop_of(match, person).run()
    assert "bigmoney plays" in person.seen[-1]
    assert "bigmoney buys a Silver" in person.seen[-1]
    assert "You buy a Silver" in person.seen[-1]


def test_undo_takes_back_the_last_pick_and_its_lines() -> None:
    match = match_of(seed=5)
    before = match.game.view(0)
    person = Person("all", "u")
    loop_of(match, person).run()
    assert match.game.view(0) == before
    assert "You play" in person.seen[1]
    assert "Taken back" in person.seen[2]
    assert "You play" not in person.seen[2]


def test_undo_stops_where_another_has_acted() -> None:
    match = match_of(seed=5)
    person = Person("all", "silver", "u")
    loop_of(match, person).run()
    assert "nothing to take back" in person.seen[-1]
    assert "silver" in match.game.view(0)["table"]["players"][0]["cards"]


def test_help_on_a_card_by_number_and_by_name_in_both_languages() -> None:
    match = match_of(seed=5)
    person = Person("?1", "", "?smithy", "", "?Schmiede", "", "?smi", "", "?witch")
    loop_of(match, person).run()
    pages = person.seen[1::2]
    assert "Copper" in pages[0]
    assert "costs $0 · Treasure" in pages[0]
    for page in pages[1:4]:
        assert "Smithy" in page
        assert "costs $4 · Action · Base Game" in page
    assert "Witch's Hut" not in pages[4]
    assert "You do not" not in pages[4]


def test_rulings_are_part_of_the_help() -> None:
    person = Person("?burggraben")
    loop_of(match_of(lang="de"), person).run()
    assert "Burggraben bleibt auf deiner Hand" in " ".join(person.seen[1].split())


def test_pages_for_help_and_log() -> None:
    match = match_of(seed=5)
    person = Person("h", "", "all", "silver", "l", "")
    loop_of(match, person).run()
    assert "What you can type" in person.seen[1]
    assert "Attack" in person.seen[1]
    assert "bigmoney ends their turn" in person.seen[5]


def test_a_long_page_comes_in_pieces() -> None:
    match = match_of(seed=5)
    person = Person(*["all", "silver"] * 8, "l", "", "", "", "")
    loop_of(match, person).run()
    pieces = [page for page, question in zip(person.seen, person.asked, strict=True) if "back to the table" in question]
    assert len(pieces) > 1
    assert all(len(piece.splitlines()) <= 22 for piece in pieces)


def test_done_is_always_zero() -> None:
    match = match_of(seed=5)
    person = Person("0")
    loop_of(match, person).run()
    assert "0 End the turn" in person.seen[0]
    assert match.game.view(0)["table"]["players"][0]["turns"] == 1


def test_quit_end_of_input_and_interrupt_save(data_folder: Path) -> None:
    for last in ("q", "^C", None):
        match = match_of(seed=5)
        person = Person(*["all", "silver", "all"], *([] if last is None else [last]))
        loop = loop_of(match, person)
        assert not loop.run()
        assert "allmende resume" in person.written()
        again = saves.load(loop.path)
        assert again.game.to_json() == match.game.to_json()
        assert [again.game.view(seat) for seat in (0, 1)] == [match.game.view(seat) for seat in (0, 1)]


def test_a_resumed_game_goes_on_with_its_log_and_undo() -> None:
    match = match_of(seed=5, lang="de")
    loop = loop_of(match, Person("alle", "silber", "alle"))
    loop.run()
    again = saves.load(loop.path)
    assert again.lang == "de"
    person = Person("u")
    loop_of(again, person, loop.path).run()
    assert "Du spielst" in person.seen[0]
    assert "bigmoney kauft" in person.seen[0]
    assert again.game.picks == match.game.picks - 1


def test_the_save_is_there_before_every_question(data_folder: Path) -> None:
    match = match_of(seed=5)
    picks = []

    def look() -> str:
        [path] = (data_folder / "saves").glob("*.json")
        saved = saves.load(path)
        picks.append(saved.game.picks == match.game.picks and saved.game.view(0) == match.game.view(0))
        if len(picks) == 30:
            raise EOFError
        return sensible_player(match)()

    loop_of(match, Person(then=look)).run()
    assert len(picks) == 30
    assert all(picks)


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(seed=5)

    def fill_the_disk() -> str:
        def full(**_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(tempfile, "mkstemp", full)
        person.then = None
        return "all"

    person = Person(then=fill_the_disk)
    loop_of(match, person).run()
    assert "cannot be written: No space left on device" in " ".join(person.seen[1].split())
    assert "You play" in person.seen[1]
