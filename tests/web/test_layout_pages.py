"""All pages that are no table, measured: everything opened, names as long as they may be, in both languages."""

from pathlib import Path

import pytest

from tests.agricola.test_campaign import over, worth
from tests.server.arranged import rearranged
from tests.web.conftest import Guests
from tests.web.layout import faults
from tests.web.visitor import Visitor

PHONE, TABLET, LAPTOP = 390, 820, 1280
"""Widths. Pages are scrolled: how high the window is makes no difference, and on larger ones nothing becomes wider."""
HIGHEST = 4600
"""Pixels of a page that are measured: rules go on and on."""
LONG = "Wolkenkuckucksheimbewohnerinnenverband12"
LONGER = "Bartholomaeusbartholomaeusbartholomaeusb"
OPEN = "for (const one of document.querySelectorAll('details')) one.open = true"
CROSSED_OUT = '"6" (g > text.six) by svg > path.out'
"""The highest flood card, where it is not played with."""
UNCHECKED = ("/new/agricola", "/rules/lowlands", "/cards/lowlands", "/cards/agricola", "#join=wrong")
"""What no other test lets axe-core look at."""


def furnish(anna: Visitor, bo: Visitor, data: Path) -> list[str]:
    """Tables that run, that are over and that wait for somebody; all addresses worth a look."""
    for who, name in ((anna, LONG), (bo, LONGER)):
        who.ask("GET", "/api/me")
        who.ask("PUT", "/api/me", {"name": name})
    bo.join(made := anna.lay("me", "open", "farmer", game="agricola", options={"players": 3}), LONGER)
    farms = [worth(30, played=["grocer", "scholar"]), worth(33, played=["priest"]), worth(9, played=["wood-cutter"])]
    campaign = rearranged(made, data, over(*farms))
    anna.join(bo.lay("me", "open", settings={"clock": {"kind": "move", "days": 14}}), LONG)
    invites = bo.lay("me", "open", "bigmoney", settings={"clock": {"kind": "game", "minutes": 90}})
    games = [f"/{page}/{game}" for page in ("new", "learn", "cards") for game in ("agricola", "dominion", "lowlands")]
    return [
        "/", "/tables", "/settings", "/enter", "/help", "/nowhere/at/all", "/new/nothing", *games, "/rules/lowlands",
        "/rules/dominion?q=province", f"/campaign/{campaign['id']}", f"/table/{invites['id']}#join={invites['invite']}",
        f"/table/{invites['id']}#join=wrong", "/hall",
    ]  # fmt: skip


def look(visitor: Visitor, address: str, widths: tuple[int, ...]) -> list[str]:
    """Everything wrong with a page on which everything is opened."""
    page = visitor.page
    page.goto("about:blank")  # another word behind the `#` alone would not load it anew
    visitor.go(address)
    for add in page.locator(".add button").all():
        add.click()
    if address == "/new/dominion":
        page.get_by_role("combobox", name=visitor.say("page-seat-kind", number=2)).select_option("open")
        page.get_by_text(visitor.say("clocks-kind-own", "clocks"), exact=True).click()
        page.get_by_text(visitor.say("setup-draw", "dominion"), exact=True).click()
    page.evaluate(OPEN)
    found = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": 800})
        height = min(HIGHEST, page.evaluate("document.documentElement.scrollHeight"))
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{address}, {visitor.lang} {width}: {one}" for one in faults(visitor) if CROSSED_OUT not in one]
    return found


@pytest.mark.parametrize(
    ("lang", "fonts", "widths"),
    [("en", True, (TABLET,)), ("de", True, (LAPTOP, PHONE)), ("de", False, (PHONE,))],
    ids=["en", "de", "other letters"],
)
def test_everything_can_be_read(visit: Guests, data: Path, lang: str, fonts: bool, widths: tuple[int, ...]) -> None:
    anna, bo = visit(lang), visit()
    if not fonts:
        anna.context.route("**/*.woff2", lambda route: route.abort())
    addresses = furnish(anna, bo, data)
    found = []
    for address in addresses[:: 1 if fonts else 3]:
        found += look(anna, address, widths)
        if fonts and lang == "de" and address.endswith(UNCHECKED):
            anna.check_access(f"{address} on a phone")
    anna.problems.clear()  # that letters did not come, that there is no such table
    assert not found, "\n".join(found)
