"""How people are known again: passkeys, recovery codes, links, devices; and those who only say so."""

import contextlib
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from allmende.server.identity import passkeys
from allmende.server.identity.codes import ALPHABET, new_code
from tests.server.authenticator import Authenticator
from tests.server.database import Databases
from tests.server.house import House, Json, Line, Someone, generous, good
from tests.server.test_lobby import Look
from tests.server.test_operations import sql


class Clock:
    """Goes as the others do, until a test turns it."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


CLOCK = Clock()


@pytest.fixture(scope="module")
def house(databases: Databases) -> Iterator[House]:
    with databases.fresh() as url, House(generous(url, now=CLOCK)) as open_house:
        yield open_house


@pytest.fixture(autouse=True)
def clock() -> Iterator[Clock]:
    yield CLOCK
    CLOCK.ahead = 0.0


class Browser:
    """A browser with its cookies, which calls the server `localhost`."""

    def __init__(self, house: House, name: str = "") -> None:
        self.origin = f"http://localhost:{house.port}"
        headers = {"Host": f"localhost:{house.port}", "Origin": self.origin,
                   "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"}  # fmt: skip
        self.http = httpx.Client(base_url=house.url, timeout=20, headers=headers)
        house.guests.append(self)
        self.http.get("/api/me")
        if name:
            self.http.put("/api/me", json={"name": name})

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["allmende"])

    @property
    def name(self) -> str:
        return str(self.get("/api/me")["name"])

    def get(self, path: str) -> Json:
        return good(self.http.get(path))

    def post(self, path: str, **body: Any) -> Json:
        return good(self.http.post(path, json=body))

    def delete(self, path: str) -> Json:
        return good(self.http.delete(path))

    def close(self) -> None:
        self.http.close()

    def known(self) -> Json:
        return self.get("/api/me/known")

    def refused(self, method: str, path: str, status: int, error: str, **body: Any) -> None:
        answer = self.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text

    def passkey(self, name: str = "") -> Authenticator:
        made = Authenticator(self.origin)
        options = self.post("/api/me/passkeys/ask")["options"]
        self.post("/api/me/passkeys", credential=made.make(options), name=name)
        return made

    def enter(self, key: Authenticator, **lies: Any) -> httpx.Response:
        options = self.post("/api/enter/ask")["options"]
        return self.http.post("/api/enter/passkey", json={"credential": key.sign(options, **lies)})

    def link(self) -> str:
        return str(self.post("/api/me/move", origin=self.origin)["link"]).partition("#move=")[2]

    def program(self, house: House) -> Someone:
        """Whoever this browser is, with a Bearer token."""
        return house.known(self.cookie)


def over(line: Line) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.receive()


# Passkeys


def test_a_passkey_opens_another_browser(house: House) -> None:
    anna, other = Browser(house, "Anna"), Browser(house)
    key = anna.passkey("  My\nkey ")
    [told] = anna.known()["passkeys"]
    assert (told["name"], told["site"], told["here"], told["used"]) == ("My key", "localhost", True, None)
    stranger = other.cookie
    answer = other.enter(key)
    assert good(answer) == {"name": "Anna", "already": False, "secret": None, "code": None, "guest": None}
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert other.name == "Anna"
    assert other.cookie not in (stranger, anna.cookie), "a secret of its own"
    devices = {one["this"]: one for one in other.known()["devices"]}
    assert devices[True]["way"] == "passkey"
    assert (devices[False]["way"], devices[False]["device"]) == (None, "Firefox, Linux")
    [told] = other.known()["passkeys"]
    assert told["used"] is not None
    assert good(other.enter(key))["already"]
    assert len(other.known()["devices"]) == 2
    made = other.http.put(f"/api/me/passkeys/{told['mark']}", json={"name": "Phone"}).json()
    assert made["passkeys"][0]["name"] == "Phone"
    assert anna.delete(f"/api/me/passkeys/{told['mark']}")["passkeys"] == []
    answer = Browser(house).enter(key)
    assert (answer.status_code, answer.json()["error"]) == (403, "unknown-passkey")


@pytest.mark.parametrize(
    ("lies", "status", "error"),
    [
        ({"origin": "https://localhost.evil.example"}, 403, "bad-passkey"),
        ({"site": "evil.example"}, 403, "bad-passkey"),
        ({"broken": True}, 403, "bad-passkey"),
        ({"handle": b"somebody else's!"}, 403, "bad-passkey"),
        ({"count": 1}, 403, "bad-passkey"),
        ({"challenge": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}, 409, "too-late"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_is_signed_for_others_opens_nothing(house: House, lies: Json, status: int, error: str) -> None:
    anna, mallory = Browser(house, "Anna"), Browser(house)
    key = anna.passkey()
    assert good(Browser(house).enter(key))["name"] == "Anna"  # it has signed once
    before = mallory.cookie
    answer = mallory.enter(key, **lies)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert (mallory.name, mallory.cookie) == ("", before)
    assert len(anna.known()["devices"]) == 2


def test_a_challenge_is_used_once_and_for_its_purpose(house: House, clock: Clock) -> None:
    anna, mallory = Browser(house, "Anna"), Browser(house)
    key = anna.passkey()
    options = mallory.post("/api/enter/ask")["options"]
    signed = {"credential": key.sign(options)}
    mallory.post("/api/enter/passkey", **signed)
    Browser(house).refused("POST", "/api/enter/passkey", 409, "too-late", **signed)
    making = anna.post("/api/me/passkeys/ask")["options"]
    assert len(making["excludeCredentials"]) == 1
    Browser(house).refused("POST", "/api/enter/passkey", 409, "too-late", credential=key.sign(making))
    another = Authenticator(anna.origin)
    made = {"credential": another.make(making)}
    Browser(house).refused("POST", "/api/me/passkeys", 409, "too-late", **made)  # another person's challenge
    making = anna.post("/api/me/passkeys/ask")["options"]
    made = {"credential": another.make(making)}
    clock.ahead = 301
    anna.refused("POST", "/api/me/passkeys", 409, "too-late", **made)
    clock.ahead = 0
    options = mallory.post("/api/enter/ask")["options"]
    clock.ahead = 301
    Browser(house).refused("POST", "/api/enter/passkey", 409, "too-late", credential=key.sign(options))


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": []}, {"response": {"clientDataJSON": "e30"}}, {"id": 7, "response": {"clientDataJSON": 1}}],
)
def test_nonsense_is_no_passkey(house: House, credential: Json) -> None:
    Browser(house).refused("POST", "/api/enter/passkey", 409, "too-late", credential=credential)


def test_where_there_are_no_passkeys_it_says_why(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.someone("Anna")
    assert anna.get("/api/me/known")["no_passkeys"] == "address"
    anna.refused("POST", "/api/me/passkeys/ask", 409, "no-passkeys")
    named = Browser(house)
    assert named.known()["no_passkeys"] is None
    monkeypatch.setattr(passkeys, "INSTALLED", False)
    assert named.known()["no_passkeys"] == "not-installed"
    named.refused("POST", "/api/enter/ask", 409, "no-passkeys")


def test_a_name_in_the_network_needs_https(databases: Databases) -> None:
    with databases.fresh() as url:
        config = replace(generous(url), hosts=frozenset({"play.example.org"}), proxies=("127.0.0.1/32",))
        with House(config) as house:
            anna = house.someone("Anna")
            anna.http.headers["Host"] = "play.example.org"
            assert anna.get("/api/me/known")["no_passkeys"] == "not-secure"
            anna.http.headers["X-Forwarded-Proto"] = "https"
            assert anna.get("/api/me/known")["no_passkeys"] is None
            options = anna.post("/api/me/passkeys/ask")["options"]
            assert options["rp"]["id"] == "play.example.org"
            key = Authenticator("https://play.example.org")
            anna.post("/api/me/passkeys", credential=key.make(options))
            local = Browser(house)  # a passkey belongs to the name under which it was made
            answer = local.enter(key)
            assert (answer.status_code, answer.json()["error"]) == (403, "unknown-passkey")


# Recovery codes


def test_a_recovery_code_works_once_and_is_replaced(house: House) -> None:
    anna, lost, late = Browser(house, "Anna"), Browser(house), Browser(house)
    first = anna.post("/api/me/code")["code"]
    code = anna.post("/api/me/code")["code"]
    assert anna.known()["code"] is not None
    assert code not in json.dumps(anna.known())
    kept = dict.fromkeys(("UPDATE codes SET hash = hash WHERE hash LIKE :code",), 0)
    assert all(sql(house.config.database, change, code=f"%{code}%") == n for change, n in kept.items())
    lost.refused("POST", "/api/enter/code", 403, "wrong-code", code=first)
    told = lost.post("/api/enter/code", code=f" {code.lower().replace('-', ' ').replace('0', 'o')} ")
    assert (told["name"], lost.name) == ("Anna", "Anna")
    late.refused("POST", "/api/enter/code", 403, "wrong-code", code=code)
    assert late.post("/api/enter/code", code=told["code"])["name"] == "Anna"
    assert anna.delete("/api/me/code")["code"] is None
    late.refused("POST", "/api/enter/code", 403, "wrong-code", code=told["code"])


def test_a_slip_of_the_pen_is_told_from_a_wrong_code(house: House) -> None:
    anna = Browser(house, "Anna")
    code = anna.post("/api/me/code")["code"]
    other = ALPHABET[ALPHABET.index(code[3]) - 1]
    for wrong in ("", code[:-1], code[:3] + other + code[4:], "U" + code[1:], "é" * 28):
        Browser(house).refused("POST", "/api/enter/code", 422, "not-a-code", code=wrong)
    Browser(house).refused("POST", "/api/enter/code", 403, "wrong-code", code=new_code())


def test_guesses_are_limited_by_address(databases: Databases) -> None:
    with databases.fresh() as url, House(generous(url, address_entries_burst=3, address_entries_per_minute=1)) as house:
        anna = house.someone("Anna")
        code = anna.post("/api/me/code")["code"]
        for _ in range(3):
            anna.refused("POST", "/api/enter/code", 403, "wrong-code", json={"code": new_code()})
        anna.refused("POST", "/api/enter/code", 429, "too-many-entries", json={"code": code})
        anna.refused("POST", "/api/enter/link", 429, "too-many-entries", json={"token": "x"})


# Links, and devices


def test_a_link_moves_to_another_device_once(house: House, clock: Clock) -> None:
    anna, phone = Browser(house, "Anna"), Browser(house)
    old, link = anna.link(), anna.link()
    assert anna.known()["moving"]
    phone.refused("POST", "/api/enter/link", 403, "no-link", token=old)
    assert phone.post("/api/enter/look", token=link) == {"name": "Anna"}
    assert phone.post("/api/enter/link", token=link)["name"] == "Anna"
    assert not anna.known()["moving"]
    assert {one["way"] for one in anna.known()["devices"]} == {None, "link"}
    Browser(house).refused("POST", "/api/enter/link", 403, "no-link", token=link)
    link = anna.link()
    clock.ahead = 301
    Browser(house).refused("POST", "/api/enter/link", 403, "no-link", token=link)
    clock.ahead = 0
    anna.delete("/api/me/move")
    Browser(house).refused("POST", "/api/enter/look", 403, "no-link", token=link)


def test_a_link_is_of_no_use_as_a_challenge_nor_the_other_way_round(house: House) -> None:
    anna = Browser(house, "Anna")
    key = anna.passkey()
    challenge = anna.post("/api/enter/ask")["options"]["challenge"]
    link = anna.link()
    Browser(house).refused("POST", "/api/enter/link", 403, "no-link", token=challenge)
    signed = key.sign({"challenge": link})
    Browser(house).refused("POST", "/api/enter/passkey", 409, "too-late", credential=signed)


def test_a_device_can_be_ended_from_another(house: House) -> None:
    anna, phone, bo = Browser(house, "Anna"), Browser(house), house.someone("Bo")
    table = bo.table("me", "open")["table"]
    phone.post("/api/enter/link", token=anna.link())
    on_phone = phone.program(house)
    on_phone.join(table)
    line = on_phone.socket(table)
    line.receive()
    [mark] = [one["mark"] for one in anna.known()["devices"] if one["way"] == "link"]
    bo.refused("DELETE", f"/api/me/devices/{mark}", 404, "no-device")
    assert len(anna.delete(f"/api/me/devices/{mark}")["devices"]) == 1
    over(line)
    on_phone.refused("GET", "/api/tables", 401, "no-person")
    assert anna.program(house).look(table)["table"]["mine"] == [1]


def test_the_very_first_secret_can_be_ended_too(house: House) -> None:
    """It is the person's own name in the database, and opens nothing all the same."""
    anna, phone = Browser(house, "Anna"), Browser(house)
    first = anna.program(house)
    phone.post("/api/enter/link", token=anna.link())
    [mark] = [one["mark"] for one in phone.known()["devices"] if not one["this"]]
    phone.delete(f"/api/me/devices/{mark}")
    first.refused("GET", "/api/tables", 401, "no-person")
    assert phone.name == "Anna"


def test_whoever_signs_out_is_the_guest_again(house: House) -> None:
    anna, shared = Browser(house, "Anna"), Browser(house, "Family")
    shared.program(house).table("me", "me")
    told = shared.post("/api/enter/link", token=anna.link())
    assert told["guest"] == {"name": "Family", "running": 1, "finished": 0}
    assert shared.known()["guest"] == told["guest"]
    [mark] = [one["mark"] for one in shared.known()["devices"] if one["this"]]
    shared.delete(f"/api/me/devices/{mark}")
    assert shared.name == "Family"
    assert len(shared.get("/api/tables")["tables"]) == 1
    [mark] = [one["mark"] for one in shared.known()["devices"]]
    shared.delete(f"/api/me/devices/{mark}")
    assert shared.name == ""


def test_who_changes_from_one_identity_to_another_leaves_no_secret_behind(house: House) -> None:
    anna, bo = Browser(house, "Anna"), Browser(house, "Bo")
    anna.post("/api/me/code")
    before = anna.program(house)
    told = anna.post("/api/enter/link", token=bo.link())
    assert told["guest"] is None
    assert anna.name == "Bo"
    before.refused("GET", "/api/tables", 401, "no-person")


def test_a_program_gets_its_secret_in_the_answer(house: House) -> None:
    anna, bot = Browser(house, "Anna"), house.someone("Bot")
    told = bot.post("/api/enter/link", token=anna.link())
    assert house.known(told["secret"]).get("/api/me")["name"] == "Anna"
    assert bot.get("/api/me")["name"] == "Bot"


# Everything about a person


def test_everything_is_told_and_deleted(house: House) -> None:
    anna, bo = Browser(house, "Anna Moor"), house.someone("Bo")
    anna.passkey("Laptop")
    code = anna.post("/api/me/code")["code"]
    link = anna.link()
    me = anna.program(house)
    alone, shared = me.table("me", "me")["table"], me.table("me", "open")["table"]
    bo.join(shared)
    told = anna.get("/api/me/export")
    assert (told["name"], told["passkeys"][0]["name"]) == ("Anna Moor", "Laptop")
    assert {one["id"] for one in told["tables"]} == {alone["id"], shared["id"]}
    assert not any(secret in json.dumps(told) for secret in (code, anna.cookie, link, bo.secret))
    anna.refused("DELETE", "/api/me", 422, "bad-request")
    done = good(anna.http.request("DELETE", "/api/me", json={"confirm": "forget me"}))
    assert done == {"left": 1, "kept": 0, "deleted": 1}
    me.refused("GET", "/api/tables", 401, "no-person")
    assert bo.look(shared)["table"]["seats"][0]["kind"] == "bot"
    assert "Anna Moor" not in json.dumps(bo.look(shared, since=0))
    Browser(house).refused("POST", "/api/enter/code", 403, "wrong-code", code=code)
    Browser(house).refused("POST", "/api/enter/link", 403, "no-link", token=link)
    assert anna.name == "", "the browser is somebody new"


def test_an_identity_outlives_its_tables(house: House) -> None:
    """Whoever could come back is no stranger who is forgotten after a month."""
    anna, guest = Browser(house, "Anna"), Browser(house, "Guest")
    code = anna.post("/api/me/code")["code"]
    sql(house.config.database, "UPDATE people SET created = :then", then=time.time() - 40 * 24 * 3600)
    with House(generous(house.config.database)) as later:
        assert Browser(later).post("/api/enter/code", code=code)["name"] == "Anna"
        later.known(guest.cookie).refused("GET", "/api/tables", 401, "no-person")


def test_pages_of_others_cannot_do_any_of_it(house: House) -> None:
    anna = Browser(house, "Anna")
    for origin in ("http://evil.example", f"http://localhost:{house.port + 1}"):
        anna.http.headers["Origin"] = origin
        anna.refused("POST", "/api/me/move", 403, "foreign-origin", origin=origin)
        anna.refused("POST", "/api/enter/link", 403, "foreign-origin", token="x")
        anna.refused("DELETE", "/api/me", 403, "foreign-origin", confirm="forget me")


# Beside tables


def test_the_hall_sees_nobody_who_is_gone(databases: Databases) -> None:
    """Neither who was deleted, nor by a device that was ended; and who is hidden stays so when a guest has a name."""
    with databases.fresh() as url, House(generous(url, hall=True)) as house:
        anna, phone, bo = Browser(house, "Anna"), Browser(house), house.someone("Bo")
        looking = Look(bo)
        phone.post("/api/enter/link", token=anna.link())
        line = Look(phone.program(house), present=True)
        looking.until(lambda hall: list(hall["people"].values()) == ["Anna"])
        [mark] = [one["mark"] for one in anna.known()["devices"] if one["way"] == "link"]
        anna.delete(f"/api/me/devices/{mark}")
        with pytest.raises(ConnectionClosed):
            line.until(lambda hall: False)
        looking.until(lambda hall: hall["people"] == {})
        guest = Browser(house, "Guest")
        seen = Look(guest.program(house), present=True)
        [public] = looking.until(lambda hall: hall["people"] != {})["people"]
        bo.post("/api/avoided", person=public, kind="block")
        looking.until(lambda hall: hall["people"] == {})
        guest.program(house).table("me", "me")
        guest.post("/api/enter/link", token=anna.link())
        guest.post("/api/me/guest")
        with pytest.raises(ConnectionClosed):
            seen.until(lambda hall: False)
        again = Look(guest.program(house), present=True)
        other = Look(house.someone("Cleo"))
        other.until(lambda hall: list(hall["people"].values()) == ["Anna"])
        assert bo.get("/api/lobby/tables")["people"] == {}
        assert looking.hall["people"] == {}
        good(anna.http.request("DELETE", "/api/me", json={"confirm": "forget me"}))
        other.until(lambda hall: hall["people"] == {})
        for one in (looking, line, seen, again, other):
            one.close()


def test_many_guesses_at_the_same_time_are_as_many_as_one_after_the_other(databases: Databases) -> None:
    config = {"address_guesses_per_minute": 1, "address_guesses_burst": 3}
    with databases.fresh() as url, House(generous(url, **config)) as house:
        anna = house.someone("Anna")

        def guess(number: int) -> int:
            return anna.http.post("/api/lobby/code", json={"code": f"{1000000 + number}"}).status_code

        with ThreadPoolExecutor(12) as threads:
            statuses = list(threads.map(guess, range(24)))
        assert statuses.count(404) == 3
        assert statuses.count(429) == 21
