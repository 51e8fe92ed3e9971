"""Stepping through a record."""

import json
import random
import re
from pathlib import Path

import pytest

from allmende import new_game
from allmende.terminal import saves
from allmende.terminal.match import Refusal
from allmende.terminal.replay import Replay
from tests.terminal.people import Person, loop_of, match_of, sensible_player


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a random game."""
    game = new_game("dominion", seed=4, kingdom="introduction", players=2)
    dice = random.Random(4)
    while game.choice is not None:
        game.play(dice.choice(game.choice.options))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(game.record().dumps(), encoding="utf-8")
    return path


def replay_of(path: Path, person: Person, lang: str = "en") -> Replay:
    record, chairs = saves.load_record(path)
    return Replay(record, chairs, person.screen, lang)


def titles(person: Person) -> list[str]:
    return [found[0] for screen in person.seen if (found := re.search(r"Pick \d+ of \d+", screen))]


def test_next_back_and_jump(record: Path) -> None:
    person = Person("", "", "b", "30", "b", "99999", "b", "q")
    replay = replay_of(record, person)
    replay.run()
    total = replay.total
    assert titles(person) == [f"Pick {n} of {total}" for n in (0, 1, 2, 1, 30, 29, total, total - 1)]


def test_the_first_pick_has_none_before_it(record: Path) -> None:
    person = Person("b", "q")
    replay_of(record, person).run()
    assert titles(person)[1].startswith("Pick 0")
    assert "Type a number from 0" in person.seen[1]


def test_it_plays_on_by_itself_until_enter(record: Path) -> None:
    person = Person("a", "q")
    person.waits = [False, False, True]
    replay = replay_of(record, person)
    replay.run()
    assert replay.at == 2


def test_it_plays_on_to_the_end_and_shows_the_score(record: Path) -> None:
    person = Person()
    replay = replay_of(record, person)
    person.lines = [str(replay.total - 3), "a", "q"]
    replay.run()
    assert replay.at == replay.total
    assert "Final score" in person.seen[-1]


def test_every_pick_can_be_shown_in_both_languages(record: Path) -> None:
    for lang in ("en", "de"):
        person = Person()
        replay = replay_of(record, person, lang)
        for at in range(0, replay.total, 7):
            replay.go_to(at)
            replay.show()
            assert "▶" in person.written()


def test_a_kept_record_knows_who_played(data_folder: Path) -> None:
    match = match_of("me:Anna,bigmoney", seed=5)
    loop_of(match, Person(then=sensible_player(match))).run()
    [path] = (data_folder / "records").iterdir()
    person = Person("21", "q")
    replay_of(path, person).run()
    assert "Anna · Buy phase" in person.seen[0]
    assert "bigmoney · Buy phase" in person.seen[1]
    assert "Anna buys" in person.seen[1]


def test_the_pick_that_was_made_is_marked(record: Path) -> None:
    person = Person("q")
    replay = replay_of(record, person)
    replay.run()
    pick = replay.record.picks[0]
    assert isinstance(pick, int)
    picked = replay.after(0).describe(pick)
    assert f"{picked} ◀" in person.seen[0]


def test_a_save_can_be_seen_again() -> None:
    loop = loop_of(match_of(seed=5), Person("all", "silver"))
    loop.run()
    person = Person(str(loop.game.picks), "q")
    replay = replay_of(loop.path, person)
    replay.run()
    assert replay.total == loop.game.picks
    assert "The record ends here" in person.seen[-1]


def test_a_damaged_record_is_refused_in_one_sentence(record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["picks"][6] = 99_999
    path = tmp_path / "damaged.json"
    path.write_text(json.dumps(data))
    with pytest.raises(Refusal) as caught, saves.damage(path):
        replay_of(path, Person())
    assert "pick 7 is not legal here" in caught.value.spoken("en")


def test_input_that_means_nothing(record: Path) -> None:
    person = Person("banana")
    replay_of(record, person).run()
    assert "“banana” means nothing here" in person.seen[1]
