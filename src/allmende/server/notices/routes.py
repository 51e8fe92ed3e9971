"""The HTTP side of being told."""

from typing import Annotated, Final

from fastapi import APIRouter, Body, Depends, Path, Request, Response

from allmende.server.guard import secret_in
from allmende.server.identity.devices import device_of
from allmende.server.identity.routes import few
from allmende.server.inviting import reachable
from allmende.server.notices import models as m
from allmende.server.notices.channels import Channels, no_channel
from allmende.server.openapi import told
from allmende.server.people import hash_of, is_secret
from allmende.server.register import Person
from allmende.server.routes import ERRORS, Me, answer, either_secret, hall_of

notices = APIRouter(prefix="/api", responses=ERRORS, dependencies=either_secret)


async def channels_of(request: Request) -> Channels:
    found: Channels = request.app.state.channels
    return found


TheChannels = Annotated[Channels, Depends(channels_of)]


async def channel_id(id: Annotated[str, Path(min_length=1, max_length=64)]) -> str:  # noqa: A002
    if not is_secret(id):
        raise no_channel()
    return id


ChannelId = Annotated[str, Depends(channel_id)]
RARELY: Final = [Depends(few)]


async def standing(request: Request, me: Person, channels: Channels) -> Response:
    return answer(await channels.of(me.hash, own_secret(request)))


def own_secret(request: Request) -> str:
    """Of the device that asks, as a hash."""
    return hash_of(secret_in(request.headers) or "")


async def origin_of(request: Request) -> dict[str, str]:
    """How the server was called, under a name that the guard has allowed: links begin with it."""
    origin = f"{request.url.scheme}://{request.headers.get('host', '').lower()}"
    return {"origin": reachable(origin, (await hall_of(request)).config.door)[0]}


@notices.get("/me/notices", responses=told(m.NoticesTold))
async def look(request: Request, me: Me, channels: TheChannels) -> Response:
    """Of what I am told, when and where; and which ways there are here."""
    return await standing(request, me, channels)


@notices.put("/me/notices", responses=told(m.NoticesTold))
async def set_plan(request: Request, me: Me, body: Annotated[m.PlanBody, Body()], channels: TheChannels) -> Response:
    """Of what I want to be told, and when."""
    await channels.set_plan(me.hash, body)
    return await standing(request, me, channels)


@notices.post("/me/notices/push", responses=told(m.NoticesTold))
async def add_push(request: Request, me: Me, body: Annotated[m.PushBody, Body()], channels: TheChannels) -> Response:
    """In this browser."""
    keys = {"device": device_of(request.headers) or "", "secret": own_secret(request), **await origin_of(request)}
    await channels.add_push(me.hash, body, keys)
    return await standing(request, me, channels)


@notices.post("/me/notices/mail", responses=told(m.NoticesTold), dependencies=RARELY)
async def add_mail(request: Request, me: Me, body: Annotated[m.MailBody, Body()], channels: TheChannels) -> Response:
    """By mail: a code goes to the address."""
    await channels.add_mail(me.hash, body, await origin_of(request))
    return await standing(request, me, channels)


@notices.post("/me/notices/webhook", responses=told(m.NoticesTold))
async def add_webhook(
    request: Request, me: Me, body: Annotated[m.WebhookBody, Body()], channels: TheChannels
) -> Response:
    """By a POST to an address of mine, as ntfy takes it or as JSON."""
    await channels.add_webhook(me.hash, body, await origin_of(request))
    return await standing(request, me, channels)


@notices.post("/me/notices/channels/{id}/confirm", responses=told(m.NoticesTold), dependencies=RARELY)
async def confirm(
    request: Request, me: Me, id: ChannelId, body: Annotated[m.ConfirmBody, Body()], channels: TheChannels  # noqa: A002
) -> Response:  # fmt: skip
    """The code that came by mail."""
    await channels.confirm(me.hash, id, body.code)
    return await standing(request, me, channels)


@notices.put("/me/notices/channels/{id}", responses=told(m.NoticesTold))
async def switch(
    request: Request, me: Me, id: ChannelId, body: Annotated[m.SwitchBody, Body()], channels: TheChannels  # noqa: A002
) -> Response:  # fmt: skip
    """Off for a while, or on again."""
    await channels.switch(me.hash, id, body.on)
    return await standing(request, me, channels)


@notices.delete("/me/notices/channels/{id}", responses=told(m.NoticesTold))
async def remove(request: Request, me: Me, id: ChannelId, channels: TheChannels) -> Response:  # noqa: A002
    await channels.remove(me.hash, id)
    return await standing(request, me, channels)


@notices.post("/me/notices/channels/{id}/test", status_code=204, dependencies=RARELY)
async def test(me: Me, id: ChannelId, channels: TheChannels) -> Response:  # noqa: A002
    """A message to this channel, now."""
    await channels.test(me.hash, id)
    return Response(status_code=204)


@notices.post("/notices/renew", status_code=204, dependencies=RARELY)
async def renew(body: Annotated[m.RenewBody, Body()], channels: TheChannels) -> Response:
    """A browser has changed its subscription by itself, perhaps while nobody was signed in there."""
    await channels.renew_push(body)
    return Response(status_code=204)


@notices.post("/notices/{secret}/stop", status_code=204)
async def stop(secret: Annotated[str, Path(max_length=64)], channels: TheChannels) -> Response:
    """No more mail to that address: what a mail program does with one click (RFC 8058)."""
    await channels.stop(secret)
    return Response(status_code=204)
