"""The HTTP side of being known again."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Request, Response

from allmende.server.addresses import place_in
from allmende.server.errors import Refused
from allmende.server.guard import COOKIE, person_in, secret_in
from allmende.server.identity import messages as m
from allmende.server.identity.devices import device_of
from allmende.server.identity.known import Identities
from allmende.server.identity.passkeys import Site, needed_site, site_of
from allmende.server.identity.tickets import MOVE, SECONDS
from allmende.server.inviting import code, reachable
from allmende.server.openapi import told
from allmende.server.people import hash_of, is_secret
from allmende.server.register import Person
from allmende.server.routes import ERRORS, Me, TheHall, TheRegister, answer, either_secret, limits_of, set_cookie

identity = APIRouter(prefix="/api", responses=ERRORS, dependencies=either_secret)

GUEST_COOKIE: Final = "allmende-guest"
"""The secret of the guest whom a browser was before its person signed in: asked for, or come back to."""


async def identities_of(request: Request) -> Identities:
    found: Identities = request.app.state.identities
    return found


async def few(request: Request) -> None:
    """What can be tried out, or is much work, happens rarely from one address."""
    (await limits_of(request)).entry(place_in(request.scope))


TheIdentities = Annotated[Identities, Depends(identities_of)]
TheSite = Annotated[Site, Depends(needed_site)]
Mark = Annotated[str, Path(min_length=1, max_length=64)]
RARELY: Final = [Depends(few)]


# How I am known


@identity.get("/me/known", responses=told(m.Known))
async def known(request: Request, me: Me, identities: TheIdentities) -> Response:
    """My passkeys, my recovery code, my devices; and the guest whose games I could take along."""
    return answer(await standing(request, me, identities))


async def standing(request: Request, me: Person, identities: Identities) -> Any:
    site = site_of(request)
    guest = await guest_in(request, identities)
    name = site.name if isinstance(site, Site) else None
    found = await identities.of(me, secret_in(request.headers) or "", guest, name)
    return {**found, "no_passkeys": None if isinstance(site, Site) else site}


async def guest_in(request: Request, identities: Identities, secret: str | None = None) -> Person | None:
    given = secret or request.cookies.get(GUEST_COOKIE, "")
    return await identities.register.find(given) if is_secret(given) else None


@identity.post("/me/passkeys/ask", responses=told(m.PasskeyAsked))
async def ask_for_passkey(me: Me, site: TheSite, identities: TheIdentities) -> Response:
    """What the page hands to the browser so that it makes a passkey."""
    return answer({"options": await identities.passkeys.ask_for_new(me, site)})


@identity.post("/me/passkeys", responses=told(m.Known))
async def new_passkey(
    request: Request, me: Me, body: Annotated[m.PasskeyBody, Body()], site: TheSite, identities: TheIdentities
) -> Response:
    """Keep the passkey that the browser has made."""
    await identities.passkeys.add(me, site, body.credential, body.name)
    return answer(await standing(request, me, identities))


@identity.put("/me/passkeys/{mark}", responses=told(m.Known))
async def rename_passkey(
    request: Request, me: Me, mark: Mark, body: Annotated[m.PasskeyNameBody, Body()], identities: TheIdentities
) -> Response:
    await identities.passkeys.rename(me.hash, mark, body.name)
    return answer(await standing(request, me, identities))


@identity.delete("/me/passkeys/{mark}", responses=told(m.Known))
async def remove_passkey(request: Request, me: Me, mark: Mark, identities: TheIdentities) -> Response:
    """It opens nothing here any more, wherever it is kept."""
    await identities.passkeys.remove(me.hash, mark)
    return answer(await standing(request, me, identities))


@identity.post("/me/code", responses=told(m.NewCode))
async def new_code(me: Me, identities: TheIdentities) -> Response:
    """A recovery code, told this once; the one before ends."""
    return answer({"code": await identities.new_code(me.hash)})


@identity.delete("/me/code", responses=told(m.Known))
async def end_code(request: Request, me: Me, identities: TheIdentities) -> Response:
    await identities.end_code(me.hash)
    return answer(await standing(request, me, identities))


@identity.post("/me/move", responses=told(m.MoveLink))
async def move(me: Me, body: Annotated[m.MoveBody, Body()], hall: TheHall, identities: TheIdentities) -> Response:
    """A link that makes another device mine: once, within five minutes. One from before ends."""
    origin, here_only = reachable(body.origin, hall.config.door)
    link = f"{origin}/enter#move={await identities.tickets.issue(MOVE, me.hash)}"
    drawn = await asyncio.to_thread(code, link)
    return answer({"link": link, "code": drawn, "here_only": here_only, "seconds": int(SECONDS[MOVE])})


@identity.delete("/me/move", status_code=204)
async def end_move(me: Me, identities: TheIdentities) -> Response:
    """The link ends, if nobody has used it."""
    await identities.tickets.end(MOVE, me.hash)
    return Response(status_code=204)


@identity.delete("/me/devices/{mark}", responses=told(m.Known))
async def end_device(request: Request, me: Me, mark: Mark, identities: TheIdentities) -> Response:
    """A device is mine no more. This one: a browser is the guest again who it was before, or nobody."""
    this = any(one["this"] for one in (await standing(request, me, identities))["devices"] if one["mark"] == mark)
    await identities.end_device(me.hash, mark)
    response = answer(await standing(request, me, identities))
    if this:
        await come_back(request, response, identities)
    return response


async def come_back(request: Request, response: Response, identities: Identities) -> None:
    """The browser holds the secret of the guest again whom it was before; none, if it was nobody."""
    if COOKIE not in request.cookies:
        return
    guest = await guest_in(request, identities)
    if guest is None:
        response.delete_cookie(COOKIE, path="/")
    else:
        set_cookie(request, response, request.cookies[GUEST_COOKIE])
    response.delete_cookie(GUEST_COOKIE, path="/")


# Coming in


@identity.post("/enter/ask", responses=told(m.PasskeyAsked), dependencies=RARELY)
async def ask_to_enter(site: TheSite, identities: TheIdentities) -> Response:
    """What the page hands to the browser so that it looks for a passkey."""
    return answer({"options": await identities.passkeys.ask(site)})


@identity.post("/enter/passkey", responses=told(m.Entered), dependencies=RARELY)
async def enter_by_passkey(
    request: Request, body: Annotated[m.EnterPasskeyBody, Body()], site: TheSite, identities: TheIdentities
) -> Response:
    return await enter(request, identities, await identities.passkeys.holder(site, body.credential), "passkey")


@identity.post("/enter/code", responses=told(m.Entered), dependencies=RARELY)
async def enter_by_code(
    request: Request, body: Annotated[m.EnterCodeBody, Body()], identities: TheIdentities
) -> Response:
    """The code is worth nothing from then on; the answer has another one."""
    person, following = await identities.use_code(body.code)
    return await enter(request, identities, person, "code", following)


@identity.post("/enter/look", responses=told(m.Whose), dependencies=RARELY)
async def look_at_link(
    body: Annotated[m.LinkBody, Body()], register: TheRegister, identities: TheIdentities
) -> Response:
    """Whose device this one would become. Nothing is used up by asking."""
    ticket = await identities.tickets.look(MOVE, body.token)
    if ticket is None:
        raise no_link()
    return answer({"name": (await register.known(ticket.person)).name})


@identity.post("/enter/link", responses=told(m.Entered), dependencies=RARELY)
async def enter_by_link(request: Request, body: Annotated[m.LinkBody, Body()], identities: TheIdentities) -> Response:
    ticket = await identities.tickets.take(MOVE, body.token)
    if ticket is None:
        raise no_link()
    return await enter(request, identities, ticket.person, "link")


def no_link() -> Refused:
    return Refused(403, "no-link", "this link works no more: each works once, for five minutes")


async def enter(
    request: Request, identities: Identities, person: str, way: str, following: str | None = None
) -> Response:
    """This device is the person's from now on, with a secret of its own; never with one that was there before."""
    before, old = person_in(request.scope), secret_in(request.headers)
    me = await identities.register.known(person)
    already = before is not None and before.hash == person
    program = "authorization" in request.headers
    secret = None if already else await identities.admit(person, way, device_of(request.headers))
    was_guest = before is not None and not already and await identities.is_guest(before.hash)
    guest = await identities.guest(before) if was_guest and before is not None else None
    told_secret = secret if program else None
    response = answer({"name": me.name, "already": already, "secret": told_secret, "code": following, "guest": guest})
    if secret is not None and not program:
        set_cookie(request, response, secret)
        if guest is not None and old is not None:
            set_cookie(request, response, old, GUEST_COOKIE)
        elif before is not None and old is not None and not was_guest:
            await identities.register.end(before.hash, hash_of(old))
    return response


@identity.post("/me/guest", responses=told(m.Taken), dependencies=RARELY)
async def take_along(
    request: Request, me: Me, body: Annotated[m.TakeBody, Body()], identities: TheIdentities
) -> Response:
    """The tables, seats, settings and results of the guest whom I was become mine."""
    guest = await guest_in(request, identities, body.secret)
    if guest is None:
        raise Refused(409, "no-guest", "there is no guest any more whose games could be taken along")
    response = answer({"tables": await identities.take_along(me, guest)})
    if body.secret is None:
        response.delete_cookie(GUEST_COOKIE, path="/")
    return response


# Everything, and nothing any more


@identity.get("/me/export", dependencies=RARELY)
async def export(me: Me, identities: TheIdentities) -> dict[str, Any]:
    """All that is kept of me, in one file. Other people are in it as others know them."""
    return await identities.export(me.hash)


@identity.delete("/me", responses=told(m.ForgottenTold), dependencies=RARELY)
async def forget(
    request: Request, me: Me, body: Annotated[m.ForgetBody, Body()], identities: TheIdentities
) -> Response:
    """I am deleted for good: bots take over at running tables, at finished ones the seat has no name any more."""
    response = answer(msgspec.to_builtins(await identities.forget(me.hash)))
    await come_back(request, response, identities)
    return response
