"""Every lesson can be played to its end, says what is true, and says it in both languages."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from allmende import Game
from allmende.lessons import LEARNER, Lesson, Step, lesson_of, lessons_of
from allmende.locales import LANGUAGES, catalogs_of, resource, text
from allmende.table import BrokenBox, box_of, game_names, register, registry
from allmende.table.position import option_from_words

LESSONS = [lesson for game in game_names() for lesson in lessons_of(game)]
LONGEST_TEXT = 360
"""Of what is read in one go, on a phone as well."""

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


def found(table: Any, path: str) -> Any:
    """What a view says: "players.0.goods.wood"; in a list, by place or by what it is called: "spaces.forest.count"."""
    for part in path.split("."):
        if isinstance(table, list) and not part.isdecimal():
            table = next(entry for entry in table if part in [name for name in entry.values() if isinstance(name, str)])
        else:
            table = table[int(part) if isinstance(table, list) else part]
    return table


def pick(lesson: Lesson, game: Game, step: Step, key: str, picks: int) -> None:
    [choice] = game.choices
    option = option_from_words(game, key)
    assert " ".join(map(str, game.key(option))) == key, "pages compare keys letter by letter"
    assert choice.seat == step.seat, f"{key}: seat {choice.seat} is asked, {choice.prompt.name}"
    assert option in choice.options, f"{key} is not offered: {choice.prompt.name}"
    assert lesson.scripted(game, picks, choice.seat) == (None if step.seat == LEARNER else option)
    game.play(option, choice.seat)


def walk(lesson: Lesson, ways: dict[str, list[str]]) -> Iterator[Game]:
    """Play a lesson; at some steps another way than the first. The game at each step."""
    game, picks = lesson.begin(), 0
    for step in lesson.steps:
        yield game
        way = ways.get(step.says, step.ways[0] if step.ways else [])
        for key in way:
            pick(lesson, game, step, key, picks)
            picks += 1


def other_ways(lesson: Lesson) -> Iterator[dict[str, list[str]]]:
    """Each of the other ways once; what a panel collects may come in another order."""
    for step in lesson.steps:
        for way in step.ways[1:]:
            yield {step.says: way}
        if step.seat == LEARNER and len({key.split()[0] for key in step.picks if key != "done"}) == 1:
            end = [key for key in step.picks if key == "done"]
            yield {step.says: [*reversed([key for key in step.picks if key != "done"]), *end]}


@every_lesson
def test_it_is_played_to_its_end_and_what_it_says_is_true(lesson: Lesson) -> None:
    for step, game in zip(lesson.steps, walk(lesson, {}), strict=True):
        for path, value in step.check.items():
            assert found(game.view(LEARNER)["table"], path) == value, f"{step.says}: {path}"


@every_lesson
def test_every_way_leads_to_its_end(lesson: Lesson) -> None:
    for ways in other_ways(lesson):
        assert len(list(walk(lesson, ways))) == len(lesson.steps)


@every_lesson
def test_it_is_short_and_all_of_it_is_said_in_both_languages(lesson: Lesson) -> None:
    steps = [step for step in lesson.steps if step.seat == LEARNER]
    assert 8 <= len(steps) <= 18
    assert len({step.says for step in steps}) == len(steps)
    picked = ["", *{key.replace(" ", "-") for step in steps for way in step.ways for key in way}]
    for lang in LANGUAGES:
        assert text(lang, lesson.game, f"lesson-{lesson.name}")
        assert text(lang, lesson.game, f"lesson-{lesson.name}", "text")
        for step in steps:
            for key in picked:
                said = text(lang, lesson.game, lesson.message(step), picked=key)
                assert len(said) <= LONGEST_TEXT, said
                assert said.count("*") % 2 == 0, said


@pytest.mark.parametrize("game", game_names())
def test_no_text_of_a_lesson_is_left_over(game: str) -> None:
    said = {f"lesson-{lesson.name}" for lesson in lessons_of(game)}
    said |= {lesson.message(step) for lesson in lessons_of(game) for step in lesson.steps}
    catalogs = catalogs_of("en", game, box_of(game))
    names = {entry.id.name for catalog in catalogs for entry in resource(catalog).body if hasattr(entry, "id")}
    assert {name for name in names if name.startswith("lesson-")} <= said


def test_our_games_have_lessons() -> None:
    for game in ("agricola", "dominion", "lowlands"):
        assert len(lessons_of(game)) == 3


def test_a_bot_whose_script_is_left_decides_for_itself() -> None:
    lesson = lesson_of("agricola", "first-rounds")
    game = lesson.begin()
    game.play(game.option("space", "day-laborer"))  # where the neighbour would go
    assert lesson.scripted(game, 1, 1) is None
    assert lesson.scripted(game, 1000, 1) is None


# Lessons from elsewhere, and what can be wrong with them

STEP = '[situation]\n[[step]]\nsays = "hello"\n'


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    """A folder of lessons that Dominion has for a while."""
    (tmp_path / "lessons").mkdir()
    register(replace(box_of("dominion"), lessons=tmp_path))
    yield tmp_path / "lessons"
    del registry._registered["dominion"]


def test_a_box_brings_its_lessons_in_their_order(shelf: Path) -> None:
    (shelf / "2-later.toml").write_text(STEP, encoding="utf-8")
    (shelf / "1-first-of-all.toml").write_text(STEP, encoding="utf-8")
    (shelf / "notes.txt").write_text("no lesson", encoding="utf-8")
    assert [lesson.name for lesson in lessons_of("dominion")] == ["first-of-all", "later"]


@pytest.mark.parametrize(
    ("toml", "why"),
    [
        ("step", "1-odd.toml is no lesson: Expected '='"),
        ("[situation]\n", "missing required field `step`"),
        (STEP + "picked = 3\n", "unknown field `picked`"),
        (STEP + 'pick = ["done"]\npicks = ["done"]\n', "step 1 waits for one pick and for several"),
        (STEP + 'seat = 1\npick = ["done"]\n', "step 1: another seat says nothing"),
        (STEP + '[[step]]\nseat = 1\npick = ["done"]\n', "step 1 could not be read"),
        ('[situation]\n[[step]]\npick = ["done"]\n', "step 1 says nothing"),
    ],
)
def test_a_mistake_in_a_lesson_is_told_in_a_sentence(shelf: Path, toml: str, why: str) -> None:
    (shelf / "1-odd.toml").write_text(toml, encoding="utf-8")
    with pytest.raises(BrokenBox, match=re.escape(why)):
        lessons_of("dominion")


def test_a_box_without_the_folder_is_broken(shelf: Path) -> None:
    shelf.rmdir()
    with pytest.raises(BrokenBox, match="there is no such folder"):
        lessons_of("dominion")
