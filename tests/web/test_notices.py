"""Told in a browser that is closed: a game over days, a push service played here, and a click on the notice."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Worker, expect

from allmende.locales import text
from allmende.server.command import STATIC
from allmende.server.config import sqlite_url
from tests.server.house import House, Json, generous, sensible
from tests.server.listeners import Browser, Mails, Web, checked_claims, until
from tests.web.conftest import PHONE
from tests.web.place import build_client
from tests.web.visitor import Visitor

LISTENS = """made => {
  // A headless browser shows no notices, and the push service of whoever made it cannot be reached: others take their
  // place. What is asked of them is what the page asks of the real ones.
  let permission = localStorage.getItem("permission") ?? "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => {
    if (!navigator.userActivation.isActive) throw new Error("nobody has clicked");
    localStorage.setItem("permission", permission = localStorage.getItem("answer") ?? "granted");
    return permission;
  };
  const kept = () => localStorage.getItem("push") === null ? null : {
    endpoint: made.endpoint,
    options: { applicationServerKey: Uint8Array.from(JSON.parse(localStorage.getItem("push"))).buffer },
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
    unsubscribe: async () => { localStorage.removeItem("push"); return true; },
  };
  PushManager.prototype.getSubscription = async () => kept();
  PushManager.prototype.subscribe = async how => {
    if (!how.userVisibleOnly || permission !== "granted") throw new Error("not allowed");
    localStorage.setItem("push", JSON.stringify([...new Uint8Array(how.applicationServerKey)]));
    return kept();
  };
}"""
SHOWS = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, how) => void self.shown.push({ title, ...how });
  self.clients.openWindow = async url => void self.opened.push(url);
}"""
CLICKED = """async () => {
  let done;
  const notification = { data: self.shown.at(-1).data, close: () => (self.closed = true) };
  const event = new ExtendableEvent("notificationclick");
  self.dispatchEvent(Object.assign(event, { notification, waitUntil: work => (done = work) }));
  await done;
  return self.closed ? self.opened : [];
}"""


class Later:
    """A clock that goes, and can be put forward."""

    def __init__(self) -> None:
        self.more = 0.0

    def __call__(self) -> float:
        return time.time() + self.more

    def on(self, seconds: float) -> None:
        self.more += seconds


@pytest.fixture(scope="module")
def clock() -> Later:
    return Later()


@pytest.fixture(scope="module")
def web() -> Iterator[Web]:
    with Web() as open_web:
        yield open_web


@pytest.fixture(scope="module")
def mails() -> Iterator[Mails]:
    with Mails() as open_mails:
        yield open_mails


@pytest.fixture(scope="module")
def house(clock: Later, mails: Mails, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    build_client()
    folder: Path = tmp_path_factory.mktemp("notices")
    config = generous(
        sqlite_url(folder), static=STATIC, now=clock, notice_seconds=0.05, webhooks="any", mail=mails.url,
        mail_from="allmende@example.org", letters_there_per_hour=100,
    )  # fmt: skip
    with House(config) as open_house:
        yield open_house


@pytest.fixture
def came(browser: Chromium, house: House, web: Web, mails: Mails) -> Iterator[list[Visitor]]:
    found: list[Visitor] = []
    web.got.clear()
    mails.got.clear()
    yield found
    for visitor in found:
        visitor.context.close()
    assert not [problem for visitor in found for problem in visitor.problems]


def arrive(browser: Chromium, house: House, came: list[Visitor], lang: str = "en", **how: Any) -> Visitor:
    look = {"viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce", **how}
    context = browser.new_context(locale={"en": "en-GB", "de": "de-DE"}[lang], timezone_id="Europe/Berlin", **look)
    came.append(Visitor(context, house.url, lang))
    return came[-1]


def say(visitor: Visitor, which: str, /, **args: Any) -> str:
    return text(visitor.lang, "notices", which, **args)


def click(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=say(visitor, name)).first.click()


def delivered(visitor: Visitor, house: House, payload: Json) -> Worker:
    """The push service brings it to the browser; the worker, which has shown it."""
    session = visitor.context.new_cdp_session(visitor.page)
    seen: list[Json] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: seen.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    [worker] = visitor.context.service_workers
    worker.evaluate(SHOWS)
    registration = {"origin": house.url, "registrationId": seen[-1]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**registration, "data": json.dumps(payload)})
    until(lambda: worker.evaluate("self.shown.length"))
    return worker


def test_a_game_over_days_with_a_push_notice(
    browser: Chromium, house: House, came: list[Visitor], clock: Later, web: Web
) -> None:
    anna = arrive(browser, house, came)
    bo = house.someone("Bo")
    settings = {"clock": {"kind": "move", "days": 3}}
    table = bo.table("me", "open", options={"first": 0}, seed=5, settings=settings)["table"]
    anna.join(table, "Anna")
    phone = Browser(web, "anna")
    anna.context.add_init_script(f"({LISTENS})({json.dumps(phone.subscription)})")
    anna.go("/settings#notices")
    click(anna, "notices-here-on")
    expect(anna.page.get_by_text(say(anna, "notices-here-there"))).to_be_visible()
    anna.check_access("being told")
    anna.page.get_by_label(say(anna, "notices-quiet")).uncheck()
    expect(anna.page.get_by_text(say(anna, "notices-kept"))).to_be_visible()
    click(anna, "notices-test")
    expect(anna.page.get_by_text(say(anna, "notices-tested"))).to_be_visible()
    assert phone.read(phone.got.pop())["title"] == "Allmende"
    web.got.clear()

    update = bo.look(table)
    while 0 in update["view"]["waiting"]:
        update = bo.pick(update, sensible(update))

    def time_goes_by() -> bool:
        clock.on(5)
        return bool(phone.got)

    until(time_goes_by)
    payload = phone.read(phone.got[0])
    assert payload["title"] == "Your turn: Dominion"
    assert checked_claims(phone.got[0], bo.get("/api/me/notices")["ways"]["push"])["aud"] == web.url
    worker = delivered(anna, house, payload)
    [shown] = worker.evaluate("self.shown")
    assert (shown["title"], shown["body"]) == (payload["title"], "It is your turn: Dominion with Bo.")
    [opened] = worker.evaluate(CLICKED)
    assert opened == f"{house.url}/table/{table['id']}"
    anna.page.goto(opened)
    anna.wait_asked()

    anna.go("/settings#notices")
    expect(anna.page.get_by_text(say(anna, "notices-here-there"))).to_be_visible()
    click(anna, "notices-remove")
    click(anna, "notices-remove")
    expect(anna.page.get_by_role("button", name=say(anna, "notices-here-on"))).to_be_visible()
    assert anna.ask("GET", "/api/me/notices")["channels"] == []
    anna.page.evaluate("localStorage.setItem('answer', 'denied')")
    click(anna, "notices-here-on")
    expect(anna.page.get_by_role("alert")).to_have_text(say(anna, "notices-push-blocked"))


def test_mail_and_webhook_on_a_phone(
    browser: Chromium, house: House, came: list[Visitor], web: Web, mails: Mails
) -> None:
    anna = arrive(browser, house, came, "de", **PHONE)
    page = anna.page
    anna.go("/settings#notices")
    expect(page.get_by_text(say(anna, "notices-push-blocked"))).to_be_visible()
    page.get_by_label(say(anna, "notices-mail-address")).fill("anna@example.org")
    click(anna, "notices-mail-add")
    field = page.get_by_label(say(anna, "notices-mail-code"))
    expect(field).to_be_visible()
    [mail] = mails.to("anna@example.org")
    field.fill(mail["Subject"].split()[0])
    click(anna, "notices-mail-confirm")
    expect(field).to_have_count(0)
    page.get_by_label(say(anna, "notices-webhook-address")).fill(f"{web.url}/hook")
    click(anna, "notices-webhook-add")
    expect(page.get_by_text(f"{web.url}/hook", exact=True)).to_be_visible()
    page.get_by_label(say(anna, "notices-minutes")).select_option("120")
    expect(page.get_by_text(say(anna, "notices-kept"))).to_be_visible()
    plan = anna.ask("GET", "/api/me/notices")["plan"]
    assert (plan["minutes"], plan["zone"], plan["lang"]) == (120, "Europe/Berlin", "de")
    anna.check_access("being told, on a phone")
    for part in ("notices-title", "notices-when"):
        page.locator(f"#{part}").scroll_into_view_if_needed()
        anna.picture(f"{part}-phone-de")
    row = page.get_by_role("listitem").filter(has_text="anna@example.org")
    row.get_by_role("button", name=say(anna, "notices-test")).click()
    expect(page.get_by_text(say(anna, "notices-tested"))).to_be_visible()
    words = mails.to("anna@example.org")[-1].get_content()
    stop = next(line for line in words.splitlines() if "/stop#" in line)
    page.goto(stop)
    anna.picture("notices-stop-phone-de")
    assert "#" not in page.url, "the secret leaves the address"
    page.get_by_role("button", name=say(anna, "stop-now")).click()
    expect(page.get_by_text(say(anna, "stop-done"))).to_be_visible()
    assert [one["kind"] for one in anna.ask("GET", "/api/me/notices")["channels"]] == ["webhook"]
