"""The HTTP side of the hall: open tables, a seat by one click, codes; and its socket."""

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Response, WebSocket
from starlette.requests import Request

from allmende.server.addresses import place_in
from allmende.server.errors import Refused, no_table
from allmende.server.lobby import models as m
from allmende.server.lobby.line import serve
from allmende.server.lobby.lobby import Lobby
from allmende.server.lobby.ways import Ways
from allmende.server.models import Update
from allmende.server.openapi import told
from allmende.server.people import public_id
from allmende.server.routes import ERRORS, Me, TableId, TheHall, answer, either_secret, hash_in, limits_of, update_for

lobby = APIRouter(prefix="/api", responses=ERRORS, dependencies=either_secret)


async def lobby_of(request: Request) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


async def ways_of(request: Request) -> Ways:
    return (await lobby_of(request)).ways


TheLobby = Annotated[Lobby, Depends(lobby_of)]
TheWays = Annotated[Ways, Depends(ways_of)]


@lobby.get("/lobby", responses=told(m.LobbyShort))
async def short(request: Request, here: TheLobby) -> Response:
    """Is there a hall, how many tables wait there, and how many people are there?"""
    if not here.open:
        return answer({"open": False, "tables": 0, "people": 0})
    state = await seen_by(request, here)
    return answer({"open": True, "tables": len(state["tables"]), "people": len(state["people"])})


@lobby.get("/lobby/tables", responses=told(m.Lobby))
async def tables(request: Request, here: TheLobby) -> Response:
    """The open tables, and who is there. The socket tells what changes."""
    here.check_open()
    hashed = hash_in(request)
    return answer({"me": None if hashed is None else public_id(hashed), **await seen_by(request, here)})


async def seen_by(request: Request, here: Lobby) -> m.Lobby:
    hashed = hash_in(request)
    await here.look()
    hidden = frozenset[str]() if hashed is None else await request.app.state.manners.avoiding.hidden_from(hashed)
    state: m.Lobby = here.state(hidden)  # type: ignore[assignment]  # as JSON
    return state


@lobby.post("/lobby/tables/{id}/sit", responses=told(Update))
async def sit(
    me: Me, body: Annotated[m.SitBody, Body()], hall: TheHall, here: TheLobby, id: TableId,  # noqa: A002
) -> Response:  # fmt: skip
    """Take an open seat at a table in the hall."""
    here.check_open()
    row = await here.ways.of(id)
    if row is None or row.way != "hall":
        raise no_table()
    async with hall.table(id, me.hash) as table:
        seat = await hall.do(table, "join", me.hash, body.name or me.name, table.facts.invite)
        here.stir()
        return answer(await update_for(hall, table, me.hash, seat, 0))


@lobby.post("/lobby/code", responses=told(m.CodeFound))
async def code(request: Request, _: Me, body: Annotated[m.CodeBody, Body()], ways: TheWays) -> Response:
    """The table for which a code stands. Wrong ones are counted."""
    limits, place = await limits_of(request), place_in(request.scope)
    limits.guess(place)
    found = await ways.find(body.code)
    if found is None:
        raise Refused(404, "no-such-code", "no table that has an open seat goes by this code")
    limits.guesses.give_back(place)
    return answer(found)


@lobby.get("/tables/{id}/way", responses=told(m.WayTold))
async def way(me: Me, hall: TheHall, ways: TheWays, id: TableId) -> Response:  # noqa: A002
    """How others come to my table."""
    async with hall.table(id, me.hash) as table:
        if table.facts.maker != me.hash:
            table.check_present(me.hash)
        return answer(await ways.told(table.id))


@lobby.put("/tables/{id}/way", responses=told(m.WayTold))
async def change_way(
    me: Me, body: Annotated[m.WayBody, Body()], hall: TheHall, here: TheLobby, id: TableId,  # noqa: A002
) -> Response:  # fmt: skip
    """Whoever made a table says how others come to it: by its link alone, by a code, or from the hall."""
    async with hall.table(id, me.hash) as table:
        told_way = await here.ways.change(table, me.hash, body.way)
    here.stir()
    return answer(told_way)


@lobby.websocket("/lobby/socket")
async def look_in(websocket: WebSocket, present: bool = False) -> None:
    state = websocket.app.state
    await serve(websocket, state.lobby, state.manners.avoiding, state.limits, state.register, present)
