"""The build hook knows when the web client must be built, and says what is wrong in a sentence."""

from pathlib import Path

import pytest

from hatch_build import NO_CLIENT, Client, ClientNotBuilt


@pytest.fixture
def client(tmp_path: Path) -> Client:
    for name in ("web/package.json", "web/src/main.ts", "src/allmende/locales/en/web.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    return Client(tmp_path)


def pretend_to_build(client: Client) -> None:
    client.static.mkdir(parents=True, exist_ok=True)
    (client.static / "index.html").write_text("", encoding="utf-8")
    client.stamp.write_text(client.digest(), encoding="utf-8")


def test_it_is_built_once_for_the_same_sources(client: Client) -> None:
    assert client.is_due()
    pretend_to_build(client)
    assert not client.is_due()


@pytest.mark.parametrize("source", ["web/src/main.ts", "web/package.json", "src/allmende/locales/en/web.ftl"])
def test_it_is_built_again_when_a_source_changes(client: Client, source: str) -> None:
    pretend_to_build(client)
    (client.web.parent / source).write_text("changed", encoding="utf-8")
    assert client.is_due()


def test_it_is_built_again_when_a_source_is_new_or_gone(client: Client) -> None:
    pretend_to_build(client)
    (client.web / "src" / "more.ts").write_text("", encoding="utf-8")
    assert client.is_due()
    pretend_to_build(client)
    (client.web / "src" / "more.ts").unlink()
    assert client.is_due()


def test_whoever_wants_no_client_gets_none(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NO_CLIENT, "1")
    assert not client.is_due()


def test_a_distribution_without_the_sources_has_nothing_to_build(tmp_path: Path) -> None:
    assert not Client(tmp_path).is_due()


def test_a_failure_is_a_sentence(client: Client) -> None:
    (client.web / "broken.cjs").write_text("console.log('why'); process.exit(1)", encoding="utf-8")
    with pytest.raises(ClientNotBuilt, match=r"(?s)why.*could not be built: broken build failed"):
        client.node("web/broken.cjs", "build")
