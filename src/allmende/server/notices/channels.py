"""Where somebody wants to be told, and of what: kept, confirmed, tried out, ended."""

import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.identity.writing import writing
from allmende.server.journal import Journal
from allmende.server.limits import Limits
from allmende.server.notices import models as m
from allmende.server.notices.digest import test_message
from allmende.server.notices.mail import NoSuchAddress, code_mail, send_mail
from allmende.server.notices.plan import Plan, zone_of
from allmende.server.notices.post import NotPosted, split
from allmende.server.notices.push import is_subscription
from allmende.server.notices.sending import WHY, Failed, Gone, Sender
from allmende.server.people import is_secret, new_secret, same
from allmende.server.schema import CHANNELS, PLANS
from allmende.server.settings import MAIL_ADDRESS
from allmende.table import Json

MOST: Final = 20
"""Channels of one person."""
MOST_TRIES: Final = 5
"""So often a code may be typed."""
CODE_SECONDS: Final = 3600.0


class Channels:
    def __init__(self, config: Config, journal: Journal, sender: Sender, limits: Limits) -> None:
        self.config = config
        self.journal = journal
        self.store = journal.store
        self.sender = sender
        self.limits = limits
        self.now = config.now

    async def of(self, person: str, secret: str) -> Json:
        """All that the page shows; `secret` is the hash of that of the device which asks."""
        async with self.store.reading() as connection:
            plan = (await connection.execute(select(PLANS).where(PLANS.c.person == person))).first()
            rows = (await connection.execute(of_person(person))).all()
        ways = {"push": await self.sender.push.public_key(), "mail": bool(self.config.mail),
                "webhook": self.config.webhooks}  # fmt: skip
        told = None if plan is None else {name: getattr(plan, name) for name in Plan._fields}
        return {"plan": told, "channels": [channel_from(row, secret) for row in rows], "ways": ways}

    async def set_plan(self, person: str, wish: m.PlanBody) -> None:
        check_zone(wish.zone)
        plan = msgspec.structs.asdict(wish) | {"next": self.now()}
        if wish.quiet_from is None or wish.quiet_to is None:
            plan |= {"quiet_from": None, "quiet_to": None}
        async with writing(self.journal) as connection:
            change = update(PLANS).where(PLANS.c.person == person)
            if not (await connection.execute(change.values(plan))).rowcount:
                await connection.execute(insert(PLANS), {"person": person, **plan, "last": 0.0})

    # Channels

    async def add_push(self, person: str, body: m.PushBody, keys: Mapping[str, str]) -> None:
        """Of the browser that asks. It listens for one person at a time."""
        if not self.sender.push.offered:
            raise Refused(409, "no-push", "this server sends no notices to browsers")
        self._check_address(body.endpoint)
        check_keys(body.p256dh, body.auth)
        kept = {"p256dh": body.p256dh, "auth": body.auth, **keys}
        async with writing(self.journal) as connection:
            await connection.execute(
                delete(CHANNELS).where(CHANNELS.c.kind == "push", CHANNELS.c.address == body.endpoint)
            )
            await self._add(connection, person, "push", body.endpoint, kept, body.lang, body.zone)

    async def renew_push(self, body: m.RenewBody) -> None:
        """A browser has changed its subscription by itself. Whoever knows the one before is that browser."""
        self._check_address(body.endpoint)
        check_keys(body.p256dh, body.auth)
        self._check_address(body.before)
        before = (CHANNELS.c.kind == "push", CHANNELS.c.address == body.before)
        async with writing(self.journal) as connection:
            rows = (await connection.execute(select(CHANNELS.c.id, CHANNELS.c["keys"]).where(*before))).all()
            for row in rows:
                keys = msgspec.json.decode(row.keys) | {"p256dh": body.p256dh, "auth": body.auth}
                values = {"address": body.endpoint, "keys": msgspec.json.encode(keys).decode(), "failures": 0}
                await connection.execute(update(CHANNELS).where(CHANNELS.c.id == row.id).values(values))

    async def add_mail(self, person: str, body: m.MailBody, keys: Mapping[str, str]) -> None:
        """A code goes there first: nobody gets mail who has not asked for it."""
        if not self.config.mail:
            raise Refused(409, "no-mail", "this server sends no mail")
        if not MAIL_ADDRESS.fullmatch(body.address) or not (body.address.isascii() and body.address.isprintable()):
            raise Refused(422, "bad-mail", "this is no mail address")
        self.limits.letter(person, body.address.lower())
        code = f"{secrets.randbelow(10**6):06}"
        async with writing(self.journal) as connection:
            await connection.execute(
                delete(CHANNELS).where(
                    CHANNELS.c.person == person, CHANNELS.c.address == body.address, CHANNELS.c.code.is_not(None)
                )
            )
            await self._add(connection, person, "mail", body.address, keys, body.lang, body.zone, code)
        try:
            await send_mail(self.config.mail, code_mail(body.lang, self.config.mail_from, body.address, code))
        except (NoSuchAddress, NotPosted) as error:
            async with writing(self.journal) as connection:
                gone = delete(CHANNELS).where(CHANNELS.c.person == person, CHANNELS.c.code == code)
                await connection.execute(gone)
            raise not_sent("refused" if isinstance(error, NoSuchAddress) else str(error)) from error

    async def add_webhook(self, person: str, body: m.WebhookBody, keys: Mapping[str, str]) -> None:
        if self.config.webhooks == "no":
            raise Refused(409, "no-webhooks", "this server uses no webhooks")
        self._check_address(body.address)
        async with writing(self.journal) as connection:
            kept = {"form": body.form, **keys}
            await self._add(connection, person, "webhook", body.address, kept, body.lang, body.zone)

    async def _add(
        self, connection: AsyncConnection, person: str, kind: str, address: str, keys: Mapping[str, str], lang: str,
        zone: str, code: str | None = None,
    ) -> None:  # fmt: skip
        check_zone(zone)
        first = Plan(lang=lang, zone=zone)._asdict() | {"person": person, "last": 0.0, "next": None}
        row = select(*(literal(value, PLANS.c[name].type) for name, value in first.items()))
        missing = row.where(~exists().where(PLANS.c.person == person))
        await connection.execute(insert(PLANS).from_select(list(first), missing))
        count = select(func.count()).where(CHANNELS.c.person == person)
        if (await connection.execute(count)).scalar_one() >= MOST:
            raise Refused(409, "too-many-channels", f"you are told in {MOST} places already: remove one first")
        same_one = count.where(CHANNELS.c.kind == kind, CHANNELS.c.address == address)
        if (await connection.execute(same_one)).scalar_one():
            raise Refused(409, "channel-there", "you are told there already")
        channel = {"id": new_secret(), "person": person, "kind": kind, "address": address,
                   "keys": msgspec.json.encode(keys).decode(), "code": code, "tries": 0, "stop": new_secret(),
                   "failures": 0, "created": self.now(), "paused": False, "why": None}  # fmt: skip
        await connection.execute(insert(CHANNELS), channel)

    def _check_address(self, address: str) -> None:
        if split(address, self.config.webhooks == "any") is None:
            raise not_sent("bad-address")

    async def confirm(self, person: str, id_: str, given: str) -> None:
        typed = "".join(char for char in given if char.isdigit())
        async with writing(self.journal) as connection:
            its = (CHANNELS.c.id == id_, CHANNELS.c.person == person, CHANNELS.c.code.is_not(None))
            fresh = (CHANNELS.c.tries < MOST_TRIES, CHANNELS.c.created > self.now() - CODE_SECONDS)
            counted = update(CHANNELS).where(*its, *fresh).values(tries=CHANNELS.c.tries + 1)
            waits = (await connection.execute(counted)).rowcount == 1
            code = (await connection.execute(select(CHANNELS.c.code).where(*its))).scalar() if waits else None
            right = same(code, typed)
            if right:
                await connection.execute(update(CHANNELS).where(*its).values(code=None))
        if not right:
            raise Refused(403, "wrong-mail-code", "this is not the code, or it has run out: have another one sent")

    async def switch(self, person: str, id_: str, on: bool) -> None:
        async with writing(self.journal) as connection:
            change = update(CHANNELS).where(CHANNELS.c.id == id_, CHANNELS.c.person == person)
            if not (await connection.execute(change.values(paused=not on, failures=0))).rowcount:
                raise no_channel()

    async def remove(self, person: str, id_: str) -> None:
        async with writing(self.journal) as connection:
            gone = delete(CHANNELS).where(CHANNELS.c.id == id_, CHANNELS.c.person == person)
            if not (await connection.execute(gone)).rowcount:
                raise no_channel()

    async def stop(self, secret: str) -> None:
        """From a mail. Whoever clicks twice has stopped it, too."""
        if is_secret(secret):
            async with writing(self.journal) as connection:
                await connection.execute(delete(CHANNELS).where(CHANNELS.c.stop == secret))

    async def test(self, person: str, id_: str) -> None:
        """A message at once, so that one sees whether it gets there."""
        async with self.store.reading() as connection:
            row = (await connection.execute(of_person(person).where(CHANNELS.c.id == id_))).first()
            lang = (await connection.execute(select(PLANS.c.lang).where(PLANS.c.person == person))).scalar()
        if row is None or row.code is not None:
            raise no_channel()
        self.limits.letter(person, f"{row.kind} {row.id}")
        try:
            await self.sender.send(row, lang or "en", test_message(lang or "en"), new_secret())
        except Gone as gone:
            raise not_sent("gone") from gone
        except Failed as failed:
            raise not_sent(failed.why) from failed


def of_person(person: str) -> Any:
    return select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.created)


def channel_from(row: Any, secret: str) -> Json:
    keys = msgspec.json.decode(row.keys)
    name = keys.get("device", "") if row.kind == "push" else row.address
    return {
        "id": row.id, "kind": row.kind, "name": name, "confirmed": row.code is None, "on": not row.paused,
        "why": row.why, "this": row.kind == "push" and same(keys.get("secret"), secret), "created": row.created,
    }  # fmt: skip


def check_zone(zone: str) -> None:
    if zone_of(zone) is None:
        raise Refused(422, "bad-zone", "this time zone is not known here: it is one such as Europe/Berlin")


def check_keys(p256dh: str, auth: str) -> None:
    if not is_subscription(p256dh, auth):
        raise Refused(422, "bad-subscription", "this is not the subscription of a browser")


def not_sent(why: str) -> Refused:
    return Refused(409, f"notice-{why}", WHY[why])


def no_channel() -> Refused:
    return Refused(404, "no-channel", "you are not told there")
