"""Known again in a real browser: a passkey (of Chromium's virtual authenticator), a code, a link to a second device."""

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from allmende.locales import text
from tests.web.conftest import PHONE, Guests
from tests.web.visitor import Visitor

ALWAYS_THERE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class Authenticator:
    """What a device has beside its browser, and takes along to others as people's password managers do."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        added = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": ALWAYS_THERE})
        self.id = {"authenticatorId": added["authenticatorId"]}

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        return list(self.session.send("WebAuthn.getCredentials", self.id)["credentials"])

    def take(self, passkey: dict[str, Any]) -> None:
        self.session.send("WebAuthn.addCredential", {**self.id, "credential": passkey})


def say(visitor: Visitor, which: str, /, **args: Any) -> str:
    return text(visitor.lang, "known", which, **args)


def click(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=say(visitor, name), exact=True).click()


def named(visitor: Visitor, name: str) -> None:
    visitor.ask("GET", "/api/me")
    visitor.ask("PUT", "/api/me", {"name": name})


def test_a_passkey_is_made_and_used_on_another_device(visit: Guests) -> None:
    anna, other = visit(), visit("de")
    named(anna, "Anna")
    mine = Authenticator(anna.page)
    anna.go("/settings")
    click(anna, "known-passkey-add")
    rename = anna.page.get_by_role("button", name=say(anna, "known-rename"))
    rename.click()
    anna.page.get_by_label(say(anna, "known-name")).fill("My laptop")
    click(anna, "known-keep")
    expect(anna.page.get_by_text("My laptop", exact=True)).to_be_visible()
    click(anna, "known-passkey-add")  # the authenticator knows that it has one
    expect(anna.page.get_by_role("alert")).to_have_text(say(anna, "known-passkey-there"))
    [passkey] = mine.passkeys
    assert (passkey["rpId"], passkey["isResidentCredential"]) == ("localhost", True)
    anna.picture("known-settings-en")
    anna.check_access("settings with a passkey")

    named(other, "Gustav")
    table = other.lay("me", "bigmoney")
    other.sit(table)
    watching = other.listen(other.context.new_page())
    Authenticator(watching).take(passkey)
    watching.goto(f"{other.url}/enter")
    watching.get_by_role("button", name=say(other, "known-enter-passkey")).click()
    expect(watching.get_by_role("heading", level=1)).to_have_text(say(other, "known-entered", name="Anna"))
    expect(watching.get_by_text("Gustav")).to_be_visible()
    other.page, first = watching, other.page
    other.picture("known-guest-de")
    other.check_access("the question about the guest")
    click(other, "known-guest-take")
    expect(watching.get_by_role("status")).to_have_text(say(other, "known-guest-taken", tables=1))
    expect(first.locator("[data-seq]")).to_have_attribute("data-connection", "open")  # the line came back as Anna's
    other.page = first
    other.wait_asked()
    other.click(other.wish())
    assert [one["id"] for one in anna.ask("GET", "/api/tables")["tables"]] == [table["id"]]


def test_a_link_and_a_code_lead_to_other_devices(visit: Guests) -> None:
    anna, phone, paper = visit(), visit("de", **PHONE), visit()
    named(anna, "Anna")
    anna.go("/settings#known")
    click(anna, "known-move")
    link = anna.page.get_by_role("textbox", name=say(anna, "known-move-link"))
    expect(link).to_have_value(re.compile("/enter#move="))
    anna.picture("known-move-en")
    anna.check_access("the link to another device")
    phone.page.goto(link.input_value())
    expect(phone.page.get_by_text("Anna")).to_be_visible()
    assert "#" not in phone.page.url, "the secret does not stay in the address"
    phone.picture("known-link-phone-de")
    click(phone, "known-enter-yes")
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(say(phone, "known-entered", name="Anna"))
    expect(anna.page.get_by_role("status").filter(has_text=say(anna, "known-move-done"))).to_be_visible()
    anna.page.get_by_role("button", name=say(anna, "known-close"), exact=True).last.click()

    click(anna, "known-code-new")
    code = re.sub(r"\s", "", anna.page.locator(".code").inner_text())
    anna.picture("known-code-en")
    paper.go("/enter")
    paper.check_access("signing in")
    paper.page.get_by_label(say(paper, "known-code")).fill(code[:-1])
    click(paper, "known-enter-code")
    expect(paper.page.get_by_role("alert")).to_have_text(say(paper, "refused-not-a-code"))
    paper.page.get_by_label(say(paper, "known-code")).fill(code.lower())
    click(paper, "known-enter-code")
    expect(paper.page.locator(".code")).to_have_text(re.compile(r"^[0-9A-Z]{4}(-[0-9A-Z]{4}){6}$"))
    assert re.sub(r"\s", "", paper.page.locator(".code").inner_text()) != code
    paper.picture("known-entered-en")

    phone.go("/settings")
    devices = phone.page.locator("#known li")
    expect(devices).to_have_count(3)
    phone.picture("known-devices-phone-de")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    by_code = devices.filter(has_text=say(phone, "known-device-way-code"))
    by_code.get_by_role("button").click()
    by_code.get_by_role("button", name=say(phone, "known-device-end")).click()
    expect(devices).to_have_count(2)
    assert paper.ask("GET", "/api/me")["name"] == ""

    with phone.page.expect_download() as export:
        phone.page.get_by_role("link", name=say(phone, "known-data-export")).click()
    assert '"Anna"' in export.value.path().read_text()
    click(phone, "known-data-forget")
    phone.check_access("before everything is deleted")
    click(phone, "known-forget-now")
    phone.page.wait_for_url(f"{phone.url}/")
    assert anna.ask("GET", "/api/me")["name"] == ""
    paper.problems[:] = [problem for problem in paper.problems if "422" not in problem]


def test_the_start_page_says_so_once(visit: Guests) -> None:
    anna = visit()
    record = anna.ask("GET", f"/api/tables/{anna.lay_finished('me', 'bigmoney')['id']}/record")
    for _ in range(2):
        anna.ask("POST", "/api/records", record)
    anna.go()
    hint = anna.page.get_by_text(say(anna, "known-hint"))
    expect(hint).to_be_visible()
    anna.picture("known-hint-en")
    click(anna, "known-hint-never")
    expect(hint).not_to_be_visible()
    anna.page.wait_for_timeout(800)  # settings are sent when nothing else has changed for a while
    anna.go()
    expect(anna.page.get_by_role("heading", name=anna.say("page-finished"))).to_be_visible()
    expect(hint).not_to_be_visible()
