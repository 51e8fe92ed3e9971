"""Passkeys: what a browser is asked to sign, and whether it has (WebAuthn, by the library of that name).

A passkey belongs to a site, which is the name under which the browser calls the server. Browsers sign only on a safe
origin: by https, or on `localhost`; never for a bare address.
"""

import asyncio
import base64
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, select, update
from starlette.requests import Request

from allmende.server.errors import Refused
from allmende.server.guard import is_address
from allmende.server.identity.devices import mark_of
from allmende.server.identity.tickets import NEW_PASSKEY, PASSKEY, SECONDS, Tickets
from allmende.server.identity.writing import writing
from allmende.server.journal import Journal
from allmende.server.logs import log
from allmende.server.people import clean_name, public_id
from allmende.server.register import Person
from allmende.server.schema import PASSKEYS
from allmende.table import Json

INSTALLED: Final = find_spec("webauthn") is not None
"""It comes with the extra `people`."""
MOST: Final = 20
"""Passkeys of one person."""
WhyNot: TypeAlias = Literal["not-installed", "not-secure", "address"]
SENTENCES: Final[dict[WhyNot, str]] = {
    "not-installed": "this server was installed without what passkeys need: the extra “people”",
    "not-secure": "passkeys need https, or localhost",
    "address": "passkeys need a name such as localhost: the page was opened by a bare address",
}


class Site(NamedTuple):
    """For whom a browser signs: the name of the server, and the origin of the page."""

    name: str
    origin: str


def site_of(request: Request) -> Site | WhyNot:
    """As the request says, whose host the guard has allowed; or why there are no passkeys here."""
    host, scheme = request.headers.get("host", "").lower(), request.url.scheme
    name = urlsplit(f"//{host}").hostname or ""
    if not INSTALLED:
        return "not-installed"
    if is_address(name):
        return "address"
    if scheme != "https" and name != "localhost":
        return "not-secure"
    return Site(name, f"{scheme}://{host}")


def needed_site(request: Request) -> Site:
    site = site_of(request)
    if isinstance(site, str):
        raise Refused(409, "no-passkeys", SENTENCES[site])
    return site


class Passkeys:
    def __init__(self, journal: Journal, tickets: Tickets, now: Callable[[], float]) -> None:
        self.journal = journal
        self.tickets = tickets
        self.now = now

    async def of(self, person: str) -> list[Any]:
        query = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created)
        async with self.journal.store.reading() as connection:
            return list((await connection.execute(query)).all())

    # Making one

    async def ask_for_new(self, me: Person, site: Site) -> Json:
        """What the page hands to the browser so that it makes a passkey."""
        known = await self.of(me.hash)
        if len(known) >= MOST:
            raise Refused(409, "too-many-passkeys", f"you have {MOST} passkeys: remove one first")
        token = await self.tickets.issue(NEW_PASSKEY, me.hash)
        return await asyncio.to_thread(creation_options, me, site, token, known)

    async def add(self, me: Person, site: Site, credential: Json, name: str) -> None:
        ticket = await self._ticket(NEW_PASSKEY, credential)
        if ticket is None or ticket.person != me.hash:
            raise too_late()
        made = await asyncio.to_thread(checked_new, credential, site)
        row = {"id": made["id"], "person": me.hash, "site": site.name, "key": made["key"], "count": made["count"],
               "name": clean_name(name), "created": self.now(), "used": None}  # fmt: skip
        async with writing(self.journal) as connection:
            # Whoever adds many at once is counted where they are written.
            held = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == me.hash)
            there = select(PASSKEYS.c.id).where(PASSKEYS.c.id == row["id"])
            if (await connection.execute(held)).scalar_one() >= MOST or (await connection.execute(there)).first():
                raise bad_passkey()
            await connection.execute(insert(PASSKEYS), row)

    async def rename(self, person: str, mark: str, name: str) -> None:
        where = PASSKEYS.c.id == await self._id_of(person, mark)
        async with writing(self.journal) as connection:
            await connection.execute(update(PASSKEYS).where(where).values(name=clean_name(name)))

    async def remove(self, person: str, mark: str) -> None:
        where = PASSKEYS.c.id == await self._id_of(person, mark)
        async with writing(self.journal) as connection:
            await connection.execute(delete(PASSKEYS).where(where))

    async def _id_of(self, person: str, mark: str) -> str:
        for row in await self.of(person):
            if mark_of(row.id) == mark:
                return str(row.id)
        raise Refused(404, "no-passkey", "you have no such passkey")

    # Signing in with one

    async def ask(self, site: Site) -> Json:
        """What the page hands to the browser so that it looks for a passkey: it knows itself whose there are."""
        token = await self.tickets.issue(PASSKEY, None)
        return await asyncio.to_thread(request_options, site, token)

    async def holder(self, site: Site, credential: Json) -> str:
        """Whose passkey has signed; Refused if it has not, or signed something else."""
        ticket = await self._ticket(PASSKEY, credential)
        if ticket is None:
            raise too_late()
        query = select(PASSKEYS).where(PASSKEYS.c.id == str(credential.get("id"))[:2000], PASSKEYS.c.site == site.name)
        async with self.journal.store.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Refused(403, "unknown-passkey", "this passkey is not known here, or it was removed")
        count = await asyncio.to_thread(checked, credential, site, row)
        now_counted = (
            update(PASSKEYS)
            .where(PASSKEYS.c.id == row.id, PASSKEYS.c.count == row.count)
            .values(count=count, used=self.now())
        )
        async with writing(self.journal) as connection:
            if (await connection.execute(now_counted)).rowcount != 1:
                raise bad_passkey()
        return str(row.person)

    async def _ticket(self, kind: str, credential: Json) -> Any:
        """The challenge that was signed, if it is one of ours. It is used by this, whatever else is wrong."""
        token = challenge_in(credential)
        return None if token is None else await self.tickets.take(kind, token)


def challenge_in(credential: Json) -> str | None:
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge.decode()
    except Exception:  # whatever a stranger sends
        return None


def creation_options(me: Person, site: Site, token: str, known: list[Any]) -> Json:
    from webauthn import generate_registration_options
    from webauthn.helpers import base64url_to_bytes, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.name, rp_name="Allmende", user_id=handle_of(me.hash), user_name=me.name or "Allmende",
        challenge=token.encode(), timeout=int(SECONDS[NEW_PASSKEY] * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known if row.site == site.name
        ],
    )  # fmt: skip
    return dict(options_to_json_dict(options))


def request_options(site: Site, token: str) -> Json:
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.name, challenge=token.encode(), timeout=int(SECONDS[PASSKEY] * 1000),
        user_verification=UserVerificationRequirement.PREFERRED,
    )  # fmt: skip
    return dict(options_to_json_dict(options))


def checked_new(credential: Json, site: Site) -> Json:
    """What there is to keep of a passkey that was made for this challenge, on this site."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        made = verify_registration_response(
            credential=credential, expected_challenge=(challenge_in(credential) or "").encode(),
            expected_rp_id=site.name, expected_origin=site.origin,
        )  # fmt: skip
    except Exception as error:  # the library has many, and lets through those of what it is built on
        raise refused_by_library(error) from error
    key = bytes_to_base64url(made.credential_public_key)
    return {"id": bytes_to_base64url(made.credential_id), "key": key, "count": made.sign_count}


def checked(credential: Json, site: Site, row: Any) -> int:
    """How often the passkey has signed by now; Refused if this is not its signature, or not for us."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    try:
        proved = verify_authentication_response(
            credential=credential, expected_challenge=(challenge_in(credential) or "").encode(),
            expected_rp_id=site.name, expected_origin=site.origin, credential_public_key=base64url_to_bytes(row.key),
            credential_current_sign_count=row.count,
        )  # fmt: skip
        handle = credential["response"].get("userHandle")
        if handle is not None and base64url_to_bytes(handle) != handle_of(row.person):
            raise bad_passkey()
    except Refused:
        raise
    except Exception as error:
        raise refused_by_library(error) from error
    return int(proved.new_sign_count)


def handle_of(person: str) -> bytes:
    """What a passkey remembers of its person: the public id, so that it tells nothing to whoever finds it."""
    return base64.urlsafe_b64decode(public_id(person) + "==")


def refused_by_library(error: Exception) -> Refused:
    log("passkey-refused", level=20, why=type(error).__name__)
    return bad_passkey()


def bad_passkey() -> Refused:
    return Refused(403, "bad-passkey", "this passkey was not accepted: begin again")


def too_late() -> Refused:
    return Refused(409, "too-late", "that took too long, or was sent twice: begin again")
