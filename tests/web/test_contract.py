"""The client's types are those that the server and the games declare."""

from pathlib import Path

from allmende.server.typescript import COMMAND, files, stale
from tests.web.node import WEB


def test_the_types_of_the_client_are_written_anew() -> None:
    assert stale(WEB / "src") == [], f"run `{COMMAND}`"


def test_a_file_that_is_missing_or_changed_is_stale(tmp_path: Path) -> None:
    (tmp_path / "games/dominion").mkdir(parents=True)
    (tmp_path / "lib").mkdir()
    assert stale(tmp_path) == [tmp_path / "lib/contract.ts", tmp_path / "games/dominion/contract.ts"]
    for path, text in files(tmp_path).items():
        path.write_text(text, "utf-8")
    assert stale(tmp_path) == []
    (tmp_path / "lib/contract.ts").write_text(files(tmp_path)[tmp_path / "lib/contract.ts"] + "\n", "utf-8")
    assert stale(tmp_path) == [tmp_path / "lib/contract.ts"]
