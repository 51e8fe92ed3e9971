"""The HTTP side of looking back: the analysis of a game that is over, playing on from one of its moments, puzzles."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Body, Depends, Response
from starlette.requests import Request

from allmende.puzzles import puzzle_of_the_day, puzzles_of
from allmende.server import models as m
from allmende.server.branching import branch
from allmende.server.openapi import told
from allmende.server.puzzling import lay_puzzle, puzzles_there_are, solve, today
from allmende.server.routes import (
    ERRORS,
    Me,
    TableId,
    TheHall,
    WatchQuery,
    answer,
    check_game,
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
    me: Me,
    body: Annotated[m.BranchBody, Body()],
    hall: TheHall,
    id: TableId,  # noqa: A002
    watch: WatchQuery = None,
) -> Response:
    """A new table that begins at a moment of this game, against bots. What the seat could not know is drawn anew."""
    async with hall.table(id, me.hash) as table:
        table.viewer(me.hash, None, watch)
        return answer({"table": await branch(hall, table, me.hash, me.name, body.pick, body.seat)}, 201)


@back.get("/puzzles", responses=told(m.Puzzles))
async def puzzles() -> Response:
    """The puzzles there are, and those of the day."""
    return answer(await asyncio.to_thread(puzzles_there_are, today()))


@back.post("/puzzles", status_code=201, responses=told(m.Link, 201), dependencies=[Depends(may_make_table)])
async def begin_puzzle(me: Me, body: Annotated[m.PuzzleBody, Body()], hall: TheHall) -> Response:
    """A table with a puzzle: my seat is that of whoever has to find the pick."""
    check_game(body.game)
    number = body.number
    if number is None:
        number = puzzle_of_the_day(max(1, len(puzzles_of(body.game))), today())
    return answer({"table": await lay_puzzle(hall, me.hash, me.name, body.game, number)}, 201)


@back.post("/tables/{id}/solve", responses=told(m.Solved))
async def solve_puzzle(me: Me, body: Annotated[m.SolveBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """Is this the best pick? Nothing is played by asking."""
    async with hall.table(id, me.hash) as table:
        return answer(await asyncio.to_thread(solve, table, me.hash, body.pick))
