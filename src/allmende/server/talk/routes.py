"""The HTTP side of what people say, whom they avoid and what they report."""

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Path, Response
from starlette.requests import Request

from allmende.server.errors import Refused
from allmende.server.openapi import told
from allmende.server.routes import ERRORS, Me, TableId, TheHall, WatchQuery, answer, either_secret, hash_in
from allmende.server.talk import models as m
from allmende.server.talk.manners import Manners

talk = APIRouter(prefix="/api", responses=ERRORS, dependencies=either_secret)


async def manners_of(request: Request) -> Manners:
    manners: Manners = request.app.state.manners
    return manners


TheManners = Annotated[Manners, Depends(manners_of)]
OwnId = Annotated[str, Path(min_length=1, max_length=64)]


@talk.get("/tables/{id}/talk", responses=told(m.TalkTold))
async def read(
    request: Request, hall: TheHall, manners: TheManners, id: TableId, watch: WatchQuery = None,  # noqa: A002
) -> Response:  # fmt: skip
    """What was said at a table. Who only looks on reads it if the table allows it."""
    hashed = hash_in(request)
    async with hall.table(id, hashed) as table:
        table.viewer(hashed, None, watch)
        return answer(await manners.talks.read(table, hashed))


@talk.post("/tables/{id}/talk", responses=told(m.SaidLine))
async def say(
    me: Me, body: Annotated[m.SayBody, Body()], hall: TheHall, manners: TheManners, id: TableId,  # noqa: A002
) -> Response:  # fmt: skip
    """Say a phrase, or words of one's own where the table allows it."""
    async with hall.table(id, me.hash) as table:
        return answer(await manners.talks.say(table, me.hash, body.seat, body.phrase, body.words))


@talk.get("/avoided", responses=told(m.Shunned))
async def avoided(me: Me, manners: TheManners) -> Response:
    """Whom I do not want to hear or to meet, and what I have reported."""
    return answer(await all_of(manners, me.hash))


@talk.post("/avoided", responses=told(m.Shunned))
async def avoid(me: Me, body: Annotated[m.AvoidBody, Body()], hall: TheHall, manners: TheManners) -> Response:
    """Hear somebody no more, or meet them no more. At a table where both sit already the game goes on."""
    other, name = await meant(manners, hall, me.hash, body)
    table = body.table if body.kind == "mute" and not body.everywhere else None
    await manners.avoiding.add(me.hash, other, name, body.kind, table)
    if body.kind == "block":
        await manners.part([me.hash, other])
    return answer(await all_of(manners, me.hash))


@talk.delete("/avoided/{id}", status_code=200, responses=told(m.Shunned))
async def forgive(me: Me, manners: TheManners, id: OwnId) -> Response:  # noqa: A002
    """Undo it."""
    other = await manners.avoiding.remove(me.hash, id)
    if other is not None:
        await manners.part([me.hash, other])
    return answer(await all_of(manners, me.hash))


@talk.post("/reports", status_code=201, responses=told(m.Shunned, 201))
async def report(me: Me, body: Annotated[m.ReportBody, Body()], hall: TheHall, manners: TheManners) -> Response:
    """Tell whoever runs the server about somebody."""
    other, name = await meant(manners, hall, me.hash, body)
    table = body.table if body.line is not None or body.seat is not None else None
    await manners.reports.file(me.hash, other, name, table, body.reason, body.words)
    return answer(await all_of(manners, me.hash), 201)


@talk.delete("/reports/{id}", status_code=200, responses=told(m.Shunned))
async def withdraw(me: Me, manners: TheManners, id: OwnId) -> Response:  # noqa: A002
    """Take a report back."""
    await manners.reports.withdraw(me.hash, id)
    return answer(await all_of(manners, me.hash))


async def all_of(manners: Manners, person: str) -> m.Shunned:
    return {"avoided": await manners.avoiding.of(person), "reports": await manners.reports.of(person)}


async def meant(manners: Manners, hall: TheHall, person: str, body: m.Somebody) -> tuple[str, str]:
    """The hash and the name of whoever is meant."""
    if body.table is not None and (body.line is not None or body.seat is not None):
        async with hall.table(body.table, person) as table:
            table.check_present(person)
            if body.line is not None:
                rows = [row for row in await manners.talks.rows(table.id) if row["number"] == body.line]
                found = next(((row["person"], row["name"]) for row in rows), None)
            else:
                chair = table.chairs[body.seat] if body.seat is not None and body.seat < len(table.chairs) else None
                found = None if chair is None or chair.person is None else (chair.person, chair.name)
    else:
        found = None if body.person is None else manners.lobby.person_called(body.person)
    if found is None:
        raise Refused(404, "nobody-there", "there is nobody who could be meant")
    return found
