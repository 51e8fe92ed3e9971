"""The application: everything put together, opened and closed in the right order."""

import contextlib
import threading
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from allmende import __version__
from allmende.server.clocks.routes import time
from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.guard import Guard, response_to, something_wrong
from allmende.server.hall import Hall
from allmende.server.health import add_health
from allmende.server.identity.known import Identities
from allmende.server.identity.routes import identity
from allmende.server.journal import Journal
from allmende.server.leases import Leases
from allmende.server.lobby.lobby import Lobby
from allmende.server.lobby.routes import lobby
from allmende.server.lobby.ways import Ways
from allmende.server.logs import log
from allmende.server.looking_back import back
from allmende.server.metrics import Metrics, watch_queries
from allmende.server.neighbours import Neighbours
from allmende.server.notices.channels import Channels
from allmende.server.notices.courier import Courier
from allmende.server.notices.push import Push
from allmende.server.notices.routes import notices
from allmende.server.openapi import add_document
from allmende.server.pages import add_pages
from allmende.server.register import Register
from allmende.server.results.results import Results
from allmende.server.results.routes import results_routes
from allmende.server.routes import api, describe_games
from allmende.server.sockets import Sockets
from allmende.server.standing import Standing
from allmende.server.store import Store
from allmende.server.talk.manners import Manners
from allmende.server.talk.routes import talk
from allmende.server.traces import TRACES
from allmende.table import game_names


def make_app(config: Config) -> Guard:
    """The whole server as one ASGI application, with the guard outside."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if config.traces:
            TRACES.begin(config.traces)
        store = Store(config.database)
        watch_queries(store.engine.sync_engine, metrics)
        await store.start()
        leases = Leases(store)
        journal = Journal(store, metrics, leases.me)
        journal.start()
        app.state.register = guard.register = register = Register(store, journal, config.secret_days)
        app.state.hall = hall = Hall(config, store, journal, leases, metrics)
        app.state.sockets = Sockets(hall, metrics, guard.limits, register)
        app.state.limits = guard.limits
        app.state.lobby = open_lobby = Lobby(config, hall, Ways(config, store, journal))
        app.state.manners = manners = Manners(config, hall, open_lobby, guard.limits)
        app.state.results = results = Results(config, hall)
        standing = Standing(config, store, journal, hall, register, metrics)
        await standing.start()
        register.ended = lambda person: hall.dismiss((person,))
        app.state.identities = Identities(journal, register, standing, config.now)
        neighbours = Neighbours(store, leases, hall, register, guard.limits)
        courier = Courier(config, hall, Push(config, journal))
        app.state.channels = Channels(config, journal, courier.sender, guard.limits)
        manners.join(neighbours, standing)
        neighbours.look = standing.look
        guard.leave = neighbours.leave
        await neighbours.start()
        hall.start()
        open_lobby.start()
        courier.start()
        results.start()
        # The first page asks for it. A thread that need not end before the server does.
        threading.Thread(target=describe_games, args=(tuple(game_names()),), daemon=True).start()
        log("started", version=__version__)
        try:
            yield
        finally:
            await courier.close()
            await standing.close()
            await open_lobby.close()
            await results.close()
            await neighbours.close()
            await hall.close()
            await journal.close()
            await store.close()
            TRACES.end()
            log("stopped")

    app = FastAPI(
        title="Allmende", version=__version__, docs_url=None, redoc_url=None, lifespan=lifespan,
        description="Tables for land games: see docs/server.md.",
    )  # fmt: skip
    app.include_router(api)
    app.include_router(back)
    app.include_router(lobby)
    app.include_router(talk)
    app.include_router(time)
    app.include_router(identity)
    app.include_router(notices)
    app.include_router(results_routes)
    add_sockets(app)
    add_health(app, config, metrics)
    add_errors(app, metrics)
    add_pages(app, config.static)
    add_document(app)
    guard = Guard(app, config, metrics)
    metrics.gauges["sockets"] = guard.sockets.here.total
    return guard


def add_sockets(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/socket")
    async def socket(
        websocket: WebSocket,
        id: str,  # noqa: A002
        seat: Annotated[int | None, Query(ge=0, le=15)] = None,
        watch: Annotated[str | None, Query(max_length=64)] = None,
        since: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
        differences: bool = False,
    ) -> None:
        sockets: Sockets = app.state.sockets
        await sockets.serve(websocket, id, seat, watch, since, differences)


def add_errors(app: FastAPI, metrics: Metrics) -> None:
    """Every error is a code and a sentence; none shows anything of the inside."""

    def answer(refused: Refused) -> Response:
        metrics.refused[refused.code] += 1
        return response_to(refused)

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return answer(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first.get("loc", ())[1:]) or "the body"
        return answer(Refused(422, "bad-request", f"{where}: {first.get('msg', 'is wrong')}"))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        response = answer(Refused(error.status_code, f"http-{error.status_code}", str(error.detail)))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def inside(_: Request, __: Exception) -> Response:
        """It goes on to the guard from here, which makes a line in the log of it."""
        return response_to(something_wrong())
