"""Being told: over real sockets, with a push service, a webhook and a mail server of the tests, and a turned clock."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from allmende.server.clocks.settings import DAY
from allmende.server.notices.post import NotPosted, post, split
from allmende.server.schema import LETTERS, NOTICES, PLANS
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous
from tests.server.listeners import Browser, Mails, Web, checked_claims, until
from tests.server.test_clocks import DAYS, Turned, turn, two

HERE = {"lang": "en", "zone": "UTC"}
ALWAYS: Json = {**HERE, "minutes": 30}
"""No quiet hours."""


@pytest.fixture(scope="module")
def clock() -> Turned:
    return Turned()


@pytest.fixture(scope="module")
def web() -> Iterator[Web]:
    with Web() as open_web:
        yield open_web


@pytest.fixture(scope="module")
def mails() -> Iterator[Mails]:
    with Mails() as open_mails:
        yield open_mails


def telling(url: str, clock: Turned, mails: Mails, **more: Any) -> Any:
    return generous(
        url, now=clock, notice_seconds=0.02, mail=mails.url, mail_from="allmende@example.org", webhooks="any",
        letters_per_hour=10_000, letters_there_per_hour=10_000, address="https://play.example.org", **more,
    )  # fmt: skip


@pytest.fixture(scope="module")
def post_office(databases: Databases, clock: Turned, web: Web, mails: Mails) -> Iterator[House]:
    with databases.fresh() as url, House(telling(url, clock, mails)) as house:
        began(house)
        yield house


@pytest.fixture(autouse=True)
def all_is_well(web: Web, mails: Mails) -> Iterator[None]:
    yield
    web.status, web.headers = 201, {}
    web.got.clear()
    mails.got.clear()


def began(house: House) -> None:
    """Nothing of before a server first looked is told: until it has."""
    until(lambda: rows(house, "SELECT name FROM shared WHERE name = 'notices'"))


def rows(house: House, query: Any) -> list[Any]:
    async def ask() -> list[Any]:
        engine = create_async_engine(house.config.database)
        async with engine.connect() as connection:
            found = (await connection.execute(text(query) if isinstance(query, str) else query)).all()
        await engine.dispose()
        return list(found)

    return asyncio.run(ask())


def listening(someone: Someone, web: Web, name: str, **plan: Any) -> Browser:
    """Somebody who is told in a browser."""
    browser = Browser(web, name)
    someone.post("/api/me/notices/push", **browser.subscription, **HERE)
    put(someone, **plan)
    return browser


def put(someone: Someone, **plan: Any) -> Json:
    answer = someone.http.put("/api/me/notices", json={**ALWAYS, **plan})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def found(house: House, table: Json, kind: str = "turn") -> None:
    """Wait until it is noted that there is something to tell."""
    query = select(NOTICES.c.id).where(NOTICES.c.table == table["id"], NOTICES.c.kind == kind, NOTICES.c.told.is_(None))
    until(lambda: rows(house, query))


def settled(house: House) -> None:
    """Wait until nobody is to be told anything now, and no letter is on its way."""
    now = house.config.now()

    def nothing() -> bool:
        due = rows(house, select(PLANS.c.person).where(PLANS.c.next <= now))
        return not due and not rows(house, select(LETTERS.c.id).where(LETTERS.c.after <= now))

    until(nothing)


def failed(house: House) -> int:
    """How often a browser could not be told."""
    counts = house.nobody().http.get("/metrics").text
    return int((re.search(r'letters_total\{what="push failed"\} (\d+)', counts) or ["", "0"])[1])


# What is told, and to whom


def test_my_turn_comes_to_my_browser(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, DAYS)
    browser = listening(bo, web, "bo")
    turn(anna, table, 0)
    found(post_office, table)
    assert browser.got == []
    clock.on(60)
    [posted] = until(lambda: browser.got)
    assert browser.read(posted) == {
        "title": "Your turn: Dominion",
        "body": "It is your turn: Dominion with Anna.",
        "path": f"/table/{table['id']}",
    }
    key = bo.get("/api/me/notices")["ways"]["push"]
    claims = checked_claims(posted, key)
    assert claims["aud"] == web.url
    assert 0 < claims["exp"] - clock() <= DAY
    assert claims["sub"] == "mailto:allmende@example.org"
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert (posted.headers["ttl"], posted.headers["topic"], posted.headers["urgency"]) == (
        "86400",
        "allmende",
        "normal",
    )
    clock.on(3600)
    settled(post_office)
    assert len(browser.got) == 1, "once for a turn"
    turn(bo, table, 1)
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(60)
    until(lambda: len(browser.got) == 2)


def test_ten_become_one_and_what_is_over_is_left_out(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo = post_office.someone("Anna"), post_office.someone("Bo")
    browser = listening(bo, web, "ten", minutes=60)
    tables = []
    for _ in range(10):
        table = anna.table("me", "open", options={"first": 0}, seed=5, settings={"clock": DAYS})["table"]
        bo.join(table, "Bo")
        turn(anna, table, 0)
        tables.append(table)
        found(post_office, table)
    turn(bo, tables[0], 1)
    clock.on(60)
    [posted] = until(lambda: browser.got)
    told = browser.read(posted)
    assert told["title"] == "News from 9 tables"
    assert told["body"].count("It is your turn: Dominion with Anna.") == 9
    assert told["path"] == "/tables"
    turn(anna, tables[0], 0)
    found(post_office, tables[0])
    clock.on(60)
    settled(post_office)
    assert len(browser.got) == 1, "an hour has not gone"
    clock.on(3600)
    told = browser.read(until(lambda: browser.got[1:])[0])
    assert told["title"] == "Your turn: Dominion"
    assert told["body"] == "It is your turn: Dominion with Anna.\nIt is your turn at 10 tables in all."
    turn(anna, tables[0], 0) if 0 in anna.look(tables[0])["view"]["waiting"] else turn(bo, tables[0], 1)
    turn(anna, tables[0], 0)
    found(post_office, tables[0])
    turn(bo, tables[0], 1)
    clock.on(2 * 3600)
    settled(post_office)
    assert len(browser.got) == 2, "nothing to say: nothing is sent"


def test_nobody_with_the_table_open_is_told(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, DAYS)
    browser = listening(bo, web, "open", minutes=5)
    line = bo.socket(table)
    line.receive()
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(60)
    settled(post_office)
    assert browser.got == []
    line.close()
    until(lambda: 1 not in anna.look(table)["table"]["seats"][1] and not anna.look(table)["table"]["seats"][1]["here"])
    clock.on(400)
    until(lambda: browser.got)


def test_nobody_is_told_in_quiet_hours_or_on_vacation(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, {**DAYS, "days": 9})
    minute = int(clock() % DAY // 60)
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 120) % 1440}
    browser = listening(bo, web, "quiet", **quiet)
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(3600)
    settled(post_office)
    assert browser.got == []
    bo.post("/api/me/vacation", days=1)
    clock.on(2 * 3600)
    settled(post_office)
    assert browser.got == [], "on vacation"
    clock.on(DAY)
    [posted] = until(lambda: browser.got)
    assert browser.read(posted)["title"] == "Your turn: Dominion"


def test_without_days_a_while_has_to_go_by(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, None)
    browser = listening(bo, web, "while", minutes=5)
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(100)
    settled(post_office)
    assert browser.got == [], "three minutes, as the table has it"
    clock.on(100)
    until(lambda: browser.got)


def test_time_that_runs_out_a_rematch_and_an_end(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, DAYS)
    browser = listening(bo, web, "rest", turn=False, minutes=5)
    turn(anna, table, 0)
    clock.on(30 * 3600)
    settled(post_office)
    assert browser.got == [], "my turn alone I do not want to hear of"
    clock.on(8 * 3600)
    found_time = until(lambda: browser.got)
    told = browser.read(found_time[0])
    assert told["title"] == "Your time runs out: Dominion"
    assert re.fullmatch(r"\d+ hours are left for your turn: Dominion with Anna\.", told["body"])
    assert found_time[0].headers["urgency"] == "high"
    while not anna.look(table)["view"]["over"]:
        turn(anna, table, 0)
        turn(bo, table, 1)
    last = rows(
        post_office,
        text("SELECT seat FROM entries WHERE \"table\" = :t AND kind = 'pick' ORDER BY seq DESC").bindparams(
            t=table["id"]
        ),
    )[0].seat
    again = {"id": anna.post(f"/api/tables/{table['id']}/rematch")["table"]}
    found(post_office, again, "invited")
    clock.on(600)
    told = browser.read(until(lambda: browser.got[1:])[0])
    lines = ["A table waits for you: Dominion with Anna."] + ["The game is over: Dominion with Anna."] * (last == 0)
    assert told["body"].split("\n") == lines


def test_mail_needs_a_code_and_ends_with_one_click(post_office: House, clock: Turned, mails: Mails) -> None:
    anna, bo, table = two(post_office, DAYS)
    address = f"bo-{table['id'].lower()}@example.org"
    bo.post("/api/me/notices/mail", address=address, lang="de", zone="Europe/Berlin")
    put(bo, lang="de")
    [first] = mails.to(address)
    code = re.search(r"\b\d{6}\b", first.get_content())
    assert code is not None
    assert "http" not in first.get_content(), "it may go to somebody who has not asked for it"
    [channel] = bo.get("/api/me/notices")["channels"]
    assert (channel["confirmed"], channel["name"]) == (False, address)
    turn(anna, table, 0)
    clock.on(60)
    settled(post_office)
    assert len(mails.to(address)) == 1, "not before the code was typed"
    at = f"/api/me/notices/channels/{channel['id']}"
    wrong = f"{(int(code[0]) + 1) % 10**6:06}"
    for _ in range(4):
        bo.refused("POST", f"{at}/confirm", 403, "wrong-mail-code", json={"code": wrong})
    post_office.someone().refused("POST", f"{at}/confirm", 403, "wrong-mail-code", json={"code": code[0]})
    assert bo.post(f"{at}/confirm", code=f" {code[0]} ")["channels"][0]["confirmed"]
    turn(bo, table, 1)
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(3600)
    mail = until(lambda: mails.to(address)[1:])[0]
    assert mail["Subject"] == "Du bist am Zug: Dominion"
    words = mail.get_content()
    assert words.startswith("Du bist am Zug: Dominion mit Anna.\n")
    assert f"https://play.example.org/table/{table['id']}\n" in words
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = re.fullmatch(r"<https://play\.example\.org(/api/notices/([\w-]{22})/stop)>", mail["List-Unsubscribe"])
    assert stop is not None
    assert f"https://play.example.org/stop#{stop[2]}" in words
    for _ in range(2):
        answer = post_office.nobody().http.post(stop[1], content="List-Unsubscribe=One-Click")
        assert answer.status_code == 204
    assert bo.get("/api/me/notices")["channels"] == []


def test_a_webhook_in_both_forms(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, DAYS)
    for form in ("ntfy", "json"):
        bo.post("/api/me/notices/webhook", address=f"{web.url}/{form}?key=7", form=form, **HERE)
    put(bo, lang="de")
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(60)
    page = f"https://play.example.org/table/{table['id']}"
    ntfy = until(lambda: [one for one in web.got if one.path == "/ntfy?key=7"])[0]
    assert ntfy.body.decode() == "Du bist am Zug: Dominion mit Anna."
    assert (ntfy.headers["title"], ntfy.headers["click"]) == ("Du bist am Zug: Dominion", page)
    data = json.loads(until(lambda: [one for one in web.got if one.path == "/json?key=7"])[0].body)
    assert data["notices"] == [{"kind": "turn", "game": "dominion", "url": page}]
    assert data["text"] == data["content"] == f"Du bist am Zug: Dominion\nDu bist am Zug: Dominion mit Anna.\n{page}"


# What goes wrong


def test_what_does_not_get_there_is_tried_again_and_then_dropped(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, {**DAYS, "days": 9})
    browser = listening(bo, web, "again")
    web.status, before = 503, failed(post_office)
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(60)
    until(lambda: len(browser.got) == 1)
    for tries, pause in enumerate((60, 300, 1200, 3600, 4 * 3600), 2):
        until(lambda tries=tries: failed(post_office) - before == tries - 1)  # type: ignore[misc]
        until(lambda: rows(post_office, select(LETTERS.c.id).where(LETTERS.c.after > clock())))
        clock.on(pause - 30)
        settled(post_office)
        assert len(browser.got) == tries - 1, "not before its time"
        clock.on(31)
        until(lambda tries=tries: len(browser.got) == tries)  # type: ignore[misc]
    until(lambda: not rows(post_office, select(LETTERS.c.id)))
    [channel] = bo.get("/api/me/notices")["channels"]
    assert (channel["why"], channel["on"]) == ("refused", True)
    bodies = {browser.read(one)["body"] for one in browser.got}
    assert bodies == {"It is your turn: Dominion with Anna."}
    counts = post_office.nobody().http.get("/metrics").text
    assert 'allmende_letters_total{what="push dropped"} 1' in counts
    assert 'allmende_letters_total{what="push sent"}' in counts


def test_a_letter_that_was_overtaken_is_not_sent(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, DAYS)
    browser = listening(bo, web, "late")
    web.status, web.headers = 429, {"Retry-After": "1800"}
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(60)
    until(lambda: len(browser.got) == 1)
    until(lambda: rows(post_office, select(LETTERS.c.id).where(LETTERS.c.after > clock() + 1000)))
    turn(bo, table, 1)
    clock.on(3600)
    until(lambda: not rows(post_office, select(LETTERS.c.id)))
    assert len(browser.got) == 1


def test_a_browser_that_has_gone_is_forgotten(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, DAYS)
    browser = listening(bo, web, "gone")
    web.status = 410
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(60)
    until(lambda: browser.got)
    until(lambda: bo.get("/api/me/notices")["channels"] == [])
    assert not rows(post_office, select(LETTERS.c.id))


def test_a_letter_whose_sender_was_killed_is_sent_by_the_next(post_office: House, clock: Turned, web: Web) -> None:
    """What a killed process leaves behind: a claim, on a letter that was perhaps sent."""
    anna, bo, table = two(post_office, DAYS)
    browser = listening(bo, web, "killed")
    web.status = 503
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(60)
    until(lambda: browser.got)
    until(lambda: rows(post_office, select(LETTERS.c.id).where(LETTERS.c.after > clock())))
    web.status = 201
    execute(post_office, update(LETTERS).values(after=clock() + 60, tries=1))  # as a claim leaves it
    execute(post_office, update(PLANS).where(PLANS.c.next.is_not(None)).values(next=clock() + 60))
    settled(post_office)
    assert len(browser.got) == 1
    clock.on(61)
    until(lambda: len(browser.got) == 2)
    until(lambda: not rows(post_office, select(LETTERS.c.id)))
    clock.on(3600)
    settled(post_office)
    assert len(browser.got) == 2


def execute(house: House, statement: Any) -> None:
    async def do() -> None:
        engine = create_async_engine(house.config.database)
        async with engine.begin() as connection:
            await connection.execute(statement)
        await engine.dispose()

    asyncio.run(do())


# Channels


def test_channels_are_listed_tried_switched_and_removed(post_office: House, web: Web, mails: Mails) -> None:
    anna = post_office.someone("Anna")
    assert anna.get("/api/me/notices")["plan"] is None
    browser = Browser(web, "list")
    first = anna.post("/api/me/notices/push", **browser.subscription, **HERE)
    assert first["plan"]["quiet_from"] == 22 * 60, "nobody is woken who has said nothing"
    [channel] = anna.post("/api/me/notices/push", **browser.subscription, **HERE)["channels"]
    assert (channel["kind"], channel["this"], channel["on"]) == ("push", True, True)
    at = f"/api/me/notices/channels/{channel['id']}"
    assert anna.http.post(f"{at}/test").status_code == 204
    assert browser.read(browser.got[0])["body"] == "If you read this, notices find you here."
    web.status = 500
    anna.refused("POST", f"{at}/test", 409, "notice-refused")
    assert not anna.http.put(at, json={"on": False}).json()["channels"][0]["on"]
    bo = post_office.someone("Bo")
    for method, way in (("PUT", at), ("DELETE", at), ("POST", f"{at}/test")):
        bo.refused(method, way, 404, "no-channel", json={"on": True})
    bo.post("/api/me/notices/push", **browser.subscription, **HERE)
    assert anna.get("/api/me/notices")["channels"] == [], "a browser listens for one person"
    renewed = Browser(web, "renewed")
    answer = bo.http.post("/api/notices/renew", json={"before": browser.endpoint, **renewed.subscription})
    assert answer.status_code == 204
    [channel] = bo.get("/api/me/notices")["channels"]
    web.status = 201
    bo.http.post(f"/api/me/notices/channels/{channel['id']}/test")
    assert renewed.got
    assert bo.http.delete(f"/api/me/notices/channels/{channel['id']}").json()["channels"] == []
    anna.refused("POST", "/api/me/notices/mail", 409, "notice-refused", json={"address": "nobody@example.org", **HERE})
    anna.refused("POST", "/api/me/notices/mail", 422, "bad-mail", json={"address": "x@y\r\nBcc: z@w", **HERE})
    bad = {**browser.subscription, "p256dh": "AAAA", **HERE}
    anna.refused("POST", "/api/me/notices/push", 422, "bad-subscription", json=bad)
    nowhere = {"address": f"{web.url}/x", "lang": "en", "zone": "Middle-earth"}
    anna.refused("POST", "/api/me/notices/webhook", 422, "bad-zone", json=nowhere)


def test_a_device_that_was_ended_hears_nothing(post_office: House, clock: Turned, web: Web) -> None:
    anna, bo, table = two(post_office, DAYS)
    browser = listening(bo, web, "ended")
    bo.post("/api/me/notices/webhook", address=f"{web.url}/elsewhere", **HERE)
    execute(
        post_office,
        text(
            "UPDATE secrets SET ended = 1 WHERE person = (SELECT person FROM channels WHERE address = :endpoint)"
        ).bindparams(endpoint=browser.endpoint),
    )
    turn(anna, table, 0)
    found(post_office, table)
    clock.on(60)
    until(lambda: [one for one in web.got if one.path == "/elsewhere"])
    settled(post_office)
    assert browser.got == []


@pytest.mark.parametrize(
    ("address", "why"),
    [("http://ntfy.example.org/x", "bad-address"), ("https://127.0.0.1/x", "private"), ("https://[::1]/", "private"),
     ("https://10.1.2.3/", "private"), ("https://169.254.169.254/latest", "private"), ("https://0.0.0.0/", "private"),
     ("https://[::ffff:10.0.0.1]/", "private"), ("https://localhost/", "private"), ("https://[fd00::1]/", "private"),
     ("https://2130706433/", "private"), ("ftp://example.org/", "bad-address"), ("https://exa mple/", "bad-address"),
     ("https://user:word@example.org/", "bad-address"), ("https://nowhere.invalid/", "no-such-host")],
)  # fmt: skip
def test_nothing_is_sent_into_private_networks(address: str, why: str) -> None:
    with pytest.raises(NotPosted, match=why):
        asyncio.run(post(address, {}, b""))


def test_headers_cannot_be_smuggled_in_and_redirects_are_not_followed(web: Web) -> None:
    assert split("http://127.0.0.1:1/x\r\nX: y", True) is None
    asyncio.run(post(f"{web.url}/x", {"Title": "a\r\nEvil: yes"}, b"body", anywhere=True))
    assert web.got[-1].headers["title"] == "aEvil: yes"
    web.status, web.headers = 302, {"Location": f"{web.url}/elsewhere"}
    assert asyncio.run(post(f"{web.url}/x", {}, b"", anywhere=True)).status == 302
    assert web.got[-1].path == "/x"


# Several processes, and what is hidden


def test_of_two_processes_one_sends(databases: Databases, clock: Turned, web: Web, mails: Mails) -> None:
    if databases.kind == "sqlite":
        pytest.skip("several processes need a PostgreSQL")
    with databases.fresh() as url, House(telling(url, clock, mails)) as one, House(telling(url, clock, mails)) as other:
        began(one)
        browsers = []
        tables = []
        for number in range(6):
            anna, bo, table = two((one, other)[number % 2], DAYS)
            browsers.append(listening(bo, web, f"both-{number}"))
            turn(anna, table, 0)
            found(one, table)
            tables.append((anna, bo, table))
        anna, bo, table = tables[0]
        line = other.known(bo.secret).socket(table)  # here, and the table is the first one's
        line.receive()
        clock.on(60)
        until(lambda: all(browser.got for browser in browsers[1:]))
        settled(one)
        assert [len(browser.got) for browser in browsers] == [0, 1, 1, 1, 1, 1]


def test_a_notice_is_the_same_whatever_is_hidden(post_office: House, clock: Turned, web: Web) -> None:
    """Of two tables that differ in all that is dealt, the same is told."""
    told = []
    for seed in (5, 6):
        anna, bo = post_office.someone("Anna"), post_office.someone("Bo")
        table = anna.table("me", "open", options={"first": 0}, seed=seed, settings={"clock": DAYS})["table"]
        bo.join(table, "Bo")
        browser = listening(bo, web, f"hidden-{seed}")
        turn(anna, table, 0)
        found(post_office, table)
        clock.on(60)
        told.append(browser.read(until(lambda browser=browser: browser.got)[0]))  # type: ignore[misc]
        assert told[-1].pop("path") == f"/table/{table['id']}"
    assert told[0] == told[1]
