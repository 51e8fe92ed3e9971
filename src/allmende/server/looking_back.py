"""The HTTP side of looking back: the analysis of a game that is over, and playing on from one of its moments."""

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Response
from starlette.requests import Request

from allmende.server import models as m
from allmende.server.branching import branch
from allmende.server.openapi import told
from allmende.server.routes import (
    ERRORS,
    Me,
    TableId,
    TheHall,
    WatchQuery,
    answer,
    check_over,
    either_secret,
    hash_in,
    may_make_table,
)

back = APIRouter(prefix="/api", responses=ERRORS, dependencies=either_secret)


@back.get("/tables/{id}/analysis", responses=told(m.Review))
async def review(request: Request, hall: TheHall, id: TableId, watch: WatchQuery = None) -> Response:  # noqa: A002
    """How far looking back at a game is, and what came out; nothing begins by asking."""
    hashed = hash_in(request)
    async with hall.table(id, hashed) as table:
        table.viewer(hashed, None, watch)
        check_over(table.game)
        return answer(await hall.reviews.standing(table))


@back.post("/tables/{id}/analysis", responses=told(m.Review))
async def begin_review(me: Me, hall: TheHall, id: TableId, watch: WatchQuery = None) -> Response:  # noqa: A002
    """Look back at a game that is over, pick by pick, unless that was done or is being done."""
    async with hall.table(id, me.hash) as table:
        table.viewer(me.hash, None, watch)
        check_over(table.game)
        return answer(await hall.reviews.begin(me.hash, table))


@back.post(
    "/tables/{id}/branch", status_code=201, responses=told(m.Link, 201), dependencies=[Depends(may_make_table)]
)  # fmt: skip
async def what_if(
    me: Me, body: Annotated[m.BranchBody, Body()], hall: TheHall, id: TableId, watch: WatchQuery = None  # noqa: A002
) -> Response:
    """A new table that begins at a moment of this game, against bots. What the seat could not know is drawn anew."""
    async with hall.table(id, me.hash) as table:
        table.viewer(me.hash, None, watch)
        return answer({"table": await branch(hall, table, me.hash, me.name, body.pick, body.seat)}, 201)
