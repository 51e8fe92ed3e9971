"""Measures pages: what layout.js finds fault with, at every size of a window and in both languages."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.web.visitor import Json, Visitor

MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SIZES = ((390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900), (1920, 1080))
ALLOWED: Json = {
    "clip": ["[data-name][title]"],  # what a person is called may be longer than any place: a tip tells all of it
    "broken": ["[data-name]"],
    "overlap": [],
    "small": [],
}
ENLARGED: Json = {**ALLOWED, "scrolled": [".part", ".board", ".shelf"]}
"""Letters of 140 % and pages of 200 % leave less room: there, what is asked may be reached by scrolling."""
LONG = ("Wolkenkuckucksheimbewohnerinnenverband12", *(letter * 40 for letter in "WimBe"))
"""Names as long as they may be."""
SETTLED = """async () => {
  await document.fonts.ready;
  const places = () => [...document.querySelectorAll("header, main, footer, .board, [data-key]")].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }).join(";");
  for (let before = "", still = 0, frames = 0; still < 3; frames++) {
    await new Promise(requestAnimationFrame);
    const now = places();
    if (frames > 300) throw new Error(`this never comes to rest:\n${before}\n${now}`);
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""
"""Until the faces are there and nothing has moved for three frames."""
BOARD = """() => {
  const { x, y, width, height } = document.querySelector(".board").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


def faults(visitor: Visitor, allowed: Json = ALLOWED) -> list[str]:
    """What a careful eye finds on the page as it is now. A name of forty letters without a space ends somewhere."""
    visitor.page.evaluate(SETTLED)
    found = visitor.page.evaluate(MEASURE, allowed)
    return [one for one in found if not (one.startswith("broken") and any(name[:20] in one for name in LONG))]


def resize(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate(SETTLED)


def speak(visitor: Visitor, lang: str) -> None:
    """Another language for the same person: the page is loaded anew."""
    visitor.ask("PUT", "/api/me", {"settings": {"language": lang}})
    visitor.lang = lang
    visitor.page.evaluate("localStorage.clear()")
    visitor.page.reload()


def everywhere(visitor: Visitor, sizes: Iterable[tuple[int, int]] = SIZES) -> Iterator[tuple[str, list[str]]]:
    """Each size of a window, and what is wrong there."""
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        yield f"{visitor.lang} {width}x{height}", faults(visitor)


def parts(visitor: Visitor, allowed: Json = ALLOWED) -> Iterator[str]:
    """What is wrong on the board; on a small one in each of its parts, which are opened one after the other."""
    tabs = visitor.page.locator(".board [role=tablist].parts [role=tab]").filter(visible=True)
    for tab in tabs.all():
        tab.click()
        yield from (f"{tab.inner_text()}: {fault}" for fault in faults(visitor, allowed))
    if tabs.count() == 0:
        yield from faults(visitor, allowed)


def board_box(visitor: Visitor) -> list[int]:
    """Where the board lies."""
    return list(visitor.page.evaluate(BOARD))
