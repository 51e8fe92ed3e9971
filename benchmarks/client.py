"""How large the client is, and how soon its pages are there.

    uv run --group test python -m benchmarks.client

Counts the bytes that a browser gets, packed, for the start page and for a table of Dominion, and measures in a real
Chromium the time from the click to the page: from navigating until its contents can be seen, by a visitor who comes for
the first time. Starts a server of its own on loopback. Stops by itself.
"""

import argparse
import gzip
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright

from allmende.server.command import STATIC
from tests.web.conftest import FLAGS
from tests.web.place import build_client, chromium, server
from tests.web.visitor import Visitor

TARGET_KB = 200.0
LARGEST = "agricola"
TARGET_SECONDS = 1.0
READY = "() => performance.now() / 1000"


def packed(files: list[Path]) -> float:
    """Kilobytes of the files, each packed by gzip as the server does."""
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files) / 1000


def sizes() -> float:
    """What is built for the pages and the game with most of it; returns the kilobytes of all its scripts and styles."""
    places = (STATIC / "assets", STATIC / "assets" / LARGEST)
    assets = [path for place in places for path in place.iterdir() if path.suffix in (".js", ".css")]
    whole = packed(assets)
    largest = sorted(assets, key=lambda path: -path.stat().st_size)[:4]
    print(f"client: {whole:.0f} kB packed in {len(assets)} files (target {TARGET_KB:.0f}); the largest: "
          + ", ".join(f"{path.name} {packed([path]):.0f}" for path in largest))  # fmt: skip
    return whole


class Traffic:
    """What a page fetches, as it goes over the line."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        page.on("response", self.count)

    def count(self, response: Response) -> None:
        self.bytes += int(response.headers.get("content-length", "0"))


def ready(browser: Browser, url: str, path: str, sign: str, table: bool = False) -> tuple[float, float]:
    """Seconds until the sign can be seen, and the kilobytes fetched until then."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    try:
        visitor = Visitor(context, url)
        if table:
            path = f"/table/{visitor.lay('me', 'bigmoney')['id']}"
        traffic = Traffic(visitor.page)
        visitor.page.goto(url + path, wait_until="commit")
        visitor.page.wait_for_selector(sign)
        return float(visitor.page.evaluate(READY)), traffic.bytes / 1000
    finally:
        context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--repeat", type=int, default=5)
    repeat = parser.parse_args().repeat
    build_client()
    good = sizes() <= TARGET_KB
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, path, sign in (("start page", "/", ".game"), ("table", "", '[data-key="done"]')):
            found = sorted(ready(browser, url, path, sign, not path) for _ in range(repeat))
            best, fetched = found[0]
            print(f"{name}: there after {best:.2f} s at best, {found[len(found) // 2][0]:.2f} s in the median "
                  f"(target {TARGET_SECONDS:.0f}), {fetched:.0f} kB fetched")  # fmt: skip
            good = good and best <= TARGET_SECONDS
        browser.close()
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
