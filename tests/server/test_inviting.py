"""Links that lead friends to a table: from this machine, from the network, from outside."""

from pathlib import Path

import pytest

from allmende.server import inviting
from allmende.server.config import sqlite_url
from allmende.server.inviting import Door
from tests.server.house import House, generous

HOME = "http://localhost:8642"
IN_NETWORK = "http://192.168.1.5:8642"


@pytest.mark.parametrize(
    ("origin", "door", "told", "here_only"),
    [
        (HOME, ("127.0.0.1", 8642), HOME, True),
        (HOME, ("0.0.0.0", 8642), IN_NETWORK, False),
        ("http://127.0.0.1:8642", ("::", 8642), IN_NETWORK, False),
        ("http://[::1]:8642", ("10.0.0.7", 8642), "http://10.0.0.7:8642", False),
        (IN_NETWORK, ("0.0.0.0", 8642), IN_NETWORK, False),
        ("https://games.example", ("127.0.0.1", 8642), "https://games.example", False),
        (HOME, None, HOME, True),
    ],
)
def test_where_friends_find_the_server(
    monkeypatch: pytest.MonkeyPatch, origin: str, door: Door | None, told: str, here_only: bool
) -> None:
    monkeypatch.setattr(inviting, "network_address", lambda: "192.168.1.5")
    found = inviting.invitation(origin, door, "t", "secret")
    assert (found["origin"], found["here_only"]) == (told, here_only)
    assert found["code"] == inviting.code(f"{told}/table/t#join=secret")


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inviting, "network_address", lambda: "127.0.0.1")
    assert inviting.invitation(HOME, ("0.0.0.0", 8642), "t", "secret")["here_only"]


def test_the_code_is_that_of_the_link() -> None:
    import segno

    drawn = inviting.code("http://localhost:8642/table/t#join=secret")
    rows = list(segno.make("http://localhost:8642/table/t#join=secret", micro=False).matrix_iter(border=4))
    dark = {(x, y) for y, row in enumerate(rows) for x, square in enumerate(row) if square}
    painted = set()
    for part in drawn["path"].split("z")[:-1]:
        at, wide = part[1:].split("h")[:2]
        x, y = map(int, at.split())
        painted |= {(x + n, y) for n in range(int(wide.split("v")[0]))}
    assert (painted, drawn["size"]) == (dark, len(rows))


def test_only_people_at_the_table_invite(tmp_path: Path) -> None:
    with House(generous(sqlite_url(tmp_path), door=("127.0.0.1", 8642))) as house:
        anna, bo = house.someone("Anna"), house.someone("Bo")
        table = anna.table("me", "open")["table"]
        path = f"/api/tables/{table['id']}/invitation"
        assert anna.get(path, origin=HOME)["here_only"]
        bo.refused("GET", path, 403, "no-rights", params={"origin": HOME})
        for nonsense in ("", "localhost", "ftp://localhost", "http://localhost/table", "http://["):
            anna.refused("GET", path, 422, "bad-request", params={"origin": nonsense})
