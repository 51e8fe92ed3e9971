"""The web client as the server hands it out: one page under every address, assets for ever, all of it packed."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from allmende.server.config import sqlite_url
from tests.server.house import House, generous

INDEX = b"<!doctype html><title>Allmende</title><script type=module src=/assets/index-1a2b.js></script>" * 20
SCRIPT = b"console.log('commons');" * 50


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    """A browser at a server that has a built client."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_bytes(INDEX)
    (static / "icon.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (static / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (static / ".sources").write_text("what it was built from")
    config = generous(sqlite_url(tmp_path), static=static)
    with House(config) as house, httpx.Client(base_url=house.url) as browser:
        yield browser


def test_every_address_of_the_client_is_the_one_page(client: httpx.Client) -> None:
    for address in ("/", "/index.html", "/table/abc", "/new/dominion", "/help", "/no-such-page"):
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.content == INDEX
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    assert client.head("/table/abc").status_code == 200
    assert client.get("/", headers={"If-None-Match": client.get("/").headers["etag"]}).status_code == 304


def test_assets_are_kept_for_ever_and_come_packed(client: httpx.Client) -> None:
    answer = client.get("/assets/index-1a2b.js")
    assert answer.content == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT))
    plain = client.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"


def test_what_is_not_there_is_not_the_page(client: httpx.Client) -> None:
    for address in ("/assets/index-9.js", "/favicon.ico", "/api/nothing", "/.sources", "/assets/%2e%2e/%2e%2e/x.py"):
        assert client.get(address).status_code == 404, address


def test_the_page_may_load_only_what_is_ours(client: httpx.Client) -> None:
    policy = client.get("/table/abc").headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy


def test_the_rules_of_a_game_come_packed_and_once(client: httpx.Client) -> None:
    answer = client.get("/api/games/agricola/rules?lang=de")
    assert [ledger["chapters"][0]["title"] for ledger in answer.json()["ledgers"]] == ["Spielaufbau", "1 Ausbaustufen"]
    assert answer.headers["content-encoding"] == "gzip"
    again = client.get("/api/games/agricola/rules?lang=de", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert client.get("/api/games/agricola/rules?lang=fr").json()["error"] == "unknown-language"
    assert client.get("/api/games/chess/rules?lang=en").json()["error"] == "unknown-game"
