"""A person with a browser of their own: goes to pages, clicks what is lit, and notices everything that goes wrong."""

import re
import time
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Locator, Page, expect

from allmende.locales import text
from tests.web.place import SCREENSHOTS

Json = dict[str, Any]

PATIENCE = 30_000
"""Milliseconds until a test gives up on a page: a busy machine takes its time, and only what fails waits so long."""
expect.set_options(timeout=PATIENCE)
THOUGHT = 4 * PATIENCE
"""The same for a recommendation: the first one begins a process of its own, behind everything else that runs."""

RULES_OF_ACCESS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],  # half of the time goes into lists of everything that is right
}
LIT = '[data-key]:not([tabindex="-1"])'
ALL_IS_LIT = """() => {
  const keys = chosen => new Set([...document.querySelectorAll(chosen)].map(one => one.dataset.key));
  const listed = keys("[data-asked=true] ol [data-key]");
  return listed.size > 0 && listed.size === keys('[data-key]:not([tabindex="-1"])').size;
}"""
CAN_BE_CLICKED = """chosen => [...document.querySelectorAll(chosen)].some(
  one => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length
)"""
QUIET = """() => new Promise(done => {
  let timer = setTimeout(done, 150);
  const again = () => { clearTimeout(timer); timer = setTimeout(done, 150); };
  new MutationObserver(again).observe(document, { subtree: true, childList: true });
})"""
WISHES = ("treasures", "pile province", "pile gold", "pile silver")
"""Dominion: money, then Provinces, so that a game comes to an end within a hundred picks."""


class Visitor:
    def __init__(self, context: BrowserContext, url: str, lang: str = "en") -> None:
        self.context = context
        self.url = url
        self.lang = lang
        self.problems: list[str] = []
        """What the browser complained about: errors in scripts, refused sources, answers that failed."""
        self.page = self.listen(context.new_page())

    def listen(self, page: Page) -> Page:
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        return page

    # Words

    def say(self, name: str, catalog: str = "web", **args: Any) -> str:
        """A text of the page in the visitor's language."""
        return text(self.lang, catalog, name, **args)

    def button(self, name: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(name, **args)).filter(visible=True)

    def link(self, name: str, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(name, **args)).filter(visible=True)

    # Pages

    def go(self, path: str = "/") -> None:
        """Open an address, and wait until the page is there and changes no more."""
        self.page.goto(self.url + path)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        self.page.evaluate(QUIET)

    def picture(self, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def check_access(self, what: str) -> None:
        """No violation of WCAG 2.2, level A or AA, that axe-core finds."""
        found = Axe().run(self.page, options=RULES_OF_ACCESS).response["violations"]
        assert not found, f"{what}:\n" + "\n".join(map(fault, found))

    def fits(self) -> None:
        """Everything lies in the window: nothing to scroll."""
        size = self.page.evaluate(
            "[document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight, innerHeight]"
        )
        assert size[0] <= size[1], f"wider than the window: {size[:2]}"
        assert size[2] <= size[3], f"higher than the window: {size[2:]}"

    # Tables, made without a page

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """A request with the cookie of this browser."""
        answer = self.context.request.fetch(self.url + path, method=method, data=body)
        while answer.status == 429:  # quicker than a person may be
            time.sleep(0.2)
            answer = self.context.request.fetch(self.url + path, method=method, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return dict(answer.json()) if answer.body() else {}

    def lay(self, *seats: str, **more: Any) -> Json:
        """A table; a seat is "me", "open" or a bot's name."""
        self.ask("GET", "/api/me")
        chairs = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        more = {"seed": 5, "options": {"first": 0}, **more}
        return dict(self.ask("POST", "/api/tables", {"game": "dominion", "seats": chairs, **more})["table"])

    def lay_finished(self, *seats: str, guest: "Visitor | None" = None) -> Json:
        """A table whose game is over, played without a page; the guest has taken the open seat."""
        table = self.lay(*seats)
        if guest is not None:
            guest.join(table)
        path, seq = f"/api/tables/{table['id']}", 0
        while not (update := self.ask("GET", f"{path}?since={seq}"))["view"]["over"]:
            seq = update["seq"]
            [seat] = update["view"]["waiting"]
            chair = update["table"]["seats"][seat]
            who = self if seat in update["table"]["mine"] else guest
            if chair["kind"] == "bot" or who is None:
                self.ask("GET", f"{path}?since={seq}&wait=10")
                continue
            choice = who.ask("GET", f"{path}?since={seq}")["view"]["choice"]
            who.ask("POST", f"{path}/picks", {"seq": seq, "seat": seat, "picks": [wished(choice)]})
        return table

    def join(self, table: Json, name: str = "Bo") -> None:
        self.ask("GET", "/api/me")
        self.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"], "name": name})

    def sit(self, table: Json, more: str = "") -> None:
        self.page.goto(f"{self.url}/table/{table['id']}{more}")
        expect(self.root).to_have_attribute("data-connection", "open")

    # At a table

    @property
    def root(self) -> Locator:
        return self.page.locator("[data-seq]")

    @property
    def seq(self) -> int:
        return int(self.root.get_attribute("data-seq") or 0)

    def wait_asked(self, seconds: float = PATIENCE / 1000) -> None:
        """Until it is this visitor's turn, and everything that is offered can be seen."""
        self.page.wait_for_function(ALL_IS_LIT, timeout=seconds * 1000)

    def wait_clickable(self, chosen: str = LIT, seconds: float = PATIENCE / 1000) -> None:
        """Until something of this kind can be seen: the part of the page where it lies may open a moment later."""
        self.page.wait_for_function(CAN_BE_CLICKED, arg=chosen, timeout=seconds * 1000)

    def wait_seq(self, seq: int) -> None:
        """Until the page has come as far as this."""
        self.page.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=seq)

    def lit(self, key: str = "") -> Locator:
        """What can be picked, where it lies on the board or in the bar."""
        chosen = f'[data-key="{key}"]:not([tabindex="-1"])' if key else LIT
        return self.page.locator(chosen).filter(visible=True)

    def offered(self) -> list[str]:
        """The keys of everything that is lit."""
        return list(dict.fromkeys(self.lit().evaluate_all("all => all.map(one => one.dataset.key)")))

    def click(self, key: str) -> None:
        """Pick what lies there."""
        before = self.seq
        self.lit(key).first.click()
        self.wait_seq(before + 1)

    def wish(self) -> str:
        """What a person with a plan would click."""
        lit = self.offered()
        return next((wish for wish in WISHES if wish in lit), "done" if "done" in lit else lit[0])

    def play(self, clicks: int = 500) -> int:
        """Click until the game is over, or so many times; how often it was."""
        for done in range(clicks):
            self.page.wait_for_function(
                "() => document.querySelector('[data-asked=true]') || document.querySelector('#over-title')"
            )
            if self.page.locator("#over-title").count():
                return done
            self.wait_clickable()
            self.click(self.wish())
        return clicks

    def hand(self) -> list[str]:
        """The cards of the seat that is shown, as the server tells them to this page."""
        table = re.search(r"/table/([\w-]+)", self.page.url)
        assert table is not None
        view = self.ask("GET", f"/api/tables/{table[1]}")["view"]
        return sorted(view["table"]["players"][view["seat"]]["hand"]["known"])


def fault(violation: Json) -> str:
    """What axe-core found, in a few lines."""
    nodes = violation["nodes"]
    places = [f"  {node['target']}: {' '.join(node['failureSummary'].split())}" for node in nodes[:3]]
    return "\n".join([f"{violation['id']} ({len(nodes)} times): {violation['help']}", *places])


def wished(choice: Json) -> int:
    offered = {" ".join(map(str, option["key"])): int(option["option"]) for option in choice["options"]}
    for wish in (*WISHES, "done"):
        if wish in offered:
            return offered[wish]
    return next(iter(offered.values()))
