"""A line that freezes without a word: it is noticed, and what was picked is made exactly once."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Guests
from tests.web.visitor import Json, Visitor
from tests.web.wire import Wire

NOTICED_SECONDS = 5


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    with Wire(address) as wire:
        yield wire


def at_the_end_of(wire: Wire, visit: Guests, lang: str) -> tuple[Visitor, Json]:
    """Somebody whose page comes over the wire."""
    anna = visit(lang)
    straight, anna.url = anna.url, wire.url
    table = anna.lay("me", "me")
    anna.sit(table)
    anna.button("table-uncover").click()
    anna.wait_asked()
    anna.url = straight
    return anna, table


def made(anna: Visitor, table: Json) -> int:
    """How many picks there were, as the server knows it."""
    return int(anna.ask("GET", f"/api/tables/{table['id']}")["table"]["picks"])


def wait_lost(anna: Visitor) -> float:
    began = time.monotonic()
    expect(anna.root).to_have_attribute("data-connection", "lost", timeout=2 * NOTICED_SECONDS * 1000)
    return time.monotonic() - began


@pytest.mark.parametrize("answers_only", [False, True])
def test_a_pick_into_a_frozen_line(visit: Guests, wire: Wire, answers_only: bool) -> None:
    """Whether it has arrived and only the answer is missing, or not: it is played once."""
    anna, table = at_the_end_of(wire, visit, "en" if answers_only else "de")
    wire.freeze(answers_only)
    anna.lit("card copper").first.click()
    bar = anna.page.locator("[data-bar]")
    expect(bar).to_contain_text(anna.say("table-sending"))
    assert wait_lost(anna) < NOTICED_SECONDS
    expect(bar).to_contain_text(anna.say("table-lost-kept"))
    if not answers_only:
        check_offline(anna)
    assert made(anna, table) == int(answers_only)
    wire.thaw()
    anna.wait_asked(20)
    assert (made(anna, table), anna.seq) == (1, 2)
    expect(bar).not_to_contain_text(anna.say("table-lost-kept"))
    assert not anna.page.locator(".refusal").count(), "and nothing was refused"
    anna.click("card copper")
    assert made(anna, table) == 2
    # A browser complains of lines that it could not open.
    anna.problems[:] = [one for one in anna.problems if "WebSocket" not in one and "ERR_" not in one]
    anna.context.close()


def check_offline(anna: Visitor) -> None:
    """Whoever has no network at all is told so."""
    bar = anna.page.locator("[data-bar]")
    for offline, said in ((True, "table-offline"), (False, "table-lost")):
        anna.context.set_offline(offline)
        expect(bar).to_contain_text(anna.say(said))
