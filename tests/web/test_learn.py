"""Somebody who has never played: from the start page through a lesson to the first game; and every lesson by clicks."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from allmende.lessons import LEARNER, Lesson, Step, lesson_of, lessons_of
from allmende.locales import text
from tests.dominion.situations import situation
from tests.web.arranged import lay_arranged
from tests.web.conftest import PHONE, Guests
from tests.web.node import WEB, run_node
from tests.web.visitor import THOUGHT, Visitor

ALL = os.environ.get("ALLMENDE_TEST_LESSONS") == "all"
"""Click through every lesson: whoever changes one, or a board, does well to."""
BEGINNERS = "first-turns"
ON_PHONES = ("farmers", "harvest", "actions")
COURSE = Path(__file__).parent / "course.mjs"
GAMES = ("agricola", "dominion", "lowlands")
CLICKED = [
    lesson for game in GAMES for lesson in lessons_of(game) if ALL or lesson.name in ("family-and-animals", "farmers")
]
STANDS_AT = """number => {
  const steps = document.querySelector(".note ol")?.getAttribute("aria-label");
  const waits = document.querySelector(".note .primary") ?? document.querySelector(".note .you");
  return steps?.match(/\\d+/)?.[0] === String(number) && waits !== null;
}"""
MARKED = "wanted => document.querySelectorAll('[data-mark]').length >= wanted"


def test_the_picks_of_a_table_say_where_its_lesson_stands() -> None:
    code, told = run_node(COURSE)
    assert code == 0, told


class Pupil:
    """A visitor at the table of a lesson."""

    def __init__(self, visitor: Visitor, lesson: Lesson) -> None:
        self.visitor = visitor
        self.lesson = lesson
        self.page = visitor.page

    def begin(self) -> None:
        """Without a page."""
        self.visitor.ask("GET", "/api/me")
        body = {"game": self.lesson.game, "lesson": self.lesson.name, "seats": [{"kind": "me"}]}
        self.visitor.sit(self.visitor.ask("POST", "/api/tables", body)["table"])

    @property
    def note(self) -> Locator:
        return self.page.get_by_role("region", name=self.visitor.say("learn-note"))

    def go_through(self) -> None:
        steps = [step for step in self.lesson.steps if step.seat == LEARNER]
        for number, step in enumerate(steps, 1):
            self.page.wait_for_function(STANDS_AT, arg=number)
            self.see(step)
            if step.length:
                self.do(step)
            elif number < len(steps):
                self.note.get_by_role("button", name=self.visitor.say("learn-next")).click()

    def see(self, step: Step) -> None:
        """It says what it has to say, and points at something that is there."""
        if not self.page.locator("#over-title").count():
            self.page.wait_for_function(MARKED, arg=min(1, len(step.places) + step.length))
        said = text(self.visitor.lang, self.lesson.game, self.lesson.message(step), picked="")
        expect(self.note).to_contain_text(said.replace("*", "")[-30:])

    def do(self, step: Step) -> None:
        panel = self.page.locator("[data-panel]")
        if step.picks and panel.count():
            self.collect(step, str(panel.get_attribute("data-panel")))
            return
        for key in step.ways[0]:
            self.visitor.click(key)

    def collect(self, step: Step, panel: str) -> None:
        if panel == "fences":
            for place in step.places:
                self.page.locator(f'[data-place="{place}"]').first.click(force=True)
        else:
            more = self.page.locator("[data-panel] button", has_text="+")
            for _ in step.picks:
                more.first.click()
        self.page.locator("[data-confirm]:enabled:not(.warns)").click()


@pytest.mark.parametrize("lesson", CLICKED, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_is_clicked_to_its_end(visit: Guests, lesson: Lesson) -> None:
    """On a phone parts of the board open by themselves."""
    visitor = visit("de", **PHONE) if lesson.name in ON_PHONES else visit()
    pupil = Pupil(visitor, lesson)
    pupil.begin()
    pupil.go_through()
    visitor.picture(f"lesson-{lesson.game}-{lesson.name}")


def places_on(game: str) -> re.Pattern[str]:
    """How the places of a board are called: `data-place="space-{space.space}"`."""
    sources = [path.read_text(encoding="utf-8") for path in (WEB / "src").rglob("*.svelte") if is_of(path, game)]
    names = re.findall(r"""\bplace="([a-z][^"]*)\"""", "\n".join(sources))
    return re.compile("|".join(re.sub(r"\\{.*?\\}", r"[\\w-]+", re.escape(name)) for name in names))


def is_of(path: Path, game: str) -> bool:
    return "games" not in path.parts or game in path.parts


@pytest.mark.parametrize("game", GAMES)
def test_every_place_that_a_lesson_marks_is_on_the_board(game: str) -> None:
    known = places_on(game)
    for lesson in lessons_of(game):
        for place in [place for step in lesson.steps for place in step.places]:
            assert known.fullmatch(place), f"{lesson.name}: {place}"


def test_the_way_of_a_beginner(visit: Guests) -> None:
    anna = visit()
    anna.go()
    anna.page.get_by_role("link", name=f"{anna.say('page-learn')}: Dominion").click()
    lesson = lesson_of("dominion", BEGINNERS)
    title = text("en", "dominion", f"lesson-{BEGINNERS}")
    anna.page.get_by_role("button", name=f"{anna.say('learn-begin')}: {title}").click()
    pupil = Pupil(anna, lesson)
    next_, back = (pupil.note.get_by_role("button", name=anna.say(name)) for name in ("learn-next", "learn-back"))
    next_.click()
    assert not anna.offered(), "first there is something to read"
    next_.click()
    pupil.page.wait_for_function(STANDS_AT, arg=3)
    assert anna.offered() == ["treasures"]
    anna.page.locator('[data-place="pile-gold"]').click(force=True)
    expect(pupil.note).to_contain_text(anna.say("learn-nudge").replace("*", ""))
    anna.click("treasures")
    next_.click()
    anna.click("pile smithy")
    pupil.page.wait_for_function(STANDS_AT, arg=6)
    back.click()  # my pick and what the neighbour did are taken back
    pupil.page.wait_for_function(STANDS_AT, arg=5)
    assert anna.offered() == ["pile smithy"]
    anna.page.reload()
    pupil.page.wait_for_function(STANDS_AT, arg=4)  # what stands between the last pick and the next
    for _ in range(3):
        back.click()
    pupil.page.wait_for_function(STANDS_AT, arg=1)
    pupil.go_through()
    anna.check_access("the end of a lesson")
    table = anna.page.url
    pupil.note.get_by_role("button", name=anna.say("learn-play")).click()
    anna.page.wait_for_function("before => location.href !== before", arg=table)
    anna.wait_asked()
    expect(anna.page.get_by_role("button", name=anna.say("table-hints"))).to_have_attribute("aria-pressed", "true")
    [left] = anna.ask("GET", "/api/tables")["tables"]
    assert left["lesson"] is None, "the table of the lesson is gone"


def test_whoever_follows_the_recommendations_wins(anna: Visitor, data: Path) -> None:
    """The last two turns of a first game: always what bears the star and is named in the bar, until the score sheet."""
    merchant = {"hand": "3 copper, 2 estate", "deck": "4 copper, silver, estate", "turns": 15}
    given = situation(
        merchant, hand="gold, silver, 3 estate", deck="2 gold, 2 silver, copper, estate, province", turns=15,
        kingdom="first-game", phase="buy", number=30, piles={"province": 1},
    )  # fmt: skip
    anna.sit(lay_arranged(anna, data, given.game, "bigmoney"))
    anna.page.keyboard.press("h")
    best, over = anna.page.locator('[data-hint="1"]').filter(visible=True), anna.page.locator("#over-title")
    advice, said = anna.page.locator("[data-advice]"), ""
    for _ in range(8):
        expect(best.or_(over).first).to_be_visible(timeout=THOUGHT)
        if over.count():
            break
        said = advice.inner_text()
        before = anna.seq
        best.first.click()
        anna.wait_seq(before + 1)
    assert text("en", "dominion", "reason-wins") in said
    expect(over).to_have_text(text("en", "web", "verdict-wins", who="you"))
    anna.picture("won-as-recommended")
    anna.check_access("a game that was won")


def test_the_page_of_each_game(visit: Guests) -> None:
    for visitor in (visit("de"), visit(color_scheme="dark", **PHONE)):
        for game in GAMES:
            visitor.go(f"/learn/{game}")
            expect(visitor.page.get_by_role("button", name=visitor.say("learn-begin"))).to_have_count(3)
            expect(visitor.page.locator(".drawing > svg")).to_have_count(visitor.page.locator("article").count() - 1)
            assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            visitor.picture(f"learn-{game}-{visitor.lang}")
            visitor.check_access(f"learn {game}")
