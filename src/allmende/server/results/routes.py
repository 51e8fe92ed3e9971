"""The HTTP side of results: leader boards, pages of people, the archive, statistics."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import select
from starlette.requests import Request

from allmende.server.errors import Refused, no_table
from allmende.server.openapi import told
from allmende.server.results import models as m
from allmende.server.results import rating, things
from allmende.server.results.archive import Filters, page_of, records_of, told_results
from allmende.server.results.boards import board_of, pools_of
from allmende.server.results.results import Results
from allmende.server.results.tables import RESULTS
from allmende.server.routes import (
    ERRORS,
    Me,
    TableId,
    TheHall,
    WatchQuery,
    answer,
    check_game,
    either_secret,
    hash_in,
)
from allmende.table import game_names

results_routes = APIRouter(prefix="/api", responses=ERRORS, dependencies=either_secret)

LINES: Final = "application/x-ndjson"
FILE: Final = 'attachment; filename="allmende-records.jsonl"'
GameName = Annotated[str, Path(max_length=40)]
PublicId = Annotated[str, Path(min_length=1, max_length=64)]
PlayersQuery = Annotated[int, Query(ge=1, le=10)]
GameQuery = Annotated[str | None, Query(max_length=40)]
NumberQuery = Annotated[int | None, Query(ge=1, le=10)]
AgainstQuery = Annotated[str | None, Query(max_length=64, description="the public id of somebody who played, too")]
ResultQuery = Annotated[Literal["won", "lost", "rated"] | None, Query()]
TimeQuery = Annotated[float | None, Query(ge=0, le=1e11)]


async def results_of(request: Request) -> Results:
    found: Results = request.app.state.results
    return found


TheResults = Annotated[Results, Depends(results_of)]


async def filters_of(
    here: TheResults, game: GameQuery = None, players: NumberQuery = None, against: AgainstQuery = None,
    result: ResultQuery = None, since: TimeQuery = None, until: TimeQuery = None,
) -> Filters:  # fmt: skip
    other = None
    if against is not None:
        row = await here.profiles.person_of(against)
        other = "" if row is None else row.person
    return Filters(game, players, other, result, since, until)


TheFilters = Annotated[Filters, Depends(filters_of)]


async def hidden_from(request: Request, person: str | None) -> frozenset[str]:
    """Who is not to be met: nor are their pages."""
    return frozenset() if person is None else await request.app.state.manners.avoiding.hidden_from(person)


@results_routes.get("/ratings", responses=told(m.RatingStanding))
async def standing(here: TheResults) -> Response:
    """Are there ratings here, and statistics; of what games; and which bots' strength is known."""
    async with here.store.reading() as connection:
        pools = await pools_of(connection)
    bots = {game: rating.known_bots(game) for game in game_names()}
    return answer({"ratings": rating.available(), "statistics": open_statistics(here), "bots": bots, "pools": pools})


@results_routes.get("/ratings/{game}", responses=told(m.Board))
async def board(request: Request, here: TheResults, game: GameName, players: PlayersQuery = 2) -> Response:
    """The leader board of a game with so many players."""
    check_game(game)
    me = hash_in(request)
    return answer(await board_of(here.store, game, players, me, await hidden_from(request, me)))


@results_routes.get("/people/{public}", responses=told(m.PersonPage))
async def person(request: Request, here: TheResults, public: PublicId) -> Response:
    """The page of a person, as far as they let me see it."""
    me = hash_in(request)
    return answer(await here.profiles.page(public, me, await hidden_from(request, me)))


@results_routes.get("/me/page", responses=told(m.PageSeen))
async def my_page(me: Me, here: TheResults) -> Response:
    """The id of my page, and who may see it."""
    return answer(await here.profiles.seen(me.hash))


@results_routes.put("/me/page", responses=told(m.PageSeen))
async def show_page(me: Me, body: Annotated[m.PageBody, Body()], here: TheResults) -> Response:
    """Who may see my page from now on."""
    return answer(await here.profiles.show_to(me.hash, body.seen))


@results_routes.get("/archive", responses=told(m.Archive))
async def archive(
    me: Me, here: TheResults, wanted: TheFilters, before: Annotated[str | None, Query(max_length=80)] = None
) -> Response:
    """The games that I have finished, the latest first."""
    return answer(await page_of(here.store, me.hash, wanted, before))


@results_routes.get(
    "/archive/records", responses={200: {"description": "A record in each line.", "content": {LINES: {}}}}
)
async def records(me: Me, here: TheResults, wanted: TheFilters) -> Response:
    """All these games as records, in one file."""
    lines = records_of(here.store, me.hash, wanted)
    return StreamingResponse(lines, media_type=LINES, headers={"Content-Disposition": FILE})


@results_routes.get("/statistics/{game}", responses=told(m.GamesTold))
async def statistics(here: TheResults, game: GameName, players: PlayersQuery = 2) -> Response:
    """What all games tell that were finished here, without names; if this server tells it."""
    check_game(game)
    if not open_statistics(here):
        raise Refused(404, "no-statistics", "this server tells no statistics of its games")
    return answer(await here.reader.told(game, players))


def open_statistics(here: Results) -> bool:
    return here.config.statistics and things.available()


@results_routes.get("/tables/{id}/result", responses=told(m.ResultTold))
async def result(
    request: Request, here: TheResults, hall: TheHall, id: TableId, watch: WatchQuery = None,  # noqa: A002
) -> Response:  # fmt: skip
    """How the game of a table has ended, and what it did to ratings."""
    me = hash_in(request)
    async with hall.table(id, me) as table:
        table.viewer(me, None, watch)
    async with here.store.reading() as connection:
        row = (await connection.execute(select(RESULTS).where(RESULTS.c.id == id))).first()
        if row is None:
            raise no_table()
        [found] = await told_results(connection, [row], me, None)
    return answer(found)
