"""The HTTP side of time: pauses, what the others decide about somebody who is late, coming back, vacation."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Response

from allmende.server.clocks import models as m
from allmende.server.hall import Hall
from allmende.server.models import Update
from allmende.server.openapi import told
from allmende.server.routes import ERRORS, Me, TableId, TheHall, answer, either_secret, update_for

time = APIRouter(prefix="/api", responses=ERRORS, dependencies=either_secret)


async def done(hall: Hall, id_: str, person: str, deed: str, seat: int, *args: Any) -> Response:
    """Do something at a table; the update for this seat."""
    async with hall.table(id_, person) as table:
        await hall.do(table, deed, person, seat, *args)
        return answer(await update_for(hall, table, person, table.viewer(person, seat, None), table.seq))


@time.post("/tables/{id}/propose", responses=told(Update))
async def propose(me: Me, body: Annotated[m.ProposeBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """Ask the others for a pause; or, about somebody who is late or away: for a bot, for more time, for the end."""
    return await done(hall, id, me.hash, "propose", body.seat, body.what, body.whom, body.once)


@time.post("/tables/{id}/answer", responses=told(Update))
async def answer_to(me: Me, body: Annotated[m.AnswerBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """Say yes or no to that; whoever asked takes it back with a no."""
    return await done(hall, id, me.hash, "answer", body.seat, body.agree, body.once)


@time.post("/tables/{id}/resume", responses=told(Update))
async def resume(me: Me, body: Annotated[m.ResumeBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """End a pause. Anybody may who sits there."""
    return await done(hall, id, me.hash, "resume", body.seat, body.once)


@time.post("/tables/{id}/comeback", responses=told(Update))
async def come_back(me: Me, body: Annotated[m.ComebackBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """Take my seat back from the bot that plays for me."""
    return await done(hall, id, me.hash, "comeback", body.seat, body.name, body.once)


@time.get("/me/vacation", responses=told(m.Vacation))
async def vacation(me: Me, hall: TheHall) -> Response:
    """Am I on vacation, and how many days of it have I left?"""
    return answer(await hall.timekeeper.vacations.of(me.hash))


@time.post("/me/vacation", responses=told(m.Vacation))
async def begin_vacation(me: Me, body: Annotated[m.VacationBody, Body()], hall: TheHall) -> Response:
    """From now on for so many days my clocks stand still, where a turn has days."""
    return answer(await hall.timekeeper.vacations.begin(me.hash, body.days))


@time.delete("/me/vacation", responses=told(m.Vacation))
async def end_vacation(me: Me, hall: TheHall) -> Response:
    """I am back before its end."""
    return answer(await hall.timekeeper.vacations.end(me.hash))
