"""A real server with the built client, a real Chromium, and people who come to visit."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.place import build_client, chromium, server
from tests.web.visitor import Visitor

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-dev-shm-usage",
]  # fmt: skip

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
Guests = Callable[..., Visitor]


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server's database."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    build_client()
    with server(data) as url:
        yield url


@pytest.fixture(scope="session")
def some_chromium() -> str:
    found = chromium()
    if found is None:
        pytest.skip("no Chromium on this machine: install it, or let .ci/run do so")
    return found


@pytest.fixture(scope="module")
def browser(some_chromium: str, address: str) -> Iterator[Browser]:
    """For a module, not for longer: while it runs, no other test of this process could run an event loop."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=some_chromium, args=FLAGS)


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Guests]:
    """Opens a browser for somebody new. In the end nobody may have had anything to complain about."""
    came: list[Visitor] = []

    def arrive(lang: str = "en", **how: Any) -> Visitor:
        settings = {"viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce", **how}
        context = browser.new_context(locale={"en": "en-GB", "de": "de-DE"}[lang], **settings)
        came.append(Visitor(context, address, lang))
        return came[-1]

    yield arrive
    for visitor in came:
        visitor.context.close()
    assert not [problem for visitor in came for problem in visitor.problems]


@pytest.fixture
def anna(visit: Guests) -> Visitor:
    return visit()
