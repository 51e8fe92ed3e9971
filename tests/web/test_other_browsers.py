"""WebKit, which is Safari's, and Firefox: the client needs nothing that only Chromium has.

The start page, a turn at each game's table, a lesson to its end, and what a careful eye would find. All else is tested
in Chromium.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from allmende.lessons import LEARNER, lesson_of
from allmende.locales import text
from tests.web.engines import Engine, firefox, missing, webkit
from tests.web.layout import ALLOWED, MEASURE, SETTLED
from tests.web.place import SCREENSHOTS
from tests.web.test_learn import MARKED, STANDS_AT
from tests.web.visitor import ALL_IS_LIT

ENGINES: dict[str, Callable[[Path], AbstractContextManager[Engine]]] = {"webkit": webkit, "firefox": firefox}
TURNS = {
    "dominion": ("bigmoney", ("treasures", "pile silver", "done")),
    "agricola": ("farmer", ("space farmland", "cell 7")),
    "lowlands": ("shepherd", ("farmer 4", "space fences")),
}
LISTEN = """() => {
  window.faults = [];
  const note = (what) => {
    if (!/^ResizeObserver loop/.test(what)) window.faults.push(String(what)); // that one only waits for a frame
  };
  addEventListener("error", (event) => note(event.message ?? event.target.outerHTML), true);
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note(`${event.violatedDirective}: ${event.blockedURI}`));
  const told = console.error;
  console.error = (...said) => { note(said.join(" ")); told(...said); };
}"""
FOLLOW = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
ASK = """async (method, path, body) => {
  const said = body === null ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(path, { method, ...said });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}"""
AIM = """(chosen) => {
  document.querySelector("[data-aim]")?.removeAttribute("data-aim");
  const aim = [...document.querySelectorAll(chosen)].find((one) => {
    const box = one.getBoundingClientRect();
    const inSight = box.width > 0 && box.right > 0 && box.bottom > 0 && one.closest(".unseen") === null;
    return inSight && one.checkVisibility({ visibilityProperty: true });
  });
  aim?.setAttribute("data-aim", "");
  return aim !== undefined;
}"""
DRAWN_BY_US = "() => [...document.querySelectorAll('select')].every(one => getComputedStyle(one).appearance === 'none')"
AT_TABLE = "(id) => location.pathname.endsWith(id) && document.querySelector('[data-connection=open]') !== null"
SEQ = "() => Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0)"


class Person:
    """Somebody with another browser. All pages are one document, so that no fault of a script is missed."""

    def __init__(self, browser: Engine, url: str) -> None:
        self.browser = browser
        browser.go(url)
        browser.run(LISTEN)
        browser.resize(1280, 720)

    def click(self, chosen: str) -> None:
        self.browser.wait(AIM, chosen)
        self.browser.click("[data-aim]")

    def pick(self, key: str) -> None:
        before = self.browser.run(SEQ)
        self.click(f'[data-key="{key}"]:not([tabindex="-1"])')
        self.browser.wait(f"(before) => ({SEQ})() > before", before)

    def sit(self, body: dict[str, Any]) -> None:
        """At a new table, which is made without a page."""
        self.browser.run(ASK, "GET", "/api/me", None)
        table = self.browser.run(ASK, "POST", "/api/tables", body)["table"]
        self.browser.run(FOLLOW, f"/table/{table['id']}")
        self.browser.wait(AT_TABLE, table["id"])

    def picture(self, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        (SCREENSHOTS / f"{self.browser.name}-{name}.png").write_bytes(self.browser.picture())


@pytest.fixture(scope="module", params=ENGINES)
def person(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    if why := missing(request.param):
        pytest.skip(why)
    address = request.getfixturevalue("address")
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param)) as browser:
        yield Person(browser, address)


@pytest.fixture(autouse=True)
def nothing_goes_wrong(person: Person) -> Iterator[None]:
    yield
    assert person.browser.run("() => window.faults.splice(0)") == []


def test_the_start_page(person: Person) -> None:
    person.browser.run(FOLLOW, "/")
    person.browser.wait("() => document.querySelectorAll('article.game svg').length >= 3")
    person.picture("start")
    assert person.browser.run("() => document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_by_clicks(person: Person, game: str) -> None:
    bot, keys = TURNS[game]
    options = {"first": 0} if game == "dominion" else {}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    person.sit({"game": game, "seats": seats, "seed": 5, "options": options})
    person.browser.wait(ALL_IS_LIT)
    person.browser.run(SETTLED)
    assert person.browser.run(DRAWN_BY_US), "a select looks as everything else does"
    found = person.browser.run(MEASURE, ALLOWED)
    assert not [fault for fault in found if game == "dominion" or "too small" not in fault]
    for key in keys:
        person.pick(key)
    person.browser.wait(ALL_IS_LIT)
    person.picture(game)


def test_a_lesson_to_its_end(person: Person) -> None:
    lesson = lesson_of("agricola", "first-rounds")
    person.sit({"game": lesson.game, "lesson": lesson.name, "seats": [{"kind": "me"}]})
    steps = [step for step in lesson.steps if step.seat == LEARNER]
    for number, step in enumerate(steps, 1):
        person.browser.wait(STANDS_AT, number)
        person.browser.wait(MARKED, min(1, len(step.places) + step.length))
        said = text("en", lesson.game, lesson.message(step), picked="").replace("*", "")
        assert said[-30:] in person.browser.run("() => document.querySelector('.note').textContent")
        for key in step.ways[0] if step.length else ():
            person.pick(key)
        if not step.length and number < len(steps):
            person.click(".note .primary")
    person.picture("lesson")
