"""How often somebody may call: by person, address and network; and whose word on where somebody comes from counts."""

from pathlib import Path

import httpx
import pytest

from allmende.server.addresses import place_of
from allmende.server.config import Config, sqlite_url
from allmende.server.limits import Limits
from tests.server.house import House, generous

PEOPLE = "/api/people"


def ask(url: str, number: int, address: str = "127.0.0.1", **headers: str) -> list[httpx.Response]:
    """Ask for so many persons, from this address of the machine."""
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=address), timeout=20) as client:
        return [client.post(PEOPLE, json={}, headers=headers) for _ in range(number)]


def made(answers: list[httpx.Response]) -> int:
    return sum(answer.status_code == 201 for answer in answers)


def test_269_persons_in_a_row(tmp_path: Path) -> None:
    usual = Config(sqlite_url(tmp_path))
    config = generous(
        usual.database, address_people_per_minute=usual.address_people_per_minute,
        address_people_burst=usual.address_people_burst,
    )  # fmt: skip
    with House(config) as house:
        answers = ask(house.url, 269)
        assert usual.address_people_burst <= made(answers) <= usual.address_people_burst + 10
        last = answers[-1]
        assert (last.status_code, last.json()["error"]) == (429, "too-many-people")
        assert 1 <= int(last.headers["retry-after"]) <= 6
        pages = [httpx.get(f"{house.url}/api/me") for _ in range(3)]
        assert pages[-1].status_code == 429, "a browser that is nobody would become a person, too"
        assert made(ask(house.url, 1, "127.0.1.2")) == 1, "others are not concerned"


def test_the_usual_limits_let_a_class_in_and_nobody_make_hundreds(tmp_path: Path) -> None:
    limits = Limits(Config(sqlite_url(tmp_path)))
    school = place_of("198.51.100.7")
    assert [limits.people.take(school) for _ in range(30)] == [0] * 30
    # All addresses of a network together make four times what one may.
    got_in = sum(not limits.people.take(place_of(f"198.51.100.{host}")) for host in range(10, 250) for _ in range(3))
    assert got_in <= 160
    one_line = [place_of(f"2001:db8:0:1::{host:x}") for host in range(200)]
    assert sum(not limits.people.take(place) for place in one_line) <= 45, "2^64 addresses are one household"


def test_whoever_has_a_person_shares_the_limit_of_the_address(tmp_path: Path) -> None:
    config = generous(sqlite_url(tmp_path), address_requests_per_second=0.01, address_requests_burst=12)
    with House(config) as house:
        people = [house.someone() for _ in range(4)]
        codes = [person.http.get("/api/me").status_code for person in people for _ in range(4)]
        assert codes.count(200) == 8
        assert set(codes) == {200, 429}
        assert people[0].http.get("/api/me").headers["retry-after"] != "0"


def test_messages_of_an_address(tmp_path: Path) -> None:
    config = generous(sqlite_url(tmp_path), address_messages_per_second=0.01, address_messages_burst=4)
    with House(config) as house:
        anna, bo = house.someone(), house.someone()
        table = anna.table("me", "open")["table"]
        bo.join(table)
        lines = [anna.socket(table, seat=0), bo.socket(table, seat=1)]
        answers = [lines[turn % 2].ask("show", seat=turn % 2) for turn in range(6)]
        assert [answer["type"] for answer in answers] == ["ok"] * 4 + ["refused"] * 2
        assert answers[-1]["error"] == "slow-down"


def test_tables_of_an_address(tmp_path: Path) -> None:
    config = generous(sqlite_url(tmp_path), address_tables_per_minute=1, address_tables_burst=3)
    with House(config) as house:
        for _ in range(3):
            house.someone().table("me", "me")
        body = {"game": "dominion", "seats": [{"kind": "me"}] * 2}
        house.someone().refused("POST", "/api/tables", 429, "too-many-tables", json=body)


def test_only_a_named_proxy_says_where_somebody_comes_from(tmp_path: Path) -> None:
    config = generous(
        sqlite_url(tmp_path), proxies=("127.0.0.3/32",), address_people_burst=3, address_people_per_minute=1
    )
    with House(config) as house:
        forged = [ask(house.url, 1, **{"X-Forwarded-For": f"203.0.113.{n}"})[0] for n in range(6)]
        assert made(forged) == 3, "anybody can write a header"
        proxied = [ask(house.url, 1, "127.0.0.3", **{"X-Forwarded-For": f"203.0.113.{n}"})[0] for n in range(6)]
        assert made(proxied) == 6
        same = [
            ask(house.url, 1, "127.0.0.3", **{"X-Forwarded-For": f"192.0.2.{n}, 198.51.100.1"})[0] for n in range(6)
        ]
        assert made(same) == 3, "only what the proxy itself has seen counts"


def test_without_named_proxies_not_even_this_machine_is_one(tmp_path: Path) -> None:
    with House(generous(sqlite_url(tmp_path), address_people_burst=3, address_people_per_minute=1)) as house:
        assert made([ask(house.url, 1, **{"X-Forwarded-For": f"203.0.113.{n}"})[0] for n in range(6)]) == 3


@pytest.mark.parametrize(("address", "status"), [("127.0.0.3", 201), ("127.0.0.1", 403)])
def test_behind_tls(tmp_path: Path, address: str, status: int) -> None:
    with House(generous(sqlite_url(tmp_path), proxies=("127.0.0.3/32",), hosts=frozenset({"play.example"}))) as house:
        told = {"Host": "play.example", "Origin": "https://play.example", "X-Forwarded-Proto": "https"}
        answer = ask(house.url, 1, address, **told)[0]
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["error"] == "foreign-origin"
            assert "ALLMENDE_PROXIES" in answer.json()["message"]
