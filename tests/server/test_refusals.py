"""What the server refuses, each with a code and a sentence, and nothing has changed afterwards."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from allmende.server.buckets import Buckets
from allmende.server.people import clean_name
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous, options_of, sensible


@pytest.fixture
def table(house: House) -> tuple[Someone, Someone, Json]:
    anna, bo = house.someone("Anna"), house.someone("Bo")
    made = anna.table("me", "open", seed=5, options={"first": 0})["table"]
    bo.join(made)
    return anna, bo, made


def picks_path(table: Json) -> str:
    return f"/api/tables/{table['id']}/picks"


def test_forged_and_missing_secrets(house: House, table: tuple[Someone, Someone, Json]) -> None:
    anna, bo, made = table
    update = anna.look(made)
    body = {"seq": update["seq"], "seat": 0, "picks": options_of(update)[:1]}
    house.nobody().refused("POST", picks_path(made), 401, "no-person", json=body)
    for secret in ("A" * 22, "x", anna.secret[:-1], anna.secret + "A", "%00"):
        forger = house.nobody()
        forger.http.headers["Authorization"] = f"Bearer {secret}"
        forger.refused("POST", picks_path(made), 401, "no-person", json=body)
    bo.refused("POST", picks_path(made), 403, "no-rights", json=body)
    house.someone().refused("POST", picks_path(made), 403, "no-rights", json=body)
    house.someone().refused("GET", f"/api/tables/{made['id']}?seat=0", 403, "no-rights")
    house.someone().refused("GET", f"/api/tables/{made['id']}?watch={'A' * 22}", 403, "no-rights")
    for stranger in (house.nobody(), house.someone(), house.known("B" * 22)):
        with pytest.raises(InvalidStatus) as refused:
            stranger.socket(made)
        assert refused.value.response.status_code in (401, 403)
    with pytest.raises(InvalidStatus):
        bo.socket(made, seat=0)
    house.nobody().refused("GET", "/api/tables", 401, "no-person")
    bo.refused("DELETE", f"/api/tables/{made['id']}", 403, "no-rights")
    bo.refused("POST", f"/api/tables/{made['id']}/leave", 403, "no-rights", json={"seat": 0})
    guest = house.someone()
    guest.refused("POST", f"/api/tables/{made['id']}/join", 403, "no-rights", json={"invite": made["watch"]})
    guest.refused("POST", f"/api/tables/{made['id']}/join", 409, "full", json={"invite": made["invite"]})
    for path in ("", "/hints", "/record", "/moment/0"):
        guest.refused("GET", f"/api/tables/{'A' * 22}{path}", 404, "no-table")
        guest.refused("GET", f"/api/tables/{made['id']}{path}", 403, "no-rights")
    assert anna.look(made)["seq"] == update["seq"]


def test_wrong_stale_and_illegal_picks(table: tuple[Someone, Someone, Json]) -> None:
    anna, bo, made = table
    update = anna.look(made)
    seq, option = update["seq"], sensible(update)
    ahead = {"seq": seq + 1, "seat": 0, "picks": [option]}
    wrong = anna.refused("POST", picks_path(made), 409, "wrong-seq", json=ahead)
    assert wrong["update"]["seq"] == seq
    illegal = anna.refused("POST", picks_path(made), 422, "illegal-option", json={"seq": seq, "seat": 0, "picks": [77]})
    assert illegal["update"]["view"] == update["view"], "the present state comes with the reason"
    bo.refused("POST", picks_path(made), 409, "not-asked", json={"seq": seq, "seat": 1, "picks": [option]})
    sequence = {"seq": seq, "seat": 0, "picks": [option, 99_999]}
    anna.refused("POST", picks_path(made), 422, "illegal-option", json=sequence)
    assert anna.look(made)["seq"] == seq, "all of a sequence or none of it"
    after = anna.pick(update, option)
    stale = anna.refused("POST", picks_path(made), 409, "stale", json={"seq": seq, "seat": 0, "picks": [option]})
    assert stale["update"]["seq"] == after["seq"]
    line = anna.socket(made)
    line.receive()
    refused = line.ask("pick", seq=seq, seat=0, picks=[option])
    assert (refused["type"], refused["error"]) == ("refused", "stale")
    assert line.receive()["type"] == "update", "followed by the current update"


def test_a_sequence_never_tells_which_cards_come(house: House) -> None:
    """Picks after one that shows something new are refused, legal or not, and that one stays: otherwise a refusal would
    be a look ahead.
    """
    anna = house.someone()
    messages = set()
    for option in range(0, 120, 7):
        update = anna.table("me", "me", seed=5, options={"first": 0})
        body = {"seq": 1, "seat": 0, "picks": [options_of(update)[-1], option]}
        messages.add(anna.refused("POST", picks_path(update["table"]), 422, "too-many-picks", json=body)["message"])
        assert anna.look(update["table"])["table"]["picks"] == 1
    assert len(messages) == 1


def test_together_an_answer_of_another_seat_makes_nothing_stale(house: House) -> None:
    from tests.table.toys import toys_on_the_shelf

    with toys_on_the_shelf():
        anna, bo = house.someone(), house.someone()
        made = anna.table("me", "open", game="toy-draft", seed=1)["table"]
        bo.join(made)
        mine, theirs = anna.look(made), bo.look(made)
        assert mine["view"]["waiting"] == [0, 1]
        bo.pick(theirs, options_of(theirs)[0])
        after = anna.pick(mine, options_of(mine)[1])
        assert after["seq"] == mine["seq"] + 2
        anna.refused(
            "POST", picks_path(made), 409, "stale", json={"seq": mine["seq"], "seat": 0, "picks": options_of(mine)[:1]}
        )
        bo.post(f"/api/tables/{made['id']}/leave", seat=1)
        assert anna.http.delete(f"/api/tables/{made['id']}").status_code == 204


@pytest.mark.parametrize(
    "text",
    ["", "no json", "[]", "{}", '{"type": "pick"}', '{"type": "dance"}', '{"type": "show", "seat": "0"}', "[" * 5000,
     '{"type": "pick", "seq": -1, "seat": 0, "picks": [1]}',
     '{"type": "pick", "seq": 1, "seat": 0, "picks": []}', '{"type": "pick", "seq": 1e400, "seat": 0, "picks": [1]}',
     '{"type": "pick", "id": "' + "x" * 99 + '", "seq": 1, "seat": 0, "picks": [1]}'],
)  # fmt: skip
def test_malformed_messages(house: House, table: tuple[Someone, Someone, Json], text: str) -> None:
    anna, _, made = table
    line = anna.socket(made)
    line.receive()
    line.connection.send(text)
    while (answer := line.receive())["type"] == "update":
        pass
    assert (answer["type"], answer["error"]) == ("refused", "bad-message")
    assert line.ask("show", seat=0)["type"] == "ok", "the line is still open"


def test_oversized_messages_and_bodies(house: House, table: tuple[Someone, Someone, Json]) -> None:
    anna, _, made = table
    line = anna.socket(made)
    line.receive()
    line.connection.send(json.dumps({"type": "show", "seat": 0, "id": "x" * 20_000}))
    with pytest.raises(ConnectionClosed):
        line.updated(99)
    anna.refused("PUT", "/api/me", 413, "too-large", content=b'{"name": "' + b"x" * 70_000 + b'"}')
    anna.refused("POST", "/api/records", 413, "too-large", content=b"x" * (1024 * 1024 + 1))

    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 4096

    anna.refused("PUT", "/api/me", 413, "too-large", content=endless())
    anna.refused("PUT", "/api/me", 422, "bad-settings", json={"settings": {"x": "y" * 5000}})


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b'{"name": 1}', b'{"nome": "x"}', b"[" * 9000, b'{"name": "\xff"}', b"1" * 5000]
)
def test_malformed_bodies(house: House, content: bytes) -> None:
    answer = house.someone().http.put("/api/me", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert set(answer.json()) == {"error", "message"}
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_a_foreign_origin(house: House, table: tuple[Someone, Someone, Json], origin: str) -> None:
    anna, _, made = table
    for method, path in (("PUT", "/api/me"), ("POST", picks_path(made)), ("DELETE", f"/api/tables/{made['id']}")):
        anna.refused(method, path, 403, "foreign-origin", headers={"Origin": origin}, json={})
    with pytest.raises(InvalidStatus) as refused:
        anna.socket(made, origin=origin)
    assert refused.value.response.status_code == 403
    anna.refused("PUT", "/api/me", 403, "foreign-origin", headers={"Sec-Fetch-Site": "same-site"}, json={})
    anna.socket(made, origin=house.url).receive()


def test_only_under_its_own_names(house: House) -> None:
    """A foreign name that leads to this machine is how pages elsewhere would reach a server at home."""
    stranger = house.nobody()
    stranger.refused("GET", "/api/games", 421, "wrong-host", headers={"Host": "evil.example"})
    stranger.refused("GET", "/", 421, "wrong-host", headers={"Host": "a b"})
    assert stranger.http.get("/healthz", headers={"Host": f"localhost:{house.port}"}).status_code == 200
    assert stranger.http.get("/healthz", headers={"Host": f"[::1]:{house.port}"}).status_code == 200


def test_safe_headers_everywhere(house: House) -> None:
    someone = house.someone()
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/openapi.json", "/docs", "/redoc"):
        answer = someone.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
    assert someone.http.get("/docs").status_code == someone.http.get("/redoc").status_code == 404
    assert someone.http.get("/api/me").headers["cache-control"] == "no-store"


def test_bad_tables(house: House) -> None:
    someone = house.someone()

    def refused(error: str, **body: object) -> str:
        whole = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "bot"}], **body}
        sent = {"content": json.dumps(whole), "headers": {"Content-Type": "application/json"}}
        return str(someone.refused("POST", "/api/tables", 422, error, **sent)["message"])

    refused("unknown-game", game="chess")
    refused("bad-options", options={"players": 3})
    refused("bad-options", options={"kingdom": "nowhere"})
    refused("bad-options", options={"auto": False})
    refused("bad-options", options={"events": False})
    refused("bad-options", options={"\ud800": 1})
    refused("bad-options", options={"kingdom": 10**400})
    refused("unknown-bot", seats=[{"kind": "me"}, {"kind": "bot", "bot": "os.system"}])
    refused("nobody-plays", seats=[{"kind": "bot"}, {"kind": "bot"}])
    refused("bad-request", seats=[])
    refused("bad-request", seed=-1)
    refused("bad-request", seed=1 << 60)
    refused("bad-options", seats=[{"kind": "me"}] * 9)
    secret = Path(__file__)
    assert "text" in refused("bad-options", game="lowlands", options={"tiles": str(secret)}), "no file is read"
    assert someone.get("/api/tables")["tables"] == []


def test_names_are_cleaned(house: House) -> None:
    someone = house.someone("  <b>An\u202ena</b>\r\n\x00 " + "x" * 80)
    assert someone.get("/api/me")["name"] == ("<b>Anna</b> " + "x" * 80)[:40]
    assert clean_name("\ud800\x07\u2028") == ""


def test_rate_limits(databases: Databases) -> None:
    with databases.fresh() as url:
        config = generous(url, requests_per_second=0.01, requests_burst=5, messages_per_second=0.01, messages_burst=3,
                          tables_per_person=1, sockets_per_person=1)  # fmt: skip
        with House(config) as house:
            anna = house.someone()
            made = anna.table("me", "me")["table"]
            one_more = {"game": "dominion", "seats": [{"kind": "me"}] * 2}
            anna.refused("POST", "/api/tables", 409, "too-many-tables", json=one_more)
            line = anna.socket(made)
            line.receive()
            with pytest.raises(InvalidStatus) as refused:
                anna.socket(made)
            assert refused.value.response.status_code == 429
            answers = [line.ask("show", seat=0) for _ in range(4)]
            assert [answer["type"] for answer in answers] == ["ok"] * 3 + ["refused"]
            assert answers[-1]["error"] == "slow-down"
            codes = [anna.http.get("/api/me").status_code for _ in range(6)]
            assert codes[-1] == 429
            last = anna.http.get("/api/me")
            assert last.headers["retry-after"] == "1"
            forged = [httpx.get(f"{house.url}/api/me", headers={"Authorization": f"Bearer {n:022}"}) for n in range(6)]
            assert forged[-1].status_code == 429, "guessing secrets is slow"


def test_buckets_fill_again() -> None:
    buckets = Buckets(2, 3, most=2)
    assert [buckets.take("a", 0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("a", 0.5)
    assert not buckets.take("a", 0.6)
    assert buckets.take("b", 0)
    assert buckets.take("c", 0)


def test_half_a_request_harms_nobody(house: House) -> None:
    with socket.create_connection(("127.0.0.1", house.port)) as raw:
        raw.sendall(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
    with socket.create_connection(("127.0.0.1", house.port)) as raw:
        raw.sendall(b"\x00\xff nonsense\r\n\r\n")
        assert b"400" in raw.recv(100)
    assert house.someone().get("/healthz") == {"ok": True}
